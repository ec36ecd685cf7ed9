// A student who forgets by another model than the one that plans: activation with a decay of its own for each recall.

/**
 * Pavlik and Anderson 2005: each recall leaves a trace whose decay grows with the activation at that moment, so that
 * recalls close together fade faster. The share of 400 seeded texts that are recalled on day `exam`; `recalls` are
 * days after the first learning, several on one day a few minutes apart.
 */
export function recallOnExamDay(recalls: readonly number[], exam: number, seed: number): number {
  const dice = makeDice(seed)
  let recalled = 0
  const texts = 400
  for (let text = 0; text < texts; text += 1) {
    const ease = 0.25 * (dice() + dice() + dice() - 1.5)
    const traces: Trace[] = []
    practise(traces, 0)
    for (const [index, day] of recalls.entries()) {
      const sameDay = recalls.slice(0, index).filter((other) => other === day).length
      practise(traces, day + (sameDay + 1) * (5 / 1440))
    }
    recalled += chanceOf(activationAt(traces, exam) + ease) > dice() ? 1 : 0
  }
  return recalled / texts
}

type Trace = { day: number; decay: number }

const decayScale = 0.217
const decayFloor = 0.177
const threshold = -0.704
const noise = 0.255

/** Seconds of interference that a day outside of study counts as. */
const secondsPerDay = 86_400 * 0.025

function practise(traces: Trace[], day: number): void {
  const activation = activationAt(traces, day)
  traces.push({ day, decay: decayScale * Math.exp(activation) + decayFloor })
}

function activationAt(traces: readonly Trace[], day: number): number {
  const sum = traces.reduce(
    (total, trace) => total + ((day - trace.day) * secondsPerDay) ** -trace.decay,
    0,
  )
  return sum === 0 ? Number.NEGATIVE_INFINITY : Math.log(sum)
}

function chanceOf(activation: number): number {
  return 1 / (1 + Math.exp((threshold - activation) / noise))
}

function makeDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
