// The sessions of a proposed task class, counted up and down.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countItems,
  sharedDuration,
} from '../../../../../renderer/conversation/card/edit/class-fields.tsx'

const items = [
  { title: 'Exercises 1', duration: 2 },
  { title: 'Exercises 2', duration: 2 },
]

test('[G13] more sessions are named on from the last one, and are as long', () => {
  expect(countItems(items, 4)).toEqual([
    ...items,
    { title: 'Exercises 3', duration: 2 },
    { title: 'Exercises 4', duration: 2 },
  ])
  expect(countItems([{ title: 'Essay', duration: 3 }], 3).map(({ title }) => title)).toEqual([
    'Essay',
    'Essay 2',
    'Essay 3',
  ])
  expect(countItems([{ title: '第9次', duration: 1 }], 2)[1]?.title).toBe('第10次')
})

test('[G13] fewer sessions: the last ones go', () => {
  expect(countItems(items, 1)).toEqual(items.slice(0, 1))
})

test('[G13] there are as many sessions as were asked for, and the first ones stay', () => {
  const title = fc.string({ minLength: 1, maxLength: 20 })
  const some = fc.array(fc.record({ title, duration: fc.integer({ min: 1, max: 6 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 20 }), (given, count) => {
      const counted = countItems(given, count)
      const kept = given.slice(0, count)
      expect(counted).toHaveLength(count)
      expect(counted.slice(0, kept.length)).toEqual(kept)
    }),
    { numRuns: 200 },
  )
})

test('[G13] one length is shown only where all have it', () => {
  expect(sharedDuration(items)).toBe(2)
  expect(sharedDuration([...items, { title: 'Mock exam', duration: 4 }])).toBeNull()
  expect(sharedDuration([])).toBeNull()
})
