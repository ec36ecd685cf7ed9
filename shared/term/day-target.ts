// Says how much study each day takes: the student's daily target, or the usual one, and less where lessons fill the day.
import { usualStudyMinutes, type PlanningPreferences } from '../planner/planning-preferences.ts'
import { minutesOf } from '../schedule/calendar.ts'
import { periodsIn } from '../schedule/free-runs.ts'
import { maskOf } from '../schedule/occupancy.ts'
import type { ScheduleState } from '../schedule/state.ts'
import type { Task } from '../schedule/task.ts'
import type { Period } from '../schedule/term.ts'

/** Study outside of these times is nobody's plan who has not said so. */
export const waking = { from: '08:00', to: '21:00' }

/** Minutes of lessons and study together. */
const workMinutes = 450

/** Free time that a day keeps in reserve: an eighth of what lies within waking hours. */
const reservePart = 8

type Habits = Pick<PlanningPreferences, 'dailyStudyPeriods'>

/** The usual length of a period in minutes. */
export function usualLength(periods: readonly Period[]): number {
  const lengths = periods.map(({ start, end }) => minutesOf(end) - minutesOf(start))
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 45
}

/** Minutes of study that fill a day without lessons, in whole periods. */
export function dailyTarget(periods: readonly Period[], habits: Habits): number {
  return studyPeriods(periods, habits) * usualLength(periods)
}

/** Minutes by day of the window: the same that the planner and the diagnosis keep to. */
export function dayTargets({ window, tasks }: ScheduleState, habits: Habits): number[] {
  const byDay = Map.groupBy(tasks, ({ place }) => place?.day ?? 0)
  return window.days.map((_, index) =>
    dayTarget(window.periods, byDay.get(index + 1) ?? [], habits),
  )
}

/** Of a day with these tasks. */
export function dayTarget(
  periods: readonly Period[],
  tasks: readonly Task[],
  habits: Habits,
): number {
  const events = tasks.reduce(
    (mask, task) => (task.kind === 'event' ? mask | maskOf(task.place) : mask),
    0,
  )
  const [count = 0] = targetPeriods(periods, [{ events }], habits)
  return count * usualLength(periods)
}

/**
 * In periods, by the bits of each day's events. No more than the daily target, no more than fits beside the lessons,
 * and never all of the free time, so that what takes longer finds room.
 */
export function targetPeriods(
  periods: readonly Period[],
  days: readonly { events: number }[],
  habits: Habits,
): Int32Array {
  const study = studyPeriods(periods, habits)
  const work = countOf(periods, workMinutes)
  const awake = periods.reduce(
    (mask, { start, end }, index) =>
      start >= waking.from && end <= waking.to ? mask | (1 << index) : mask,
    0,
  )
  return Int32Array.from(days, ({ events }) => {
    const free = periodsIn(awake & ~events).length
    const spared = free - Math.ceil(free / reservePart)
    return Math.max(0, Math.min(study, work - periodsIn(events).length, spared))
  })
}

function studyPeriods(periods: readonly Period[], { dailyStudyPeriods }: Habits): number {
  return dailyStudyPeriods ?? countOf(periods, usualStudyMinutes)
}

function countOf(periods: readonly Period[], minutes: number): number {
  return Math.max(1, Math.round(minutes / usualLength(periods)))
}
