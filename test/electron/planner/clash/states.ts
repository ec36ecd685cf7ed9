// Small random states with more work than room, and policies with wishes of their own.
import * as fc from 'fast-check'
import type { PlacementPolicy } from '../../../../electron/planner/from-state/policy.ts'
import { defaultPreferences } from '../../../../shared/planner/planning-preferences.ts'
import { applyEdit } from '../../../../shared/schedule/edits.ts'
import { legalStarts } from '../../../../shared/schedule/legality.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { at, event, hours, item, schedule, taskClass, week } from '../../../builders.ts'

const periods = 4
const days = 3
const now = { day: 0, period: 0 }

function rarely<Value>(value: fc.Arbitrary<Value>, usual: Value): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: value })
}

const eventArbitrary = fc.record({
  day: fc.integer({ min: 1, max: days }),
  start: fc.integer({ min: 1, max: periods }),
  length: fc.integer({ min: 1, max: 2 }),
  isHost: fc.nat({ max: 3 }).map((value) => value === 0),
  isPersonal: fc.nat({ max: 3 }).map((value) => value === 0),
})

const classArbitrary = fc.record({
  range: fc.constantFrom([1, 1], [1, 2], [1, 2], [2, 2], [1, 3], [2, 3]),
  limits: fc.record({
    slotBudget: rarely<number | null>(fc.integer({ min: 2, max: 5 }), null),
    mayEmbed: fc.boolean(),
    excludedPeriods: rarely(
      fc.uniqueArray(fc.integer({ min: 1, max: periods }), { maxLength: 2 }),
      [],
    ),
    excludedWeekdays: rarely(
      fc.uniqueArray(fc.integer({ min: 1, max: days }), { maxLength: 1 }),
      [],
    ),
  }),
  items: fc.array(
    fc.record({
      duration: fc.integer({ min: 1, max: 2 }),
      /** Some are placed already, at the n-th legal place. */
      place: rarely<number | null>(fc.nat({ max: 9 }), null),
      locked: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})

export const crampedStateArbitrary: fc.Arbitrary<ScheduleState> = fc
  .record({
    events: fc.array(eventArbitrary, { maxLength: 4, size: 'max' }),
    classes: fc.array(classArbitrary, { minLength: 2, maxLength: 3 }),
  })
  .map(({ events, classes }) => {
    const cells = new Set<string>()
    const lessons = events.flatMap(({ day, start, length, isHost, isPersonal }, index) => {
      const end = Math.min(periods, start + length - 1)
      const own = Array.from({ length: end - start + 1 }, (_, step) => `${day}/${start + step}`)
      if (own.some((cell) => cells.has(cell))) return []
      for (const cell of own) cells.add(cell)
      const eventKind = isPersonal ? ('personal' as const) : ('class' as const)
      return [event(index + 1, { day, start, end }, { hosts: isHost, eventKind })]
    })
    let state = schedule(
      [
        ...lessons,
        ...classes.map(({ range: [fromDay = 1, toDay = 1], limits }, index) =>
          taskClass(index + 1, { fromDay, toDay, ...limits }),
        ),
        ...classes.flatMap(({ items }, index) =>
          items.map(({ duration }, rank) =>
            item((index + 1) * 10 + rank, { classId: index + 1, order: rank + 1, duration }),
          ),
        ),
      ],
      week({ periods: hours(periods) }),
    )
    for (const [index, { items }] of classes.entries()) {
      for (const [rank, { place, locked }] of items.entries()) {
        const id = (index + 1) * 10 + rank
        const legal = place === null ? [] : legalStarts(state, id, now)
        const at = legal[(place ?? 0) % Math.max(1, legal.length)]
        if (at === undefined) continue
        const edited = applyEdit(
          state,
          { kind: 'place', task: id, day: at.day, start: at.start },
          now,
        )
        if (edited.ok) state = edited.value.state
        if (!locked) continue
        const tasks = state.tasks.map((task) => (task.id === id ? { ...task, locked } : task))
        state = { ...state, tasks }
      }
    }
    return state
  })

export const policyArbitrary = fc
  .record({
    scope: rarely<PlacementPolicy['scope']>(
      fc.record({
        fromDay: fc.constantFrom(1, 2),
        toDay: fc.constantFrom(2, 3),
        excludedWeekdays: fc.constantFrom<number[][]>([], [2]),
        excludedPeriods: fc.constantFrom<number[][]>([], [1, 4]),
      }),
      null,
    ),
    noStudyAfter: rarely<string | null>(fc.constant('09:45'), null),
    noStudyBefore: rarely<string | null>(fc.constant('10:00'), null),
    protectedWeekdays: rarely<number[]>(fc.constant([1, 3]), []),
    mayMove: fc.constantFrom('none' as const, 'none' as const, 'all' as const),
    now: rarely(fc.constant({ day: 1, period: 2 }), now),
  })
  .map(({ scope, mayMove, now: moment, ...kept }): PlacementPolicy => ({
    classIds: null,
    scope,
    now: moment,
    mayMove,
    preferences: { ...defaultPreferences, ...kept },
  }))

/** A week of eight periods: Monday has lessons on the given runs, other days are full unless `freeDays` has them. */
export function cramped(
  lessons: readonly [start: number, end: number][],
  records: Parameters<typeof schedule>[0],
  freeDays: readonly number[] = [],
): ScheduleState {
  const full = [2, 3, 4, 5, 6, 7].filter((day) => !freeDays.includes(day))
  return schedule(
    [
      ...lessons.map(([start, end], index) => event(900 + index, at(1, start, end))),
      ...full.map((day) => event(910 + day, at(day, 1, 8))),
      ...records,
    ],
    week({ periods: hours(8) }),
  )
}

/**
 * Six blocks of five periods and fifteen of three, for ten days of eight: they hold fourteen of three beside the six.
 * Every class leaves other weekdays out, so that no two are alike and no count shows it.
 */
export const packedState: ScheduleState = schedule(
  [
    ...[11, 12, 13, 14].map((day) => event(900 + day, { day, start: 1, end: 8 })),
    ...Array.from({ length: 21 }, (_, index) => {
      const excludedWeekdays = [1, 2, 3, 4, 5].filter((_weekday, bit) => ((index >> bit) & 1) === 1)
      const id = index + 1
      return [
        taskClass(id, { excludedWeekdays, toDay: 14 }),
        item(id, { classId: id, duration: index < 6 ? 5 : 3 }),
      ]
    }).flat(),
  ],
  week({ weeks: 2, periods: hours(8) }),
)
