// The limits that bind a block, and what it costs here and elsewhere.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costsOfPlaces } from '../../../../electron/planner/explain/costs-of-places.ts'
import { weighingPolicy } from '../../../../electron/planner/from-state/policy.ts'
import type { Instead, Limit, PlaceCost } from '../../../../shared/planner/explanation.ts'
import { placeClock } from '../../../../shared/schedule/calendar.ts'
import { checkPlace, legalStarts } from '../../../../shared/schedule/legality.ts'
import { isSamePlace, type Place } from '../../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, event, hours, item, schedule, taskClass, week } from '../../../builders.ts'
import {
  everyPlace,
  momentArbitrary,
  stateArbitrary,
} from '../../../shared/schedule/arbitraries.ts'
import { explained, pending, placed, state } from './example.ts'

function limitsOf(limits: readonly Limit[], ...kinds: Limit['kind'][]): Limit[] {
  return limits.filter(({ kind }) => kinds.includes(kind))
}

describe('limits', () => {
  test('[P2] a block names its neighbours, its dates, what is kept free, and what touches it', () => {
    const { limits, spacing } = placed(state, 3)
    expect(limits.map(({ kind }) => kind)).toEqual([
      'after',
      'until',
      'excluded-periods',
      'excluded-weekdays',
      'beside',
    ])
    expect(limitsOf(limits, 'after', 'beside')).toEqual([
      { kind: 'after', task: 2, place: at(3, 3, 4), blocks: 4 },
      { kind: 'beside', task: 92, side: 'before' },
    ])
    expect(limitsOf(limits, 'excluded-weekdays')).toMatchObject([{ weekdays: [7], blocks: 6 }])
    expect(spacing).toEqual({ sinceLast: 2, untilNext: null })
  })

  test('[P2] what a limit takes is counted only where nothing else takes it', () => {
    fc.assert(
      fc.property(stateArbitrary, momentArbitrary, (from, now) => {
        for (const task of from.tasks) {
          if (
            task.kind === 'event' ||
            task.locked ||
            legalStarts(from, task.id, now).length === 0
          ) {
            continue
          }
          const data = explained(from, task.id, {}, now)
          const limits = data === null || data.kind === 'event' ? [] : data.limits
          const count = (reason: string) =>
            everyPlace(from, task.duration).filter(
              (place) => checkPlace(from, task.id, place, now)?.kind === reason,
            ).length
          // The order is the last thing that the check looks at.
          for (const limit of limits) {
            const expected =
              limit.kind === 'after'
                ? count('before-predecessor')
                : limit.kind === 'before'
                  ? count('after-successor')
                  : null
            expect(expected ?? ('blocks' in limit ? limit.blocks : 0)).toBe(
              'blocks' in limit ? limit.blocks : 0,
            )
          }
        }
      }),
      { numRuns: 25 },
    )
  })

  test('[P2] a limit says what the best place that it takes would save', () => {
    // Only on Tuesday would the second session not share the day with the first.
    const bound = schedule(
      [
        taskClass(1, { excludedWeekdays: [2] }),
        item(1, { place: at(1, 1) }),
        item(2, { place: at(1, 3) }),
        ...[3, 4, 5, 6, 7].map((day) => event(90 + day, at(day, 1, 4))),
      ],
      week({ periods: hours(4) }),
    )
    const leastOf = (day: number) => {
      const places = [1, 2, 3, 4].map((start) => at(day, start))
      const costs = costsOfPlaces(bound, weighingPolicy(beforeTerm), 2, places)
      return Math.min(...costs.slice(day === 1 ? 1 : 0).map(({ total }) => total))
    }
    expect(leastOf(2)).toBeLessThan(leastOf(1))
    expect(limitsOf(placed(bound, 2).limits, 'excluded-weekdays')).toEqual([
      { kind: 'excluded-weekdays', weekdays: [2], blocks: 4, gain: leastOf(1) - leastOf(2) },
    ])
  })

  test('[P2] a guest names its host, a locked block its lock, a begun one that it has begun', () => {
    expect(placed(state, 21).limits).toEqual([{ kind: 'inside', host: 91 }])
    expect(placed(state, 31).limits).toEqual([{ kind: 'locked' }])
    const begun = placed(state, 2, {}, { day: 3, period: 3 })
    expect(limitsOf(begun.limits, 'begun')).toEqual([{ kind: 'begun' }])
    expect(begun.alternatives).toEqual([])
  })
})

