// What came of each run, kept until all are made.
import type { RunResult } from './run-term.ts'
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
