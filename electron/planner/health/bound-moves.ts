// Tells cheaply which places can't make a plan better, so that only the others are measured in full.
import { healthWeights } from '../../../shared/planner/health-numbers.ts'
import type { StudyBlock } from './board.ts'
import { pointsOf, type Diagnosis } from './diagnosis.ts'
import { remeasureClass } from './measure-class.ts'
import { brokenBy, countOverload, measureDay, periodsOf } from './measure-day.ts'

/** A block that comes to a day may fill a single free period on either side. */
const mostLeftovers = 2

/**
 * Whether moving the block to this place may lower the signal; false is certain. The day that it leaves and its class
 * are measured; of the day that it comes to only what the place alone brings with it is counted. The rest of what a
 * further block does to a day never helps, but for the leftovers that it fills.
 */
export function boundMoves(
  diagnosis: Diagnosis,
  block: StudyBlock,
): (moved: StudyBlock) => boolean {
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
