// Resolves the term that a list of lessons goes into: the present one, else what answers and file say, and guesses that are asked.
import {
  addDays,
  daysBetween,
  mondayOf,
  clockOf,
  minutesOf,
  periodsCovering,
} from '../../../shared/schedule/calendar.ts'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import { maxWeeks, type Period, type Term } from '../../../shared/schedule/term.ts'
import type { ImportAnswers } from '../../../shared/timetable/import-answers.ts'
import type { Holiday, ImportQuestion } from '../../../shared/timetable/import-reading.ts'
import { presets } from '../../../shared/timetable/presets.ts'
import type { Lesson, TermFacts } from '../lessons/lesson.ts'
import type { ImportInput } from './import-proposal.ts'
import { inferPeriods, inferTerm } from './infer-term.ts'
import { datedMeetings, toLessonSeries } from './lesson-series.ts'
import { termName } from './term-name.ts'

type OfferedDay = { date: string; holiday: Holiday }

const zones = new Set(['Asia/Shanghai', 'Asia/Chongqing', 'Asia/Harbin', 'Asia/Urumqi', 'PRC'])

/** Year, first day of the lunar year, Dragon Boat, Mid-Autumn: the 1st of the 1st, 5th of the 5th, 15th of the 8th month. */
const lunar: readonly [number, string, string, string][] = [
  [2024, '02-10', '06-10', '09-17'],
  [2025, '01-29', '05-31', '10-06'],
  [2026, '02-17', '06-19', '09-25'],
  [2027, '02-07', '06-09', '09-15'],
  [2028, '01-26', '05-28', '10-03'],
  [2029, '02-13', '06-16', '09-22'],
  [2030, '02-02', '06-05', '09-12'],
  [2031, '01-23', '06-24', '10-01'],
  [2032, '02-11', '06-12', '09-19'],
  [2033, '01-31', '06-01', '09-08'],
  [2034, '02-19', '06-20', '09-27'],
  [2035, '02-08', '06-10', '09-16'],
  [2036, '01-28', '05-30', '10-04'],
  [2037, '02-15', '06-18', '09-24'],
  [2038, '02-04', '06-07', '09-13'],
  [2039, '01-24', '05-27', '10-02'],
  [2040, '02-12', '06-14', '09-20'],
]

/** Ascending; empty outside China, and beyond the years that the lunar calendar is known for. */
function publicHolidays(firstMonday: string, weeks: number, zone: string): OfferedDay[] {
  if (!zones.has(zone)) return []
  const last = addDays(firstMonday, weeks * 7 - 1)
  return lunar
    .flatMap(holidaysOf)
    .filter(({ date }, index, all) => all.findIndex((other) => other.date === date) === index)
    .filter(({ date }) => date >= firstMonday && date <= last)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function holidaysOf([year, newYear, dragonBoat, midAutumn]: (typeof lunar)[number]): OfferedDay[] {
  const on = (holiday: Holiday, monthDay: string, from = 0, to = 0): OfferedDay[] =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      date: addDays(`${year}-${monthDay}`, from + index),
      holiday,
    }))
  return [
    ...on('new-year', '01-01'),
    // From the eve of the lunar year on.
    ...on('spring-festival', newYear, -1, 2),
    ...on('qingming', `04-0${qingmingOf(year)}`),
    ...on('labour-day', '05-01', 0, 1),
    ...on('dragon-boat', dragonBoat),
    ...on('mid-autumn', midAutumn),
    ...on('national-day', '10-01', 0, 2),
  ]
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
  const answers = input.answers ?? {}
  const isWeekly = lessons.some(({ day }) => day.kind === 'weekly')
  const inferred = isWeekly ? null : inferFromDates(input, lessons)
  if (inferred !== null && lessons.every(({ time }) => time.kind === 'clock')) {
    const name = termName(facts.name, inferred.term.firstMonday, input.language)
    const term = { name, ...inferred.term }
    return { term, table: term.periods, questions: [], isCut: inferred.isCut }
  }
  return typedTerm(input, facts, lessons, answers, inferred?.term ?? null)
}

function inferFromDates(input: ImportInput, lessons: readonly Lesson[]) {
  const periods = input.answers?.periods ?? guessPeriods(lessons, input)
  const { meetings } = datedMeetings(lessons, periods)
  const place = { zone: input.zone, today: input.now.date }
  return inferTerm(toLessonSeries(lessons, meetings), place)
}

function typedTerm(
  input: ImportInput,
  facts: TermFacts,
  lessons: readonly Lesson[],
  answers: ImportAnswers,
  inferred: Pick<Term, 'firstMonday' | 'weeks'> | null,
): ResolvedTerm {
  const { zone, now, language } = input
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
  const overrides = (answers.overrides ?? []).filter(({ date }) => {
    const day = daysBetween(firstMonday, date)
    return day >= 0 && day < weeks * 7
  })
  questions.push({
    kind: 'days',
    value: overrides,
    isGuess: false,
    offers: publicHolidays(firstMonday, weeks, zone),
  })
  const name = facts.name === '' ? termName('', firstMonday, language) : facts.name
  const rows = addRows(lessons, periods)
  const term = { name, firstMonday, weeks, zone, periods: rows, overrides }
  return { term, table: periods, questions, isCut: false }
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
