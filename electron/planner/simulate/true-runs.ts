// Runs with the re-planner itself (K6): a few of those that were run with the quick one, weighed by what that one found.
import type { DeadlineRuns } from './describe-deadline.ts'
import { stratified, type Stratum } from './estimates.ts'
import type { RunState } from './run-state.ts'
import { runTerm, type RunResult, type RunRules } from './run-term.ts'
import type { SlipTerm } from './slip-term.ts'

/** Of runs in their order: by run and deadline, the day from 0 on which it was met or -1, and the periods left. */
export type RunRecords = { runs: number; days: Int32Array; left: Float64Array }

export function makeRecords({ deadlines }: SlipTerm, runs: number): RunRecords {
  const size = runs * deadlines.length
  return { runs, days: new Int32Array(size), left: new Float64Array(size) }
}

/** `lastDays` are those that count, by deadline: what is finished later was not met. */
export function record(
  { days, left }: RunRecords,
  run: number,
  result: RunResult,
  lastDays: readonly number[],
): void {
  for (const [deadline, last] of lastDays.entries()) {
    const day = result.finished[deadline] ?? -1
    const at = run * lastDays.length + deadline
    days[at] = day > last ? -1 : day
    left[at] = result.left[deadline] ?? 0
  }
}

type TrueBench = {
  term: SlipTerm
  /** With the re-planner. */
  rules: RunRules
  state: RunState
  result: RunResult
  lastDays: readonly number[]
  /** True stops. */
  tick: () => boolean
}

/** The first `runs` runs, with the same dice as ever; null where it was stopped. */
export function runTruly(
  { term, rules, state, result, lastDays, tick }: TrueBench,
  runs: number,
): RunRecords | null {
  const records = makeRecords(term, runs)
  for (let run = 0; run < runs; run += 1) {
    if (tick()) return null
    runTerm(term, rules, state, run, result)
    record(records, run, result, lastDays)
  }
  return records
}

/** True runs of a kind below which the kinds are not told apart. */
const leastSeen = 5

/**
 * What all of `quick` would have come to with the re-planner, for one deadline: the true runs, those in which the quick
 * one met it weighed as its share of all runs, the others likewise (see `stratified`). With as many true runs as quick
 * ones they count as they are.
 */
export function correctRuns(
  term: SlipTerm,
  deadline: number,
  quick: RunRecords,
  truly: RunRecords,
): DeadlineRuns {
  const count = term.deadlines.length
  const dayOf = ({ days }: RunRecords, run: number) => days[run * count + deadline] ?? -1
  const kinds = tellKinds(quick.runs, truly.runs, (run) => (dayOf(quick, run) < 0 ? 0 : 1))
  const strata = [0, 1].map((): Stratum => ({ size: 0, seen: 0, hits: 0 }))
  for (const [run, kind] of kinds.entries()) {
    const stratum = strata[kind]
    if (stratum === undefined) continue
    stratum.size += 1
    if (run >= truly.runs) continue
    stratum.seen += 1
    if (dayOf(truly, run) >= 0) stratum.hits += 1
  }
  const byDay = new Float64Array(term.days)
  let left = 0
  for (let run = 0; run < truly.runs; run += 1) {
    const { size, seen } = strata[kinds[run] ?? 0] ?? { size: 0, seen: 1 }
    const weight = size / seen / quick.runs
    left += weight * (truly.left[run * count + deadline] ?? 0)
    const day = dayOf(truly, run)
    if (day >= 0) byDay[day] = (byDay[day] ?? 0) + weight
  }
  return { byDay, left, chance: stratified(strata) }
}

/** By run: its kind, or 0 for all where too few of a kind were run truly. */
function tellKinds(runs: number, seen: number, kindOf: (run: number) => 0 | 1): Uint8Array {
  const kinds = Uint8Array.from({ length: runs }, (_, run) => kindOf(run))
  const met = kinds.subarray(0, seen).reduce((sum, kind) => sum + kind, 0)
  return Math.min(met, seen - met) < leastSeen ? new Uint8Array(runs) : kinds
}
