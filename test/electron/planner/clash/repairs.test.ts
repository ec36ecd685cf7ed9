// One example of each kind of repair: the least change that helps, as data.
import { describe, expect, test } from 'vitest'
import { findClash } from '../../../../electron/planner/clash/find-clash.ts'
import type { PlacementPolicy } from '../../../../electron/planner/from-state/policy.ts'
import type { Repair, RepairChange } from '../../../../shared/planner/clash.ts'
import { defaultPreferences } from '../../../../shared/planner/planning-preferences.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, event, item, taskClass } from '../../../builders.ts'
import { cramped } from './states.ts'

const policy: PlacementPolicy = { classIds: null, scope: null, now: beforeTerm }

function repairsOf(state: ScheduleState, wish = policy): Repair[] {
  const clash = findClash(state, wish)
  if (clash === null) throw new Error('everything fits')
  return clash.repairs
}

function changeOf(
  kind: RepairChange['kind'],
  state: ScheduleState,
  wish = policy,
): RepairChange | undefined {
  return repairsOf(state, wish).find(({ change }) => change.kind === kind)?.change
}

describe('by dates', () => {
  test('[P4] a later date is no later than it has to be', () => {
    const state = cramped(
      [[1, 6]],
      [taskClass(1, { toDay: 1 }), item(1, { duration: 2 }), item(2, { duration: 2 })],
      [4, 5],
    )
    expect(changeOf('later-date', state)).toEqual({
      kind: 'later-date',
      classId: 1,
      from: 1,
      to: 4,
    })
  })

  test('[P4] a later date stays before the exam of the course', () => {
    const records = [
      taskClass(1, { toDay: 1, course: 'Maths' }),
      item(1),
      event(60, at(4, 1, 2), { eventKind: 'exam', course: 'Maths' }),
    ]
    expect(changeOf('later-date', cramped([[1, 8]], records, [4, 5]))).toBeUndefined()
    expect(changeOf('later-date', cramped([[1, 8]], records, [3, 4, 5]))).toMatchObject({ to: 3 })
  })

  test('[P4] work whose date is over gets one that is still to come', () => {
    const state = cramped([], [taskClass(1, { toDay: 2 }), item(1)], [2, 3, 4, 5, 6, 7])
    expect(changeOf('later-date', state, { ...policy, now: { day: 4, period: 8 } })).toEqual({
      kind: 'later-date',
      classId: 1,
      from: 2,
      to: 5,
    })
  })

  test('[P4] an earlier start is no earlier than it has to be', () => {
    const state = cramped([[1, 6]], [taskClass(1, { fromDay: 5 }), item(1)], [3])
    expect(changeOf('earlier-start', state)).toEqual({
      kind: 'earlier-start',
      classId: 1,
      from: 5,
      to: 3,
    })
  })

  test('[P4] where the plan itself was asked to end early, it may go on', () => {
    const scope = { fromDay: 1, toDay: 2, excludedWeekdays: [], excludedPeriods: [] }
    const state = cramped([[1, 8]], [taskClass(1, { strategy: 'rapid' }), item(1)], [4])
    expect(changeOf('later-date', state, { ...policy, scope })).toEqual({
      kind: 'later-date',
      classId: null,
      from: 2,
      to: 4,
    })
  })
})

test('[P4] a plan that goes on longer wants no more than before', () => {
  // Of seven items over the week a plan of Monday wants one, and one period is free on Tuesday.
  const scope = { fromDay: 1, toDay: 1, excludedWeekdays: [], excludedPeriods: [] }
  const items = [1, 2, 3, 4, 5, 6, 7].map((id) => item(id))
  const state = cramped(
    [[1, 8]],
    [taskClass(1, { toDay: 7 }), ...items, event(60, at(2, 1, 7))],
    [2],
  )
  const change = changeOf('later-date', state, { ...policy, scope })
  expect(change).toEqual({ kind: 'later-date', classId: null, from: 1, to: 2 })
})

describe('by more time', () => {
  test('[P4] a longer day allows only the periods that are needed', () => {
    const excludedPeriods = [5, 6, 7, 8]
    const state = cramped([[1, 4]], [taskClass(1, { excludedPeriods }), item(1, { duration: 2 })])
    expect(changeOf('longer-day', state)).toEqual({
      kind: 'longer-day',
      classId: 1,
      periods: [5, 6],
    })
  })

  test('[P4] an excluded weekday is allowed, one if that is enough', () => {
    const state = cramped([[1, 8]], [taskClass(1, { excludedWeekdays: [6, 7] }), item(1)], [6, 7])
    expect(changeOf('allow-weekdays', state)).toEqual({
      kind: 'allow-weekdays',
      classId: 1,
      weekdays: [6],
    })
  })

  test('[P4] work that may not be done in class is let into one', () => {
    const state = cramped(
      [[2, 8]],
      [taskClass(1, { mayEmbed: false }), item(1), event(60, at(1, 1), { hosts: true })],
    )
    expect(changeOf('study-in-class', state)).toEqual({ kind: 'study-in-class', classId: 1 })
  })

  test('[P4] a budget grows by what is missing', () => {
    const state = cramped(
      [],
      [taskClass(1, { slotBudget: 4 }), ...[1, 2, 3].map((id) => item(id, { duration: 2 }))],
    )
    expect(changeOf('raise-budget', state)).toEqual({
      kind: 'raise-budget',
      classId: 1,
      from: 4,
      to: 6,
    })
  })

  test('[P4] the time that a student keeps free is the reserve: days, and hours', () => {
    const preferences = { ...defaultPreferences, protectedWeekdays: [1, 2], noStudyAfter: '13:45' }
    const wish = { ...policy, preferences }
    const state = cramped([[1, 6]], [item(1)])
    const days = { ...wish, preferences: { ...preferences, noStudyAfter: null } }
    expect(changeOf('use-kept-days', state, days)).toEqual({
      kind: 'use-kept-days',
      weekdays: [1],
    })
    const evening = { ...wish, preferences: { ...preferences, protectedWeekdays: [] } }
    expect(changeOf('use-kept-hours', state, evening)).toEqual({
      kind: 'use-kept-hours',
      edge: 'after',
      from: '13:45',
      to: '14:45',
    })
    const early = { ...defaultPreferences, noStudyBefore: '11:00' }
    const morning = cramped([[2, 8]], [item(1)])
    expect(changeOf('use-kept-hours', morning, { ...policy, preferences: early })).toEqual({
      kind: 'use-kept-hours',
      edge: 'before',
      from: '11:00',
      to: '08:00',
    })
  })
})

