// Finds where each study block could go instead: its other legal places, and the blocks that it could trade places with.
import type { ItemTightness, Tightness, TightnessLevel } from '../../../shared/planner/health.ts'
import { neighboursOf } from '../../../shared/schedule/class-order.ts'
import { legalStarts } from '../../../shared/schedule/legality.ts'
import { maskOf } from '../../../shared/schedule/occupancy.ts'
import { isSamePlace, placeLength, type Place } from '../../../shared/schedule/place.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import { type Board, type StudyBlock, fewPlaces } from './board.ts'

export type RoomToMove = {
  /** Blocks that are neither locked nor begun, in order of time. */
  free: readonly StudyBlock[]
  /** Legal places other than its own, in time order. */
  placesOf: (block: StudyBlock) => readonly Place[]
  /** Blocks of other classes and equal length with which a swap is legal, in order of time. */
  partnersOf: (block: StudyBlock) => readonly StudyBlock[]
}

export function findRoom(state: ScheduleState, board: Board, now: Moment): RoomToMove {
  const free = board.blocks.flat().filter(({ isFree }) => isFree)
  const limits = new Map(free.map((block) => [block.id, limitsOf(state, board, block)]))
  const byLength = Map.groupBy(free, placeLength)
  return {
    free,
    placesOf: (block) =>
      legalStarts(state, block.id, now).filter((place) => !isSamePlace(place, block)),
    partnersOf: (block) => {
      const own = limits.get(block.id)
      if (own === undefined) return []
      return (byLength.get(placeLength(block)) ?? []).filter((other) => {
        if (other.classIndex === block.classIndex) return false
        const others = limits.get(other.id)
        return fits(board, own, other) && others !== undefined && fits(board, others, block)
      })
    },
  }
}

/**
 * What binds a block at the place of another one of equal length: that place is free for it once the other has left,
 * so only its class's limits (S5), its order (S4) and a host there (S3) can refuse it.
 */
type Limits = {
  fromDay: number
  toDay: number
  excludedPeriods: number
  excludedWeekdays: readonly number[]
  mayEmbed: boolean
  /** The end of its predecessor and the start of its successor, as `timeOf`. */
  after: number
  before: number
}

function limitsOf(state: ScheduleState, board: Board, block: StudyBlock): Limits {
  const item = findTask(state, block.id)
  const taskClass = board.classes[block.classIndex]?.taskClass
  if (item?.kind !== 'item' || taskClass === undefined) {
    throw new Error(`task ${block.id} is no item of a class`)
  }
  const { predecessor, successor } = neighboursOf(state, item)
  const { fromDay, toDay, excludedPeriods, excludedWeekdays, mayEmbed } = taskClass
  return {
    fromDay,
    toDay,
    excludedPeriods: excludedPeriods.reduce((mask, period) => mask | (1 << (period - 1)), 0),
    excludedWeekdays,
    mayEmbed,
    after: predecessor === null ? 0 : timeOf(predecessor.place.day, predecessor.place.end),
    before: successor === null ? Infinity : timeOf(successor.place.day, successor.place.start),
  }
}

/** One number that grows with day and period. */
function timeOf(day: number, period: number): number {
  return day * 32 + period
}

function fits({ frames }: Board, limits: Limits, place: StudyBlock): boolean {
  const { day, start, end } = place
  if (day < limits.fromDay || day > limits.toDay) return false
  if (timeOf(day, start) <= limits.after || timeOf(day, end) >= limits.before) return false
  if ((maskOf(place) & limits.excludedPeriods) !== 0) return false
  if (place.isHosted && !limits.mayEmbed) return false
  return !limits.excludedWeekdays.includes(frames[day - 1]?.weekday ?? 0)
}

/** Of the placed blocks that have not begun. A block that is locked has nowhere to go. */
export function judgeTightness(upcoming: readonly StudyBlock[], room: RoomToMove): Tightness {
  const items = upcoming.map((block): ItemTightness => {
    const alternatives = block.isFree ? room.placesOf(block).length : 0
    const swaps = block.isFree ? room.partnersOf(block).length : 0
    return { taskId: block.id, alternatives, swaps, level: levelOf(alternatives, swaps) }
  })
  const counts = items.map(({ alternatives }) => alternatives).toSorted((a, b) => a - b)
  return {
    level: levelOfAll(items),
    items,
    movable: items.filter(({ alternatives }) => alternatives > 0).length,
    swappable: items.filter(({ swaps }) => swaps > 0).length,
    alternatives: counts[Math.floor(counts.length / 2)] ?? 0,
  }
}

function levelOf(alternatives: number, swaps: number): TightnessLevel {
  if (alternatives + swaps === 0) return 'locked'
  return alternatives < fewPlaces ? 'tight' : 'loose'
}

/** Locked when nothing can move, loose when more than half moves freely; a plan without blocks binds nothing. */
function levelOfAll(items: readonly ItemTightness[]): TightnessLevel {
  if (items.length === 0) return 'loose'
  if (items.every(({ level }) => level === 'locked')) return 'locked'
  const loose = items.filter(({ level }) => level === 'loose').length
  return loose * 2 > items.length ? 'loose' : 'tight'
}
