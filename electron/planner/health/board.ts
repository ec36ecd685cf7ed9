// Reads a schedule as the diagnosis looks at it: its days with what is fixed on them, and its study blocks by day and class.
import { targetPeriods } from '../../../shared/term/day-target.ts'
import {
  defaultPreferences,
  type DayPart,
  type PlanningPreferences,
} from '../../../shared/planner/planning-preferences.ts'
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { maskOf } from '../../../shared/schedule/occupancy.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import {
  isPlacedItem,
  type EventTask,
  type ItemTask,
  type PlacedItem,
} from '../../../shared/schedule/task.ts'
import { earliestStudy, spanOf } from '../from-state/day-capacity.ts'
import { readClock, type DayClock } from '../from-state/day-clock.ts'
import { findExams, type Exams, nextExam, bestGap } from '../from-state/spacing.ts'
import { lateAfter, type Meal, mealsWith } from '../from-state/standards.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { allowedDays } from '../from-state/choose-items.ts'
import { isHeavy } from '../from-state/plan-facts.ts'

/** A placed item; `from` and `to` are minutes since midnight, `start` and `end` period numbers from 1. */
export type StudyBlock = {
  id: number
  /** In `classes`, and in its `sessions`. */
  classIndex: number
  rank: number
  day: number
  start: number
  end: number
  from: number
  to: number
  /** Of work: without the long breaks inside. */
  minutes: number
  /** It lies inside a lesson. */
  isHosted: boolean
  hasBegun: boolean
  /** Neither locked nor begun. */
  isFree: boolean
}

/** A lesson or an exam. Appointments are no work: they only take their periods. */
export type FixedWork = { start: number; end: number; from: number; to: number }

export type DayFrame = {
  day: number
  week: number
  weekday: number
  /** In order of time. */
  fixed: readonly FixedWork[]
  /** Periods with events, as bits. */
  taken: number
  /** Minutes of lessons and exams. */
  lessons: number
  /** Periods of study beyond which the day gets heavy: as many as the planner gives it. */
  target: number
}

export type Board = {
  clock: DayClock
  /** The first day that counts: today. */
  firstDay: number
  /** Day `n` is `frames[n - 1]`, its blocks in order of time `blocks[n - 1]`. */
  frames: readonly DayFrame[]
  blocks: readonly (readonly StudyBlock[])[]
  /** Ascending by id; the placed items of `classes[n]`, in their order, are `sessions[n]`. */
  classes: readonly ClassFrame[]
  sessions: readonly (readonly StudyBlock[])[]
  /** By course, the days of its exams, ascending. */
  exams: Exams
  wishes: Wishes
}

export type Wishes = {
  earlyBefore: number
  lateAfter: number
  /** Empty: Saturdays and Sundays. */
  restDays: readonly number[]
  partOfCourse: ReadonlyMap<string, DayPart>
  freeEvenings: number
  meals: readonly Meal[]
}

export function readBoard(
  state: ScheduleState,
  now: Moment,
  preferences: PlanningPreferences = defaultPreferences,
): Board {
  const clock = readClock(state.window.periods)
  const items = state.tasks.filter((task): task is ItemTask => task.kind === 'item')
  const events = state.tasks.filter((task) => task.kind === 'event')
  const itemsByClass = Map.groupBy(items, ({ classId }) => classId)
  const exams = findExams(state)
  const classes = state.taskClasses
    .toSorted((a, b) => a.id - b.id)
    .map((taskClass) =>
      readClass(state, taskClass, itemsByClass.get(taskClass.id) ?? [], exams, now),
    )
  const sessions = classes.map(({ taskClass }, index) =>
    (itemsByClass.get(taskClass.id) ?? [])
      .filter(isPlacedItem)
      .toSorted((a, b) => a.order - b.order || a.id - b.id)
      .map((item, rank) => readBlock(clock, item, { classIndex: index, rank }, now)),
  )
  const eventsByDay = Map.groupBy(events, ({ place }) => place.day)
  const grounds = state.window.days.map((_, index) => ({
    events: takenBy(eventsByDay.get(index + 1) ?? []),
  }))
  const targets = targetPeriods(state.window.periods, grounds, preferences)
  const blocksByDay = Map.groupBy(sessions.flat().toSorted(compareBlocks), ({ day }) => day)
  return {
    clock,
    firstDay: Math.max(1, now.day),
    frames: state.window.days.map(({ week, weekday }, index) =>
      readFrame(
        state.window.periods,
        { day: index + 1, week, weekday, target: targets[index] ?? 0 },
        eventsByDay.get(index + 1) ?? [],
      ),
    ),
    blocks: state.window.days.map((_, index) => blocksByDay.get(index + 1) ?? []),
    classes,
    sessions,
    exams,
    wishes: readWishes(preferences, earliestStudy(state)),
  }
}

/** Ascending in time. */
export function compareBlocks(a: StudyBlock, b: StudyBlock): number {
  return a.day - b.day || a.start - b.start || a.id - b.id
}

/** The block as it would lie at `place`. */
export function moveBlock({ clock, frames }: Board, block: StudyBlock, place: Place): StudyBlock {
  return {
    ...block,
    ...place,
    ...timesOf(clock, place),
    isHosted: ((frames[place.day - 1]?.taken ?? 0) & maskOf(place)) !== 0,
  }
}

