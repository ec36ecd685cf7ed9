// Days, times and limits as they are spoken of in an answer.
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import type { SaidLength } from '../../../shared/time/said-length.ts'
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import type { Language } from '../../../shared/language.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { clockOf, dateToDay, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayDate, sayDays } from '../../../shared/time/say/say-date.ts'
import { sayTime, sayTimes } from '../../../shared/words/schedule/say-place.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { timesOfWeek, type Limits, type WeeklyTime } from '../read/kept-free.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import { splitRuns } from '../../../shared/time/say/split-runs.ts'
import type { Speech } from './speech.ts'
import type { Target } from '../words/task-words.ts'

export function sayDates(dates: readonly string[], speech: Speech): string {
  const days = dates.flatMap((date) => dateToDay(speech.state.window, date) ?? [])
  if (days.length > 0) return sayDays(speech.state.window, days, speech.language)
  const [date] = dates
  return date === undefined || date === '' ? '' : sayDate(date, weekdayOf(date), speech.language)
}

export function sayWish(wish: TimeWish, { language, state }: Speech): string {
  const { times } = proposalWords[language]
  switch (wish.kind) {
    case 'part': {
      const part = times.parts[wish.part]
      return wish.to === undefined ? part : builtInModelWords[language].facts.fromPart(part)
    }
    case 'periods': {
      const { start, end } = wish
      const numbers = Array.from({ length: end - start + 1 }, (_, index) => start + index)
      return times.periods(sayTimes(state.window, numbers, language, 'numbered'))
    }
    case 'clock':
    case 'before':
    case 'after':
      return times[wish.kind](clockOf(wish.minute))
    case 'between':
      return `${clockOf(wish.from)}–${clockOf(wish.to)}`
    default:
      return assertNever(wish)
  }
}

/** "Fri 27 Nov in the morning" / "11月27日 周五 上午"; empty when the target names neither. */
export function sayTarget(
  { dates, wish, shift, nudge, by, sameTime }: Target,
  speech: Speech,
): string {
  const { times } = proposalWords[speech.language]
  const words = [
    ...(dates === null ? [] : [sayDates(dates, speech)]),
    ...(wish === null ? [] : [sayWish(wish, speech)]),
    ...(shift === null ? [] : [sayShift(shift, speech)]),
    ...(by === null ? [] : [sayBy(by, speech)]),
    ...(sameTime === null ? [] : [times.sameTime]),
    ...(nudge === null ? [] : [times.nudges[nudge]]),
  ]
  return words.join(' ')
}

function sayBy({ unit, amount }: SaidLength, { language, state }: Speech): string {
  const length = Math.abs(amount)
  const minutes = unit === 'minutes' ? length : Math.round(length * minutesOfPeriod(state.window))
  return sayWay(amount, sayDuration(minutes, language), language)
}

export function sayShift(days: number, { language }: Speech): string {
  return sayWay(days, proposalWords[language].times.days(Math.abs(days)), language)
}

function sayWay(amount: number, length: string, language: Language): string {
  const { later, earlier } = proposalWords[language].times
  return amount > 0 ? later(length) : earlier(length)
}

/** Where the person can set it for every plan: the habits know whole days, and when study begins and ends. */
export function sayForGood(limits: Limits, { language, state }: Speech): string {
  const count = state.window.periods.length
  const runs = splitRuns(limits.periods)
  const isOfHabits =
    timesOfWeek(limits).length === 0 && runs.every(({ start, end }) => start === 1 || end === count)
  return proposalWords[language].times.forGood[isOfHabits ? 'habits' : 'timetable']
}

export function sayLimits(limits: Limits, speech: Speech): string {
  const { language, state } = speech
  const { weekdays, periods } = limits
  const byTime = Map.groupBy(timesOfWeek(limits), ({ start, end }) => `${start}-${end}`)
  const words = [
    ...[...byTime.values()].map((times) => sayWeeklyTimes(times, speech)),
    ...weekdays.map((weekday) => weekdayName(weekday, language, 'long')),
    ...(periods.length > 0 ? [sayTimes(state.window, periods, language)] : []),
  ]
  return joinWords(words, language)
}

/** The same time of some weekdays: "Monday and Friday 08:00–11:35". */
function sayWeeklyTimes(times: readonly WeeklyTime[], { language, state }: Speech): string {
  const [{ start, end } = { start: 1, end: 1 }] = times
  const names = times.map(({ weekday }) => weekdayName(weekday, language, 'long'))
  const days = joinWords(names, language)
  return `${days} ${sayTime(state.window, { start, end }, language)}`
}
