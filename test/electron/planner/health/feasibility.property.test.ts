// A gap in capacity is one that no placement avoids: trying to place everything never leaves less pending.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeFeasibility } from '../../../../electron/planner/health/feasibility.ts'
import { applyEdit } from '../../../../shared/schedule/edits.ts'
import { legalStarts } from '../../../../shared/schedule/legality.ts'
import type { Moment, ScheduleState } from '../../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../../shared/schedule/task.ts'
import { momentArbitrary, stateArbitrary } from '../../../shared/schedule/arbitraries.ts'

function pendingItems({ tasks }: ScheduleState): ItemTask[] {
  return tasks.filter((task): task is ItemTask => task.kind === 'item' && task.place === null)
}

function pendingPeriods(state: ScheduleState): number {
  return pendingItems(state).reduce((sum, { duration }) => sum + duration, 0)
}

/** Every pending item at one of its legal places, as chance has it. */
function placeAll(state: ScheduleState, now: Moment, choices: readonly number[]): ScheduleState {
  let placed = state
  for (const [index, { id }] of pendingItems(state).entries()) {
    const choice = choices[index % choices.length] ?? 0
    const starts = legalStarts(placed, id, now)
    const start = starts[choice % Math.max(1, starts.length)]
    if (start === undefined) continue
    const edit = { kind: 'place', task: id, day: start.day, start: start.start } as const
    const edited = applyEdit(placed, edit, now)
    if (edited.ok) placed = edited.value.state
  }
  return placed
}

test('[P5] no placement leaves fewer periods pending than the gap', () => {
  fc.assert(
    fc.property(
      stateArbitrary,
      momentArbitrary,
      fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
      (state, now, choices) => {
        const { gap, gapDay, pending } = judgeFeasibility(state, now)
        expect(pending).toBe(pendingPeriods(state))
        expect(gapDay === null).toBe(gap === 0)
        // A class that is cut down to two days asks for more than it can have.
        const short = {
          ...state,
          taskClasses: state.taskClasses.map((each) => Object.assign({}, each, { toDay: 2 })),
        }
        for (const tried of [state, short]) {
          const left = pendingPeriods(placeAll(tried, now, choices))
          expect(left).toBeGreaterThanOrEqual(judgeFeasibility(tried, now).gap)
        }
      },
    ),
    { numRuns: 150 },
  )
})
