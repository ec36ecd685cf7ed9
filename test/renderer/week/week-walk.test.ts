// The arrow keys' way through the week.
import { expect, test } from 'vitest'
import { walk, walkFrom, type Stop } from '../../../renderer/week/week-walk.ts'

const stops: Stop[] = [
  { id: 1, day: 1, start: 1 },
  { id: 2, day: 1, start: 6 },
  { id: 3, day: 2, start: 5 },
  { id: 4, day: 4, start: 1 },
  { id: 5, day: 4, start: 7 },
]

test('[U1] down goes on through the day and into the next one', () => {
  expect(walk(stops, 1, 'ArrowDown')?.id).toBe(2)
  expect(walk(stops, 2, 'ArrowDown')?.id).toBe(3)
  expect(walk(stops, 5, 'ArrowDown')).toBeNull()
})

test('[U1] right goes to the block nearest in time on the next day that has one', () => {
  expect(walk(stops, 1, 'ArrowRight')?.id).toBe(3)
  expect(walk(stops, 3, 'ArrowRight')?.id).toBe(5)
  expect(walk(stops, 5, 'ArrowLeft')?.id).toBe(3)
  expect(walk(stops, 4, 'ArrowRight')).toBeNull()
})

test('[U1] Home and End stay within the day', () => {
  expect(walk(stops, 5, 'Home')?.id).toBe(4)
  expect(walk(stops, 1, 'End')?.id).toBe(2)
})

test('[U1] a block that has gone leaves the walk at the first', () => {
  expect(walk(stops, 99, 'ArrowDown')?.id).toBe(1)
  expect(walk([], 99, 'ArrowDown')).toBeNull()
})

test('[U1] from where no stop is, the way goes on in the same direction', () => {
  expect(walkFrom(stops, { day: 2, start: 5 }, 'ArrowUp')).toBe(1)
  expect(walkFrom(stops, { day: 2, start: 2 }, 'ArrowDown')).toBe(2)
  expect(walkFrom(stops, { day: 5, start: 1 }, 'ArrowRight')).toBeNull()
  expect(walkFrom([], { day: 1, start: 1 }, 'Home')).toBeNull()
})
