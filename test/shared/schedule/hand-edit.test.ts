// What a person does by hand: the edits of the core, and the lock that only a person turns.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../../../shared/language.ts'
import { applyDiff, reverseDiff } from '../../../shared/schedule/diff.ts'
import {
  applyHandEdit,
  handEditSchema,
  taskOfHandEdit,
  type HandEdit,
} from '../../../shared/schedule/hand-edit.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { sayHandEdit, sayHandEditResult } from '../../../shared/words/schedule/say-hand-edit.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'
import { at, beforeTerm, event, item, schedule } from '../../builders.ts'
import { deepFreeze, momentArbitrary, stateArbitrary } from './arbitraries.ts'
import { plainViolations } from './plain-rules.ts'

const state = deepFreeze(
  schedule([
    event(10, at(1, 1, 2), { locked: true, title: 'Lecture' }),
    event(11, at(5, 1, 2), { eventKind: 'personal', title: 'Choir' }),
    item(1, { place: at(1, 3, 4) }),
    item(2, { place: at(2, 3, 4), locked: true }),
    item(3, { duration: 2 }),
  ]),
)

function outcome(edit: HandEdit, of: ScheduleState = state) {
  const result = applyHandEdit(of, edit, beforeTerm)
  return result.ok ? 'legal' : result.failure.reason.kind
}

test('[S6] a person pins what lies on the week and frees it again, but not what the timetable fixes', () => {
  const pinned = applyHandEdit(state, { kind: 'pin', task: 1 }, beforeTerm)
  if (!pinned.ok) throw new Error(pinned.failure.reason.kind)
  const after = deepFreeze(pinned.value.state)
  expect(findTask(after, 1)).toMatchObject({ locked: true, place: at(1, 3, 4) })
  expect(applyDiff(after, reverseDiff(pinned.value.diff))).toEqual({ ok: true, value: state })
  expect(outcome({ kind: 'put', task: 1, day: 4, start: 1 }, after)).toBe('locked')
  expect(outcome({ kind: 'swap', taskA: 1, taskB: 2 }, after)).toBe('locked')
  expect(outcome({ kind: 'unplace', task: 1 }, after)).toBe('locked')
  expect(outcome({ kind: 'pin', task: 1 }, after)).toBe('same-lock')
  expect(outcome({ kind: 'unpin', task: 1 }, after)).toBe('legal')
  expect(outcome({ kind: 'pin', task: 11 })).toBe('legal')
  expect(outcome({ kind: 'unpin', task: 1 })).toBe('same-lock')
  expect(outcome({ kind: 'unpin', task: 10 })).toBe('fixed-event')
  expect(outcome({ kind: 'pin', task: 3 })).toBe('still-pending')
  expect(outcome({ kind: 'pin', task: 99 })).toBe('unknown-task')
})

test('[T4] put places what waits and moves what lies somewhere; an appointment moves too', () => {
  expect(outcome({ kind: 'put', task: 3, day: 3, start: 1 })).toBe('legal')
  expect(outcome({ kind: 'put', task: 1, day: 2, start: 1 })).toBe('legal')
  expect(outcome({ kind: 'put', task: 11, day: 5, start: 5 })).toBe('legal')
  expect(outcome({ kind: 'put', task: 10, day: 5, start: 5 })).toBe('locked')
  expect(outcome({ kind: 'unplace', task: 11 })).toBe('not-an-item')
  expect(outcome({ kind: 'put', task: 1, day: 1, start: 3 })).toBe('no-change')
})

test('[T2] each edit is said in a sentence of each language', () => {
  const edits: HandEdit[] = [
    { kind: 'put', task: 1, day: 4, start: 1 },
    { kind: 'put', task: 3, day: 4, start: 1 },
    { kind: 'swap', taskA: 1, taskB: 2 },
    { kind: 'unplace', task: 1 },
    { kind: 'pin', task: 1 },
    { kind: 'unpin', task: 2 },
  ]
  expect(edits.map((edit) => sayHandEdit(state, edit, 'en'))).toEqual([
    'Moved “Item 1” to Thu 5 Nov 08:00–09:45',
    'Placed “Item 3” on Thu 5 Nov 08:00–09:45',
    'Swapped “Item 1” and “Item 2”',
    'Took “Item 1” off the week; it waits to be planned',
    'Pinned “Item 1” where it is',
    'Unpinned “Item 2”',
  ])
  expect(edits.map((edit) => sayHandEditResult(state, edit, 'zh'))).toEqual([
    '把“Item 1”挪到11月5日 周四 08:00–09:45。',
    '把“Item 3”排在11月5日 周四 08:00–09:45。',
    '对调“Item 1”和“Item 2”。',
    '把“Item 1”退回待安排。',
    '固定“Item 1”的时间。',
    '取消固定“Item 2”。',
  ])
  expect(edits.map(taskOfHandEdit)).toEqual([1, 3, 1, 1, 1, 2])
})

/** Picks count through the tasks that there are. */
const wishArbitrary = fc.record({
  kind: fc.constantFrom('put', 'put', 'swap', 'unplace', 'pin', 'unpin'),
  pick: fc.nat(),
  other: fc.nat(),
  day: fc.integer({ min: 1, max: 16 }),
  start: fc.integer({ min: 1, max: 14 }),
})

