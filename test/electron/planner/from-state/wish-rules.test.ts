// What the terms of a student’s wishes count, one at a time, with a weight of 1.
import { expect, test } from 'vitest'
import { at, event } from '../../../builders.ts'
import { block, count, whole } from './count-term.ts'

test('[P1] pref: work for a course in another part of the day than the one it goes best in', () => {
  const preferences = { preferredParts: [{ course: 'Course 1', part: 'morning' as const }] }
  const starts = [5, 6, 10].map((start) =>
    count('pref', [whole, block(1, at(1, start))], preferences),
  )
  expect(starts).toEqual([0, 1, 1])
})

test('[P1] pref: what lies on a protected day or outside the hours had better leave', () => {
  const preferences = { protectedWeekdays: [7], noStudyAfter: '20:00' }
  const places = [at(1, 1), at(7, 1), at(1, 11)]
  const [liked = 0, protectedDay = 0, late = 0] = places.map((place) =>
    count('pref', [whole, block(1, place)], preferences),
  )
  expect(liked).toBe(0)
  expect(protectedDay).toBeGreaterThan(1)
  expect(late).toBe(protectedDay)
})

test('[P1] pref: what touches the time of lunch had better leave, and what ends or begins at it stays', () => {
  const lunch = { from: '10:45', to: '12:15' }
  const costs = [at(1, 2, 3), at(1, 3, 4), at(1, 4), at(1, 6)].map((place) =>
    count('pref', [whole, block(1, place)], { lunch }),
  )
  expect(costs.map((cost) => cost > 0)).toEqual([false, true, true, false])
})

test('[P1] evening: free evenings are those before the weekend, then those after the fullest days', () => {
  const records = [
    whole,
    event(50, at(2, 1, 9)),
    event(51, at(5, 10, 11), { eventKind: 'personal' }),
  ]
  const costOn = (day: number, freeEvenings: number) =>
    count('evening', [...records, block(1, at(day, 12))], { freeEvenings })
  const kept = (freeEvenings: number) =>
    [1, 2, 3, 4, 5, 6, 7].filter((day) => costOn(day, freeEvenings) > costOn(day, 0))
  expect(kept(0)).toEqual([])
  expect(kept(2)).toEqual([6, 7])
  expect(kept(3)).toEqual([2, 6, 7])
  expect(kept(7)).toEqual([1, 2, 3, 4, 6, 7])
})
