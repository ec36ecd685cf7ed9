// Finds the moves and swaps that would improve a problem and the diagnosis, each weighed; nothing is applied here.
import { healthWeights } from '../../../shared/planner/health.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { openBoard, totalOf } from '../cost/board.ts'
import type { PlacementPolicy } from '../from-state/policy.ts'
import { readProblem } from '../from-state/read-problem.ts'
import { type StudyBlock, moveBlock } from './board.ts'
import { revise, type Diagnosis, pointsOf } from './diagnosis.ts'
import type { FoundProblem } from './find-problems.ts'
import { remeasureClass } from './measure-class.ts'
import { brokenBy, countOverload, measureDay, periodsOf } from './measure-day.ts'
import type { RoomToMove } from './room-to-move.ts'
import { reviseView, viewOf, weighLocus } from './weigh-locus.ts'
import { hasStart } from '../problem/day-masks.ts'
import { slotOfPlace, type PlacementProblem, type Slot } from '../problem/problem.ts'

type PlanScale = {
  /** Below 0 the plan gets better; null where the planner would not put them. */
  changeOf: (moved: readonly StudyBlock[]) => number | null
}

/** What waits for a place keeps its days and is not planned. */
export function makePlanScale(state: ScheduleState, policy: PlacementPolicy): PlanScale {
  const pending = state.tasks.filter((task) => task.kind === 'item' && task.place === null)
  const skipped = new Set(pending.map(({ id }) => id))
  const { problem, taskIds, starts } = readProblem(inOrder(state), policy, skipped)
  const board = openBoard(problem, starts)
  const numbers = new Map(taskIds.map((id, task) => [id, task]))
  return {
    changeOf: (moved) => {
      const slots = new Map<number, Slot>()
      for (const block of moved) {
        const task = numbers.get(block.id)
        const slot = slotOfPlace(block, problem.periods)
        if (task === undefined || !mayLieAt(problem, task, slot)) return null
        slots.set(task, slot)
      }
      return totalOf(board.changeOf(slots))
    },
  }
}

/** Ties in the planner's reading go by position: the same schedule must have the same scale. */
function inOrder(state: ScheduleState): ScheduleState {
  return {
    ...state,
    tasks: state.tasks.toSorted((a, b) => a.id - b.id),
    taskClasses: state.taskClasses.toSorted((a, b) => a.id - b.id),
  }
}

function mayLieAt({ tasks, periods }: PlacementProblem, task: number, slot: Slot): boolean {
  const found = tasks[task]
  return found?.frozen === null && hasStart(found.starts, slot, periods)
}

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
