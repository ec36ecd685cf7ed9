// What the terms of a student's plan look at, beside the problem itself; days and periods count from 0.
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { TermName } from '../../../shared/planner/explanation.ts'
import { weekOf } from '../../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ItemTask, EventTask } from '../../../shared/schedule/task.ts'
import { kindOfWork, lessonsFor, type WorkKind } from '../../../shared/timetable/lesson-words.ts'
import type { ProblemTask, Slot, TermRule } from '../problem/problem.ts'
import type { OccupiedDay } from './day-capacity.ts'
import type { DayClock } from './day-clock.ts'
import { heavyFrom, preparedWithin, reviewedWithin } from './standards.ts'

export type Target = {
  /** What the strategy wants. */
  day: number
  /** How many days off still do. */
  tolerance: number
  /** The whole days from the item before it in an even spread; 0 where that one stays where it is. */
  apart: number
}

/** The days from the item before it in its class that are too few below `least`, and too many above `most`. */
export type Gap = { least: number; most: number }

/** One task of the problem beside what it stands for in the schedule. */
export type PlannedTask = {
  item: ItemTask
  taskClass: TaskClass
  task: ProblemTask
  /** Where it lies now, or `leftOut`. */
  present: Slot
  target: Target
  gap: Gap
}

export type PlanFacts = {
  /** In the order of the problem's tasks. */
  planned: readonly PlannedTask[]
  /** In the order of the problem's chains. */
  classes: readonly TaskClass[]
  occupied: readonly OccupiedDay[]
  clock: DayClock
  /** By day: 1 is Monday. */
  weekdays: Uint8Array
  /** By day: the periods of study that it can take well. */
  capacities: Int32Array
  /** By class: the first day of its reserve. */
  reserveFrom: Int32Array
  ties: LessonTies
  /** When study may begin without being early. */
  begins: string
  preferences: PlanningPreferences
}

/** A term without its weight. */
export type NamedRule = { name: TermName } & TermRule

export function isHeavy({ intensity }: TaskClass): boolean {
  return intensity >= heavyFrom
}

/** Days from 0, both inclusive; before the slot what is gone over was not heard. */
export type DayWindow = { from: number; to: number; firstSlot: number }

export type LessonTie = {
  kind: WorkKind
  /** By slot at which a review begins, or a preparation has ended: days too many from or to its lesson. */
  daysOff: Uint8Array
  /** By item id: when its own lesson wants it. */
  windows: ReadonlyMap<number, DayWindow>
}

/**
 * Finds which work goes with which lessons: what is gone over after a lecture, what is prepared
 * before a tutorial or lab. By class id.
 */
type LessonTies = ReadonlyMap<number, LessonTie>

export function findLessonTies(state: ScheduleState): LessonTies {
  const lessons = Map.groupBy(state.tasks.filter(isLesson), ({ course }) => course)
  const items = Map.groupBy(
    state.tasks.filter((task): task is ItemTask => task.kind === 'item'),
    ({ classId }) => classId,
  )
  const ties = new Map<number, LessonTie>()
  for (const taskClass of state.taskClasses) {
    const kind = taskClass.strategy === 'steady' ? kindOfWork(taskClass.title) : null
    const own = kind === null ? [] : lessonsFor(kind, lessons.get(taskClass.course) ?? [])
    if (kind === null || own.length === 0) continue
    const daysOff = (kind === 'review' ? daysAfter : daysBefore)(state, own)
    const windows = findWindows(kind, taskClass, own, {
      items: items.get(taskClass.id) ?? [],
      periods: state.window.periods.length,
    })
    ties.set(taskClass.id, { kind, daysOff, windows })
  }
  return ties
}

function isLesson(task: ScheduleState['tasks'][number]): task is EventTask {
  return task.kind === 'event' && task.eventKind === 'class' && task.course !== ''
}

/** More is not told apart; a review before its own lecture is as bad. */
export const mostDaysOff = 5

/** Longer than this after a lesson there is none of late to go over. */
const usualInterval = 7

function daysAfter({ window }: ScheduleState, lessons: readonly EventTask[]): Uint8Array {
  const periods = window.periods.length
  return bySlot(window.days.length * periods, (slot) => {
    const last = lessons.findLast(({ place }) => (place.day - 1) * periods + place.end <= slot)
    if (last === undefined) return mostDaysOff
    const days = Math.floor(slot / periods) - (last.place.day - 1)
    return days > usualInterval ? 0 : days - reviewedWithin
  })
}

function daysBefore({ window }: ScheduleState, lessons: readonly EventTask[]): Uint8Array {
  const periods = window.periods.length
  return bySlot(window.days.length * periods, (slot) => {
    const next = lessons.find(({ place }) => (place.day - 1) * periods + place.start - 1 >= slot)
    if (next === undefined) return mostDaysOff
    // What ends with its day belongs to that day.
    return next.place.day - 1 - Math.floor((slot - 1) / periods) - preparedWithin
  })
}

function bySlot(slots: number, daysOff: (slot: number) => number): Uint8Array {
  return Uint8Array.from({ length: slots + 1 }, (_, slot) =>
    Math.max(0, Math.min(mostDaysOff, daysOff(slot))),
  )
}

/**
 * The sessions of a class share the weeks of its lessons in their order; mostly there is one for each, and none comes
 * before its own week. Where there are far fewer nobody knows which week is meant.
 */
function findWindows(
  kind: WorkKind,
  { fromDay, toDay }: TaskClass,
  lessons: readonly EventTask[],
  { items, periods }: { items: readonly ItemTask[]; periods: number },
): Map<number, DayWindow> {
  const weeks = [...Map.groupBy(lessons, ({ place }) => weekOf(place.day))].filter(
    ([week]) => week >= weekOf(fromDay) && week <= weekOf(toDay),
  )
  if (items.length * 2 < weeks.length) return new Map()
  const inOrder = items.toSorted((a, b) => a.order - b.order || a.id - b.id)
  return new Map(
    inOrder.flatMap(({ id }, index): [number, DayWindow][] => {
      const held = weeks[weekInOrder(index, items.length, weeks.length)]?.[1] ?? []
      const [first, last] = [held[0]?.place, held.at(-1)?.place]
      if (first === undefined || last === undefined) return []
      const from = first.day - 1
      return kind === 'review'
        ? [[id, { from, to: last.day - 1 + reviewedWithin, firstSlot: from * periods + first.end }]]
        : [[id, { from: from - preparedWithin, to: from, firstSlot: 0 }]]
    }),
  )
}

/** Of more sessions than weeks the last ones share a week; of fewer, each takes the middle of its part. */
function weekInOrder(index: number, count: number, weeks: number): number {
  return count < weeks
    ? Math.floor(((index + 0.5) * weeks) / count)
    : Math.ceil(((index + 1) * weeks) / count) - 1
}
