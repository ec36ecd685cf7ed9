// Days, times and limits as they are spoken of in an answer.
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import type { SaidLength } from '../../../shared/time/said-length.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { clockOf, dateToDay, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayDate, sayDays } from '../../../shared/time/say/say-date.ts'
import { sayTime, sayTimes } from '../../../shared/words/schedule/say-place.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { timesOfWeek, type Limits, type WeeklyTime } from '../read/kept-free.ts'
import type { DayPart, TimeWish } from '../../../shared/time/mention.ts'
import { splitRuns } from '../../../shared/time/say/split-runs.ts'
import type { Speech } from './speech.ts'
import type { Target } from '../words/task-words.ts'

const partsOfDay: Record<Speech['language'], Record<DayPart, string>> = {
  en: {
    morning: 'in the morning',
    noon: 'around noon',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
  },
  zh: { morning: '上午', noon: '中午', afternoon: '下午', evening: '晚上' },
}

export function sayDates(dates: readonly string[], speech: Speech): string {
  const days = dates.flatMap((date) => dateToDay(speech.state.window, date) ?? [])
  if (days.length > 0) return sayDays(speech.state.window, days, speech.language)
  const [date] = dates
  return date === undefined || date === '' ? '' : sayDate(date, weekdayOf(date), speech.language)
}

export function sayWish(wish: TimeWish, { language, state }: Speech): string {
  switch (wish.kind) {
    case 'part':
      return wish.to === undefined
        ? partsOfDay[language][wish.part]
        : builtInModelWords[language].facts.fromPart(partsOfDay[language][wish.part])
    case 'periods': {
      const { start, end } = wish
      const numbers = Array.from({ length: end - start + 1 }, (_, index) => start + index)
      return `${language === 'zh' ? '' : 'in '}${sayTimes(state.window, numbers, language, 'numbered')}`
    }
    case 'clock':
      return language === 'zh' ? clockOf(wish.minute) : `at ${clockOf(wish.minute)}`
    case 'before':
      return language === 'zh' ? `${clockOf(wish.minute)} 之前` : `before ${clockOf(wish.minute)}`
    case 'after':
      return language === 'zh' ? `${clockOf(wish.minute)} 之后` : `after ${clockOf(wish.minute)}`
    case 'between':
      return `${clockOf(wish.from)}–${clockOf(wish.to)}`
    default:
      return assertNever(wish)
  }
}

/** " on Fri 27 Nov in the morning" / "11月27日 周五 上午"; empty when the target names neither. */
export function sayTarget(
  { dates, wish, shift, nudge, by, sameTime }: Target,
  speech: Speech,
): string {
  const isChinese = speech.language === 'zh'
  const words = [
    ...(dates === null ? [] : [sayDates(dates, speech)]),
    ...(wish === null ? [] : [sayWish(wish, speech)]),
    ...(shift === null ? [] : [sayShift(shift, speech)]),
    ...(by === null ? [] : [sayBy(by, speech)]),
    ...(sameTime === null ? [] : [isChinese ? '同一时间' : 'at the same time']),
    ...(nudge === null
      ? []
      : [{ later: isChinese ? '更晚' : 'later', earlier: isChinese ? '更早' : 'earlier' }[nudge]]),
  ]
  return words.join(' ')
}

function sayBy({ unit, amount }: SaidLength, { language, state }: Speech): string {
  const length = Math.abs(amount)
  const minutes = unit === 'minutes' ? length : Math.round(length * minutesOfPeriod(state.window))
  const words = sayDuration(minutes, language)
  if (language === 'zh') return `${words}${amount > 0 ? '后' : '前'}`
  return `${words} ${amount > 0 ? 'later' : 'earlier'}`
}

export function sayShift(days: number, { language }: Speech): string {
  const count = Math.abs(days)
  if (language === 'zh') return `${count} 天${days > 0 ? '后' : '前'}`
  return `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}`
}

/** Where the person can set it for every plan: the habits know whole days, and when study begins and ends. */
export function sayForGood(limits: Limits, { language, state }: Speech): string {
  const count = state.window.periods.length
  const runs = splitRuns(limits.periods)
  const isOfHabits =
    timesOfWeek(limits).length === 0 && runs.every(({ start, end }) => start === 1 || end === count)
  if (isOfHabits) return language === 'zh' ? '在“学习习惯”里设置' : 'set it under “Study habits”'
  return language === 'zh'
    ? '在“课表”里填成“个人”安排'
    : 'enter it in the “Timetable” as “Personal”'
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
