// What the terms of the clock and the week count, one at a time, with a weight of 1.
import { describe, expect, test } from 'vitest'
import type { ScheduleRecord } from '../../../../shared/schedule/diff.ts'
import { at, event, week } from '../../../builders.ts'
import { block, count, heavy, whole } from './count-term.ts'

/** Of a block in the first, second and third period. */
function countMornings(records: ScheduleRecord[]): number[] {
  return [1, 2, 3].map((start) => count('morning', [whole, ...records, block(1, at(1, start))]))
}

describe('the time of day and of the week', () => {
  test('[P1] evening: the later work ends the more, and tiring work more than that', () => {
    const endings = [at(1, 4, 5), at(1, 8, 9), at(1, 10, 11), at(1, 11, 12)]
    expect(endings.map((place) => count('evening', [whole, block(1, place)]))).toEqual([
      0, 1, 5, 24,
    ])
    expect(endings.map((place) => count('evening', [heavy, block(1, place)]))).toEqual([
      0, 1, 6, 33,
    ])
  })

  test('[P1] evening: a Saturday evening is dearer', () => {
    const evenings = [5, 6, 7].map((day) =>
      count('evening', [whole, block(1, at(day, 10, 11))], { freeEvenings: 7 }),
    )
    expect(evenings).toEqual([25, 31, 25])
  })

  test('[P1] evening: of who said nothing those of the weekend and two more stay free if they can', () => {
    const evenings = [1, 2, 3, 4, 5, 6, 7].map((day) =>
      count('evening', [whole, event(50, at(2, 1, 9)), block(1, at(day, 10, 11))]),
    )
    expect(evenings).toEqual([5, 13, 5, 5, 13, 19, 13])
  })

  test('[P1] morning: work that begins before nine, on a weekend above all', () => {
    expect(countMornings([])).toEqual([1, 1, 0])
    expect(count('morning', [whole, block(1, at(6, 1))])).toBe(4)
    // Who has lessons before nine anyway is up by half past eight.
    expect(countMornings([event(50, at(4, 1))])).toEqual([1, 0, 0])
    expect(countMornings([event(50, at(6, 1), { eventKind: 'personal' })])).toEqual([1, 1, 0])
  })

  test('[P1] meal: each break of an hour or more that work would fill', () => {
    const places = [at(1, 4, 5), at(1, 5, 6), at(1, 5, 10), at(1, 2, 3)]
    expect(places.map((place) => count('meal', [whole, block(1, place)]))).toEqual([0, 1, 2, 0])
  })

  test('[P1] meal: where the periods leave no break, those that the student eats in', () => {
    const noBreaks = week({ weeks: 4 })
    const taken = (records: ScheduleRecord[]) =>
      [3, 4, 5, 6, 10, 11].map((start) =>
        count('meal', [whole, ...records, block(1, at(1, start))], {}, noBreaks),
      )
    // 12:00 is nearest to a quarter past twelve, 18:00 to a quarter past six.
    expect(taken([])).toEqual([0, 0, 1, 0, 0, 1])
    expect(taken([event(50, at(1, 5))])).toEqual([0, 0, 0, 1, 0, 1])
    expect(taken([event(50, at(1, 5, 6))])).toEqual([0, 0, 0, 0, 0, 1])
    expect(count('meal', [whole, block(1, at(1, 4, 11))], {}, noBreaks)).toBe(2)
  })

  test('[P1] weekend: for being there and for each period, on a Sunday more than on a Saturday', () => {
    const costs = [5, 6, 7].map((day) => count('weekend', [whole, block(1, at(day, 1, 2))]))
    expect(costs).toEqual([0, 4, 24])
    expect(count('weekend', [whole, block(1, at(6, 1))])).toBe(3)
  })
})
