// Measures everything that counts for or against one day, from its study blocks and what is fixed on it.
import type { HealthNumbers, WorkRun } from '../../../shared/planner/health.ts'
import { maskOf } from '../../../shared/schedule/occupancy.ts'
import { placeLength } from '../../../shared/schedule/place.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { edgesOf, leftoverPeriods, lowestBit } from '../problem/day-masks.ts'
import { partOf, type DayClock } from '../from-state/day-clock.ts'
import {
  type Board,
  type DayFrame,
  type StudyBlock,
  type Wishes,
  mostSwitches,
  usefulMinutes,
} from './board.ts'
import { heavyWithin, longestRun, saturday, shortRow, sunday } from '../from-state/standards.ts'
import { findLostMeals, findRuns } from './work-runs.ts'

/** The numbers that a day alone decides. */
export type DayNumbers = Omit<
  HealthNumbers,
  'sameDaySessions' | 'closeDays' | 'lastDayBlocks' | 'lostEvenings'
>

export type Pair = readonly [StudyBlock, StudyBlock]

export type DayMeasure = {
  blocks: readonly StudyBlock[]
  numbers: DayNumbers
  heavyPairs: readonly Pair[]
  helpfulPairs: readonly Pair[]
  tiringPairs: readonly Pair[]
  runs: readonly WorkRun[]
  lostMeals: readonly (readonly StudyBlock[])[]
  stretches: number
  /** Of study outside lessons. */
  periods: number
  /** Outside lessons, with a period that begins at six or later. */
  eveningBlocks: readonly StudyBlock[]
}

export function measureDay(
  board: Board,
  frame: DayFrame,
  blocks: readonly StudyBlock[],
): DayMeasure {
  const study = blocks.filter(({ isHosted }) => !isHosted)
  const runs = findRuns(board.clock, frame.fixed, study)
  const lostMeals = findLostMeals(frame.fixed, study, board.wishes.meals)
  const neighbours = measureNeighbours(board, blocks)
  const periods = study.reduce((sum, block) => sum + placeLength(block), 0)
  const numbers: DayNumbers = {
    heavyPairs: neighbours.heavyPairs.length,
    switches: neighbours.switches,
    extraSwitches: Math.max(0, neighbours.switches - mostSwitches),
    longRuns: 0,
    longRunQuarters: 0,
    lostMeals: lostMeals.length,
    lateBlocks: 0,
    earlyBlocks: 0,
    restDayBlocks: 0,
    saturdayBlocks: 0,
    wrongPartBlocks: 0,
    overloadPeriods: countOverload(frame, periods),
    leftovers: countLeftovers(board.clock, frame, study),
    tiringPairs: neighbours.tiringPairs.length,
  }
  for (const run of runs) {
    if (run.minutes <= longestRun) continue
    numbers.longRuns += 1
    numbers.longRunQuarters += Math.ceil((run.minutes - longestRun) / 15)
  }
  for (const block of study) {
    const broken = brokenBy(board, frame, block)
    for (const name of broken) numbers[name] += 1
  }
  return {
    blocks,
    numbers,
    ...neighbours,
    runs,
    lostMeals,
    periods,
    eveningBlocks: study.filter(({ end }) => partOf(board.clock, end - 1) === 'evening'),
  }
}

/** Periods of study beyond the day's target. */
export function countOverload({ target }: DayFrame, periods: number): number {
  return Math.max(0, periods - target)
}

/** The numbers that single blocks make by their own places. */
export const blockNumbers = [
  'lateBlocks',
  'earlyBlocks',
  'restDayBlocks',
  'saturdayBlocks',
  'wrongPartBlocks',
] as const

type BlockNumber = (typeof blockNumbers)[number]

/** The preference that each of them breaks. */
export const preferenceOf: Record<BlockNumber, 'evening' | 'early' | 'weekend' | 'part'> = {
  lateBlocks: 'evening',
  earlyBlocks: 'early',
  restDayBlocks: 'weekend',
  saturdayBlocks: 'weekend',
  wrongPartBlocks: 'part',
}

const none: readonly never[] = []

