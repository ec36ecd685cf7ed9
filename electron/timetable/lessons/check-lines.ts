// Checks a reading against its text: what a line says that no class was given, and what can't be right as a whole.
import { findClockRange } from '../../../shared/time/clocks.ts'
import { findWeeks } from '../../../shared/time/documents/lesson-weeks.ts'
import { findDate } from '../../../shared/time/documents/full-dates.ts'
import { eachWeekday } from '../../../shared/time/weekdays.ts'
import { isKindOfLesson } from '../../../shared/timetable/course-name.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { digitPeriods, findPeriods, plainText } from './find-periods.ts'
import { inDaytime } from './read-line.ts'
import type { DayLimits, Lesson, LessonDay, LessonTime, OutcomeLine } from './lesson.ts'

/** Why a reading may be wrong, though each of its lines was understood. */
export type Doubt =
  /** Others name their weeks, these don't. */
  | { kind: 'unsaid-weeks'; titles: string[] }
  /** Nobody is in two classes at once. */
  | { kind: 'at-once'; pairs: [string, string][] }
  /** Parts of a line that say a day, a time or weeks, and are in none of its classes. */
  | { kind: 'left-over'; said: string[] }
  /** Kinds of class, or what a course counts as, in the place of its name. */
  | { kind: 'no-name'; titles: string[] }
  /** Classes of another way to read the text that is nearly as good. */
  | { kind: 'other-way'; lessons: readonly Lesson[] }

type Read = { text: string; lessons: Lesson[] }

/** More than any timetable holds: a hostile file is not compared line by line with itself. */
const mostChecked = 400

export function findDoubts(lines: readonly OutcomeLine[], rival: readonly Lesson[] = []): Doubt[] {
  const read = lines
    .flatMap(({ text, outcome }): Read[] =>
      outcome.kind === 'lessons' ? [{ text, lessons: outcome.lessons }] : [],
    )
    .slice(0, mostChecked)
  const lessons = read.flatMap((line) => line.lessons)
  const titles = new Set(lessons.map(({ title }) => title))
  const doubts: Doubt[] = [
    { kind: 'no-name', titles: [...titles].filter(isNoName) },
    { kind: 'at-once', pairs: findPairs(lessons) },
    { kind: 'left-over', said: [...new Set(read.flatMap(leftOver))] },
    { kind: 'unsaid-weeks', titles: unsaidWeeks(read) },
    { kind: 'other-way', lessons: rival },
  ]
  return doubts.filter((doubt) => sizeOf(doubt) > 0)
}

function sizeOf(doubt: Doubt): number {
  switch (doubt.kind) {
    case 'at-once':
      return doubt.pairs.length
    case 'left-over':
      return doubt.said.length
    case 'other-way':
      return doubt.lessons.length
    default:
      return doubt.titles.length
  }
}

const standing =
  /^(?:公共|专业|通识|学科)?(?:必修|选修|限选|任选)课?$|^(?:考试|考查|正常|选中|开课|结课|上课)$/u

export function isNoName(title: string): boolean {
  const unnumbered = title.replaceAll(/[\d()]/g, '').trim()
  return !/\p{L}{2}/u.test(title) || isKindOfLesson(unnumbered) || standing.test(toSimple(title))
}

function findPairs(lessons: readonly Lesson[]): [string, string][] {
  const pairs = new Map<string, [string, string]>()
  const compared = lessons.slice(0, mostChecked)
  for (const [index, one] of compared.entries())
    for (const other of compared.slice(index + 1))
      if (one.title !== other.title && meet(one, other))
        pairs.set(`${one.title}\n${other.title}`, [one.title, other.title])
  return [...pairs.values()]
}

/** On one weekday in one week; nobody is in two classes at once. */
export function meet(one: Lesson, other: Lesson): boolean {
  return overlap(one.time, other.time) && sharesDay(one.day, other.day)
}

export function sharesDay(one: LessonDay, other: LessonDay): boolean {
  if (one.kind === 'dated' || other.kind === 'dated') return false
  if (one.weekday !== other.weekday) return false
  if (one.kind === 'between' && other.kind === 'between')
    return one.from <= other.to && other.from <= one.to
  if (one.kind !== 'weekly' || other.kind !== 'weekly') return false
  const [first, second] = [one.weeks.ofYear, other.weeks.ofYear]
  if (first !== undefined && second?.some((week) => first.includes(week)) === false) return false
  const weeks = new Set(one.weeks.weeks)
  return other.weeks.weeks.some((week) => weeks.has(week))
}

export function overlap(one: LessonTime, other: LessonTime): boolean {
  if (one.kind !== other.kind) return false
  return one.kind === 'periods'
    ? one.start <= other.end && other.start <= one.end
    : one.start < other.end && other.start < one.end
}

/** Where all of them say none, every week is what they mean. */
function unsaidWeeks(read: readonly Read[]): string[] {
  if (!read.some(({ lessons }) => lessons.some(namesWeeks))) return []
  const unsaid = read
    .filter(({ text }) => findWeeks(plainText(text)) === null)
    .flatMap(({ lessons }) => lessons.filter(takesEveryWeek).map(({ title }) => title))
  return [...new Set(unsaid)]
}

