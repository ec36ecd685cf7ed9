// Shares out of counted runs, with the intervals that hold them at 95 %.
import type { Estimate } from '../../../shared/planner/simulation.ts'

/** Of the standard normal distribution at 97.5 %. */
const z = 1.959964

/** Wilson's interval (Wilson, Probable Inference, JASA 22, 1927): it never leaves 0 to 1, and is no point at its ends. */
export function wilson(hits: number, runs: number): Estimate {
  if (runs === 0) return { value: 0, low: 0, high: 1 }
  const share = hits / runs
  const weight = 1 + z ** 2 / runs
  const centre = (share + z ** 2 / (2 * runs)) / weight
  const half = (z / weight) * Math.sqrt((share * (1 - share)) / runs + z ** 2 / (4 * runs ** 2))
  return {
    value: share,
    low: Math.max(0, Math.min(share, centre - half)),
    high: Math.min(1, Math.max(share, centre + half)),
  }
}

/** Runs of one kind: how many there are, how many of them were seen, and in how many of those it is so. */
export type Stratum = { size: number; seen: number; hits: number }

/**
 * A share of all runs, from the few that were seen of each kind: double sampling for stratification (Neyman, JASA 33,
 * 1938; Cochran, Sampling Techniques, 3rd ed. 1977, 12.2). The share is Σ Wₕpₕ with Wₕ the part of all runs that is of
 * kind h; its variance Σ Wₕ²pₕ(1−pₕ)/nₕ + Σ Wₕ(pₕ−p)²/N, with half a run added to each side of a pₕ so that it is never
 * nothing. The interval is Wilson's for as many runs as would have that variance (Korn & Graubard, Survey Methodology
 * 24, 1998).
 */
export function stratified(strata: readonly Stratum[]): Estimate {
  const used = strata.filter(({ seen }) => seen > 0)
  const all = used.reduce((sum, { size }) => sum + size, 0)
  if (all === 0) return wilson(0, 0)
  const parts = used.map(({ size, seen, hits }) => ({
    weight: size / all,
    seen,
    share: hits / seen,
    smooth: (hits + 0.5) / (seen + 1),
  }))
  const value = parts.reduce((sum, { weight, share }) => sum + weight * share, 0)
  const middle = parts.reduce((sum, { weight, smooth }) => sum + weight * smooth, 0)
  const variance = parts.reduce(
    (sum, { weight, seen, smooth }) =>
      sum + (weight ** 2 * smooth * (1 - smooth)) / seen + (weight * (smooth - middle) ** 2) / all,
    0,
  )
  const runs = Math.min(all, (middle * (1 - middle)) / variance)
  return wilson(value * runs, runs)
}

/**
 * How far a share falls between paired runs: `falls` of them went from yes to no, `rises` from no to yes. The interval
 * is that of Agresti and Min (Statistics in Medicine 24, 2005), with half a pair added to each kind.
 */
export function pairedDrop(falls: number, rises: number, pairs: number): Estimate {
  if (pairs === 0) return { value: 0, low: -1, high: 1 }
  const all = pairs + 2
  const down = (falls + 0.5) / all
  const up = (rises + 0.5) / all
  const value = (falls - rises) / pairs
  const half = z * Math.sqrt((down + up - (down - up) ** 2) / all)
  const centre = down - up
  return {
    value,
    low: Math.max(-1, Math.min(value, centre - half)),
    high: Math.min(1, Math.max(value, centre + half)),
  }
}
