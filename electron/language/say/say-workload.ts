// How much study is left, in sessions, periods and hours of the term's own period table.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import type { Language } from '../../../shared/language.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { clockStep } from '../../../shared/words/schedule/say-length.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import { placeLength, type Place } from '../../../shared/schedule/place.ts'
import type { Moment, Window } from '../../../shared/schedule/state.ts'
import type { AskedAmount } from '../read/draft.ts'
import type { Speech } from './speech.ts'

type Load = { sessions: number; periods: number; minutes: number }

export function sayWorkload(
  classIds: number[] | null,
  now: Moment,
  { state, language }: Speech,
  asked?: AskedAmount,
): string {
  const { window } = state
  const items = state.tasks.flatMap((task) =>
    task.kind === 'item' && (classIds?.includes(task.classId) ?? true) ? [task] : [],
  )
  const lengths = window.periods.map((_, index) => minutesIn(window, index + 1, index + 1))
  const average = lengths.reduce((sum, minutes) => sum + minutes, 0) / Math.max(1, lengths.length)
  const open = items.filter(({ place }) => place === null)
  const places = items.flatMap(({ place }) =>
    place === null || hasBegun({ place }, now) ? [] : [place],
  )
  const openPeriods = open.reduce((sum, { duration }) => sum + duration, 0)
  const loads: [open: Load, planned: Load] = [
    { sessions: open.length, periods: openPeriods, minutes: openPeriods * average },
    {
      sessions: places.length,
      periods: places.reduce((sum, place) => sum + placeLength(place), 0),
      minutes: places.reduce((sum, place) => sum + minutesOfPlace(window, place), 0),
    },
  ]
  const isClock = clockStep(window) !== null
  const words = proposalWords[language].load
  const [first, second] = loads.map((load) => sayLoad(load, language, isClock))
  const said = words.left(first ?? '', second ?? '')
  if (asked === undefined) return said
  if (asked.asks === 'why') return `${said}${words.origin(items.length)}`
  const [open1, planned] = loads
  const needed = {
    minutes: open1.minutes + planned.minutes,
    periods: open1.periods + planned.periods,
    sessions: open1.sessions + planned.sessions,
  }[asked.unit]
  const [amount, need] =
    asked.unit === 'minutes'
      ? [(asked.amount ?? 0) / 60, Math.round(needed / 30) / 2]
      : [asked.amount ?? 0, needed]
  const verdict = words.verdict(amount >= need, need, amount, words.units[asked.unit])
  return `${said}${verdict}${asked.isDated ? words.undated : ''}`
}

function sayLoad({ sessions, periods, minutes }: Load, language: Language, isClock: boolean) {
  const { clock, periods: inPeriods } = proposalWords[language].load
  return isClock && sessions > 0
    ? clock(sessions, sayDuration(Math.round(minutes), language))
    : inPeriods(sessions, periods, Math.round(minutes / 30) / 2)
}

function minutesOfPlace(window: Window, { start, end }: Place): number {
  return Array.from({ length: end - start + 1 }, (_, index) =>
    minutesIn(window, start + index, start + index),
  ).reduce((sum, minutes) => sum + minutes, 0)
}

function minutesIn({ periods }: Window, from: number, to: number): number {
  const [first, last] = [periods[from - 1], periods[to - 1]]
  return first === undefined || last === undefined
    ? 0
    : minutesOf(last.end) - minutesOf(first.start)
}
