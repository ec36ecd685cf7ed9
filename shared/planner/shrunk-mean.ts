// A mean that few values pull but little from where it was expected, and that single wild values hardly move.

/** How far a value may lie from the mean before it counts less, in standard deviations (Huber 1964). */
const huberLimit = 1.345

/** How closely the mean is found, and after how many halvings at the latest. */
const precision = 1e-12
const halvings = 64

export type Expectation = {
  /** Where the mean is expected while there are no values. */
  mean: number
  /** As many values as the expectation weighs. */
  weight: number
  /** The standard deviation of single values around their mean. */
  spread: number
}

/**
 * Huber's M-estimate of location (Huber, Robust Estimation of a Location Parameter, 1964) with a normal prior: the
 * zero of Σ ψ((xᵢ − m) / spread) + weight · (mean − m) / spread, where ψ cuts off at ±1.345. The left side only
 * falls as m grows and only rises with each value, so there is one zero, and it never falls when a value rises.
 */
export function shrunkMean(
  values: readonly number[],
  { mean, weight, spread }: Expectation,
): number {
  let low = Math.min(mean, ...values)
  let high = Math.max(mean, ...values)
  const pull = (at: number) =>
    values.reduce(
      (sum, value) => sum + clamp((value - at) / spread),
      (weight * (mean - at)) / spread,
    )
  for (let step = 0; step < halvings && high - low > precision; step += 1) {
    const middle = (low + high) / 2
    if (pull(middle) > 0) low = middle
    else high = middle
  }
  return high
}

function clamp(distance: number): number {
  return Math.max(-huberLimit, Math.min(huberLimit, distance))
}
