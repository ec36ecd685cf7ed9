// What can be expected of a text on the day of its exam (R6): many seeded runs of recalls that may fail.
import type { Expectation } from '../../shared/recite/requests.ts'
import type { Memory } from '../../shared/recite/material.ts'
import { chanceAt, remember } from './memory.ts'

const runs = 200

/** How far a student's own forgetting may lie from the average one: of the logarithm, before any recital. */
const spread = 0.5

const again = 1
const good = 3

/** `at` are the instants of the recalls to come, ascending; the chance is that at `exam`, in shares of 100. */
export function expectRecall(
  memory: Memory,
  at: readonly string[],
  exam: string,
  seed: number,
): Expectation {
  const dice = makeDice(seed)
  // The more recitals there are, the more of the difference has shown in them already.
  const own = spread / Math.sqrt(1 + memory.reps / 2)
  const chances = Array.from({ length: runs }, () => {
    const strength = Math.exp(own * normal(dice))
    let present = memory
    for (const instant of at) {
      const isRecalled = dice() < chanceAt(present, instant, strength)
      present = remember(present, isRecalled ? good : again, instant)
    }
    return chanceAt(present, exam, strength)
  }).toSorted((a, b) => a - b)
  return {
    low: share(chances[Math.floor(runs * 0.1)]),
    mean: share(chances.reduce((sum, chance) => sum + chance, 0) / runs),
    high: share(chances[Math.ceil(runs * 0.9) - 1]),
  }
}

function share(chance: number | undefined): number {
  return Math.round(100 * (chance ?? 0))
}

/** Numbers from 0 to 1 that are the same on every machine for the same seed (mulberry32). */
function makeDice(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** From two numbers of the dice (Box and Muller 1958). */
function normal(dice: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice())
}
