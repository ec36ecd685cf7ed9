// Resolves the term that a list of lessons goes into: the present one, else what answers and file say, and guesses that are asked.
import {
  addDays,
  datesBetween,
  daysBetween,
  mondayOf,
  clockOf,
  minutesOf,
  periodsCovering,
} from '../../../shared/schedule/calendar.ts'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import {
  type CalendarOverride,
  maxWeeks,
  type Period,
  type Term,
} from '../../../shared/schedule/term.ts'
import type { Holiday, ImportQuestion } from '../../../shared/timetable/import-reading.ts'
import { presets } from '../../../shared/timetable/presets.ts'
import type { Lesson, TermFacts } from '../lessons/lesson.ts'
import type { ImportInput } from './import-proposal.ts'
import { inferPeriods, inferTerm } from './infer-term.ts'
import { isPrivateHead } from '../feed/private-words.ts'
import { meetingsIn, toLessonSeries } from './lesson-series.ts'
import { termName } from './term-name.ts'

type OfferedDay = { date: string; holiday: Holiday }

const zones = new Set(['Asia/Shanghai', 'Asia/Chongqing', 'Asia/Harbin', 'Asia/Urumqi', 'PRC'])

/** A day of the lunar year is "8/15", one of ours "10-01"; those of a leap month are written otherwise. */
const holidayDays: readonly [Holiday, RegExp][] = [
  ['spring-festival', /^1\/[1-3]$/],
  ['dragon-boat', /^5\/5$/],
  ['mid-autumn', /^8\/15$/],
  ['new-year', /^01-01$/],
  ['labour-day', /^05-0[12]$/],
  ['national-day', /^10-0[1-3]$/],
]

const lunarYear = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/** Ascending; empty outside China. */
function publicHolidays(firstMonday: string, weeks: number, zone: string): OfferedDay[] {
  if (!zones.has(zone)) return []
  return datesBetween(firstMonday, addDays(firstMonday, weeks * 7 - 1)).flatMap((date) => {
    const holiday = holidayOn(date)
    return holiday === undefined ? [] : [{ date, holiday }]
  })
}

function holidayOn(date: string): Holiday | undefined {
  if (lunarDay(addDays(date, 1)) === '1/1') return 'spring-festival'
  const monthDay = date.slice(5)
  if (monthDay === `04-0${qingmingOf(Number(date.slice(0, 4)))}`) return 'qingming'
  const named = [lunarDay(date), monthDay]
  return holidayDays.find(([, day]) => named.some((one) => day.test(one)))?.[0]
}

function lunarDay(date: string): string {
  // oxlint-disable-next-line no-restricted-globals -- Intl wants a Date; no clock is read
  return lunarYear.format(new Date(date))
}

/** The day in April, for the 21st century (the solar terms' rule of thumb). */
function qingmingOf(year: number): number {
  const ofCentury = year % 100
  return Math.floor(ofCentury * 0.2422 + 4.81) - Math.floor(ofCentury / 4)
}

/** The table with one row more for each such time, as far as 30 rows reach. Rows that are there stay as they are. */
function addRows(lessons: readonly Lesson[], periods: readonly Period[]): Period[] {
  let rows = [...periods]
  for (const { time } of lessons) {
    if (time.kind !== 'clock' || rows.length >= maxPeriods) continue
    if (periodsCovering(rows, time.start, time.end) !== null) continue
    const row = { start: clockOf(time.start), end: clockOf(Math.min(time.end, lastMinute)) }
    if (minutesOf(row.start) >= minutesOf(row.end)) continue
    rows = [...rows, row].toSorted((a, b) => (a.start < b.start ? -1 : 1))
  }
  return rows
}

const lastMinute = 1439

type ResolvedTerm = {
  term: Term
  /** By which the lessons' periods are numbered; the term may have rows between and after them. */
  table: readonly Period[]
  questions: ImportQuestion[]
  isCut: boolean
}

const usualWeeks = 16

export function resolveTerm(
  input: ImportInput,
  facts: TermFacts,
  lessons: readonly Lesson[],
): ResolvedTerm {
  if (input.term !== null) {
    const { term } = input
    return { term, table: term.periods, questions: [], isCut: false }
  }
  const isWeekly = lessons.some(({ day }) => day.kind === 'weekly')
  const inferred = isWeekly ? null : inferFromDates(input, lessons)
  if (inferred !== null && lessons.every(({ time }) => time.kind === 'clock')) {
    const name = termName(facts.name, inferred.term.firstMonday, input.language)
    const { overrides, question } = daysOf(input, facts, inferred.term)
    const term = { name, ...inferred.term, overrides }
    const questions = overrides.length === 0 ? [] : [question]
    return { term, table: term.periods, questions, isCut: inferred.isCut }
  }
  return typedTerm(input, facts, lessons, inferred?.term ?? null)
}

function inferFromDates(input: ImportInput, lessons: readonly Lesson[]) {
  const periods = input.answers?.periods ?? guessPeriods(lessons, input)
  const { meetings } = meetingsIn(null, lessons, periods)
  const place = { zone: input.zone, today: input.now.date }
  // What stands among classes is one, also where it is held once.
  const series = toLessonSeries(meetings)
  const isList = series.some(({ kind }) => kind === 'class')
  for (const one of isList ? series : [])
    if (one.kind === 'personal' && !isPrivateHead(one.title)) one.kind = 'class'
  return inferTerm(series, place)
}

