// Days, times and limits as they are spoken of in an answer.
import { clockOf, dateToDay, weekdayOf } from '../../../../shared/schedule/calendar.ts'
import { assertNever } from '../../../../shared/assert-never.ts'
import { joinWords } from '../../../../shared/words/join-words.ts'
import { sayDate, sayDays } from '../../../../shared/words/say-date.ts'
import { sayPeriodList } from '../../../../shared/words/say-place.ts'
import { weekdayName } from '../../../../shared/words/weekday-name.ts'
import type { Limits, Target } from './intent.ts'
import type { DayPart, TimeWish } from './mention.ts'
import type { Speech } from './speech.ts'
import { periodsOf } from './wishes.ts'

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

function sayWish(wish: TimeWish, { language }: Speech): string {
  switch (wish.kind) {
    case 'part':
      return partsOfDay[language][wish.part]
    case 'periods': {
      const { start, end } = wish
      const numbers = Array.from({ length: end - start + 1 }, (_, index) => start + index)
      return `${language === 'zh' ? '' : 'in '}${sayPeriodList(numbers, language)}`
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
export function sayTarget({ dates, wish, shift, nudge }: Target, speech: Speech): string {
  const isChinese = speech.language === 'zh'
  const words = [
    ...(dates === null ? [] : [sayDates(dates, speech)]),
    ...(wish === null ? [] : [sayWish(wish, speech)]),
    ...(shift === null ? [] : [sayShift(shift, isChinese)]),
    ...(nudge === null
      ? []
      : [{ later: isChinese ? '更晚' : 'later', earlier: isChinese ? '更早' : 'earlier' }[nudge]]),
  ]
  return words.join(' ')
}

function sayShift(days: number, isChinese: boolean): string {
  const count = Math.abs(days)
  if (isChinese) return `${count} 天${days > 0 ? '后' : '前'}`
  return `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}`
}

export function sayLimits({ weekdays, periods }: Limits, { language }: Speech): string {
  const words = [
    ...weekdays.map((weekday) => weekdayName(weekday, language, 'long')),
    ...(periods.length > 0 ? [sayPeriodList(periods, language)] : []),
  ]
  return joinWords(words, language)
}

/** What to say for a plan that keeps this free; a time on one day alone is more than a plan can keep. */
export function sayWithPlan(
  dates: readonly string[],
  wish: TimeWish | null,
  speech: Speech,
): string {
  const { state, language } = speech
  const weekdays = [...new Set(dates.map(weekdayOf))]
  const day = sayLimits({ weekdays, periods: [] }, speech)
  const periods = wish === null ? [] : periodsOf(wish, state.window)
  const time = sayLimits({ weekdays: [], periods }, speech)
  if (language === 'zh')
    return `“安排这周，${day}不学习”空出一整天${periods.length === 0 ? '' : `，或“安排这周，${time}不学习”每天空出这段时间`}`
  const whole = `“plan my week, not on ${day}”`
  return periods.length === 0
    ? whole
    : `${whole} keeps the whole day free, “plan my week, not in ${time}” keeps that time free on all days`
}
