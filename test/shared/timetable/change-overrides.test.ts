// Days off and make-up days: lessons fall away and appear, and taking one back returns what it took.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import { newViolations } from '../../../shared/schedule/legality.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { changeOverrides, type OverrideWish } from '../../../shared/timetable/change-overrides.ts'
import { changeTimetable } from '../../../shared/timetable/change-timetable.ts'
import { walkPlan, type Plan } from '../../../shared/timetable/term-change.ts'
import { readTimetable, type WeeklyBlock } from '../../../shared/timetable/weekly-block.ts'
import {
  at,
  beforeTerm,
  event,
  hours,
  item,
  schedule,
  taskClass,
  term,
  week,
} from '../../builders.ts'
import { momentArbitrary, stateArbitrary } from '../schedule/arbitraries.ts'

const ids = { task: 1000, series: 1000 }

const weeks4 = term({ weeks: 4, periods: hours(8) })

function blockOf(changes: Partial<WeeklyBlock>): WeeklyBlock {
  const all = { start: 3, end: 4, clock: null, hosts: false, weeks: [1, 2, 3, 4], ...changes }
  return {
    series: null,
    title: 'Physics',
    course: 'Physics',
    kind: 'class',
    location: '',
    weekday: 3,
    ...all,
  }
}

/** Physics on Wednesdays, Latin on Saturdays in week 2, and chess on Wednesdays, which is no lesson. */
function timetable(): Plan {
  const empty = { term: weeks4, state: schedule([], week({ weeks: 4, periods: hours(8) })) }
  const blocks = [
    blockOf({}),
    blockOf({ title: 'Latin', course: 'Latin', weekday: 6, weeks: [2], start: 1, end: 1 }),
    blockOf({ title: 'Chess', course: '', kind: 'personal', start: 7, end: 7 }),
  ]
  const typed = changeTimetable(
    empty,
    blocks.map((to) => ({ from: null, to })),
    beforeTerm,
    { task: 1, series: 1 },
  )
  const applied = typed.ok ? applyDiff(empty.state, typed.value.diff) : typed
  if (!applied.ok) throw new Error('the timetable is free of clashes')
  return { ...empty, state: applied.value }
}

function change(plan: Plan, wish: OverrideWish, taken: EventTask[] = [], now = beforeTerm) {
  const changed = changeOverrides(plan, wish, taken, now, ids)
  if (!changed.ok) throw new Error(changed.failure.kind)
  const walked = walkPlan(plan, 'redo', changed.value)
  if (!walked.ok) throw new Error(walked.failure.conflicts.join())
  expect(walkPlan(walked.value, 'undo', changed.value)).toEqual({ ok: true, value: plan })
  const removed = Object.values(changed.value.diff.removed)
  return {
    ...changed.value,
    plan: walked.value,
    taken: [...taken, ...removed.filter((one) => one.kind === 'event')],
  }
}

function titlesOn({ state }: Plan, day: number): string[] {
  return state.tasks.flatMap((task) =>
    task.place?.day === day ? [`${task.title} ${task.place.start}`] : [],
  )
}

test('[U6] a day off takes its lessons and leaves the rest, and taken back it is as before', () => {
  const plan = timetable()
  // Wednesday of week 1 is at the edge: only the history knows that there were lessons.
  const off = change(plan, { kind: 'off', from: '2026-11-04', to: '2026-11-06', freeStudy: false })
  expect(titlesOn(off.plan, 3)).toEqual(['Chess 7'])
  expect(off.plan.term.overrides).toHaveLength(3)
  const back = change(off.plan, { kind: 'work', from: '2026-11-04', to: '2026-11-06' }, off.taken)
  expect(back.plan).toEqual(plan)
})

test('[U6] a make-up day follows the day that it stands for, off or not', () => {
  const plan = timetable()
  const off = change(plan, { kind: 'off', from: '2026-11-11', to: '2026-11-11', freeStudy: false })
  const made = change(
    off.plan,
    { kind: 'follows', date: '2026-11-14', week: 2, weekday: 3 },
    off.taken,
  )
  expect(titlesOn(made.plan, 10)).toEqual(['Chess 7'])
  expect(titlesOn(made.plan, 13)).toEqual(['Physics 3'])
  const known = readTimetable(made.plan.term, made.plan.state).map(({ block }) => block)
  expect(known).toContainEqual(blockOf({ series: 1 }))
  const back = change(made.plan, { kind: 'work', from: '2026-11-14', to: '2026-11-14' }, made.taken)
  expect(titlesOn(back.plan, 13)).toEqual(['Latin 1'])
  expect(
    change(
      back.plan,
      { kind: 'work', from: '2026-11-11', to: '2026-11-11' },
      back.taken,
    ).plan.state.tasks.map(({ place, title }) => [title, place]),
  ).toEqual(plan.state.tasks.map(({ place, title }) => [title, place]))
})

