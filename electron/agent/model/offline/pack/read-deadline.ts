// The last day that the words of a goal set, as a window day: "by 11 December", 11月27日之前.
import { dateToDay } from '../../../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import { lexText, prepareText } from '../lexed-text.ts'

/** Lines that the rules have added from the calendar are no wish. */
const ofCalendar = /^(?:exam|考试)\s*[:：]/iu

/** The latest of the days that are named; null for none, and for one outside the window. */
export function readDeadline(goal: string, ground: Ground): number | null {
  const dates = goal
    .split('\n')
    .filter((line) => !ofCalendar.test(line.trim()))
    .flatMap((line) => lexText(prepareText(line, ground), ground).days)
    .filter(({ isEvery }) => !isEvery)
    .flatMap(({ dates: named }) => named)
  const latest = dates.toSorted().at(-1)
  return latest === undefined ? null : dateToDay(ground.state.window, latest)
}
