// Reads a planned term as a tutor would look at it: days with lessons and sessions by the clock, and the work behind them.
import { placeClock, minutesOf } from '../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { findTaskClass } from '../../shared/schedule/state.ts'
import { isPlacedItem } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import type { TermShape } from './term-shape.ts'

/** Minutes since midnight; days count from 1. */
type Span = { day: number; from: number; to: number; title: string; course: string }

/** `minutes` without the breaks inside. */
export type Session = Span & { work: Work; rank: number; isHosted: boolean; minutes: number }

export type Fixed = Span & { kind: 'lecture' | 'tutorial' | 'exam' | 'duty' }

export type Work = {
  taskClass: TaskClass
  title: string
  course: string
  kind: 'review' | 'preparation' | 'other'
  isHeavy: boolean
  /** The first exam of the course after the work begins, else the last day of the work. */
  exam: Fixed | null
  /** All sessions wanted, placed or not. */
  wanted: number
  sessions: Session[]
}

export type PlanSheet = {
  shape: TermShape
  state: ScheduleState
  works: Work[]
  sessions: Session[]
  fixed: Fixed[]
  leftOut: number
  days: number
  /** From this day on it was planned. */
  asked: number
  /** Some rows of the day follow one another without a minute between. */
  hasClockRows: boolean
}

const heavyFrom = 4

export function readSheet(
  shape: TermShape,
  state: ScheduleState,
  leftOut: readonly number[],
): PlanSheet {
  const fixed = readFixed(shape, state)
  const works = state.taskClasses.map((taskClass) => readWork(shape, state, fixed, taskClass))
  return {
    shape,
    state,
    works,
    sessions: works.flatMap(({ sessions }) => sessions).toSorted(byTime),
    fixed,
    leftOut: leftOut.length,
    days: state.window.days.length,
    asked: (shape.asksIn - 1) * 7 + 1,
    hasClockRows: state.window.periods.some(({ end }, index, all) => all[index + 1]?.start === end),
  }
}

function byTime(a: Span, b: Span): number {
  return a.day - b.day || a.from - b.from
}

function readFixed(shape: TermShape, state: ScheduleState): Fixed[] {
  return state.tasks
    .flatMap((task): Fixed[] => {
      if (task.kind !== 'event') return []
      const { title, course, place, eventKind } = task
      const clock = placeClock(state.window, task)
      const hours = { day: place.day, from: minutesOf(clock.start), to: minutesOf(clock.end) }
      const kind = eventKind === 'exam' ? 'exam' : kindOf(shape, title)
      return [
        { ...hours, title, course: kind === 'exam' ? examOf(shape, title, course) : course, kind },
      ]
    })
    .toSorted(byTime)
}

/** The course that the exam's title begins with, as a person reads it. */
function examOf({ work }: TermShape, title: string, course: string): string {
  return work.find((one) => title.startsWith(one.course))?.course ?? course
}

function kindOf({ lessons, duties }: TermShape, title: string): Fixed['kind'] {
  if (duties.some((duty) => duty.title === title)) return 'duty'
  const isTutorial = lessons.some((lesson) => lesson.title === title && lesson.isTutorial === true)
  return isTutorial ? 'tutorial' : 'lecture'
}

function readWork(
  shape: TermShape,
  state: ScheduleState,
  fixed: readonly Fixed[],
  taskClass: TaskClass,
): Work {
  const told = shape.work.find(({ title }) => title === taskClass.title)
  const { title, course, fromDay } = taskClass
  const items = state.tasks.flatMap((task) =>
    task.kind === 'item' && task.classId === taskClass.id ? [task] : [],
  )
  const work: Work = {
    taskClass,
    title,
    course,
    kind: told === undefined ? 'review' : told.isPreparation === true ? 'preparation' : 'other',
    isHeavy: taskClass.intensity >= heavyFrom,
    exam:
      fixed.find((one) => one.kind === 'exam' && one.course === course && one.day > fromDay) ??
      null,
    wanted: items.length,
    sessions: [],
  }
  work.sessions = items
    .filter(isPlacedItem)
    .map((item): Session => {
      const clock = placeClock(state.window, item)
      return {
        day: item.place.day,
        from: minutesOf(clock.start),
        to: minutesOf(clock.end),
        title: item.title,
        course: findTaskClass(state, item.classId)?.course ?? '',
        work,
        rank: item.order,
        isHosted: item.hostId !== null,
        minutes: state.window.periods
          .slice(item.place.start - 1, item.place.end)
          .reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0),
      }
    })
    .toSorted(byTime)
  return work
}

export function weekOf(day: number): number {
  return Math.ceil(day / 7)
}

export function weekdayOf(day: number): number {
  return ((day - 1) % 7) + 1
}
