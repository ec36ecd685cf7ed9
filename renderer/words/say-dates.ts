// Dates and instants of the page in words: headings, day columns and the names that are read aloud.
import { grammar } from '../../shared/i18n/grammar.ts'
import type { Language } from '../../shared/language.ts'
import { clockOf } from '../../shared/schedule/calendar.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'

export {
  sayColumnDate,
  sayDateRun,
  sayLongDate,
  sayPlainDate,
  sayShortDate,
} from '../../shared/time/say/say-date.ts'

/** An instant by this machine's clock: "21 Nov, 08:20" / "11月21日 08:20". */
export function sayInstant(instant: string, language: Language): string {
  const { date, time } = readInstant(instant)
  return grammar[language].calendarDates.instant(date, time)
}

/** The same with its weekday: "Mon 23 Nov, 09:12" / "11月23日 周一 09:12". */
export function sayDayAndTime(instant: string, language: Language): string {
  const { date, weekday, time } = readInstant(instant)
  const name = weekdayName(weekday, language, 'short')
  return grammar[language].calendarDates.dayAndTime(date, name, time)
}

function readInstant(instant: string) {
  // It reads an instant that was given, and asks for none.
  // oxlint-disable-next-line no-restricted-globals
  const at = new Date(instant)
  return {
    date: { month: at.getMonth() + 1, day: at.getDate() },
    weekday: at.getDay() || 7,
    time: clockOf(at.getHours() * 60 + at.getMinutes()),
  }
}

/** Of two ISO instants; 0 where one can't be read. */
export function millisecondsBetween(from: string, to: string): number {
  // As above.
  // oxlint-disable-next-line no-restricted-globals
  const span = Date.parse(to) - Date.parse(from)
  return Number.isNaN(span) ? 0 : Math.max(0, span)
}
