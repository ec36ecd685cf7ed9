// Holidays with a fixed date, and what is said of the days around them: "the week before Christmas", 元旦前, "three days before New Year".
import { addDays, datesBetween } from '../schedule/calendar.ts'
import type { DayMention, Span, Stretch } from './mention.ts'
import { numberPattern, readNumber } from './numbers.ts'

const holidays: [words: string, monthAndDay: string][] = [
  [String.raw`\b(?:christmas|x-?mas) eve\b|平安夜`, '12-24'],
  [String.raw`\b(?:christmas|x-?mas)(?: day)?\b|圣诞节?`, '12-25'],
  [String.raw`\bnew year'?s? eve\b|跨年夜`, '12-31'],
  [
    String.raw`(?<!\b(?:chinese|lunar|happy|in|in the|academic|school) )\b(?:the )?new year(?:'?s)?(?: day)?\b|元旦节?`,
    '01-01',
  ],
  [String.raw`\b(?:labou?r|may) day\b|五一劳动节|劳动节|五一节?`, '05-01'],
  [String.raw`\b(?:the )?(?:chinese )?national day\b|国庆节?`, '10-01'],
]

/** 周五一二节 are periods of a Friday. */
const notAfter = String.raw`(?<![周期拜第一二三四五六七八九十\d])`
/** "The Christmas break" is no day, and a Christmas carol no holiday. */
const notBefore = String.raw`(?!'|[一二三四五六七八九十\d个]|假|长假|黄金周|小?长?假|期间|放|晚会|贺卡|歌|树)(?! (?:eve|break|holidays?|vacation|part(?:y|ies)|carols?|concert|market|songs?|cards?|trees?|presents?|resolutions?|essay|project|week)\b)`
const readers = holidays.map(([words, monthAndDay]) => ({
  pattern: new RegExp(`${notAfter}(?:${words})${notBefore}`, 'g'),
  monthAndDay,
}))

const anyHoliday = new RegExp(holidays.map(([words]) => words).join('|'))

export function namesHoliday(words: string): boolean {
  return anyHoliday.test(words)
}

/** Days of the stretch on each side of it. */
const around = 3

type Beside = {
  before?: RegExp
  after?: RegExp
  read: (words: RegExpExecArray, date: string, today: string) => string | Stretch
}

const many = String.raw`(an?|${numberPattern})`
const week = '(?:周|星期|礼拜)'
const stretch = (from: string, to: string, bound: Stretch['bound'] = null): Stretch => ({
  from,
  to,
  bound,
  isEnd: false,
})
const counted: Beside['read'] = ([, number, unit], date) =>
  addDays(date, -countOf(number) * (/^(?:day|天)/.test(unit ?? '') ? 1 : 7))
const weekBefore: Beside['read'] = (_, date) => stretch(addDays(date, -7), addDays(date, -1))

/** Most telling first. */
const besides: Beside[] = [
  {
    before: /\bthe (?:last )?(?:week|days) (?:right |just )?before (?:the )?$/,
    read: weekBefore,
  },
  {
    after: new RegExp(`^的?前(?:面|的)?(?:最后)?一个?${week}|^的?前(?:几|那几)天`),
    read: weekBefore,
  },
  { before: /\bthe day before $/, read: (_, date) => addDays(date, -1) },
  { before: new RegExp(String.raw`\b${many} (day|week)s? before $`), read: counted },
  { after: new RegExp(`^的?(?:之?前|提前)(${numberPattern})个?(天|${week})`), read: counted },
  {
    before: /\b(?:some ?time |any ?time |shortly |right |just )?before (?:the )?$/,
    read: (_, date, today) => stretch(today, addDays(date, -1), 'before'),
  },
  {
    after: /^(?:的?之前|以前|前(?!后))/,
    read: (_, date, today) => stretch(today, addDays(date, -1), 'before'),
  },
  {
    before: /\b(?:around|at|about|over|near) $/,
    read: (_, date) => stretch(addDays(date, -around), addDays(date, around)),
  },
  {
    after: /^(?:前后|左右|那几天|附近)/,
    read: (_, date) => stretch(addDays(date, -around), addDays(date, around)),
  },
]

/** A holiday alone is a day, and so is one that is counted from it; the rest are stretches. Always those ahead. */
export function findHolidays(text: string, today: string): DayMention[] {
  return readers.flatMap(({ pattern, monthAndDay }) =>
    [...text.matchAll(pattern)].map((match) => {
      const span = { start: match.index, end: match.index + match[0].length }
      return readBeside(text, span, nextDate(monthAndDay, today), today)
    }),
  )
}

function readBeside(text: string, { start, end }: Span, date: string, today: string): DayMention {
  const [left, right] = [text.slice(0, start), text.slice(end)]
  for (const { before, after, read } of besides) {
    const words = before?.exec(left) ?? after?.exec(right) ?? null
    if (words === null) continue
    const span =
      before === undefined ? { start, end: end + words[0].length } : { start: words.index, end }
    return mentionOf(span, read(words, date, today))
  }
  return mentionOf({ start, end }, date)
}

function mentionOf(span: Span, read: string | Stretch): DayMention {
  if (typeof read === 'string') return { ...span, dates: [read], isWeek: false, isEvery: false }
  const dates = datesBetween(read.from, read.to)
  return { ...span, dates, isWeek: true, isEvery: false, stretch: read }
}

/** After today: of a holiday that goes on there is nothing before it. */
function nextDate(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4))
  const inYear = `${year}-${monthAndDay}`
  return inYear > today ? inYear : `${year + 1}-${monthAndDay}`
}

function countOf(written: string | undefined): number {
  if (written === undefined || /^an?$/.test(written)) return 1
  return readNumber(written) ?? 1
}
