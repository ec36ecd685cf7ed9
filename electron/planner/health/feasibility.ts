// Judges whether the pending work still fits, by counting: what is free for it up to each deadline against what it needs.
import type {
  ClassCapacity,
  Feasibility,
  Reserve,
  ReserveLevel,
} from '../../../shared/planner/health.ts'
import { usedPeriods } from '../../../shared/schedule/class-order.ts'
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { firstPeriods, occupancyOf } from '../../../shared/schedule/occupancy.ts'
import { itemsOfClass, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { occupiedDays, type OccupiedDay } from '../from-state/day-capacity.ts'
import { legalPeriods } from '../from-state/draft-chain.ts'
import { reserve } from './board.ts'
import type { Diagnosis } from './diagnosis.ts'
import { countBits, coverOf } from '../problem/day-masks.ts'

type Demand = {
  taskClass: TaskClass
  toDay: number
  pending: number
  /** By day of the window: the periods that it could use, hosts included. */
  usable: Int32Array
  /** The most of them that its items can cover. */
  free: number
}

/**
 * Gaps are those that no placement can avoid; without one the work may still not fit, for its order or its lengths.
 * Together the classes due by a day can't use more than what is free for any of them.
 */
export function judgeFeasibility(state: ScheduleState, now: Moment): Feasibility {
  const occupied = occupiedDays(state, new Set())
  const demands = state.taskClasses
    .toSorted((a, b) => a.id - b.id)
    .flatMap((taskClass) => readDemand(state, occupied, taskClass, now))
  const classes = demands.map(toCapacity)
  const alone = classes.reduce((sum, { gap }) => sum + gap, 0)
  const shared = demands
    .map(({ toDay }) => ({ toDay, gap: gapBy(demands, toDay) }))
    .reduce((worst, each) => (isWorse(each, worst) ? each : worst), { toDay: 0, gap: 0 })
  const gap = Math.max(alone, shared.gap)
  return {
    pending: demands.reduce((sum, { pending }) => sum + pending, 0),
    gap,
    gapDay: gap === 0 ? null : shared.gap === gap ? shared.toDay : firstGapDay(classes),
    classes,
  }
}

function readDemand(
  state: ScheduleState,
  occupied: readonly OccupiedDay[],
  taskClass: TaskClass,
  now: Moment,
): Demand[] {
  const items = itemsOfClass(state, taskClass.id).filter(({ place }) => place === null)
  if (items.length === 0) return []
  const lengths = items.map(({ duration }) => duration)
  const shortest = Math.min(...lengths)
  const isUniform = lengths.every((length) => length === shortest)
  const usable = new Int32Array(state.window.days.length + 1)
  let free = 0
  for (const [day, open] of legalPeriods(state, taskClass, { now, scope: null }).entries()) {
    const { solid, cuts, hosts } = occupied[day] ?? { solid: 0, cuts: 0, hosts: [] }
    for (const mask of [~solid, ...(taskClass.mayEmbed ? hosts : [])]) {
      const inRuns = coverOf(runStarts(open & mask, shortest, cuts), shortest)
      usable[day + 1] = (usable[day + 1] ?? 0) | inRuns
      free += isUniform ? countInBlocks(inRuns, shortest) : countBits(inRuns)
    }
  }
  const { slotBudget } = taskClass
  const budget = slotBudget === null ? free : slotBudget - usedPeriods(state, taskClass.id)
  return [
    {
      taskClass,
      // A date before the window has run out when the window begins.
      toDay: Math.max(1, Math.min(taskClass.toDay, state.window.days.length)),
      pending: lengths.reduce((sum, length) => sum + length, 0),
      usable,
      free: Math.max(0, Math.min(free, budget)),
    },
  ]
}

/** Periods in whole blocks of `length`, run by run. */
function countInBlocks(mask: number, length: number): number {
  let blocks = 0
  for (let rest = mask; rest !== 0;) {
    const first = rest & -rest
    // Adding the lowest bit carries through its whole run.
    const after = rest + first
    const run = rest & ~after
    blocks += Math.floor(countBits(run) / length)
    rest &= after
  }
  return blocks * length
}

function toCapacity({ taskClass, toDay, pending, free }: Demand): ClassCapacity {
  const { id, title } = taskClass
  return { classId: id, title, toDay, pending, free, gap: Math.max(0, pending - free) }
}

/** What the classes due by `toDay` need together beyond what is free for any of them. */
function gapBy(demands: readonly Demand[], toDay: number): number {
  const due = demands.filter((demand) => demand.toDay <= toDay)
  const needed = due.reduce((sum, { pending }) => sum + pending, 0)
  let supply = 0
  for (let day = 1; day <= toDay; day += 1) {
    supply += countBits(due.reduce((mask, { usable }) => mask | (usable[day] ?? 0), 0))
  }
  return Math.max(0, needed - supply)
}

function isWorse(a: { toDay: number; gap: number }, b: { toDay: number; gap: number }): boolean {
  return a.gap > b.gap || (a.gap === b.gap && a.gap > 0 && a.toDay < b.toDay)
}

function firstGapDay(classes: readonly ClassCapacity[]): number {
  return Math.min(...classes.filter(({ gap }) => gap > 0).map(({ toDay }) => toDay))
}

/**
 * The deadline with the least reserve; null when nothing is left to work on. A free period counts only as far as its
 * day has not reached its target: nights and full days are no reserve.
 */
export function findReserve(
  state: ScheduleState,
  { board, days }: Diagnosis,
  now: Moment,
): Reserve | null {
  const room = board.frames.map(({ day, target }, index) => {
    const periods = days[index]?.periods
    return periods === undefined ? 0 : roomOn(state, now, day, target - periods)
  })
  const work = board.classes.map(({ taskClass }) => ({
    toDay: Math.min(taskClass.toDay, board.frames.length),
    ...workOf(state, taskClass.id, now),
  }))
  let least: Reserve | null = null
  // A class whose dates lie before the window has no days to keep free: its gap is told of by itself.
  const deadlines = new Set(
    work.filter(({ demand, toDay }) => demand > 0 && toDay > 0).map(({ toDay }) => toDay),
  )
  for (const toDay of [...deadlines].toSorted((a, b) => a - b)) {
    const due = work.filter((each) => each.toDay <= toDay)
    const demand = due.reduce((sum, each) => sum + each.demand, 0)
    const pending = due.reduce((sum, each) => sum + each.pending, 0)
    const free = room.slice(0, toDay).reduce((sum, periods) => sum + periods, 0)
    const spare = Math.max(0, free - pending)
    const percent = Math.round((100 * spare) / demand)
    if (least !== null && least.percent <= percent) continue
    least = { level: levelOf(percent), toDay, demand, spare, percent }
  }
  return least
}

/** Free periods of a day, at most so many. */
function roomOn(state: ScheduleState, now: Moment, day: number, most: number): number {
  const { solid, periods } = occupancyOf(state)
  let free = firstPeriods(periods) & ~(solid[day] ?? 0)
  if (day === now.day) free &= ~firstPeriods(now.period)
  return Math.max(0, Math.min(countBits(free), most))
}

/** Periods that a class still has to work, and those of them without a place. */
function workOf(
  state: ScheduleState,
  classId: number,
  now: Moment,
): { demand: number; pending: number } {
  const left = itemsOfClass(state, classId).filter((item) => !hasBegun(item, now))
  return {
    demand: left.reduce((sum, { duration }) => sum + duration, 0),
    pending: left.reduce((sum, { place, duration }) => sum + (place === null ? duration : 0), 0),
  }
}

function levelOf(percent: number): ReserveLevel {
  if (percent <= 0) return 'none'
  if (percent < reserve.thin) return 'thin'
  return percent <= reserve.ample ? 'fair' : 'ample'
}
