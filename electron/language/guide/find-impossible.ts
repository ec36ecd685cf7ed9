// What can't be meant as it was said: 31 February, 25:00, ten thousand chapters, minus five hours. It is asked about, never guessed.
import { addDays } from '../../../shared/schedule/calendar.ts'
import { monthNumber, monthPattern } from '../../../shared/time/months.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import type { Impossible } from './known.ts'
import { namesExam } from './read/day-cues.ts'

const month = `(${monthPattern})`
const year = String.raw`(?:,? (20\d\d))?`
const dayFirst = new RegExp(
  String.raw`\b(?:the )?(\d{1,3})(?:st|nd|rd|th)? (?:of )?${month}\b\.?${year}`,
)
const monthFirst = new RegExp(
  String.raw`\b${month}\.? (?:the )?(\d{1,3})(?:st|nd|rd|th)?\b(?! ?(?:hours?|hrs?|h|min\w*|chapters?|pages?|sessions?|lectures?|:\d|20\d\d))${year}`,
)
const chineseDay =
  /(?:(20\d\d)年)?(\d{1,3}|[一二三四五六七八九十]{1,3})月(\d{1,3}|[一二三四五六七八九十]{1,3})(?:日|号|(?=[,，。\s考交]|$))/
const numeric = /(?<![\d./:-])(\d{1,2})[/.](\d{1,2})(?![\d./:]|\.\d| ?%)/
const dayBefore = /(?:\b(?:on|by|due|until|before)|考试?是?在?|截止到?) ?(?:the )?$/
const clock = /(?<![\d:.])(\d{1,2}):(\d{2})(?![\d:])/g

const counted = String.raw`(?:hours?|hrs?|minutes?|mins?|days?|weeks?|chapters?|lectures?|topics?|units?|pages?|sheets?|papers?|books?|exercises?|problems?|questions?|words?|sessions?|essays?|labs?|readings?)`
const chineseCounted = String.raw`(?:个?小时|个?钟头|分钟|学时|章|讲|页|套|份|篇|道|个单词|个词|个单元|次|本)`
const huge = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{2,})(?:\.\d+)? ?(?:(?:more|full|old) )?(${counted}\b|${chineseCounted})|([一二三四五六七八九十百千两]{0,6}[千万亿][一二三四五六七八九十百千万亿两]{0,8})个?(${chineseCounted})`,
)
const negative = new RegExp(
  String.raw`(?:\b(?:minus|negative) ?|(?<=^|[,;(] ?|\b(?:it|is|about|of|to) )-|负)(?:\d{1,6}(?:\.\d+)?|[a-z]{3,6}|[一二三四五六七八九十]{1,3}) ?(?:${counted}\b|${chineseCounted})`,
)

/** Of which more can't be meant; of the rest 400. */
const mostOf: [RegExp, number][] = [
  [/^(?:words?|个单词|个词)/, 20_000],
  [/^(?:min|分)/, 20_000],
  [/^(?:pages?|页)/, 5000],
  [/^(?:exercises?|problems?|questions?|道)/, 3000],
  // The days until then say whether they fit.
  [/^(?:hours?|hrs?|个?小时|个?钟头|学时)/, 9999],
]
const mostElse = 400

/** `text` without it, so that nothing else reads a part of it. */
export function findImpossible(
  text: string,
  today: string,
  isExam: boolean,
): { found: Impossible | null; text: string } {
  const day = findNoDay(text, today, isExam)
  if (day !== null) {
    const what = isExam || namesExam(text) ? 'exam' : 'due'
    return { found: { what, said: day.said }, text: blanked(text, day) }
  }
  const time = [...text.matchAll(clock)].filter(
    ([, hour, minute]) => Number(hour) > 24 || Number(minute) > 59,
  )
  const [first] = time
  if (first !== undefined) {
    const left = time.reduce((rest, match) => blanked(rest, spanOf(match)), text)
    return { found: { what: 'time', said: first[0] }, text: left }
  }
  const amount = negative.exec(text) ?? findHuge(text)
  if (amount === null) return { found: null, text }
  return { found: { what: 'amount', said: amount[0].trim() }, text: blanked(text, spanOf(amount)) }
}

type Span = { start: number; said: string }

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, said: match[0] }
}

function blanked(text: string, { start, said }: Span): string {
  return blankOut(text, start, start + said.length)
}

function findHuge(text: string): RegExpExecArray | null {
  const match = huge.exec(text)
  if (match === null) return null
  const unit = match[2] ?? match[4] ?? ''
  const written = match[1]?.replaceAll(',', '')
  const most = mostOf.find(([words]) => words.test(unit))?.[1] ?? mostElse
  const isOver = written === undefined ? /[万亿]/.test(match[3] ?? '') : Number(written) > most
  return isOver ? match : null
}

/** A day of the month that no month, or not this one, has. */
function findNoDay(text: string, today: string, isAsked: boolean): Span | null {
  const [a, b, c] = [dayFirst.exec(text), monthFirst.exec(text), chineseDay.exec(text)]
  const named = [
    { match: a, month: a?.[2], day: a?.[1], year: a?.[3] },
    { match: b, month: b?.[1], day: b?.[2], year: b?.[3] },
    { match: c, month: c?.[2], day: c?.[3], year: c?.[1] },
  ]
  for (const { match, month: monthSaid, day, year: yearSaid } of named) {
    if (match === null || monthSaid === undefined || day === undefined) continue
    if (!isDay(monthOf(monthSaid), numberOf(day), yearSaid, today)) return spanOf(match)
  }
  const short = numeric.exec(text)
  if (short === null) return null
  const [one, other] = [Number(short[1]), Number(short[2])]
  // 31/2 is a day of February that is none; 50/60 is no day at all.
  const isDated = isAsked || dayBefore.test(text.slice(0, short.index))
  const isMeant =
    Math.max(one, other) <= 31 && (Math.min(one, other) <= 12 || isDated) && one * other > 0
  const isOne = isDay(one, other, undefined, today) || isDay(other, one, undefined, today)
  return isMeant && !isOne ? spanOf(short) : null
}

function monthOf(written: string): number {
  const named = monthNumber(written)
  return named > 0 ? named : numberOf(written)
}

function numberOf(written: string): number {
  return /^\d+$/.test(written) ? Number(written) : (readNumber(written) ?? 0)
}

/** Of the year that was said, or the next one that it can be of. */
function isDay(month: number, day: number, said: string | undefined, today: string): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  const present = Number(today.slice(0, 4))
  const year =
    said === undefined ? present + (month < Number(today.slice(5, 7)) ? 1 : 0) : Number(said)
  const [nextYear, next] = month === 12 ? [year + 1, 1] : [year, month + 1]
  const last = addDays(`${nextYear}-${String(next).padStart(2, '0')}-01`, -1)
  return day <= Number(last.slice(8, 10))
}
