// What a block says.
import { expect, test } from 'vitest'
import { describeBlock, type BlockContext } from '../../../renderer/week/describe-block.ts'
import { at, event, item, taskClass, week } from '../../builders.ts'

function context(changes: Partial<BlockContext> = {}): BlockContext {
  return {
    window: week(),
    facts: undefined,
    host: null,
    guests: [],
    notes: [],
    language: 'en',
    ...changes,
  }
}

test('[U] an event is named with its day, its clock and its kind', () => {
  const lecture = event(1, at(1, 1, 2), { title: 'Calculus', location: 'Room 4', locked: true })
  expect(describeBlock(lecture, lecture.place, context())).toEqual({
    title: 'Calculus',
    lines: ['Room 4', '08:00–09:45'],
    name: 'Calculus, Monday 2 November, 08:00 to 09:45, class, Room 4, locked',
  })
})

test('[U] a session says which of how many it is, where it lies and in which language', () => {
  const session = item(5, { classId: 2, order: 2, title: '线代 复习', place: at(2, 3) })
  const facts = { taskClass: taskClass(2), items: 6 }
  const text = describeBlock(session, at(2, 3), context({ facts, host: '近代史', language: 'zh' }))
  expect(text.lines).toEqual(['第 2/6 次', '10:00–10:45'])
  expect(text.name).toBe('线代 复习，11月3日星期二，10:00 到 10:45，学习，第 2/6 次，在近代史期间')
})

test('[U] an event with a clock of its own says that clock', () => {
  const talk = event(1, at(1, 1, 2), { clock: { start: '08:10', end: '09:20' } })
  expect(describeBlock(talk, talk.place, context()).lines).toEqual(['08:10–09:20'])
})
