// Reads which days the words of a timetable act name: single dates, or weekdays that come back, and from when until when.
import { addDays, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import type { DayMention } from '../../../shared/time/mention.ts'
import { monthPattern } from '../../../shared/time/months.ts'
import { isWeekdayAlone } from '../../../shared/time/weekdays.ts'
import type { Ground } from '../ground.ts'
import { prepareText, type LexedText, lexWords } from '../words/lexed-text.ts'

export type SaidDays = {
  /** Ascending ISO dates; of what comes back the next of each weekday. */
  dates: string[]
  /** Those that are no part of a week or a run. */
  single: string[]
  /** The first day of a week or a run that is named; null where there is none. */
  spanFrom: string | null
  /** "Mondays", 每周一. */
  isEvery: boolean
  /** Each is a weekday without its date. */
  isWeekday: boolean
}

/** Null where no day is named. */
export function readSaidDays(phrases: readonly LexedText[], ground: Ground): SaidDays | null {
  const found = phrases.flatMap(({ days, text }) => joinRanges(days, text, ground))
  if (found.length === 0)
    return phrases.some(({ text }) => daily.test(text)) ? everyDay(ground) : null
  const single = found.filter(({ isWeek, dates }) => !isWeek && dates.length < 3)
  const spans = datesOf(found.filter((mention) => !single.includes(mention)))
  const isEvery = found.some((mention) => mention.isEvery)
  return {
    dates: isEvery ? datesOf(found) : within(datesOf(single), spans),
    single: datesOf(single),
    spanFrom: spans[0] ?? null,
    isEvery,
    isWeekday:
      single.length > 0 &&
      phrases.every(({ days, text }) =>
        days.every(({ start, end }) => isWeekdayAlone(text.slice(start, end))),
      ),
  }
}

function everyDay({ today: { date } }: Ground): SaidDays {
  const dates = Array.from({ length: 7 }, (_, days) => addDays(date, days))
  return { dates, single: dates, spanFrom: null, isEvery: true, isWeekday: false }
}

const daily =
  /\b(?:every ?day|each day|daily|every (?:morning|evening|night|afternoon))\b|每[天日晚]|天天/

/** "Wednesday, this week" is one day of it. */
function within(single: readonly string[], spans: readonly string[]): string[] {
  if (single.length === 0 || spans.length === 0) return [...single, ...spans].toSorted()
  const inside = single.flatMap((date) =>
    spans.includes(date) ? date : (spans.find((one) => weekdayOf(one) === weekdayOf(date)) ?? date),
  )
  return [...new Set(inside)].toSorted()
}

function datesOf(mentions: readonly DayMention[]): string[] {
  return [...new Set(mentions.flatMap(({ dates }) => dates))].toSorted()
}

const dayOfMonth = /^(?:the |on |on the )*(\d{1,2})(?:st|nd|rd|th|号|日|號)$/

/**
 * Where something goes that lies on `from`: a weekday is one of its own week, "the 21st" one of its own month, unless that is
 * over.
 */
export function dateNear(lexed: LexedText, date: string, from: string, { today }: Ground): string {
  const written = dayOfMonth.exec(lexed.text.trim())?.[1]
  if (written !== undefined) {
    const own = `${from.slice(0, 7)}-${written.padStart(2, '0')}`
    return isDate(own) && own > today.date ? own : date
  }
  const [mention] = lexed.days
  const isAlone =
    mention !== undefined && isWeekdayAlone(lexed.text.slice(mention.start, mention.end))
  if (!isAlone) return date
  const own = addDays(from, weekdayOf(date) - weekdayOf(from))
  return own >= today.date ? own : date
}

function isDate(written: string): boolean {
  return addDays(`${written.slice(0, 8)}01`, Number(written.slice(8)) - 1) === written
}

const beginning =
  /\b(?:from|starting|beginning|begins?|starts?|as of)(?: from| on| in)? ([^,.;]{3,30})|从?([^,，。;；]{1,8}?)(?:开始|起(?!床|来))/g
const monthAlone = new RegExp(
  String.raw`^(${monthPattern})\b(?! ?\d)|^(\d{1,2}|[一二三四五六七八九十]{1,2})月(?![\d一二三四五六七八九十份底初中])份?`,
  'i',
)

/** "From october on", 下周起: the first date of what comes back; null where none is told. */
export function readBeginning(text: string, ground: Ground): string | null {
  for (const [, english, chinese] of prepareText(text, ground).matchAll(beginning)) {
    const said = (english ?? chinese ?? '').replace(
      monthAlone,
      (_, name?: string, number?: string) =>
        name === undefined ? `${number ?? ''}月1日` : `1 ${name}`,
    )
    const [day] = lexWords(said, ground).days
    const date = day?.dates[0]
    if (date !== undefined && day?.isEvery === false) return date
  }
  return null
}

/** Whether words tell nothing but when. */
export function tellsTime(words: string, ground: Ground): boolean {
  const { days, times, rest } = lexWords(words, ground)
  if (readBeginning(words, ground) !== null) return true
  return (
    days.length + times.length > 0 &&
    !/\p{L}{2}/u.test(rest.replaceAll(/\b(?:at|on|from|to|the|in)\b/g, ''))
  )
}
