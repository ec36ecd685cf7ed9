import { expect, test } from 'vitest'
import { maskOf, occupancyOf, occupantsOf } from '../../../shared/schedule/occupancy.ts'
import { at, event, item, schedule } from '../../builders.ts'

test('[S2] a mask has one bit for each period, up to the thirtieth', () => {
  expect(maskOf(at(1, 1))).toBe(0b1)
  expect(maskOf(at(1, 3, 5))).toBe(0b11100)
  expect(maskOf(at(1, 30))).toBe(2 ** 29)
  expect(maskOf(at(1, 1, 30))).toBe(2 ** 30 - 1)
  expect(maskOf(at(1, 2, 30))).toBe(2 ** 30 - 2)
})

test('[S2] a host’s periods are taken for solid tasks and free for guests until one comes', () => {
  const state = schedule([
    event(1, at(2, 1, 2)),
    event(2, at(2, 4, 7), { hosts: true }),
    item(3, { place: at(2, 5), hostId: 2 }),
    item(4, { place: at(2, 9, 10) }),
    item(5),
  ])
  const { solid, freeHost, periods } = occupancyOf(state)
  expect(periods).toBe(12)
  expect(solid[2]).toBe(0b11_0111_1011)
  expect(freeHost[2]).toBe(0b110_1000)
  expect([solid[1], freeHost[1], solid[7], solid.length]).toEqual([0, 0, 0, 8])
})

test('[S2] where imported events clash no guest can lie', () => {
  const state = schedule([
    event(1, at(1, 1, 4), { hosts: true }),
    event(2, at(1, 3, 6), { hosts: true }),
    event(3, at(1, 6, 7)),
  ])
  const { solid, freeHost } = occupancyOf(state)
  expect([solid[1], freeHost[1]]).toEqual([0b111_1111, 0b1_0011])
})

test('[S2] occupancy is laid out once for each state', () => {
  const state = schedule([event(1, at(1, 1))])
  expect(occupancyOf(state)).toBe(occupancyOf(state))
  expect(occupancyOf({ ...state })).not.toBe(occupancyOf(state))
})

test('[S2] a day outside the window holds nothing', () => {
  const state = schedule([event(1, at(9, 1))])
  expect(occupantsOf(state, 9)).toEqual([])
  expect(occupantsOf(state, -1)).toEqual([])
})
