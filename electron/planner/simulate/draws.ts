// The dice of a simulation: a draw is a function of what it is for, so that runs can differ in one thing alone.
import { mixBits } from '../engine/random.ts'

/** What a draw decides of one attempt at a session. */
export const drawKinds = { slip: 1, share: 2, pace: 3 } as const

export type DrawKind = (typeof drawKinds)[keyof typeof drawKinds]

const twoTo32 = 4_294_967_296

/** From 0 up to 1: the same on every machine for the same five numbers. */
export function draw(
  seed: number,
  run: number,
  task: number,
  attempt: number,
  kind: DrawKind,
): number {
  let bits = mixBits(Math.imul(seed, 0x9e3779b1) ^ 0x2545f491)
  bits = mixBits(bits ^ Math.imul(run + 1, 0x85ebca6b))
  bits = mixBits(bits ^ Math.imul(task + 1, 0xc2b2ae35))
  bits = mixBits(bits ^ Math.imul(attempt * 4 + kind, 0x27d4eb2f))
  return (bits >>> 0) / twoTo32
}

/** Steps of the table of paces. */
export const paceSteps = 512

/**
 * `paceSteps` equally likely factors of a lognormal distribution: `median` times the exponential of `spread` times the
 * normal quantile. In thousandths, so that the last bits of a machine's logarithm never show.
 */
export function paceTable(median: number, spread: number): Float64Array {
  return Float64Array.from({ length: paceSteps }, (_, step) => {
    const factor = median * Math.exp(spread * normalQuantile((step + 0.5) / paceSteps))
    return Math.round(factor * 1000) / 1000
  })
}

const centre = {
  top: [2.50662823884, -18.61500062529, 41.39119773534, -25.44106049637],
  bottom: [-8.4735109309, 23.08336743743, -21.06224101826, 3.13082909833],
}

const tail = [
  0.3374754822726147, 0.9761690190917186, 0.1607979714918209, 0.0276438810333863,
  0.0038405729373609, 0.0003951896511919, 0.0000321767881768, 0.0000002888167364,
  0.0000003960315187,
]

/** Of the standard normal distribution, to 3·10⁻⁹ (Moro, The Full Monte, Risk 8, 1995). */
function normalQuantile(share: number): number {
  const from = share - 0.5
  if (Math.abs(from) < 0.42) {
    const square = from * from
    const top = centre.top.reduceRight((sum, factor) => sum * square + factor, 0)
    const bottom = centre.bottom.reduceRight((sum, factor) => sum * square + factor, 0)
    return (from * top) / (bottom * square + 1)
  }
  const far = Math.log(-Math.log(from > 0 ? 1 - share : share))
  const value = tail.reduceRight((sum, factor) => sum * far + factor, 0)
  return from > 0 ? value : -value
}