/** What a block outside lessons breaks by its own place, whatever lies beside it. */
export function brokenBy(
  { clock, classes, wishes }: Board,
  frame: DayFrame,
  block: StudyBlock,
): readonly BlockNumber[] {
  if (block.isHosted) return none
  const broken: BlockNumber[] = []
  if (block.to > wishes.lateAfter) broken.push('lateBlocks')
  if (block.from < wishes.earlyBefore) broken.push('earlyBlocks')
  const restDay = restDayOf(wishes, frame.weekday)
  if (restDay !== null) broken.push(restDay)
  if (wishes.partOfCourse.size > 0) {
    const part = wishes.partOfCourse.get(classes[block.classIndex]?.taskClass.course ?? '')
    if (part !== undefined && part !== partOf(clock, block.start - 1))
      broken.push('wrongPartBlocks')
  }
  return broken
}

function restDayOf(
  { restDays }: Wishes,
  weekday: number,
): 'restDayBlocks' | 'saturdayBlocks' | null {
  if (restDays.length > 0) return restDays.includes(weekday) ? 'restDayBlocks' : null
  if (weekday === sunday) return 'restDayBlocks'
  return weekday === saturday ? 'saturdayBlocks' : null
}

type Neighbours = Pick<DayMeasure, 'heavyPairs' | 'helpfulPairs' | 'tiringPairs' | 'stretches'> & {
  switches: number
}

function measureNeighbours({ clock, classes }: Board, blocks: readonly StudyBlock[]): Neighbours {
  const heavyPairs: Pair[] = []
  const helpfulPairs: Pair[] = []
  const tiringPairs: Pair[] = []
  let switches = 0
  let stretches = Math.min(1, blocks.length)
  for (let index = 1; index < blocks.length; index += 1) {
    const a = blocks[index - 1]
    const b = blocks[index]
    const classA = classes[a?.classIndex ?? 0]
    const classB = classes[b?.classIndex ?? 0]
    if (!a || !b || !classA || !classB) continue
    const isSwitch = classA.taskClass.course !== classB.taskClass.course
    if (isSwitch) switches += 1
    const isHeavy = classA.isHeavy && classB.isHeavy
    if (isHeavy && b.from - a.to < heavyWithin) heavyPairs.push([a, b])
    if (!isTouching(clock, a, b)) {
      stretches += 1
      continue
    }
    const { subjectType } = classA.taskClass
    if (!isSwitch || subjectType !== classB.taskClass.subjectType) continue
    const effect = sameTypeEffects[subjectType]
    // Two heavy ones tire, whatever mixing them would teach.
    if (effect === 'helpful' && !isHeavy) helpfulPairs.push([a, b])
    if (effect === 'tiring') tiringPairs.push([a, b])
  }
  return { heavyPairs, helpfulPairs, tiringPairs, switches, stretches }
}

/** Whether `b` follows `a` without a free period or a long break. */
function isTouching({ breaksAfter }: DayClock, a: StudyBlock, b: StudyBlock): boolean {
  return b.start === a.end + 1 && ((breaksAfter >>> (a.end - 1)) & 1) === 0
}

/**
 * What two courses of one subject type do to each other in a row. Problems of several kinds mixed teach to tell which
 * method fits (Rohrer & Taylor 2007, "The shuffling of mathematics problems improves learning", Instructional
 * Science 35), and exercises at a machine or bench are problems too. Material that is learned by heart or read blurs
 * with what it resembles, and recovers when the category changes (Wickens 1970, "Encoding categories of words",
 * Psychological Review 77). Of mixed work nothing is known.
 */
const sameTypeEffects: Record<TaskClass['subjectType'], 'helpful' | 'tiring' | null> = {
  quantitative: 'helpful',
  practical: 'helpful',
  memory: 'tiring',
  language: 'tiring',
  reading: 'tiring',
  mixed: null,
}

/** Free runs of one short period beside study, inside the day, as the planner counts them. */
function countLeftovers(
  { startOf, endOf, breaksAfter, minutes }: DayClock,
  { taken }: DayFrame,
  blocks: readonly StudyBlock[],
): number {
  if (blocks.length === 0 || minutes <= shortRow) return 0
  let study = 0
  for (const block of blocks) study |= maskOf(block)
  const leftovers = leftoverPeriods(edgesOf(startOf.length, breaksAfter), taken, study)
  let count = 0
  for (let rest = leftovers; rest !== 0; rest &= rest - 1) {
    const period = lowestBit(rest)
    if ((endOf[period] ?? 0) - (startOf[period] ?? 0) < usefulMinutes) count += 1
  }
  return count
}
