// What the palette finds: each thing with a key of its own, whatever it is called.
import { expect, test } from 'vitest'
import { listThings } from '../../../renderer/palette/list-things.ts'
import type { HomeworkLine } from '../../../shared/homework/requests.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../builders.ts'

function sheet(id: number): HomeworkLine {
  const due = { title: 'Sheet 4', course: 'Calculus', dueDate: '2026-11-05', dueTime: null }
  const work = { planned: 0, worked: 0, steps: 0, ticked: 0, blocks: 0, openBlocks: 0 }
  return { id, ...due, ...work, urgency: 'soon', hasSolution: false, hasKey: false }
}

test('[U3] two homeworks of one name and day are two things', () => {
  const clock = { date: '2026-11-02', minute: 480, moment: beforeTerm }
  const known = { state: schedule([]), clock, homework: [sheet(1), sheet(2)], texts: [] }
  const keys = listThings(known, 'en').map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

test('[U3] an exam is found by what it is, whatever it is called', () => {
  const clock = { date: '2026-11-02', minute: 480, moment: beforeTerm }
  const state = schedule([
    event(9, at(3, 4), { title: 'Real Analysis finals', eventKind: 'exam' }),
    event(10, at(4, 4), { title: 'Lecture' }),
  ])
  const things = listThings({ state, clock, homework: [], texts: [] }, 'zh')
  expect(things.filter(({ also }) => also.includes('考试')).map(({ name }) => name)).toEqual([
    'Real Analysis finals',
  ])
})

test('[U3] of blocks an exam comes first, then what is ahead by day, what waits, and what is past', () => {
  const clock = { date: '2026-11-04', minute: 480, moment: { day: 3, period: 1 } }
  const state = schedule([
    taskClass(1, { title: 'Sets' }),
    item(1, { title: 'Waits', order: 3 }),
    item(2, { title: 'Later', order: 2, place: at(5, 1) }),
    item(3, { title: 'Past', order: 0, place: at(1, 1) }),
    item(4, { title: 'Sooner', order: 1, place: at(4, 1) }),
    event(9, at(6, 4), { title: 'Finals', eventKind: 'exam' }),
  ])
  const things = listThings({ state, clock, homework: [], texts: [] }, 'en')
  expect(things.filter(({ key }) => key.startsWith('task')).map(({ name }) => name)).toEqual([
    'Finals',
    'Sooner',
    'Later',
    'Waits',
    'Past',
  ])
})