describe('by moving what is in the way', () => {
  // Item 1 needs two in a row before Tuesday; the obstacle lies in the middle of Monday's three.
  const wanted = [taskClass(1, { toDay: 1 }), item(1, { duration: 2 })]

  test('[P4] a placed block goes to the nearest place that helps', () => {
    const block = item(50, { classId: 2, place: at(1, 2), status: 'suggested' })
    const [first] = repairsOf(cramped([[4, 8]], [...wanted, block], [3]))
    expect(first).toMatchObject({
      change: { kind: 'move-block', taskId: 50, from: at(1, 2), to: at(1, 1), isLocked: false },
      fits: 'all',
      leftOut: [],
    })
  })

  test('[P4] a locked block is unlocked for it and an appointment asks more than either', () => {
    const locked = item(50, { classId: 2, place: at(1, 2), locked: true })
    expect(changeOf('move-block', cramped([[4, 8]], [...wanted, locked]))).toMatchObject({
      taskId: 50,
      isLocked: true,
    })
    const personal = event(50, at(1, 2), { eventKind: 'personal' })
    const [repair] = repairsOf(cramped([[4, 8]], [...wanted, personal]))
    expect(repair).toMatchObject({ change: { kind: 'move-block', taskId: 50, to: at(1, 1) } })
    expect(repair?.effort).toBeGreaterThan(
      repairsOf(cramped([[4, 8]], [...wanted, locked]))[0]?.effort ?? Infinity,
    )
  })

  test('[P4] lessons, exams and what has begun stay where they are', () => {
    const lesson = event(50, at(1, 2))
    expect(changeOf('move-block', cramped([[4, 8]], [...wanted, lesson], [3]))).toBeUndefined()
    const begun = item(50, { classId: 2, place: at(1, 1) })
    const state = cramped(
      [
        [3, 4],
        [7, 8],
      ],
      [...wanted, begun, item(51, { classId: 3, place: at(1, 5) })],
    )
    const now = { day: 1, period: 1 }
    expect(changeOf('move-block', state, { ...policy, now })).toMatchObject({ taskId: 51 })
  })
})

describe('by less work', () => {
  test('[P4] the last items are shortened, none to less than half', () => {
    const state = cramped(
      [[4, 8]],
      [1, 2].map((id) => item(id, { duration: 2 })),
    )
    expect(changeOf('shorten', state)).toEqual({
      kind: 'shorten',
      taskIds: [2],
      from: 2,
      to: 1,
    })
    const none = cramped([[2, 8]], [item(1, { duration: 3 })])
    expect(changeOf('shorten', none)).toBeUndefined()
  })

  test('[P4] as few items as possible are left out, the last first', () => {
    const state = cramped(
      [[4, 8]],
      [1, 2, 3, 4, 5].map((id) => item(id)),
    )
    expect(repairsOf(state)).toEqual([
      {
        change: { kind: 'drop', taskIds: [4, 5] },
        fits: 'all',
        leftOut: [],
        cost: expect.any(Number),
        effort: 80,
      },
    ])
  })
})

describe('all together', () => {
  test('[P4] those that ask least come first', () => {
    const state = cramped(
      [[3, 8]],
      [taskClass(1, { toDay: 1, excludedPeriods: [1, 2] }), item(1, { duration: 2 })],
      [6],
    )
    // Five days more ask more than two periods of one day, and less than to do without.
    expect(repairsOf(state).map(({ change }) => change.kind)).toEqual([
      'longer-day',
      'later-date',
      'drop',
    ])
  })

  test('[P4] there are never more than five', () => {
    // Six would help: the block at three moves, classes and mornings open up, a later date, less of it, or none.
    const state = cramped(
      [[7, 8]],
      [
        taskClass(1, { toDay: 1, mayEmbed: false, excludedPeriods: [1, 2] }),
        item(1, { duration: 2 }),
        item(50, { classId: 2, place: at(1, 3) }),
        event(60, at(1, 5, 6), { hosts: true }),
      ],
      [6],
    )
    expect(repairsOf(state).map(({ change }) => change.kind)).toEqual([
      'move-block',
      'study-in-class',
      'longer-day',
      'later-date',
      'shorten',
    ])
  })

  test('[P4] with a second clash beside it, a repair says what still has no place', () => {
    const state = cramped(
      [[1, 8]],
      [
        taskClass(1, { toDay: 1 }),
        taskClass(2, { fromDay: 3, toDay: 2 }),
        item(1),
        item(20, { classId: 2 }),
      ],
      [2],
    )
    expect(repairsOf(state)[0]).toMatchObject({
      change: { kind: 'later-date', classId: 1, to: 2 },
      fits: 'these',
      leftOut: [20],
    })
  })
})