function namesWeeks({ day }: Lesson): boolean {
  return day.kind === 'between' || (day.kind === 'weekly' && !day.weeks.isOpen)
}

function takesEveryWeek({ day }: Lesson): boolean {
  return day.kind === 'weekly' && day.weeks.isOpen
}

/** What of the line's own words stands in none of its lessons. */
function leftOver({ text, lessons }: Read): string[] {
  // A long line is cut in the middle of a word.
  const plain = digitPeriods(toSimple(plainText(text))).replace(/\S*(?:…|\.\.\.)$/u, '')
  const days = new Set(lessons.flatMap(({ day }) => (day.kind === 'dated' ? [] : [day.weekday])))
  const weeks = new Set(
    lessons.flatMap(({ day }) => (day.kind === 'weekly' ? day.weeks.weeks : [])),
  )
  const isTimed = (kind: LessonTime['kind'], range: { start: number; end: number }) =>
    lessons.every(({ time }) => time.kind !== kind) ||
    lessons.some(({ time }) => time.start <= range.start && range.end <= time.end)
  const left: string[] = []
  let rest = plain
  const cut = (at: { found: string; index: number }) => {
    rest = `${rest.slice(0, at.index)}\uE000${rest.slice(at.index + at.found.length)}`
  }
  for (let at = findWeeks(rest); at?.kind === 'weeks'; at = findWeeks(rest)) {
    const isNot = /(?:\b(?:no|not|except)|除|停)\D{0,12}$/iu.test(rest.slice(0, at.index))
    const isKnown = at.weeks.weeks.some((week) => weeks.has(week))
    // Beside a date that was read the weeks are lost.
    const isLost = weeks.size > 0 ? isKnown === isNot : days.size === 0
    if (!at.weeks.isOpen && isLost) left.push(at.found)
    cut(at)
  }
  for (const [kind, find] of [
    ['clock', findClockRange],
    ['periods', findPeriods],
  ] as const)
    for (let at = find(rest); at !== null; at = find(rest)) {
      const range = at.range && kind === 'clock' ? inDaytime(at.range, at.found, plain) : at.range
      if (range !== null && !isTimed(kind, range)) left.push(at.found)
      cut(at)
    }
  left.push(...lostLimits(plain, lessons))
  if (days.size > 0)
    for (const { weekday, start, end } of eachWeekday(rest))
      if (!days.has(weekday)) left.push(rest.slice(start, end))
  return left.map((said) => said.trim())
}

/** What a line says of when a class is not held, and whether a class of the line has it. */
const limiting: [RegExp, (lesson: Lesson) => boolean][] = [
  [
    /\b(?:except(?:ing)?|excluding|excl\.|but not|not (?:in|on|during)|cancel+ed|außer|entfällt|sauf|hors|salvo|excepto|tranne)(?!\p{L})|除(?!法|尘|草)|不上(?!网)|停课/iu,
    ({ day }) => day.kind === 'dated' || limitsOf(day).without !== undefined || hasGaps(day),
  ],
  [
    /\b(?:every (?:other|second|third|2nd|3rd)|alternat(?:e|ing)|fortnightly|bi-?weekly|monthly|once a month|14-?täg\p{L}*|quinzaine|altern[ae]s|(?:un)?gerade|(?:odd|even) weeks?)(?!\p{L})|隔周|[单双]周|每两周|每月/iu,
    ({ day }) => day.kind === 'dated' || limitsOf(day).isSecond === true || hasGaps(day),
  ],
  [
    /\b(?:first|second|1st|2nd) half\b|\bhalf[- ](?:term|semester)\b|[前后上下]半(?:学)?期|\p{L}*hälfte/iu,
    ({ day }) => day.kind !== 'weekly' || !day.weeks.isOpen || day.limits !== undefined,
  ],
]

function limitsOf(day: LessonDay): DayLimits {
  return day.kind === 'dated' ? {} : (day.limits ?? {})
}

function hasGaps(day: LessonDay): boolean {
  if (day.kind !== 'weekly') return false
  const { weeks, ofYear } = day.weeks
  return ofYear !== undefined || (weeks.at(-1) ?? 0) - (weeks[0] ?? 0) >= weeks.length
}

/** Words and dates of the line that none of its classes has taken. */
function lostLimits(plain: string, lessons: readonly Lesson[]): string[] {
  const words = limiting.flatMap(([pattern, isTaken]) => {
    const [said] = pattern.exec(plain) ?? []
    return said === undefined || lessons.some(isTaken) ? [] : [said]
  })
  const known = new Set(lessons.flatMap(({ day }) => datesIn(day)))
  let rest = plain
  const dates: string[] = []
  for (let at = findDate(rest, 'day-first'); at !== null; at = findDate(rest, 'day-first')) {
    const other = findDate(at.found, 'month-first')?.date ?? ''
    if (!known.has(at.date) && !known.has(other)) dates.push(at.found)
    rest = rest.slice(0, at.index) + rest.slice(at.index + at.found.length)
  }
  return [...words, ...dates]
}

function datesIn(day: LessonDay): string[] {
  if (day.kind === 'dated') return [day.date]
  const { from, until, without = [] } = limitsOf(day)
  const ends = day.kind === 'between' ? [day.from, day.to] : []
  return [from, until, ...without, ...ends].filter((date) => date !== undefined)
}