describe('costs', () => {
  test('[P2] a block’s shares, alternatives and counts agree with what each place costs', () => {
    fc.assert(
      fc.property(stateArbitrary, momentArbitrary, (from, now) => {
        for (const task of from.tasks) {
          if (task.kind === 'event' || task.place === null) continue
          const data = placed(from, task.id, {}, now)
          const unlocked = { ...task, locked: false }
          const free = { ...from, tasks: from.tasks.with(from.tasks.indexOf(task), unlocked) }
          const others = legalStarts(free, task.id, now).filter(
            (place) => !isSamePlace(place, task.place),
          )
          const costs = costsOfPlaces(from, weighingPolicy(now), task.id, others)
          const totals = costs.map(({ total }) => total).toSorted((a, b) => a - b)
          expect(data.otherPlaces).toBe(others.length)
          expect(data.betterPlaces).toBe(totals.filter((total) => total < 0).length)
          expect(data.alternatives.map(({ total }) => total)).toEqual(totals.slice(0, 3))
          expect(
            data.alternatives.filter((each) => !costs.some((cost) => isEqual(cost, each))),
          ).toEqual([])
          for (const { of, best } of data.instead) {
            const others = costs.filter(({ place }) => !takes(from, of, place))
            expect(takes(from, of, task.place)).toBe(true)
            expect(best?.total).toBe(others.length === 0 ? undefined : leastOf(others))
            expect(best === null || costs.some((cost) => isEqual(cost, best))).toBe(true)
          }
          expect(data.share).toBe(data.terms.reduce((sum, { here }) => sum + here, 0))
          expect(data.terms.filter(({ least, here, most }) => least > here || here > most)).toEqual(
            [],
          )
        }
      }),
      { numRuns: 25 },
    )
  })

  test('[P2] a pending block is told its best places, and what no longer being left out is worth', () => {
    const data = pending(state, 4)
    expect(data.legalPlaces).toBe(legalStarts(state, 4, beforeTerm).length)
    expect(data.best).toHaveLength(3)
    expect(data.best.map(({ terms }) => terms[0]?.term)).toEqual([
      'unplaced',
      'unplaced',
      'unplaced',
    ])
    expect(data.none).toBeNull()
  })
})

function takes({ window }: ScheduleState, kind: Instead['of'], place: Place): boolean {
  if (kind === 'evening')
    return placeClock(window, { place: { ...place, start: place.end } }).start >= '18:00'
  return (window.days[place.day - 1]?.weekday ?? 0) >= 6
}

function leastOf(costs: readonly PlaceCost[]): number {
  return Math.min(...costs.map(({ total }) => total))
}

/** Of a block on a Saturday, in a week with so many periods of lessons on each weekday. */
function insteadOf(start: number, lessons = 11) {
  const events = [1, 2, 3, 4, 5].map((day) => event(day, at(day, 1, lessons)))
  const records = [...events, taskClass(1, { toDay: 7 }), item(11, { place: at(6, start) })]
  return placed(schedule(records), 11).instead.map(({ of, best }) => [of, best?.place ?? null])
}

test('[P2] why a block takes the weekend, or the evening: what the best other place would cost', () => {
  // Of equal cost the nearest comes first.
  expect(insteadOf(3)).toEqual([['weekend', at(5, 12)]])
  expect(insteadOf(3, 12)).toEqual([['weekend', null]])
  expect(insteadOf(12)).toEqual([
    ['weekend', at(5, 12)],
    ['evening', at(6, 2)],
  ])
  const now = { day: 6, period: 5 }
  expect(placed(schedule([item(11, { place: at(6, 3) })]), 11, {}, now).instead).toEqual([])
})

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

describe('no place at all', () => {
  test('[P2] a pending block is told which limit leaves none', () => {
    expect(pending(state, 22).none).toEqual({
      kind: 'over-budget',
      budget: 2,
      used: 1,
      duration: 2,
    })
    const gone = schedule([taskClass(1, { fromDay: 5, toDay: 4 }), item(1)])
    expect(pending(gone, 1).none).toEqual({ kind: 'no-days', fromDay: 5, toDay: 4 })
    const between = schedule([item(1, { place: at(1, 1) }), item(2), item(3, { place: at(1, 2) })])
    expect(pending(between, 2).none).toEqual({ kind: 'no-room-in-order', after: 1, before: 3 })
    const short = schedule([
      taskClass(1, { excludedPeriods: [3, 6, 9, 12] }),
      item(1, { duration: 3 }),
    ])
    expect(pending(short, 1).none).toEqual({ kind: 'too-short', duration: 3, longest: 2 })
    const full = schedule([taskClass(1, { toDay: 1 }), event(9, at(1, 1, 12)), item(1)])
    expect(pending(full, 1).none).toEqual({ kind: 'too-short', duration: 1, longest: 0 })
  })
})
