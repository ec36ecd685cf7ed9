// The moves and swaps that would improve a problem and the diagnosis, each weighed; nothing is applied here.
import { moveBlock, type StudyBlock } from './board.ts'
import { revise, type Diagnosis } from './diagnosis.ts'
import type { FoundProblem } from './find-problems.ts'
import type { PlanScale } from './plan-scale.ts'
import type { RoomToMove } from './room-to-move.ts'
import { reviseView, viewOf, weighLocus } from './weigh-locus.ts'
import { healthWeights } from '../../../shared/planner/health-numbers.ts'
import { pointsOf } from './diagnosis.ts'
import { remeasureClass } from './measure-class.ts'
import { brokenBy, countOverload, measureDay, periodsOf } from './measure-day.ts'

/** A block that comes to a day may fill a single free period on either side. */
const mostLeftovers = 2

/**
 * Whether moving the block to this place may lower the signal; false is certain. The day that it leaves and its class
 * are measured; of the day that it comes to only what the place alone brings with it is counted. The rest of what a
 * further block does to a day never helps, but for the leftovers that it fills.
 */
function boundMoves(diagnosis: Diagnosis, block: StudyBlock): (moved: StudyBlock) => boolean {
  const { board, days, classes } = diagnosis
  const frame = board.frames[block.day - 1]
  const day = days[block.day - 1]
  const classFrame = board.classes[block.classIndex]
  const sessions = board.sessions[block.classIndex]
  const before = classes[block.classIndex]
  if (!frame || !day || !classFrame || !sessions || !before) return () => true
  const rest = day.blocks.filter(({ id }) => id !== block.id)
  const left = pointsOf(measureDay(board, frame, rest).numbers) - pointsOf(day.numbers)
  const evening = board.wishes.freeEvenings > 0 ? healthWeights.lostEvenings : 0
  const slack = mostLeftovers * healthWeights.leftovers + evening
  const classPoints = pointsOf(before.numbers)
  return (moved) => {
    if (moved.day === block.day) return true
    const after = remeasureClass(classFrame, sessions, before, moved)
    return (
      left + pointsOf(after.numbers) - classPoints + pointsOfArrival(diagnosis, moved) - slack < 0
    )
  }
}

function pointsOfArrival({ board, days }: Diagnosis, moved: StudyBlock): number {
  const frame = board.frames[moved.day - 1]
  const day = days[moved.day - 1]
  if (!frame || !day || moved.isHosted) return 0
  let points = 0
  for (const name of brokenBy(board, frame, moved)) points += healthWeights[name]
  const more = countOverload(frame, day.periods + periodsOf(moved))
  return points + (more - countOverload(frame, day.periods)) * healthWeights.overloadPeriods
}

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
