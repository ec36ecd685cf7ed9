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
