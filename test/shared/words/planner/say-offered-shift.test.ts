// What would make a refused change possible, in words.
import { describe, expect, test } from 'vitest'
import type { OfferedShift } from '../../../../shared/planner/replan.ts'
import { sayOfferedShift } from '../../../../shared/planner/say/say-replan.ts'
import { at, item, schedule } from '../../../builders.ts'

const ids = [1, 2, 3, 4, 5, 6, 7]
const state = schedule(ids.map((id) => item(id, { place: at(1, id) })))

function shift(kind: OfferedShift['kind'], others: number[]): OfferedShift {
  return {
    kind,
    batch: { moves: [{ task_id: 1, new_day: 2, new_slot_start: 3 }] },
    others: others.map((id) => ({ taskId: id, from: at(1, id), to: at(2, id) })),
  }
}

const call = '{"moves":[{"task_id":1,"new_day":2,"new_slot_start":3}]}'

describe('sayOfferedShift', () => {
  test('[T3] names who else moves, and ends with the call', () => {
    expect(sayOfferedShift(state, shift('moves', [2]), 'en')).toBe(
      ` batch_move would do it with 1 more task (“Item 2” (#2) to day 2 (Tue 3 Nov), period 2 (09:00–09:45)): ${call}`,
    )
    expect(sayOfferedShift(state, shift('moves', [2]), 'zh')).toBe(
      `用 batch_move 再移动 1 个任务（“Item 2”（#2）移到 第2天（11月3日 周二）第2节（09:00–09:45））就可以：${call}`,
    )
    expect(sayOfferedShift(state, shift('moves', []), 'en')).toBe(
      ` batch_move would do it: ${call}`,
    )
  })

  test('[T3] for a pending task it says that room comes first', () => {
    expect(sayOfferedShift(state, shift('room', [2]), 'en')).toBe(
      ` There would be room after a batch_move of 1 task (“Item 2” (#2) to day 2 (Tue 3 Nov), period 2 (09:00–09:45)): ${call}`,
    )
    expect(sayOfferedShift(state, shift('room', [2]), 'zh')).toContain('先用 batch_move 移动 1 个')
  })

  test('[T3] of many only the first are named', () => {
    const said = sayOfferedShift(state, shift('moves', ids), 'en')
    expect(said).toContain('with 7 more tasks')
    expect(said).toContain('“Item 5” (#5) to day 2 (Tue 3 Nov), period 5 (12:00–12:45) and 2 more)')
    expect(said).not.toContain('“Item 6”')
  })
})
