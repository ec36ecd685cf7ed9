// Numbers that follow one another as runs.

/** Of ascending numbers. */
export function runsOfNumbers(numbers: readonly number[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last?.end === number - 1) last.end = number
    else runs.push({ start: number, end: number })
  }
  return runs
}