function typedTerm(
  input: ImportInput,
  facts: TermFacts,
  lessons: readonly Lesson[],
  inferred: Pick<Term, 'firstMonday' | 'weeks'> | null,
): ResolvedTerm {
  const { zone, now, language, answers = {} } = input
  const questions: ImportQuestion[] = []
  const knownMonday = facts.firstMonday ?? inferred?.firstMonday ?? null
  const asked = answers.began === undefined ? null : mondayOf(answers.began)
  const firstMonday = asked ?? knownMonday ?? guessMonday(now.date)
  if (knownMonday === null) {
    questions.push({ kind: 'began', value: firstMonday, isGuess: asked === null })
  }
  const knownWeeks = facts.weeks ?? inferred?.weeks ?? null
  const weeks = answers.weeks ?? knownWeeks ?? guessWeeks(lessons, firstMonday)
  if (knownWeeks === null) {
    questions.push({ kind: 'weeks', value: weeks, isGuess: answers.weeks === undefined })
  }
  const usesPeriods = lessons.some(({ time }) => time.kind === 'periods')
  const periods = answers.periods ?? facts.periods ?? periodsFor(lessons, usesPeriods, input)
  if (facts.periods === null && usesPeriods) {
    questions.push({ kind: 'periods', value: periods, isGuess: answers.periods === undefined })
  }
  const { overrides, question } = daysOf(input, facts, { firstMonday, weeks })
  questions.push(question)
  const name = facts.name === '' ? termName('', firstMonday, language) : facts.name
  const rows = addRows(lessons, periods)
  const term = { name, firstMonday, weeks, zone, periods: rows, overrides }
  return { term, table: periods, questions, isCut: false }
}

/** Days off and make-up days: as the person says them, else as the file names those without lessons. */
function daysOf(
  { answers, zone }: ImportInput,
  { freeDays = [] }: TermFacts,
  { firstMonday, weeks }: Pick<Term, 'firstMonday' | 'weeks'>,
): { overrides: CalendarOverride[]; question: ImportQuestion } {
  const said = answers?.overrides ?? freeDays.map((date) => ({ kind: 'off' as const, date }))
  const overrides = said.filter(({ date }) => {
    const day = daysBetween(firstMonday, date)
    return day >= 0 && day < weeks * 7
  })
  const offers = publicHolidays(firstMonday, weeks, zone)
  return { overrides, question: { kind: 'days', value: overrides, isGuess: false, offers } }
}

/** Where the year's terms begin, about: the one that runs or that comes within two months; else this week. */
function guessMonday(today: string): string {
  const year = Number(today.slice(0, 4))
  const starts = [year - 1, year, year + 1].flatMap((one) =>
    ['03-01', '09-03'].map((day) => mondayOf(`${String(one)}-${day}`)),
  )
  const near = starts.filter((start) => {
    const weeksIn = daysBetween(start, today) / 7
    return weeksIn >= -9 && weeksIn < usualWeeks
  })
  return near.at(-1) ?? mondayOf(today)
}

/** As many as the classes name, and the exams' weeks after them. */
function guessWeeks(lessons: readonly Lesson[], firstMonday: string): number {
  const named = lessons.flatMap(({ day }) =>
    day.kind === 'weekly' && !day.weeks.isOpen ? day.weeks.weeks : [],
  )
  const hasOpen = lessons.some(({ day }) => day.kind === 'weekly' && day.weeks.isOpen)
  const ofClasses = Math.max(hasOpen || named.length === 0 ? usualWeeks : 1, ...named)
  const lastDay = addDays(firstMonday, (ofClasses + 4) * 7)
  const ofExams = lessons.flatMap(({ day }) =>
    day.kind === 'dated' && day.date >= firstMonday && day.date < lastDay
      ? [Math.floor(daysBetween(firstMonday, day.date) / 7) + 1]
      : [],
  )
  return Math.min(maxWeeks, Math.max(ofClasses, ...ofExams))
}

function periodsFor(
  lessons: readonly Lesson[],
  usesPeriods: boolean,
  input: ImportInput,
): Period[] {
  if (usesPeriods) return guessPeriods(lessons, input)
  const clocks = lessons.flatMap(({ time }) =>
    time.kind === 'clock' ? [{ start: time.start, end: time.end, weight: 1 }] : [],
  )
  return clocks.length === 0 ? guessPeriods(lessons, input) : inferPeriods(clocks)
}

/** The table that such periods are mostly numbered by. */
function guessPeriods(lessons: readonly Lesson[], { language, zone }: ImportInput): Period[] {
  const times = lessons.flatMap(({ time }) => (time.kind === 'periods' ? [time] : []))
  const last = Math.max(1, ...times.map(({ end }) => end))
  const isChinese =
    language === 'zh' ||
    zone === 'Asia/Shanghai' ||
    lessons.some(({ title }) => /\p{Script=Han}/u.test(title))
  if (isChinese) return last > 12 ? withLateLessons(presets['chinese-12']) : presets['chinese-12']
  if (last > 12) return presets['half-hours'].slice(0, maxPeriods)
  const isSingle = times.every(({ start, end }) => start === end)
  return isSingle && last <= 6 ? presets['blocks-6'] : presets['hours-12']
}

/** Where a 13th and 14th 节 are held; higher numbers than these are no lessons of a day. */
function withLateLessons(table: readonly Period[]): Period[] {
  return [...table, { start: '21:30', end: '22:15' }, { start: '22:20', end: '23:05' }]
}
