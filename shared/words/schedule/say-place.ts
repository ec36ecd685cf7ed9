// Places as a person or a model reads them: date, periods and clock times.
import type { Language } from '../../language.ts'
import type { Place } from '../../schedule/place.ts'
import type { Window } from '../../schedule/state.ts'
import { joinWords } from '../join-words.ts'
import { sayDay, sayNumberedDay } from '../dates/say-date.ts'
import { sayRun, splitRuns, type NumberRun } from '../dates/split-runs.ts'

/** `full`: date, periods and clock; `brief`: no clock; `numbered`: day number, date and periods. */
export type PlaceStyle = 'full' | 'brief' | 'numbered'

const phrases: Record<
  Language,
  {
    periods: (run: NumberRun) => string
    periodList: (runs: string[]) => string
    place: (day: string, periods: string) => string
    numbered: (day: string, periods: string) => string
    withClock: (place: string, clock: string) => string
  }
> = {
  en: {
    periods: (run) => `${run.start === run.end ? 'period' : 'periods'} ${sayRun(run)}`,
    periodList: (runs) => `periods ${joinWords(runs, 'en')}`,
    place: (day, periods) => `${day}, ${periods}`,
    numbered: (day, periods) => `${day}, ${periods}`,
    withClock: (place, clock) => `${place} (${clock})`,
  },
  zh: {
    periods: (run) => `第${sayRun(run)}节`,
    periodList: (runs) =>
      joinWords(
        runs.map((run) => `第${run}节`),
        'zh',
      ),
    place: (day, periods) => `${day} ${periods}`,
    numbered: (day, periods) => `${day}${periods}`,
    withClock: (place, clock) => `${place}（${clock}）`,
  },
}

/** "periods 3–4" / "第3–4节". */
export function sayPeriods(run: NumberRun, language: Language): string {
  return phrases[language].periods(run)
}

/** Any set of periods: "periods 1–2 and 7" / "第1–2节和第7节". */
export function sayPeriodList(periods: readonly number[], language: Language): string {
  const runs = splitRuns(periods)
  const [first] = runs
  if (first !== undefined && runs.length === 1) return sayPeriods(first, language)
  return phrases[language].periodList(runs.map(sayRun))
}

/** "10:00–11:35" for a run of periods, or null when the window has no such periods. */
export function sayClock(window: Window, run: NumberRun): string | null {
  const first = window.periods[run.start - 1]
  const last = window.periods[run.end - 1]
  return first === undefined || last === undefined ? null : `${first.start}–${last.end}`
}

export function sayPlace(
  window: Window,
  place: Place,
  language: Language,
  style: PlaceStyle = 'full',
): string {
  const say = phrases[language]
  const periods = sayPeriods(place, language)
  if (style === 'numbered') {
    return say.numbered(sayNumberedDay(window, place.day, language), periods)
  }
  const words = say.place(sayDay(window, place.day, language), periods)
  const clock = style === 'full' ? sayClock(window, place) : null
  return clock === null ? words : say.withClock(words, clock)
}
