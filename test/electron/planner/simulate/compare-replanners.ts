// The same runs with the quick re-planner and with the true one: how often each deadline is met, and where they differ.
import { makeRunState } from '../../../../electron/planner/simulate/run-state.ts'
import {
  makeResult,
  runTerm,
  type Replanner,
} from '../../../../electron/planner/simulate/run-term.ts'
import { rulesOf, type SimulateWish } from '../../../../electron/planner/simulate/simulate-plan.ts'
import { readSlips } from '../../../../electron/planner/simulate/slip-rates.ts'
import { readSlipTerm } from '../../../../electron/planner/simulate/slip-term.ts'

export type Comparison = {
  runs: number
  /** A deadline each: runs in which it was met. */
  deadlines: { classId: number; quick: number; truly: number; differ: number }[]
}

export function compareReplanners(
  wish: SimulateWish & { runs: number },
  truly: Replanner,
): Comparison {
  const term = readSlipTerm(wish)
  const rules = rulesOf(term, readSlips(wish.state, wish.slips), wish.seed)
  const state = makeRunState(term)
  const result = makeResult(term)
  const deadlines = term.deadlines.map(({ classId }) => ({
    classId,
    quick: 0,
    truly: 0,
    differ: 0,
  }))
  for (let run = 0; run < wish.runs; run += 1) {
    runTerm(term, rules, state, run, result)
    const quick = Array.from(result.finished, (day) => day >= 0)
    runTerm(term, { ...rules, replan: truly }, state, run, result)
    for (const [number, deadline] of deadlines.entries()) {
      const isMet = (result.finished[number] ?? -1) >= 0
      deadline.quick += quick[number] === true ? 1 : 0
      deadline.truly += isMet ? 1 : 0
      deadline.differ += isMet === quick[number] ? 0 : 1
    }
  }
  return { runs: wish.runs, deadlines }
}
