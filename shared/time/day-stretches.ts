// Parts of a month, of which one day is meant: "mid December", "the end of the month", "early next month", 12月中旬, 下个月底.
import { addDays, datesBetween, weekdayOf } from '../schedule/calendar.ts'
import type { TimeReference, DayMention, Stretch } from './mention.ts'
import { findHolidays } from './holidays.ts'
import { monthNumber, monthPattern } from './months.ts'
import { numberPattern, readNumber } from './numbers.ts'

const monthName = String.raw`(${monthPattern})\b\.?`
/** "Early December 5" names the day, and "mid December, 12 hours" does not. */
const notADay = String.raw`(?! ?\d{1,2}(?:st|nd|rd|th)?(?:$|[,.;]| (?!(?:hours?|hrs?|h|min\w*|chapters?|pages?|papers?|sheets?|problems?|sessions?)\b)))`
const ofMonth = String.raw`(?:${monthName}|(?:(the|this|next) )?month\b)${notADay}`
const chineseMonth = '(?:(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月份?|(下个?|本|这个?)?月)的?'

/** The first and the last day of the month, 0 for its end; or so many days before its end. */
type Part = { first: number; last: number } | { lastDays: number }

const early: Part = { first: 1, last: 10 }
const middle: Part = { first: 11, last: 20 }
const late: Part = { first: 21, last: 0 }
const end: Part = { lastDays: 7 }
const firstHalf: Part = { first: 1, last: 15 }
const secondHalf: Part = { first: 16, last: 0 }
const week = (number: number): Part => ({ first: number * 7 - 6, last: number * 7 })

const english: [words: string, part: Part][] = [
  ['early(?: in)? |(?:the )?(?:beginning|start) of ', early],
  ['mid[- ]|(?:the )?mid(?:dle)? of ', middle],
  ['late(?: in)? |(?:the )?latter part of ', late],
  ['(?:the )?(?:very )?end of |(?:the )?last (?:week|days) (?:of|in) ', end],
  ['(?:the )?(?:first|1st) half of ', firstHalf],
  ['(?:the )?(?:second|2nd|latter) half of ', secondHalf],
  ['(?:the )?(?:first|1st) week (?:of|in) ', week(1)],
  ['(?:the )?(?:second|2nd) week (?:of|in) ', week(2)],
  ['(?:the )?(?:third|3rd) week (?:of|in) ', week(3)],
  ['(?:the )?(?:fourth|4th) week (?:of|in) ', week(4)],
]

const chinese: [words: string, part: Part][] = [
  ['上旬|初(?![中级步稿试])', early],
  ['中旬|中(?![文国午考级])', middle],
  ['下旬', late],
  ['[底末]', end],
  ['[上前]半月?', firstHalf],
  ['[下后]半月?', secondHalf],
]

const readers: { pattern: RegExp; part: Part }[] = [
  ...english.map(([words, part]) => ({
    pattern: new RegExp(String.raw`\b(?:${words})${ofMonth}`, 'g'),
    part,
  })),
  ...chinese.map(([words, part]) => ({
    pattern: new RegExp(String.raw`(?<![\d个每上正])${chineseMonth}(?:${words})`, 'g'),
    part,
  })),
]

/** In a prepared text, with the holidays and what is counted from them; spans never overlap. */
export function findDayStretches(text: string, { today }: TimeReference): DayMention[] {
  const inMonths = readers.flatMap(({ pattern, part }) =>
    [...text.matchAll(pattern)].map(({ index, 0: words, 1: name, 2: which }) => {
      const stretch = partOf(monthOf(name, which, today.date), part)
      const dates = datesBetween(stretch.from, stretch.to)
      const span = { start: index, end: index + words.length }
      return Object.assign(span, { dates, isWeek: true, isEvery: false, stretch })
    }),
  )
  return [...inMonths, ...findWeeks(text, today.date), ...findHolidays(text, today.date)].toSorted(
    (a, b) => a.start - b.start,
  )
}

const weeksAhead = new RegExp(
  String.raw`(?:这|接下来的?|未来|今后|往后)(${numberPattern})(?:个)?(?:周|星期|礼拜)(?:里|内)?|(${numberPattern})(?:个)?(?:周|星期|礼拜)(?:里|内|之内)|^(${numberPattern})个?(?:周|星期|礼拜)$`,
  'g',
)

/** 未来两周: from today on; of 这两周 this week is the first. */
function findWeeks(text: string, today: string): DayMention[] {
  return [...text.matchAll(weeksAhead)].flatMap(
    ({ index, 0: words, 1: told, 2: within, 3: alone }) => {
      const count = readNumber(told ?? within ?? alone ?? '')
      if (count === null || count < 2) return []
      const isFromMonday = words.startsWith('这')
      const to = isFromMonday
        ? addDays(today, 7 * count - weekdayOf(today))
        : addDays(today, 7 * count - 1)
      const span = { start: index, end: index + words.length }
      return [{ ...span, dates: datesBetween(today, to), isWeek: true, isEvery: false }]
    },
  )
}

/** `YYYY-MM`: of a month by its name the one that is nearest to today. */
function monthOf(name: string | undefined, which: string | undefined, today: string): string {
  const [year = 0, present = 0] = today.split('-').map(Number)
  if (name === undefined) {
    const isNext = which === 'next' || which?.startsWith('下') === true
    return monthFrom(year, present + (isNext ? 1 : 0))
  }
  const number = monthNumber(name) || (readNumber(name) ?? present)
  return monthFrom(year, present + ((number - present + 17) % 12) - 5)
}

/** The month behind the twelfth is the next year's first. */
function monthFrom(year: number, month: number): string {
  const count = year * 12 + month - 1
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

function partOf(month: string, part: Part): Stretch {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const lastDay = addDays(`${monthFrom(year, number + 1)}-01`, -1)
  const dayOf = (day: number) => `${month}-${String(day).padStart(2, '0')}`
  return 'lastDays' in part
    ? { from: addDays(lastDay, 1 - part.lastDays), to: lastDay, bound: null, isEnd: true }
    : {
        from: dayOf(part.first),
        to: part.last === 0 ? lastDay : dayOf(part.last),
        bound: null,
        isEnd: false,
      }
}
