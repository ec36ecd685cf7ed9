// The term at a glance in figures: for each day its study against the target, its lessons, exams and deadlines.
import type { ScheduleState, Window } from '../schedule/state.ts'
import { isPlacedItem, type EventTask } from '../schedule/task.ts'
import type { CalendarOverride, Term } from '../schedule/term.ts'
import { weekOfDay, type WeekStart } from '../time/week-start.ts'
import { minutesOfPlace } from '../schedule/work-minutes.ts'

/** Against the target: up to half of it, up to all of it, or beyond. */
export type LoadLevel = 'none' | 'light' | 'full' | 'over'

export type TermDay = {
  day: number
  date: string
  week: number
  weekday: number
  /** Of the study blocks that lie on it. */
  minutes: number
  /** Minutes of those outside lessons, which count against the target, and how many they are. */
  load: number
  blocks: number
  /** Minutes of study that fill it. */
  target: number
  level: LoadLevel
  /** First and last period of each fixed thing that is no exam. */
  lessons: { start: number; end: number }[]
  exams: { id: number; title: string; course: string; start: string }[]
  /** Work that must be done by the end of this day. */
  deadlines: { title: string; course: string }[]
  override: CalendarOverride | null
}

export type TermWeek = { week: number; days: TermDay[]; minutes: number; blocks: number }

/** `targets` are minutes by day of the window. */
export function termWeeks(
  state: ScheduleState,
  { overrides }: Pick<Term, 'overrides'>,
  targets: readonly number[],
  weekStart: WeekStart = 1,
): TermWeek[] {
  const overrideOf = new Map(overrides.map((override) => [override.date, override]))
  const days = state.window.days.map(({ date, week, weekday }, index): TermDay => ({
    day: index + 1,
    date,
    week,
    weekday,
    minutes: 0,
    blocks: 0,
    load: 0,
    target: targets[index] ?? 0,
    level: 'none',
    lessons: [],
    exams: [],
    deadlines: [],
    override: overrideOf.get(date) ?? null,
  }))
  const withItems = new Set<number>()
  for (const task of state.tasks) {
    if (task.kind === 'item') withItems.add(task.classId)
    const entry = task.place === null ? undefined : days[task.place.day - 1]
    if (entry === undefined) continue
    if (task.kind === 'event') addEvent(entry, task, state.window)
    else if (isPlacedItem(task)) {
      const minutes = minutesOfPlace(state.window, task.place)
      entry.minutes += minutes
      if (task.hostId !== null) continue
      entry.load += minutes
      entry.blocks += 1
    }
  }
  // Work without items has nothing that could be late, and what ends with the term has no day of its own.
  for (const { id, title, course, toDay } of state.taskClasses)
    if (withItems.has(id) && toDay < days.length) days[toDay - 1]?.deadlines.push({ title, course })
  for (const day of days) day.level = levelOf(day)
  return [...Map.groupBy(days, ({ day }) => weekOfDay(day, weekStart))].map(([week, ofWeek]) => ({
    week,
    days: ofWeek,
    minutes: ofWeek.reduce((sum, { minutes }) => sum + minutes, 0),
    blocks: ofWeek.reduce((sum, { blocks }) => sum + blocks, 0),
  }))
}

function addEvent(
  entry: TermDay,
  { id, title, course, eventKind, place, clock }: EventTask,
  window: Window,
) {
  const { start, end } = place
  if (eventKind !== 'exam') entry.lessons.push({ start, end })
  else
    entry.exams.push({
      id,
      title,
      course,
      start: clock?.start ?? window.periods[start - 1]?.start ?? '',
    })
}

function levelOf({ minutes, load, target }: TermDay): LoadLevel {
  if (minutes === 0) return 'none'
  if (load > target) return 'over'
  return load * 2 <= target ? 'light' : 'full'
}
