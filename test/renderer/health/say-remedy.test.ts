// The sentence behind "Try it".
import { expect, test } from 'vitest'
import { sayRemedy } from '../../../renderer/health/remedies.tsx'
import { at, item, schedule, week } from '../../builders.ts'

const state = schedule(
  [
    item(1, { title: 'Problem set', duration: 2, place: at(1, 3, 4) }),
    item(2, { title: 'Reading', order: 2, place: at(2, 3, 4) }),
    item(3, { title: 'Essay', order: 3 }),
  ],
  week({ weeks: 2 }),
)

const move = (id: number) =>
  ({
    call: { name: 'move', arguments: { task_id: id, new_day: 10, new_slot_start: 5 } },
  }) as const

const swap = (a: number, b: number) =>
  ({
    call: { name: 'swap', arguments: { task_a: a, task_b: b } },
  }) as const

test('[P5] a proposed move or swap is asked for in words that mean just that', () => {
  expect(sayRemedy(state, move(1), 'en')).toBe('Move “Problem set” to November 11, period 5')
  expect(sayRemedy(state, move(1), 'zh')).toBe('把“Problem set”挪到11月11日第5节')
  expect(sayRemedy(state, swap(1, 2), 'en')).toBe('Swap “Problem set” and “Reading”')
})

test('[P5] nothing is asked for of a block that has gone since, or has no place', () => {
  expect(sayRemedy(state, move(9), 'en')).toBeNull()
  expect(sayRemedy(state, move(3), 'en')).toBeNull()
  expect(sayRemedy(state, swap(1, 9), 'en')).toBeNull()
})
