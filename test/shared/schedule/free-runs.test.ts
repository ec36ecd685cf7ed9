import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  freeRuns,
  hostRuns,
  lowestPeriod,
  periodsIn,
  runStarts,
} from '../../../shared/schedule/free-runs.ts'
import { firstPeriods, occupancyOf } from '../../../shared/schedule/occupancy.ts'
import { at, event, hours, item, schedule, week } from '../../builders.ts'

const state = schedule([
  event(1, at(1, 3, 4)),
  event(2, at(1, 8, 11), { hosts: true }),
  item(3, { place: at(1, 9), hostId: 2 }),
])

test('[S2] free runs are as long as they can be, and short ones are left out', () => {
  const occupancy = occupancyOf(state)
  expect(freeRuns(occupancy, 1, 1)).toEqual([at(1, 1, 2), at(1, 5, 7), at(1, 12)])
  expect(freeRuns(occupancy, 1, 3)).toEqual([at(1, 5, 7)])
  expect(freeRuns(occupancy, 1, 4)).toEqual([])
  expect(freeRuns(occupancy, 2, 12)).toEqual([at(2, 1, 12)])
})

test('[S2] there are no runs outside the window', () => {
  const occupancy = occupancyOf(state)
  expect([0, -1, 8].map((day) => freeRuns(occupancy, day, 1))).toEqual([[], [], []])
  expect([0, 8].map((day) => hostRuns(state, day, 1))).toEqual([[], []])
})

test('[S2] a grid of thirty periods is free to its last one', () => {
  const wide = schedule([event(1, at(1, 10))], week({ periods: hours(12).concat(hours(18)) }))
  expect(freeRuns(occupancyOf(wide), 1, 1)).toEqual([at(1, 1, 9), at(1, 11, 30)])
  expect(freeRuns(occupancyOf(wide), 2, 30)).toEqual([at(2, 1, 30)])
})

test('[S2] a host’s runs lie between its guests', () => {
  expect(hostRuns(state, 1, 1)).toEqual([
    { hostId: 2, place: at(1, 8) },
    { hostId: 2, place: at(1, 10, 11) },
  ])
  expect(hostRuns(state, 1, 2)).toEqual([{ hostId: 2, place: at(1, 10, 11) }])
})

test('[S2] runs of neighbouring hosts are not joined', () => {
  const pair = schedule([
    event(1, at(1, 3, 4), { hosts: true }),
    event(2, at(1, 1, 2), { hosts: true }),
  ])
  expect(hostRuns(pair, 1, 1)).toEqual([
    { hostId: 2, place: at(1, 1, 2) },
    { hostId: 1, place: at(1, 3, 4) },
  ])
})

test('[S2] run starts, lowest period and list of periods agree with counting bit by bit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 30 - 1 }), fc.integer({ min: 1, max: 30 }), (mask, length) => {
      const isSet = (period: number) =>
        period <= 30 && Math.floor(mask / 2 ** (period - 1)) % 2 === 1
      const all = Array.from({ length: 30 }, (_, index) => index + 1)
      expect(periodsIn(mask)).toEqual(all.filter(isSet))
      expect(mask === 0 ? undefined : lowestPeriod(mask)).toBe(all.find(isSet))
      const starts = all.filter((start) =>
        Array.from({ length }, (_, step) => start + step).every(isSet),
      )
      expect(periodsIn(runStarts(mask, length))).toEqual(starts)
    }),
    { numRuns: 500 },
  )
  expect(firstPeriods(30)).toBe(2 ** 30 - 1)
})