test('[U6] study on a day off stays unless it is freed, and gives way on a make-up day', () => {
  const plan = timetable()
  const study = schedule(
    [
      ...plan.state.tasks,
      item(501, { place: at(3, 1) }),
      item(502, { place: at(13, 3) }),
      taskClass(1),
    ],
    plan.state.window,
  )
  const wish = { kind: 'off', from: '2026-11-04', to: '2026-11-04' } as const
  expect(change({ ...plan, state: study }, { ...wish, freeStudy: false }).displaced).toEqual([])
  const freed = change({ ...plan, state: study }, { ...wish, freeStudy: true })
  expect(freed.displaced.map(({ id }) => id)).toEqual([501])
  const made = change(
    { ...plan, state: study },
    { kind: 'follows', date: '2026-11-14', week: 2, weekday: 3 },
  )
  expect(made.displaced.map(({ id }) => id)).toEqual([502])
})

test('[S6] what has begun stays, and what can not be is refused', () => {
  const plan = timetable()
  const late = { day: 3, period: 3 }
  const off = change(
    plan,
    { kind: 'off', from: '2026-11-04', to: '2026-11-04', freeStudy: true },
    [],
    late,
  )
  expect(titlesOn(off.plan, 3)).toEqual(['Physics 3', 'Chess 7'])
  for (const [wish, kind] of [
    [{ kind: 'off', from: '2026-11-05', to: '2026-11-04', freeStudy: false }, 'backwards'],
    [{ kind: 'off', from: '2026-11-28', to: '2026-12-02', freeStudy: false }, 'outside-term'],
    [{ kind: 'follows', date: '2026-11-07', week: 5, weekday: 1 }, 'no-week'],
    [{ kind: 'work', from: '2026-11-05', to: '2026-11-05' }, 'same'],
    [{ kind: 'follows', date: '2026-11-05', week: 1, weekday: 4 }, 'same'],
  ] as const)
    expect(changeOverrides(plan, wish, [], beforeTerm, ids)).toMatchObject({ failure: { kind } })
})

const wishArbitrary: fc.Arbitrary<OverrideWish> = fc
  .record({
    kind: fc.constantFrom('off' as const, 'follows' as const, 'work' as const),
    day: fc.integer({ min: 2, max: 15 }),
    week: fc.integer({ min: 1, max: 2 }),
    weekday: fc.integer({ min: 1, max: 7 }),
    freeStudy: fc.boolean(),
  })
  .map(({ kind, day, week: number, weekday, freeStudy }) => {
    const date = `2026-11-${String(day).padStart(2, '0')}`
    if (kind === 'follows') return { kind, date, week: number, weekday }
    return kind === 'off'
      ? { kind, from: date, to: date, freeStudy }
      : { kind, from: date, to: date }
  })

test('[S7] over random weeks no override breaks a rule, and each is taken back exactly', () => {
  fc.assert(
    fc.property(
      stateArbitrary,
      fc.array(wishArbitrary, { maxLength: 4 }),
      momentArbitrary,
      (state, wishes, now) => {
        let plan: Plan = { term: term({ weeks: 2, periods: hours(8) }), state }
        let next = ids.task
        for (const wish of wishes) {
          const changed = changeOverrides(plan, wish, [], now, { task: next, series: 1000 })
          if (!changed.ok) continue
          const walked = walkPlan(plan, 'redo', changed.value)
          if (!walked.ok) throw new Error(walked.failure.conflicts.join())
          expect(newViolations(plan.state, walked.value.state, now)).toEqual([])
          expect(walkPlan(walked.value, 'undo', changed.value)).toEqual({ ok: true, value: plan })
          plan = walked.value
          next += 100
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('[U6] a lesson of its own time is brought back with it', () => {
  const own = event(1, at(3, 2), {
    title: 'Lab',
    locked: true,
    clock: { start: '09:05', end: '09:40' },
  })
  const plan = { term: weeks4, state: schedule([own], week({ weeks: 4, periods: hours(8) })) }
  const off = change(plan, { kind: 'off', from: '2026-11-04', to: '2026-11-04', freeStudy: false })
  expect(
    change(off.plan, { kind: 'work', from: '2026-11-04', to: '2026-11-04' }, off.taken).plan,
  ).toEqual(plan)
})