function readBlock(
  clock: DayClock,
  { id, place, hostId, locked }: PlacedItem,
  ranks: Pick<StudyBlock, 'classIndex' | 'rank'>,
  now: Moment,
): StudyBlock {
  const begun = hasBegun({ place }, now)
  return {
    id,
    ...ranks,
    ...place,
    ...timesOf(clock, place),
    isHosted: hostId !== null,
    hasBegun: begun,
    isFree: !locked && !begun,
  }
}

function timesOf(
  { startOf, endOf, breaksAfter }: DayClock,
  { start, end }: Place,
): Pick<StudyBlock, 'from' | 'to' | 'minutes'> {
  const from = startOf[start - 1] ?? 0
  const to = endOf[end - 1] ?? 0
  let minutes = to - from
  for (let period = start; period < end; period += 1) {
    if (((breaksAfter >>> (period - 1)) & 1) === 0) continue
    minutes -= (startOf[period] ?? 0) - (endOf[period - 1] ?? 0)
  }
  return { from, to, minutes }
}

function readFrame(
  periods: ScheduleState['window']['periods'],
  known: Pick<DayFrame, 'day' | 'week' | 'weekday' | 'target'>,
  events: readonly EventTask[],
): DayFrame {
  const fixed = events
    .filter(({ eventKind }) => eventKind !== 'personal')
    .map((event): FixedWork => {
      const { start, end } = event.place
      const { from, to } = spanOf(periods, event)
      return { start, end, from, to }
    })
    .toSorted((a, b) => a.start - b.start || a.end - b.end || a.from - b.from)
  const lessons = fixed.reduce((sum, { from, to }) => sum + to - from, 0)
  return { ...known, fixed, taken: takenBy(events), lessons }
}

function takenBy(events: readonly EventTask[]): number {
  return events.reduce((mask, { place }) => mask | maskOf(place), 0)
}

function readWishes(preferences: PlanningPreferences, earlyBefore: string): Wishes {
  const { noStudyBefore, noStudyAfter, protectedWeekdays, preferredParts } = preferences
  return {
    earlyBefore: minutesOf(noStudyBefore ?? earlyBefore),
    lateAfter: minutesOf(noStudyAfter ?? lateAfter),
    restDays: protectedWeekdays,
    partOfCourse: new Map(preferredParts.map(({ course, part }) => [course, part])),
    freeEvenings: preferences.freeEvenings,
    meals: mealsWith(preferences.lunch),
  }
}

/** Changes of course in a day: three subjects fit into it, and each further one costs a start (Monsell 2003). */
export const mostSwitches = 2

/** A single free period shorter than this is a leftover: too short for most work. */
export const usefulMinutes = 60

/** Sessions of a class on one day, by its strategy; more only where its days don't suffice. */
const sessionsADay = { steady: 1, rapid: 2 } as const

/** A class with fewer days than this is short work, whose last day is no buffer lost. */
const shortRange = 5

/** Fewer places than this, and an item is tight. */
export const fewPlaces = 3

/** In hundredths of the demand: what a plan should keep free for what takes longer. */
export const reserve = { thin: 10, ample: 15 } as const

export type ClassFrame = {
  taskClass: TaskClass
  isHeavy: boolean
  /** Items that have not begun, placed or not. */
  left: number
  /** Whether any of them still waits for a place. */
  hasPending: boolean
  /** Sessions that it may have on one day. */
  dailyShare: number
  /** Days that should lie between two of its sessions; 0 for work that is meant to be done in one go. */
  targetGap: number
  /** The exam that it prepares for, else the end of the term: what is learned has to last until then. */
  testDay: number
  /** Its last day where that is a deadline; null where it is the end of the term. */
  deadline: number | null
  /** Whether its last day should stay free. */
  wantsBuffer: boolean
}

function readClass(
  state: ScheduleState,
  taskClass: TaskClass,
  items: readonly ItemTask[],
  exams: Exams,
  now: Moment,
): ClassFrame {
  const left = items.filter(({ place }) => !hasBegun({ place }, now)).length
  const days = allowedDays(state, taskClass, now)
  const [firstDay = 1] = days
  const lastDay = state.window.days.length
  const span = (days.at(-1) ?? 0) - firstDay + 1
  const { course, strategy, fromDay, toDay } = taskClass
  const testDay = nextExam(exams, course, toDay) ?? nextExam(exams, course, firstDay) ?? lastDay
  return {
    taskClass,
    isHeavy: isHeavy(taskClass),
    left,
    hasPending: items.some(({ place }) => place === null),
    dailyShare: Math.max(sessionsADay[strategy], Math.ceil(left / Math.max(1, days.length))),
    targetGap: strategy === 'rapid' ? 0 : findTargetGap(testDay - firstDay, span, left),
    testDay,
    deadline: toDay < lastDay ? toDay : null,
    wantsBuffer: toDay < lastDay && toDay - fromDay + 1 >= shortRange,
  }
}

/**
 * The gap that serves a test so many days off best, as far as the days that are left have room for it. It is that of
 * the whole time up to the test: counted from a session shortly before it, cramming would look like good spacing.
 */
function findTargetGap(interval: number, span: number, sessions: number): number {
  return Math.min(bestGap(Math.max(0, interval)), Math.floor(span / Math.max(1, sessions)))
}
