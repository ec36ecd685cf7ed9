// Reads the remaining term as numbers: sessions, chains, deadlines and the room that there is, ready to be run many times.
import { targetPeriods } from '../../../shared/term/day-target.ts'
import {
  defaultPreferences,
  type PlanningPreferences,
} from '../../../shared/planner/planning-preferences.ts'
import { usedPeriods } from '../../../shared/schedule/class-order.ts'
import { leftOut, slotOfPlace } from '../problem/problem.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { isOver } from '../../../shared/schedule/legality.ts'
import { itemsOfClass, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import {
  isPlacedItem,
  markOf,
  type EventTask,
  type ItemTask,
} from '../../../shared/schedule/task.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { readClock } from '../from-state/day-clock.ts'
import { findPermitted, findStarts } from '../from-state/draft-chain.ts'
import {
  occupiedDays,
  type OccupiedDay,
  weekdayShare,
  reserveDays,
} from '../from-state/day-capacity.ts'
import { findExamLimits, oldPlaces } from '../replan/near-terms.ts'
import { readPlaceCosts, type PlaceCosts } from './place-costs.ts'
import { findExams, nextExam } from '../from-state/spacing.ts'

/** A slot is `day * periods + period`, both from 0, as everywhere in the planner. */
export type SlipItem = {
  item: ItemTask
  /** The number of its class in `chains`. */
  chain: number
  /** The number of its deadline in `deadlines`. */
  deadline: number
  /** Where it lies, or -1. */
  slot: number
  /** The same, or where it lay when it was missed; -1 for work that has had no place yet. */
  was: number
}

export type SlipDeadline = {
  classId: number
  exam: EventTask | null
  /** The first slot that is too late. */
  bound: number
}

export type SlipTerm = {
  state: ScheduleState
  days: number
  periods: number
  /** The day from 0 on which the runs begin; -1 before the window. */
  today: number
  /** Open sessions, by class and in their order. */
  items: readonly SlipItem[]
  /** By class: numbers of its items in their order. */
  chains: readonly (readonly number[])[]
  deadlines: readonly SlipDeadline[]
  /** By class: periods that its budget leaves free; Infinity without one. */
  room: Float64Array
  /** By class, length of a session and day: starts as far as fixed things and limits go. */
  starts: readonly (readonly Int32Array[])[]
  aims: StrategyFacts
  costs: PlaceCosts
  /** Blocks that have passed without a mark. */
  unmarked: number
}

export type SlipTermInput = {
  state: ScheduleState
  now: Moment
  preferences?: PlanningPreferences
}

export function readSlipTerm({
  state,
  now,
  preferences = defaultPreferences,
}: SlipTermInput): SlipTerm {
  const { window, taskClasses } = state
  const periods = window.periods.length
  const open = taskClasses.map(({ id }) => openItems(state, id, now))
  const limits = findExamLimits(state, now, new Set())
  const occupied = occupiedDays(state, new Set(open.flat().map(({ id }) => id)))
  const old = oldPlaces(state)
  const items: SlipItem[] = []
  const deadlines: SlipDeadline[] = []
  const chains = taskClasses.map((taskClass, chain) =>
    (open[chain] ?? []).map((item) => {
      const exam = limits.get(item.id) ?? null
      const deadline = deadlineOf(state, deadlines, taskClass, exam)
      const slot = slotOf(item.place, periods)
      items.push({ item, chain, deadline, slot, was: slotOf(old.get(item.id) ?? null, periods) })
      return items.length - 1
    }),
  )
  return {
    state,
    days: window.days.length,
    periods,
    today: now.day - 1,
    items,
    chains,
    deadlines,
    room: Float64Array.from(taskClasses, ({ id, slotBudget }) =>
      slotBudget === null ? Infinity : slotBudget - usedPeriods(state, id),
    ),
    starts: taskClasses.map((taskClass, chain) =>
      listStarts(state, taskClass, now, preferences, occupied, open[chain] ?? []),
    ),
    aims: readStrategies(state, preferences, occupied),
    costs: readPlaceCosts(
      state,
      now,
      preferences,
      open.map((own) => own.reduce((most, { duration }) => Math.max(most, duration), 0)),
    ),
    unmarked: state.tasks.filter(
      (task) => isPlacedItem(task) && markOf(task) === null && isOver(task, now, state.window),
    ).length,
  }
}

/** Neither marked as worked nor passed: what is being worked now is open still. */
function openItems(state: ScheduleState, classId: number, now: Moment): ItemTask[] {
  return itemsOfClass(state, classId).filter(
    (item) => markOf(item) === null && !(isPlacedItem(item) && isOver(item, now, state.window)),
  )
}

function slotOf(place: Place | null, periods: number): number {
  return place === null ? leftOut : slotOfPlace(place, periods)
}

/** The number of the deadline, which is made with the first session that it is for. */
function deadlineOf(
  { window }: ScheduleState,
  deadlines: SlipDeadline[],
  { id, toDay }: TaskClass,
  exam: EventTask | null,
): number {
  const known = deadlines.findIndex((each) => each.classId === id && each.exam?.id === exam?.id)
  if (known >= 0) return known
  const periods = window.periods.length
  const end = Math.min(toDay, window.days.length) * periods
  const begin = exam === null ? end : slotOfPlace(exam.place, periods)
  return deadlines.push({ classId: id, exam, bound: Math.min(end, begin) }) - 1
}

/** By length from 1; what is not needed stays empty. */
function listStarts(
  state: ScheduleState,
  taskClass: TaskClass,
  now: Moment,
  preferences: PlanningPreferences,
  occupied: readonly OccupiedDay[],
  items: readonly ItemTask[],
): Int32Array[] {
  const policy = { classIds: null, scope: null, now }
  const clock = readClock(state.window.periods)
  const { preferred } = findPermitted(state, taskClass, policy, preferences, clock)
  const longest = items.reduce((most, { duration }) => Math.max(most, duration), 0)
  const limits = { mayEmbed: taskClass.mayEmbed, permitted: preferred, after: null, before: null }
  return Array.from({ length: longest + 1 }, (_, length) =>
    length === 0
      ? new Int32Array(occupied.length)
      : findStarts(occupied, { ...limits, duration: length }).starts,
  )
}

/** Lists by class, and by day from 0. */
type StrategyFacts = {
  strategies: readonly TaskClass['strategy'][]
  priorities: readonly number[]
  /** By class: its last day. */
  lastDay: readonly number[]
  /** By class: the first day of its reserve. */
  reserveFrom: readonly number[]
  /** By class: days from the end of its range to its exam; null where none is known. */
  daysToExam: readonly (number | null)[]
  /** By class and day: when it is asked for what is learned then, in days from 1. */
  testAfter: readonly Int32Array[]
  /** By day: the periods of study that it can take well, and how gladly it is worked on. */
  capacities: Int32Array
  ease: Uint8Array
}

/** What the strategies of the classes ask of a term's days (P1), as far as no session that is placed changes it. */
function readStrategies(
  state: ScheduleState,
  preferences: PlanningPreferences,
  occupied: readonly OccupiedDay[],
): StrategyFacts {
  const { window, taskClasses } = state
  const exams = findExams(state)
  const days = window.days.length
  return {
    strategies: taskClasses.map(({ strategy }) => strategy),
    priorities: taskClasses.map(({ priority }) => priority),
    lastDay: taskClasses.map(({ toDay }) => toDay - 1),
    reserveFrom: taskClasses.map((each) => each.toDay - reserveDays(each)),
    daysToExam: taskClasses.map(({ course, toDay }) => {
      const exam = nextExam(exams, course, toDay)
      return exam === null ? null : exam - toDay
    }),
    testAfter: taskClasses.map(({ course }) =>
      Int32Array.from(window.days, (_, day) => nextExam(exams, course, day + 1) ?? days),
    ),
    capacities: targetPeriods(window.periods, occupied, preferences),
    ease: Uint8Array.from(window.days, ({ weekday }) => weekdayShare(weekday)),
  }
}
