// What a scenario may ask of the state afterwards; the sample's classes are numbered 1 to 6.
import { markOf, type ItemTask, type PlacedItem } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { findViolations } from '../../shared/schedule/legality.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Check } from './scenario.ts'
import type { Outcome } from './world.ts'

export const calculus = 1
export const algebra = 2
export const programming = 3
export const physics = 4
export const history = 5
export const english = 6

export function items(state: ScheduleState, classId?: number): ItemTask[] {
  return state.tasks
    .filter((task): task is ItemTask => task.kind === 'item')
    .filter((item) => classId === undefined || item.classId === classId)
    .toSorted((a, b) => a.classId - b.classId || a.order - b.order)
}

export function placed(state: ScheduleState, classId?: number): PlacedItem[] {
  return items(state, classId).filter((item): item is PlacedItem => item.place !== null)
}

/** The first of a class that is ahead and has a place. */
export function firstPlaced({ before, today }: Outcome, classId: number): PlacedItem | null {
  return placed(before, classId).find(({ place }) => place.day >= today) ?? null
}

export function placeNow({ after }: Outcome, item: ItemTask | null) {
  return item === null ? null : (items(after).find(({ id }) => id === item.id)?.place ?? null)
}

const samePlaces = (a: ScheduleState, b: ScheduleState) => sayPlaces(a) === sayPlaces(b)

function sayPlaces(state: ScheduleState): string {
  return JSON.stringify(items(state).map(({ id, place }) => [id, place]))
}

export const unchanged: Check = ({ before, after }) =>
  JSON.stringify(before) === JSON.stringify(after)

/** Nothing that was placed before was moved or taken away. */
export const keptPlaces: Check = (outcome) =>
  placed(outcome.before).every(
    (item) => JSON.stringify(placeNow(outcome, item)) === JSON.stringify(item.place),
  )

export const legal: Check = ({ after }) => findViolations(after).length === 0

/** What got a place in the scenario. */
export function added({ before, after }: Outcome): PlacedItem[] {
  const had = new Set(placed(before).map(({ id }) => id))
  return placed(after).filter(({ id }) => !had.has(id))
}

export function all(...checks: Check[]): Check {
  return (outcome) => checks.every((check) => check(outcome))
}

/** At least `least` blocks were placed, all of them on these days. */
export function addsOn(from: number, to: number, least = 1): Check {
  return (outcome) => {
    const fresh = added(outcome)
    return fresh.length >= least && fresh.every(({ place }) => place.day >= from && place.day <= to)
  }
}

/** None of what was placed lies so. */
export function addsNone(wrong: (item: PlacedItem, state: ScheduleState) => boolean): Check {
  return (outcome) => !added(outcome).some((item) => wrong(item, outcome.after))
}

function minuteOf(state: ScheduleState, period: number, edge: 'start' | 'end'): number {
  const clock = state.window.periods[period - 1]?.[edge] ?? '00:00'
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return 60 * hours + minutes
}

export const startsBefore = (hour: number) => (item: PlacedItem, state: ScheduleState) =>
  minuteOf(state, item.place.start, 'start') < 60 * hour

export const startsFrom = (hour: number) => (item: PlacedItem, state: ScheduleState) =>
  minuteOf(state, item.place.start, 'start') >= 60 * hour

export const onDay =
  (...days: number[]) =>
  ({ place }: PlacedItem) =>
    days.includes(place.day)

export const ofClass =
  (...classes: number[]) =>
  ({ classId }: PlacedItem) =>
    classes.includes(classId)

/** The days hold no study that has not been worked on. */
export function free(...days: number[]): Check {
  return ({ after }) =>
    !placed(after).some((item) => days.includes(item.place.day) && markOf(item) === null)
}

/** Only these moved, got or lost a place. */
export function onlyTouches(choose: (outcome: Outcome) => (ItemTask | null)[]): Check {
  return (outcome) => {
    const allowed = new Set(choose(outcome).map((item) => item?.id))
    return items(outcome.before)
      .filter(({ id }) => !allowed.has(id))
      .every((item) => JSON.stringify(placeNow(outcome, item)) === JSON.stringify(item.place))
  }
}

export const samePlacesAsBefore: Check = ({ before, after }) => samePlaces(before, after)

/** No study lost its place. */
export const nothingLost: Check = (outcome) =>
  placed(outcome.before).every((item) => placeNow(outcome, item) !== null)

type Noted = {
  items?: number
  periods?: number
  from?: number
  until?: number
  course?: RegExp
  /** A plan was asked for beside it. */
  isPlanned?: true
}

/** One body of work was added, all of it pending, and nothing else changed. */
export function notes({ items: count, periods, from = 1, until, course, isPlanned }: Noted): Check {
  return ({ before, after }) => {
    const had = new Set(before.taskClasses.map(({ id }) => id))
    const fresh = after.taskClasses.filter(({ id }) => !had.has(id))
    const [made] = fresh
    if (made === undefined || fresh.length > 1) return false
    const own = items(after, made.id)
    const rest = {
      ...after,
      taskClasses: after.taskClasses.filter(({ id }) => had.has(id)),
      tasks: after.tasks.filter((task) => task.kind === 'event' || had.has(task.classId)),
    }
    return (
      (isPlanned === true
        ? own.every(({ place }) => place !== null)
        : JSON.stringify(rest) === JSON.stringify(before) &&
          own.every(({ place }) => place === null)) &&
      (count === undefined || own.length === count) &&
      (periods === undefined || own.reduce((sum, { duration }) => sum + duration, 0) === periods) &&
      (until === undefined || (made.toDay <= until && made.toDay >= from)) &&
      (course === undefined || course.test(made.course))
    )
  }
}

/** One piece of homework was noted, due on that date, and the plan is as it was: a day away there is nothing to split. */
export function notesHomework(due: string): Check {
  return (outcome) =>
    unchanged(outcome) && outcome.homework.length === 1 && outcome.homework[0]?.dueDate === due
}

function others({ taskClasses }: ScheduleState, classId: number): string {
  return JSON.stringify(taskClasses.filter(({ id }) => id !== classId))
}

/** This body of work now is so, and the others are as they were. */
export function limits(classId: number, isSo: (taskClass: TaskClass) => boolean): Check {
  return ({ before, after }) => {
    const taskClass = after.taskClasses.find(({ id }) => id === classId)
    return (
      taskClass !== undefined &&
      isSo(taskClass) &&
      others(before, classId) === others(after, classId)
    )
  }
}
