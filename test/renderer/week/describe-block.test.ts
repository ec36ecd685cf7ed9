// What a block says.
import { expect, test } from 'vitest'
import { describeBlock, type BlockContext } from '../../../renderer/week/describe-block.ts'
import { drawnTitle } from '../../../shared/text/drawn-title.ts'
import { at, event, item, taskClass, week } from '../../builders.ts'

function context(changes: Partial<BlockContext> = {}): BlockContext {
  return {
    window: week(),
    facts: undefined,
    host: null,
    guests: [],
    short: '',
    notes: [],
    language: 'en',
    ...changes,
  }
}

test('[U1] an event is named with its day, its clock and its kind', () => {
  const lecture = event(1, at(1, 1, 2), { title: 'Calculus', location: 'Room 4', locked: true })
  expect(describeBlock(lecture, lecture.place, context())).toEqual({
    title: 'Calculus',
    tail: '',
    lines: ['08:00–09:45', 'Room 4'],
    name: 'Calculus, Monday 2 November, 08:00 to 09:45, class, Room 4, locked',
  })
})

test('[U1] a session says which of how many it is, where it lies and in which language', () => {
  const session = item(5, { classId: 2, order: 2, title: '线代 复习', place: at(2, 3) })
  const facts = { taskClass: taskClass(2, { course: '线性代数' }), items: 6 }
  const text = describeBlock(session, at(2, 3), context({ facts, host: '近代史', language: 'zh' }))
  expect(text.lines).toEqual(['10:00–10:45', '线性代数', '第 2/6 次'])
  expect(text.name).toBe(
    '线代 复习，线性代数，11月3日星期二，10:00 到 10:45，学习，第 2/6 次，在近代史期间',
  )
})

test('[U1] an event with a clock of its own says that clock', () => {
  const talk = event(1, at(1, 1, 2), { clock: { start: '08:10', end: '09:20' } })
  expect(describeBlock(talk, talk.place, context()).lines).toEqual(['08:10–09:20'])
})

test('[U1] a block draws neither the course code nor the word for a lecture, and its name keeps both', () => {
  const title = 'MATH-101: Calculus I (Lecture)'
  const lecture = event(1, at(1, 1), { title, course: 'MATH-101: Calculus I' })
  const text = describeBlock(lecture, lecture.place, context())
  expect(text.title).toBe('Calculus I')
  expect(text.lines).toEqual(['08:00–08:45'])
  expect(text.name).toContain(title)
})

test('[U1] what tells lessons apart stays in the title, and what only looks like a code too', () => {
  for (const title of [
    'Calculus I (Tutorial)',
    'Word list 1: learn',
    'Chapter 3: notes',
    '实验2：电路',
  ])
    expect(drawnTitle(title)).toBe(title)
})

const drawn = (rest: string, course: string) => drawnTitle(course + rest, course)

test('[U1] a title that begins with its course keeps the name and the kind, and a bare code', () => {
  const quantum = 'PHYS2302 Quantum Mechanics'
  expect(drawn(' - Lecture', quantum)).toBe('Quantum Mechanics')
  expect(drawn(' - Tutorial', quantum)).toBe('Quantum Mechanics: Tutorial')
  expect(drawn(' (Seminar)', quantum)).toBe('Quantum Mechanics (Seminar)')
  expect(drawn('', quantum)).toBe('Quantum Mechanics')
  expect(drawn(' Lab (Group A)', 'COMP2711')).toBe('COMP2711 Lab (Group A)')
  expect(drawnTitle('Quantum class test', quantum)).toBe('Quantum class test')
})

test('[U1] a session names its course, unless its title does', () => {
  const facts = { taskClass: taskClass(1, { course: 'Calculus' }), items: 3 }
  const lines = (title: string) =>
    describeBlock(item(1, { title, place: at(1, 1) }), at(1, 1), context({ facts })).lines
  expect(lines('Limits')).toEqual(['08:00–08:45', 'Calculus', '1 of 3'])
  expect(lines('calculus review')).toEqual(['08:00–08:45', '1 of 3'])
  facts.taskClass.course = 'PHYS2302 Quantum Mechanics'
  expect(lines('Waves')[1]).toBe('Quantum Mechanics')
  facts.taskClass.course = 'COMP2711'
  expect(lines('Sorting')[1]).toBe('COMP2711')
})
