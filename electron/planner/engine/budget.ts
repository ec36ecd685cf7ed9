// How long a search may be: a number of steps, or a time that is turned into one.

export type Budget = {
  /** No steps at all are wanted, only the first plan. */
  isEmpty: boolean
  /** Asked before each anneal: the steps that the whole search is to have, as far as can be said after `done`. */
  total: (done: number) => number
  /** Asked before each part of an anneal; true ends the search with the best plan so far. */
  isTimeUp: (done: number) => boolean
  /** Told the steps that are done and what the best plan so far costs. */
  tell: (done: number, best: number) => void
}

/** So many are done in any time: a few milliseconds, and enough for a week. */
const leastSteps = 4000

/** How much of the time that is left the steps are planned to take, in case the machine slows down. */
const filling = 0.95

/**
 * A clock counts milliseconds and never goes back; the time begins with the first question. The speed is that of the
 * second half of the last anneal: code gets faster as it runs.
 */
export function timedBudget(milliseconds: number, now: () => number): Budget {
  let end = Infinity
  let parts: { done: number; at: number }[] = []
  return {
    isEmpty: false,
    total: (done) => {
      const at = now()
      if (end === Infinity) end = at + milliseconds
      const middle = parts[Math.floor(parts.length / 2)]
      parts = []
      if (middle === undefined) return Infinity
      const speed = (done - middle.done) / Math.max(at - middle.at, 0.001)
      return Math.max(leastSteps, done, done + Math.floor(speed * (end - at) * filling))
    },
    isTimeUp: (done) => {
      const at = now()
      parts.push({ done, at })
      return done >= leastSteps && at >= end
    },
    tell: () => undefined,
  }
}