function toHandEdit({ tasks }: ScheduleState, wish: Generated): HandEdit {
  const idAt = (pick: number) => tasks[pick % Math.max(tasks.length, 1)]?.id ?? 1
  const task = idAt(wish.pick)
  if (wish.kind === 'put') return { kind: 'put', task, day: wish.day, start: wish.start }
  if (wish.kind === 'swap') return { kind: 'swap', taskA: task, taskB: idAt(wish.other) }
  return { kind: wish.kind, task }
}

type Generated = typeof wishArbitrary extends fc.Arbitrary<infer Wish> ? Wish : never

test('[S7] by hand too every change keeps the rules, goes back whole, and is refused in words', () => {
  let written = 0
  const unclear: string[] = []
  fc.assert(
    fc.property(
      stateArbitrary,
      momentArbitrary,
      fc.array(wishArbitrary, { minLength: 1, maxLength: 12 }),
      (start, now, wishes) => {
        let present = start
        for (const wish of wishes) {
          const edit = toHandEdit(present, wish)
          expect(handEditSchema.safeParse(edit).success).toBe(true)
          const result = applyHandEdit(deepFreeze(present), edit, now)
          if (!result.ok) {
            const said = languages.map((language) =>
              sayRefusal(present, result.failure, language, 'person'),
            )
            unclear.push(...said.filter((text) => /undefined|NaN|#\d/.test(text)))
            continue
          }
          written += 1
          const { state: next, diff } = result.value
          expect(plainViolations(next)).toEqual([])
          expect(applyDiff(next, reverseDiff(diff))).toEqual({ ok: true, value: present })
          present = next
        }
      },
    ),
    { numRuns: 300 },
  )
  expect(unclear).toEqual([])
  expect(written).toBeGreaterThan(80)
})

test('[S3] [S4] [S6] a copy is the same once more: a session in the order of its work, an appointment, a meeting of its class', () => {
  const copied = applyHandEdit(state, { kind: 'copy', task: 2, day: 1, start: 6 }, beforeTerm, {
    task: 40,
    series: 50,
  })
  if (!copied.ok) throw new Error(copied.failure.reason.kind)
  const after = copied.value.state
  // Between the first session and the pinned one that it is a copy of; itself it is free.
  expect(findTask(after, 40)).toMatchObject({ place: at(1, 6, 7), order: 2, locked: false })
  expect(findTask(after, 2)).toMatchObject({ order: 3, place: at(2, 3, 4) })
  expect(plainViolations(after)).toEqual([])
  expect(applyDiff(after, reverseDiff(copied.value.diff))).toEqual({ ok: true, value: state })
  expect(outcome({ kind: 'copy', task: 1, day: 1, start: 1 })).toBe('occupied')
  const choir = applyHandEdit(state, { kind: 'copy', task: 11, day: 5, start: 4 }, beforeTerm, {
    task: 40,
    series: 50,
  })
  expect(choir.ok && findTask(choir.value.state, 40)).toMatchObject({ series: 50, locked: false })
  const lecture = applyHandEdit(state, { kind: 'copy', task: 10, day: 3, start: 1 }, beforeTerm)
  expect(lecture.ok && findTask(lecture.value.state, 12)).toMatchObject({
    series: 10,
    locked: true,
  })
  const begun = applyHandEdit(
    state,
    { kind: 'copy', task: 10, day: 1, start: 5 },
    { day: 2, period: 1 },
  )
  expect(begun.ok ? null : begun.failure).toMatchObject({
    task: 10,
    reason: { kind: 'in-the-past' },
  })
})

test('[T4] several blocks move or leave together, all or none', () => {
  const both: HandEdit = {
    kind: 'put',
    task: 1,
    day: 1,
    start: 8,
    also: [{ task: 11, day: 6, start: 1 }],
  }
  const moved = applyHandEdit(state, both, beforeTerm)
  expect(moved.ok && [1, 11].map((id) => findTask(moved.value.state, id)?.place)).toEqual([
    at(1, 8, 9),
    at(6, 1, 2),
  ])
  expect(outcome({ ...both, also: [{ task: 2, day: 6, start: 1 }] })).toBe('locked')
  const free = schedule([item(1, { place: at(1, 3, 4) }), item(2, { place: at(2, 3, 4) })])
  const left = applyHandEdit(free, { kind: 'unplace', task: 1, also: [2] }, beforeTerm)
  expect(left.ok && left.value.state.tasks.map(({ place }) => place)).toEqual([null, null])
  expect(sayHandEdit(free, { kind: 'unplace', task: 1, also: [2] }, 'en')).toContain('2 blocks')
})

test('[S3] an event with minutes of its own keeps them in its new rows, and gives them up where those have none', () => {
  const dentist = event(20, at(1, 1), {
    eventKind: 'personal',
    clock: { start: '08:10', end: '08:40' },
  })
  const moved = applyHandEdit(
    schedule([dentist]),
    { kind: 'put', task: 20, day: 2, start: 4 },
    beforeTerm,
  )
  expect(moved.ok && findTask(moved.value.state, 20)).toMatchObject({
    place: at(2, 4),
    clock: { start: '11:10', end: '11:40' },
  })
})
