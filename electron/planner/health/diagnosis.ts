// The diagnosis of a plan: every day and class measured, and the one number that all of it adds up to.
import {
  healthWeights,
  type HealthNumber,
  type HealthNumbers,
} from '../../../shared/planner/health.ts'
import { compareBlocks, type Board, type StudyBlock } from './board.ts'
import {
  measureClass,
  remeasureClass,
  type ClassMeasure,
  type ClassNumbers,
} from './measure-class.ts'
import { measureDay, type DayMeasure } from './measure-day.ts'

/** Days before `board.firstDay` are over: they have no measure. */
export type Diagnosis = {
  board: Board
  /** Day `n` is `days[n - 1]`. */
  days: readonly (DayMeasure | null)[]
  classes: readonly ClassMeasure[]
  /** By week from 1: evenings with study beyond those that the student gives to it. */
  lostEvenings: ReadonlyMap<number, number>
  numbers: HealthNumbers
  signal: number
}

/** What blocks of different classes in other places would make of it: only what changes. */
export type Revision = {
  days: ReadonlyMap<number, DayMeasure>
  classes: ReadonlyMap<number, ClassNumbers>
  lostEvenings: ReadonlyMap<number, number>
  /** How much the signal rises; below 0 the plan gets better. */
  change: number
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys' type
export const healthNumbers = Object.keys(healthWeights) as HealthNumber[]

export function diagnose(board: Board): Diagnosis {
  const days = board.frames.map((frame, index) =>
    frame.day < board.firstDay ? null : measureDay(board, frame, board.blocks[index] ?? []),
  )
  const classes = board.classes.map((frame, index) =>
    measureClass(frame, board.sessions[index] ?? []),
  )
  const weeks = new Set(board.frames.map(({ week }) => week))
  const hasEvening = (day: number) => (days[day - 1]?.eveningBlocks.length ?? 0) > 0
  const lostEvenings = new Map(
    [...weeks].map((week) => [week, countLostEvenings(board, week, hasEvening)]),
  )
  const numbers = noNumbers()
  for (const day of days) addNumbers(numbers, day?.numbers ?? {})
  for (const { numbers: ofClass } of classes) addNumbers(numbers, ofClass)
  numbers.lostEvenings = [...lostEvenings.values()].reduce((sum, count) => sum + count, 0)
  return { board, days, classes, lostEvenings, numbers, signal: pointsOf(numbers) }
}

/** The same plan with these blocks elsewhere, one of each class; what they don't touch is not measured again. */
export function revise(diagnosis: Diagnosis, moved: readonly StudyBlock[]): Revision {
  const { board } = diagnosis
  const days = new Map<number, DayMeasure>()
  const classes = new Map<number, ClassNumbers>()
  let change = 0
  for (const day of touchedDays(diagnosis, moved)) {
    const frame = board.frames[day - 1]
    const before = diagnosis.days[day - 1]
    if (frame === undefined || !before) continue
    const after = measureDay(board, frame, exchange(before.blocks, moved, day))
    days.set(day, after)
    change += pointsOf(after.numbers) - pointsOf(before.numbers)
  }
  for (const block of moved) {
    const index = block.classIndex
    const frame = board.classes[index]
    const sessions = board.sessions[index]
    const before = diagnosis.classes[index]
    if (!frame || !sessions || !before) continue
    const after = remeasureClass(frame, sessions, before, block)
    classes.set(index, after)
    change += pointsOf(after.numbers) - pointsOf(before.numbers)
  }
  const lostEvenings = reviseEvenings(diagnosis, days)
  for (const [week, count] of lostEvenings) {
    change += (count - (diagnosis.lostEvenings.get(week) ?? 0)) * healthWeights.lostEvenings
  }
  return { days, classes, lostEvenings, change }
}

export function pointsOf(numbers: Readonly<Partial<HealthNumbers>>): number {
  let points = 0
  for (const name of healthNumbers) points += (numbers[name] ?? 0) * healthWeights[name]
  return points
}

function noNumbers(): HealthNumbers {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name is a key
  return Object.fromEntries(healthNumbers.map((name) => [name, 0])) as HealthNumbers
}

function addNumbers(sum: HealthNumbers, more: Readonly<Partial<HealthNumbers>>): void {
  for (const name of healthNumbers) sum[name] += more[name] ?? 0
}

/** Where the block lay, and where it goes to. */
function touchedDays({ board }: Diagnosis, moved: readonly StudyBlock[]): Set<number> {
  const days = new Set<number>()
  for (const { classIndex, rank, day } of moved) {
    const before = board.sessions[classIndex]?.[rank]
    if (before !== undefined) days.add(before.day)
    days.add(day)
  }
  return days
}

function exchange(
  blocks: readonly StudyBlock[],
  moved: readonly StudyBlock[],
  day: number,
): StudyBlock[] {
  const rest = blocks.filter(({ id }) => moved.every((block) => block.id !== id))
  for (const block of moved) if (block.day === day) rest.push(block)
  return rest.sort(compareBlocks)
}

function reviseEvenings(
  { board, days }: Diagnosis,
  changed: ReadonlyMap<number, DayMeasure>,
): ReadonlyMap<number, number> {
  const lost = new Map<number, number>()
  if (board.wishes.freeEvenings === 0) return lost
  const hasEvening = (day: number) =>
    ((changed.get(day) ?? days[day - 1])?.eveningBlocks.length ?? 0) > 0
  for (const day of changed.keys()) {
    const week = board.frames[day - 1]?.week ?? 0
    if (!lost.has(week)) lost.set(week, countLostEvenings(board, week, hasEvening))
  }
  return lost
}

/** Evenings of the week with study beyond those that are not to stay free. */
function countLostEvenings(
  { frames, wishes }: Board,
  week: number,
  hasEvening: (day: number) => boolean,
): number {
  if (wishes.freeEvenings === 0) return 0
  const used = frames.filter((frame) => frame.week === week && hasEvening(frame.day)).length
  return Math.max(0, used - (daysInWeek - wishes.freeEvenings))
}

const daysInWeek = 7
