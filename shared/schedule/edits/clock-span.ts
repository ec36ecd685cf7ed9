// Maps clock times onto the rows of the grid, and keeps an event's own minutes when it goes to other rows.
import { besideRows, clockOf, minutesOf } from '../calendar.ts'
import type { Held, Place } from '../place.ts'
import type { Window } from '../state.ts'
import type { EventTask, Task } from '../task.ts'
import type { Period } from '../term.ts'

/** Rows of a day, and the true times where they are not those of the rows. */
export type ClockSpan = { start: number; end: number; clock: EventTask['clock'] }

/** Minutes by which a time may reach into a row that it does not mean: "four to five" ends a row that ends at 16:05. */
export const clockSlack = 10

/** Minutes from midnight; beside the rows where none lies there. */
export function spanOfClock(
  from: number,
  to: number,
  { periods }: { periods: readonly Period[] },
): ClockSpan {
  // A clock time of the day has no 24:00.
  const clock = { start: clockOf(from), end: clockOf(Math.min(to, 1439)) }
  const rows = periods.flatMap(({ start, end }, index) => {
    const shared = Math.min(to, minutesOf(end)) - Math.max(from, minutesOf(start))
    return shared > 0 ? [{ row: index + 1, shared }] : []
  })
  const meant = rows.filter(({ shared }) => shared > clockSlack)
  const [first] = meant.length > 0 ? meant : rows
  const last = (meant.length > 0 ? meant : rows).at(-1)
  if (first === undefined || last === undefined) return { ...besideRows(periods, from), clock }
  const span = { start: first.row, end: last.row }
  const isExact =
    periods[span.start - 1]?.start === clock.start && periods[span.end - 1]?.end === clock.end
  return { ...span, clock: isExact ? null : clock }
}

/** Where a task would lie, and when. */
export function heldAt(window: Window, task: Task | undefined, place: Place): Held {
  return { place, clock: task?.kind === 'event' ? clockAt(window, task, place) : null }
}

/** The event's own minutes as far into its new rows as they were into the old ones; null where those rows have no such time. */
export function clockAt(
  window: Window,
  { clock, place }: Pick<EventTask, 'clock' | 'place'>,
  target: Place,
): EventTask['clock'] {
  if (place.start === target.start && place.end === target.end) return clock
  const [was, will] = [window.periods[place.start - 1], window.periods[target.start - 1]]
  if (clock === null || was === undefined || will === undefined) return null
  const from = minutesOf(clock.start) + minutesOf(will.start) - minutesOf(was.start)
  const to = from + minutesOf(clock.end) - minutesOf(clock.start)
  if (from < 0 || to > 1439) return null
  const span = spanOfClock(from, to, window)
  return span.start === target.start && span.end === target.end ? span.clock : null
}
