// The days in what was said as the slots hold them: the exam, the day it must be done by, the day it begins; or what is open of them.
import { addDays, mondayOf, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { DayMention, TimeMention } from '../../../shared/time/mention.ts'
import type { Ground } from '../ground.ts'
import { periodsOf } from '../resolve/wishes.ts'
import type { LexedText } from '../words/lexed-text.ts'
import type { BeforeExam, DueOf, GuideExam, VagueDay } from './known.ts'
import type { DayRole, SaidLimits } from './read/said-limits.ts'
import { isOfDone } from './work/read-parts.ts'
import { isVague, stretchSaid, vagueDayOf } from './vague-day.ts'

export type SaidDates = {
  exam: GuideExam | null
  due: string | null
  from: string | null
  beforeExam: BeforeExam | null
  /** A date that can be read in two ways. */
  choice: { choices: string[]; what: 'exam' | 'due' } | null
  /** Of which no day was told. */
  vague: VagueDay | null
  /** What the day it must be done by is the last of. */
  dueOf: DueOf | null
}

type Found = { role: DayRole; date: string; slots: GuideExam['slots']; of?: string }

/** `isExam`: a bare day is that of the exam; `takesBare`: a bare date is one at all; `isAsked`: any day is. */
export type DateHints = { isExam: boolean; takesBare: boolean; isAsked: boolean }

export function readDates(
  { text, times }: Pick<LexedText, 'text' | 'times'>,
  days: SaidLimits['days'],
  beforeExam: BeforeExam | null,
  ground: Ground,
  hints: DateHints,
): SaidDates {
  const found: (Found & { isExact: boolean })[] = []
  let choice: SaidDates['choice'] = null
  let vague: VagueDay | null = null
  for (const { day: mention, role: told, isBare, isDated } of days) {
    const words = text.slice(mention.start, mention.end)
    const isOver = !hints.isAsked && (mention.dates.at(-1) ?? '') < ground.today.date && mention.choices === undefined // prettier-ignore
    // “The first one I wrote last week”: done, and no day to come.
    const isDone =
      (mention.dates.at(-1) ?? '') < ground.today.date && isOfDone(clauseAround(mention, text))
    if (isDone) continue
    const isTaken =
      told !== null || hints.isAsked || isBare || (hints.takesBare && isDated && !isOver)
    if (!isTaken || /^[,，\s]*(?:now|right now|现在|目前|如今)$/.test(words)) continue
    // "From Monday to Friday" tells by when.
    const role =
      told === 'begin' && mention.dates.length > 1 && rangeWords.test(words)
        ? 'due'
        : (told ?? bareRole(mention, words, isBare, hints))
    if (isVague(mention, role)) {
      if (told === null && !isBare && days.length > 1) continue
      vague = vagueDayOf(mention, role, text)
      continue
    }
    const rival = eitherOf(found, mention, role, text)
    if (rival !== null) {
      choice = rival
      continue
    }
    // "Exam on 20 December, Sunday not free": the exam has its day.
    const isExact = exactDay.test(words)
    if (told === null && found.some((each) => each.role === role && (each.isExact || !isExact))) continue // prettier-ignore
    const possible = (mention.choices ?? []).filter((date) => date >= ground.today.date)
    if (possible.length > 1 && role !== 'begin') {
      choice = { choices: possible, what: role }
      continue
    }
    const chosen =
      possible.length === 1 ? { ...mention, dates: possible } : inYear(mention, text, ground)
    found.push(
      ...datesOf(chosen, role, { text, times }, ground).map((each) =>
        Object.assign(each, { isExact }),
      ),
    )
  }
  const last = (role: DayRole) => found.findLast((each) => each.role === role) ?? null
  const [exam, due] = [last('exam'), last('due')]
  return {
    exam: exam === null ? null : { date: exam.date, slots: exam.slots },
    due: due?.date ?? null,
    from: last('begin')?.date ?? null,
    beforeExam,
    choice,
    // "Mid December, the 15th I think" has its day.
    vague: vague !== null && !found.some(({ role }) => role === vague?.what) ? vague : null,
    dueOf: due?.of === undefined ? null : { said: due.of, date: due.date },
  }
}

/** “In about three weeks, 14 Oct” has its day. */
const exactDay =
  /\d ?(?:月|[号日]|st\b|nd\b|rd\b|th\b)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d[/.-]\d/

function clauseAround({ start, end }: DayMention, text: string): string {
  return `${/[^,，;；。.!！?？\n]*$/.exec(text.slice(0, start))?.[0] ?? ''}${/^[^,，;；。.!！?？\n]*/.exec(text.slice(end))?.[0] ?? ''}`
}

const rangeWords = /[到至]|(?<=\w ?)-(?= ?\w)|\b(?:to|till|until|through|thru)\b/
const endWords = /底|末|\bend\b/

/** "To pass it before Christmas"; alone it is when the exam is. A run of days, or the end of a term, is no day of an exam. */
function bareRole({ stretch }: DayMention, words: string, isBare: boolean, { isExam }: DateHints) {
  if (stretch?.bound === 'before' && !isBare) return 'due'
  const isRun = stretch === undefined && (rangeWords.test(words) || endWords.test(words))
  return isExam && !isRun ? 'exam' : 'due'
}

/** Months ahead that count, where a day of this year is over: 1月5日, said in November. */
const monthsAhead = 6

/** The year that goes on, or the next. */
function inYear(day: DayMention, text: string, { today }: Ground): DayMention {
  const [date] = day.dates
  const isDate = /月|\b(?:jan|feb|mar|apr|may|jun)|[/.]/.test(text.slice(day.start, day.end))
  const isYear = /20\d\d/.test(text.slice(day.start, day.end + 6))
  if (date === undefined || day.dates.length !== 1 || date >= today.date) return day
  if (!isDate || isYear || day.choices !== undefined) return day
  const ahead = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  return ahead > addDays(today.date, monthsAhead * 30) ? day : { ...day, dates: [ahead] }
}

/** "18 December or maybe 19 December". */
function eitherOf(
  found: readonly Found[],
  { dates, start }: DayMention,
  role: DayRole,
  text: string,
): SaidDates['choice'] {
  const [date] = dates
  const before = found.findLast((each) => each.role === role)
  if (role === 'begin' || date === undefined || before === undefined) return null
  const isEither = /\b(?:or|perhaps|maybe)\b[^,;.]{0,16}$|(?:或者?|还是|也可能)(?:是|说)?$/.test(
    text.slice(0, start).trimEnd(),
  )
  return isEither && date !== before.date ? { choices: [before.date, date], what: role } : null
}

const beforeIt = /\b(?:before|earlier than|until|till) (?:the )?$/
const denies = /\b(?:not|can't|cannot|couldn't|won't|don't|no)\b|没法|不能|无法|不/

function datesOf(
  mention: DayMention,
  role: DayRole,
  { times, text }: Pick<LexedText, 'text' | 'times'>,
  ground: Ground,
): Found[] {
  const { dates, stretch } = mention
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  const { today } = ground
  if (role === 'begin') {
    const isBound =
      beforeIt.test(text.slice(0, mention.start)) ||
      /^ ?(?:之?前|以前)/.test(text.slice(mention.end))
    // "Can't begin before the 1st": on it.
    const date = isBound && denies.test(text) ? addDays(last, dates.length > 1 ? 1 : 0) : first
    return [{ role, date, slots: null }]
  }
  // Of an exam some time in a week the work has to be done before it begins.
  if (role === 'exam' && mention.isWeek) {
    const eve = addDays(mondayOf(first), -1)
    return [{ role: 'due', date: eve < today.date ? last : eve, slots: null }]
  }
  if (role === 'exam') return [{ role, date: last, slots: slotsOf(mention, times, ground) }]
  const isRun = stretch === undefined || stretch.bound === 'run'
  const begins: Found[] =
    isRun && dates.length > 1 && first > today.date && weekdayOf(first) !== 1
      ? [{ role: 'begin', date: first, slots: null }]
      : []
  const isWhole = isRun || stretch.bound === 'before'
  const of = isWhole ? {} : { of: stretchSaid(mention, text) }
  return [...begins, { role, date: last, slots: null, ...of }]
}

/** Said right behind the day: "Dec 12, 9-11 am". */
function slotsOf({ end }: DayMention, times: readonly TimeMention[], { state }: Ground) {
  const time = times.find((each) => each.start >= end - 1 && each.start - end < 12)
  if (time === undefined || time.wish.kind === 'part') return null
  const periods = periodsOf(time.wish, state.window)
  const [start, last] = [periods[0], periods.at(-1)]
  if (start === undefined || last === undefined || last - start > 5) return null
  // An exam takes two periods, where nothing else is said.
  const most = state.window.periods.length
  return { start, end: time.wish.kind === 'clock' ? Math.min(most, start + 1) : last }
}
