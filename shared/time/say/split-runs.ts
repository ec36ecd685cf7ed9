// Consecutive numbers put together: 1, 2, 3, 7 is 1–3 and 7.

/** Both ends inclusive. */
export type NumberRun = { start: number; end: number }

/** The runs in ascending order, whatever the order of `numbers`; repeats count once. */
export function splitRuns(numbers: readonly number[]): NumberRun[] {
  const runs: NumberRun[] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last !== undefined && number <= last.end + 1) last.end = number
    else runs.push({ start: number, end: number })
  }
  return runs
}

/** "3–4", or "3" when the run is one number. */
export function sayRun({ start, end }: NumberRun): string {
  return start === end ? `${start}` : `${start}–${end}`
}
