// A first answer in short time, whatever it is worth: the bound for all that is tried after it.
import { diveFrom, leastMissed, type Dive } from './dive.ts'
import { findEngineMoves } from './engine-moves.ts'
import { compareFound, isPerfect, makeFound, withinBudget, type Found } from './found.ts'
import { countForced, type Ground } from './ground.ts'
import type { Looker } from './look.ts'
import { firstRoles, role, withRole } from './roles.ts'
import { tidy } from './tidy.ts'

/** So many are placed faster by the engine than one after the other. */
const manyHomeless = 120

export type FirstAnswer = {
  found: Found
  /** It is the engine's: asking that again would say the same. */
  isOfEngine: boolean
}

/** Where the budget keeps tasks out, the better of two: from all that move, and from none. */
export function findFirstAnswer(
  ground: Ground,
  looker: Looker,
  maxMoves: number,
  seed: number,
): FirstAnswer {
  const dive: Dive = { ground, looker, maxMoves, weightOf: () => 1, stays: null }
  const filled = countForced(ground) > maxMoves ? fillUp(dive) : null
  if (filled !== null && isPerfect(ground, filled, maxMoves)) {
    return { found: filled, isOfEngine: false }
  }
  const dived = ground.homeless.length > manyHomeless ? null : diveFrom(dive, firstRoles(ground))
  const found = dived ?? askEngine(dive, seed)
  const isFilled = filled !== null && compareFound(filled, found) < 0
  return { found: isFilled ? filled : found, isOfEngine: !isFilled && dived === null }
}

/** From nothing, one after the other, as long as no others have to move. */
function fillUp(dive: Dive): Found {
  const { ground, looker } = dive
  const empty = looker.seeFit(withRole(firstRoles(ground), ground.atRisk, role.givenUp))
  if (empty === null) throw new Error('what stands does not fit as it stands')
  return tidy(dive, makeFound(ground, empty.roles, empty.slots))
}

/** With all at risk given up nothing has to move: so there is an answer. */
function askEngine(dive: Dive, seed: number): Found {
  const { ground, maxMoves } = dive
  const lost = new Set<number>()
  while (lost.size < ground.atRisk.size) {
    const moved = findEngineMoves(ground, lost, seed)
    const within = moved && withinBudget(ground, moved.roles, moved.slots, maxMoves)
    if (within !== null) return tidy(dive, within)
    lost.add(leastMissed(ground, withRole(firstRoles(ground), lost, role.givenUp)))
  }
  return fillUp(dive)
}
