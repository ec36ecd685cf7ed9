import { expect, test } from 'vitest'
import {
  comparePlaces,
  containsPlace,
  endsBefore,
  isSamePlace,
  placeAt,
  placeLength,
  shiftPlace,
} from '../../../shared/schedule/place.ts'
import { at } from '../../builders.ts'

test('[S1] a place of some length begins at its start and includes its end', () => {
  expect(placeAt(2, 3, 4)).toEqual(at(2, 3, 6))
  expect(placeLength(at(2, 3, 6))).toBe(4)
})

test('[S4] one place is over before another only when they share no period', () => {
  expect(endsBefore(at(1, 1, 2), at(1, 3))).toBe(true)
  expect(endsBefore(at(1, 1, 3), at(1, 3))).toBe(false)
  expect(endsBefore(at(1, 9), at(2, 1))).toBe(true)
  expect(endsBefore(at(2, 1), at(1, 9))).toBe(false)
})

test('[S3] a place contains what lies wholly within it on the same day', () => {
  expect(containsPlace(at(1, 2, 4), at(1, 2, 4))).toBe(true)
  expect(containsPlace(at(1, 2, 4), at(1, 3))).toBe(true)
  expect(containsPlace(at(1, 2, 4), at(1, 1, 2))).toBe(false)
  expect(containsPlace(at(1, 2, 4), at(1, 4, 5))).toBe(false)
  expect(containsPlace(at(1, 2, 4), at(2, 3))).toBe(false)
})

test('[S3] a place shifts by as many days and periods as another has moved', () => {
  expect(shiftPlace(at(1, 4, 5), at(1, 3, 6), at(4, 1, 4))).toEqual(at(4, 2, 3))
})

test('[S1] places compare by day, start and end, and no place is only like no place', () => {
  const places = [at(2, 1), at(1, 5), at(1, 2, 3), at(1, 2)]
  expect(places.toSorted(comparePlaces)).toEqual([at(1, 2), at(1, 2, 3), at(1, 5), at(2, 1)])
  expect(isSamePlace(at(1, 2), at(1, 2))).toBe(true)
  expect(isSamePlace(at(1, 2), at(1, 2, 3))).toBe(false)
  expect(isSamePlace(null, at(1, 2))).toBe(false)
  expect(isSamePlace(null, null)).toBe(true)
})
