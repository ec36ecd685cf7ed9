// A re-plan of what was missed, and the blocks of today that stand in its way (P3).
import { expect, it } from 'vitest'
import { replanWork } from '../../../../electron/language/work/replan-work.ts'
import { builtInModelWords } from '../../../../shared/i18n/core/built-in-model.ts'
import { at, event, item, schedule, taskClass } from '../../../builders.ts'
import { factsOf } from '../states.ts'

/** Two that wait: one may lie anywhere, the other has to come before a block of this evening. */
function replanOf(firstDays: { toDay: number }) {
  const state = schedule([
    taskClass(1, firstDays),
    taskClass(2, {}),
    event(50, at(2, 1, 9)),
    event(51, at(2, 11, 12)),
    item(1, { classId: 1, order: 1 }),
    item(2, { classId: 1, order: 2, place: at(2, 10) }),
    item(3, { classId: 2, order: 1 }),
  ])
  const facts = {
    ...factsOf('', { state, at: ['2026-11-03', '07:00'] }),
    activePacks: ['schedule/mutation' as const],
  }
  const write = { kind: 'replan' as const, away: [], taskIds: [1, 3], maxMoves: null }
  const { tool_call: call, speak } = replanWork(write, facts, 'done')
  return { args: call?.arguments, speak }
}

it('[P3] a block of today moves where more of what was missed has a place then, and that is said', () => {
  const { args, speak } = replanOf({ toDay: 6 })
  expect(args).toEqual({ task_ids: [1, 3], include_today: true })
  expect(speak).toContain(builtInModelWords.en.moreWithToday)
})

it('[P3] it stays where that helps none of them', () => {
  const { args, speak } = replanOf({ toDay: 2 })
  expect(args).toEqual({ task_ids: [1, 3] })
  expect(speak).not.toContain('today')
})
