// What a re-plan may be told.
import { describe, expect, test } from 'vitest'
import { replanArgumentsSchema } from '../../../shared/tools/replan-arguments.ts'

const accepts = (value: unknown) => replanArgumentsSchema.safeParse(value).success

describe('the arguments of replan', () => {
  test('[T1] all of them may be absent, and none else is taken', () => {
    expect(accepts({})).toBe(true)
    expect(
      accepts({
        unavailable: [{ day_from: 1, day_to: 3, slot_start: 2, slot_end: 4 }],
        task_ids: [1],
        task_class_ids: [2],
        include_today: true,
        before_exams: true,
        max_moves: 0,
      }),
    ).toBe(true)
    expect(accepts({ until: 3 })).toBe(false)
  })

  test('[T1] spans run forwards, lists name something, numbers are in range', () => {
    const span = { day_from: 2, day_to: 2 }
    expect(accepts({ unavailable: [span] })).toBe(true)
    expect(accepts({ unavailable: [{ ...span, day_to: 1 }] })).toBe(false)
    expect(accepts({ unavailable: [{ ...span, slot_start: 4, slot_end: 3 }] })).toBe(false)
    expect(accepts({ unavailable: [{ ...span, slot_end: 3 }] })).toBe(true)
    expect(accepts({ unavailable: [] })).toBe(false)
    expect(accepts({ task_ids: [0] })).toBe(false)
    expect(accepts({ max_moves: -1 })).toBe(false)
  })
})
