// The runs of set bits in a mask of periods.

export type PeriodRun = { start: number; end: number }

/** Bit `p - 1` stands for period `p`; ascending. */
export function runsOf(mask: number): PeriodRun[] {
  const runs: PeriodRun[] = []
  for (let period = 1; period <= 31; period += 1) {
    if ((mask & (1 << (period - 1))) === 0) continue
    const last = runs.at(-1)
    if (last !== undefined && last.end === period - 1) last.end = period
    else runs.push({ start: period, end: period })
  }
  return runs
}
