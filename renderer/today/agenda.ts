// Today in order: classes, study and the free time between them, with clock times, and where now stands among them.
import { minutesOf, minutesOfHeld } from '../../shared/schedule/calendar.ts'
import { neighboursOf } from '../../shared/schedule/class-order.ts'
import { hasBegun, isOver } from '../../shared/schedule/legality.ts'
import { compareInDay } from '../../shared/schedule/place.ts'
import type { Moment, ScheduleState } from '../../shared/schedule/state.ts'
import {
  isPlaced,
  isPlacedItem,
  markOf,
  type ItemTask,
  type PlacedItem,
  type Task,
} from '../../shared/schedule/task.ts'

/** Minutes of free time that are worth a line. */
const leastFree = 20

export type When = 'over' | 'now' | 'ahead'

export type AgendaLine = {
  /** Minutes since midnight. */
  start: number
  end: number
  when: When
  /** Null is free time. */
  task: Task | null
}

/** The tasks of the day and the gaps between its first and its last period, in order; a host comes before its guests. */
export function agendaOf(state: ScheduleState, day: number, minute: number): AgendaLine[] {
  const { periods } = state.window
  const tasks = state.tasks
    .filter(isPlaced)
    .filter(({ place }) => place.day === day)
    .toSorted(compareInDay)
  const lines: AgendaLine[] = []
  let until = minutesOf(periods[0]?.start ?? '00:00')
  const addFree = (to: number) => {
    if (to - until >= leastFree) lines.push(lineOf(until, to, null, minute))
  }
  for (const task of tasks) {
    const { start, end } = minutesOfHeld(periods, task)
    addFree(start)
    lines.push(lineOf(start, end, task, minute))
    until = Math.max(until, end)
  }
  addFree(minutesOf(periods.at(-1)?.end ?? '00:00'))
  return lines
}

function lineOf(start: number, end: number, task: Task | null, minute: number): AgendaLine {
  const when = end <= minute ? 'over' : start <= minute ? 'now' : 'ahead'
  return { start, end, when, task }
}

/** What goes on now, and the first thing after it that is not free time. */
export function nowAndNext(lines: readonly AgendaLine[]): {
  now: AgendaLine[]
  next: AgendaLine | null
} {
  return {
    now: lines.filter(({ when }) => when === 'now'),
    next: lines.find(({ when, task }) => when === 'ahead' && task !== null) ?? null,
  }
}

/** Study blocks that are over and of which nobody has said what became of them, the oldest first. */
export function blocksToCloseOut(state: ScheduleState, now: Moment): PlacedItem[] {
  return state.tasks
    .filter(isPlacedItem)
    .filter((item) => markOf(item) === null && isOver(item, now, state.window))
    .toSorted((a, b) => a.place.day - b.place.day || a.place.start - b.place.start || a.id - b.id)
}

/**
 * Why the waiting ones can't be planned again yet: until what follows them in order and has begun has its mark, no place
 * is before it. It is over and among the `open` ones, or goes on now; null where one can be planned.
 */
export function whyWait(
  state: ScheduleState,
  waiting: readonly ItemTask[],
  open: readonly PlacedItem[],
  now: Moment,
): 'open' | 'running' | null {
  const successors = waiting.map((item) => neighboursOf(state, item).successor)
  if (successors.some((each) => each === null || !hasBegun(each, now))) return null
  if (open.some((item) => successors.includes(item))) return 'open'
  // One that has its mark goes on no more.
  return successors.some((each) => each !== null && markOf(each) === null) ? 'running' : null
}
