// Who moves: a first answer, then the proof that there is none better, and where that is too much, trials.
import { findFewestMoves } from './fewest-moves.ts'
import { findFirstAnswer } from './first-answer.ts'
import { compareFound, isPerfect, type Found } from './found.ts'
import type { Ground } from './ground.ts'
import { improveMoves } from './improve-moves.ts'
import { makeLooker } from './look.ts'

export type ChoiceOptions = {
  seed: number
  /** The most blocks that may change their place; null is no limit. */
  maxMoves: number | null
  /** How hard to look for the fewest moves, in tries of a place; the usual when absent. */
  effort?: number
}

export type Choice = {
  /** Equally good, at least one. */
  choices: Found[]
  /** No plan leaves out fewer tasks, and none that leaves out as many moves fewer. */
  isProven: boolean
}

const usualEffort = 300_000
/** What part of the effort may go into a first answer, and into the proof that there is none better. */
const parts = { first: 0.2, proof: 0.4, trials: 0.4 }
/** Equally good choices of who moves, told apart by the score of their best places. */
const answers = 8

export function chooseMoves(ground: Ground, options: ChoiceOptions): Choice {
  const { seed, effort = usualEffort } = options
  const maxMoves = options.maxMoves ?? ground.problem.tasks.length
  const lookerFor = (part: number) => makeLooker(ground, { left: effort * part })
  const { found: first, isOfEngine } = findFirstAnswer(
    ground,
    lookerFor(parts.first),
    maxMoves,
    seed,
  )
  if (isPerfect(ground, first, maxMoves)) return { choices: [first], isProven: true }
  const limits = { maxMoves, answers }
  const fewest = findFewestMoves(ground, lookerFor(parts.proof), limits, first)
  const known = fewest.found.length > 0 ? fewest.found : [first]
  if (fewest.isProven) return { choices: known, isProven: true }
  const trials = { maxMoves, seed, asksEngine: !isOfEngine }
  const best = improveMoves(ground, lookerFor(parts.trials), trials, known[0] ?? first)
  const isBetter = compareFound(best, known[0] ?? first) < 0
  return { choices: isBetter ? [best] : known, isProven: false }
}
