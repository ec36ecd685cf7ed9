// The moves and swaps that would improve a problem and the diagnosis, each weighed; nothing is applied here.
import { moveBlock, type StudyBlock } from './board.ts'
import { boundMoves } from './bound-moves.ts'
import { revise, type Diagnosis } from './diagnosis.ts'
import type { FoundProblem } from './find-problems.ts'
import type { PlanScale } from './plan-scale.ts'
import type { RoomToMove } from './room-to-move.ts'
import { reviseView, viewOf, weighLocus } from './weigh-locus.ts'

export type Option = {
  kind: 'move' | 'swap'
  /** The blocks where they would lie; of a swap the problem's own block first. */
  moved: readonly StudyBlock[]
  /** Points of the signal that it wins. */
  gain: number
  /** What the planner's own total of the plan rises by; below 0 it gets better. */
  planChange: number
  /** Days that blocks go in all. */
  days: number
}

/** Of the problem's blocks, to places that the planner would give them. Empty when no single move or swap improves both. */
export function findOptions(
  diagnosis: Diagnosis,
  { locus, blocks, points }: FoundProblem,
  room: RoomToMove,
  scale: PlanScale,
): Option[] {
  const view = viewOf(diagnosis)
  const options: Option[] = []
  const tryOut = (kind: Option['kind'], moved: readonly StudyBlock[], days: number) => {
    const revision = revise(diagnosis, moved)
    if (revision.change >= 0) return
    if (weighLocus(locus, reviseView(view, revision)).points >= points) return
    const planChange = scale.changeOf(moved)
    if (planChange === null) return
    options.push({ kind, moved, gain: -revision.change, planChange, days })
  }
  const tried = new Set<StudyBlock>()
  for (const block of blocks) {
    if (!block.isFree) continue
    tried.add(block)
    const mayPay = boundMoves(diagnosis, block)
    for (const place of room.placesOf(block)) {
      const moved = moveBlock(diagnosis.board, block, place)
      if (mayPay(moved)) tryOut('move', [moved], Math.abs(place.day - block.day))
    }
    for (const other of room.partnersOf(block)) {
      if (tried.has(other)) continue
      const days = 2 * Math.abs(other.day - block.day)
      tryOut('swap', [atPlaceOf(block, other), atPlaceOf(other, block)], days)
    }
  }
  return options
}

function atPlaceOf(block: StudyBlock, place: StudyBlock): StudyBlock {
  const { day, start, end, from, to, minutes, isHosted } = place
  return { ...block, day, start, end, from, to, minutes, isHosted }
}
