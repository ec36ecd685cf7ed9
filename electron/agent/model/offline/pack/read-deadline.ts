// The last day that the words of a goal set, as a window day: "by 11 December", 11月27日之前.
import { dateToDay } from '../../../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import { lexText, prepareText } from '../lexed-text.ts'

/** The latest of the days that are named; null for none, and for one outside the window. */
export function readDeadline(goal: string, ground: Ground): number | null {
  const latest = goal
    .split('\n')
    .flatMap((line) => readDates(line, ground))
    .toSorted()
    .at(-1)
  return latest === undefined ? null : dateToDay(ground.state.window, latest)
}

/** The dates that a line names, ISO, in their order; days that come again and again are none. */
export function readDates(line: string, ground: Ground): string[] {
  return lexText(prepareText(line, ground), ground)
    .days.filter(({ isEvery }) => !isEvery)
    .flatMap(({ dates }) => dates)
}
