// Places as a person or a model reads them: date and clock times, and the numbers of periods where those are named (U9).
import { sharedScheduleWords } from '../../i18n/shared/schedule.ts'
import type { Language } from '../../language.ts'
import { isBesideRows, type Held, type Place } from '../../schedule/place.ts'
import type { Window } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import { sayDay, sayNumberedDay } from '../../time/say/say-date.ts'
import { splitRuns, type NumberRun } from '../../time/say/split-runs.ts'
import { weekdayName } from '../../time/say/weekday-name.ts'

/** `brief`, for a person: date and clock; `numbered`, for a model: day number, date, periods and clock. */
export type PlaceStyle = 'brief' | 'numbered'

/** "periods 3–4" / "第3–4节". */
export function sayPeriods(run: NumberRun, language: Language): string {
  const say = sharedScheduleWords[language].place
  return isBesideRows(run) ? say.outside : say.periods(run)
}

/** Any set of periods: "08:00–09:35 and 14:00–14:45", numbered "periods 1–2 (08:00–09:35) and period 7 (14:00–14:45)". */
export function sayTimes(
  window: Window,
  periods: readonly number[],
  language: Language,
  style: PlaceStyle = 'brief',
): string {
  const say = style === 'numbered' ? sayRowsWithClock : sayTime
  const runs = splitRuns(periods).map((run) => say(window, run, language))
  return joinWords(runs, language)
}

/** "10:00–11:35" for a run of periods, or null when the window has no such periods. */
export function sayClock({ periods }: Pick<Window, 'periods'>, run: NumberRun): string | null {
  const first = periods[run.start - 1]
  const last = periods[run.end - 1]
  return first === undefined || last === undefined ? null : `${first.start}–${last.end}`
}

/** A run of periods as a person says it: "10:00–11:35", by its numbers only where the window has no such periods; an empty one by what is around it. */
export function sayTime(
  window: Pick<Window, 'periods'>,
  run: NumberRun,
  language: Language,
): string {
  if (isBesideRows(run)) return sayBeside(window, run, language)
  return sayClock(window, run) ?? sayPeriods(run, language)
}

function sayBeside(
  { periods }: Pick<Window, 'periods'>,
  { start, end }: NumberRun,
  language: Language,
): string {
  const after = periods[end - 1]?.end ?? null
  return sharedScheduleWords[language].place.beside(after, periods[start - 1]?.start ?? null)
}

/** "08:30–10:30" as the event itself says, else as its rows do. */
export function sayHeldTime(
  window: Pick<Window, 'periods'>,
  { place, clock }: Held<NumberRun>,
  language: Language,
): string {
  return clock == null ? sayTime(window, place, language) : `${clock.start}–${clock.end}`
}

/** As `sayPlace`, by its own times where it has some. */
export function sayHeldPlace(
  window: Window,
  held: Held,
  language: Language,
  style: PlaceStyle = 'brief',
): string {
  return style === 'numbered'
    ? sayNumberedPlace(window, held.place, language, held.clock)
    : `${sayDay(window, held.place.day, language)} ${sayHeldTime(window, held, language)}`
}

export function sayPlace(
  window: Window,
  place: Place,
  language: Language,
  style: PlaceStyle = 'brief',
): string {
  return sayHeldPlace(window, { place }, language, style)
}

/** "day 82 (Fri 27 Nov), periods 3–4 (10:00–11:35)"; `clock` are the event's own times, where it has some. */
export function sayNumberedPlace(
  window: Window,
  place: Place,
  language: Language,
  clock: Held['clock'] = null,
): string {
  const say = sharedScheduleWords[language].place
  const rows =
    clock == null
      ? sayRowsWithClock(window, place, language)
      : say.withClock(sayPeriods(place, language), `${clock.start}–${clock.end}`)
  return say.numbered(sayNumberedDay(window, place.day, language), rows)
}

/** Within one week its weekday is enough: "Mon 19:00–20:35" / "周一 19:00–20:35". */
export function sayPlaceOfWeek(window: Window, held: Held, language: Language): string {
  const weekday = window.days[held.place.day - 1]?.weekday
  return weekday === undefined
    ? sayHeldPlace(window, held, language)
    : `${weekdayName(weekday, language, 'short')} ${sayHeldTime(window, held, language)}`
}

function sayRowsWithClock(window: Window, run: NumberRun, language: Language): string {
  if (isBesideRows(run)) return sayBeside(window, run, language)
  const clock = sayClock(window, run)
  const rows = sayPeriods(run, language)
  return clock === null ? rows : sharedScheduleWords[language].place.withClock(rows, clock)
}
