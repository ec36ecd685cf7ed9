// Finds the parts of a text whose heads say dates or weeks of all classes below: "BLOCK 1 31 Aug - 25 Sep", "Weeks: 1-8".
import { addDays, mondayOf } from '../../../shared/schedule/calendar.ts'
import { everyWeek, type LessonWeeks } from '../../../shared/time/documents/lesson-weeks.ts'
import { readWeekday } from '../../../shared/time/weekdays.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { cleanText } from '../../text/clean-text.ts'
import { speaksOfFree } from '../feed/due-words.ts'
import { both } from './day-limits.ts'
import { plainText } from './find-periods.ts'
import type { Lesson, LessonDay } from './lesson.ts'
import { readWhen, type ReadWhen } from './read-line.ts'
import { splitNames } from './split-names.ts'

export type Section = {
  title: string
  between: ReadWhen['between']
  /** First days of the weeks that it lists by a date each. */
  mondays: string[]
  weeks: LessonWeeks | null
}

/** Dates of one alone say when the term is, or when to enrol. */
const fewestSections = 2
const longestHead = 300

/** By line of the text; null where a head without dates ends one. */
export function findSections(
  lines: readonly string[],
  order: DateOrder,
): Map<number, Section | null> {
  const found = new Map<number, Section | null>()
  let head: number | null = null
  let isUsed = false
  let hasClass = false
  for (const [index, raw] of lines.entries()) {
    const plain = raw.length > longestHead ? '' : plainText(raw).trim()
    if (plain === '') continue
    const when = readWhen(plain, order)
    // "8.31-9.27" beside weeks are days of the year.
    const isClock = when.time?.kind === 'clock' && (when.weeks === null || /\d:\d/.test(plain))
    if (isClock || (when.time !== null && when.weekdays !== null)) {
      hasClass = true
      isUsed = head !== null
      continue
    }
    const section = speaksOfFree(raw) ? null : sectionOf(when, lines[index - 1] ?? '')
    // With a class before the first of them, they are labels of the classes above.
    if (section !== null && head === null && hasClass) return new Map()
    if (section !== null) {
      if (head !== null && !isUsed) found.delete(head)
      found.set(index, section)
      head = index
      isUsed = false
    } else if (isUsed && isAboveClass(lines, index, order)) found.set(index, null)
  }
  const heads = [...found].filter(([, one]) => one !== null)
  const ofWeeks = heads.filter(([, one]) => one?.weeks)
  const isIdle = head !== null && !isUsed
  // With no class below the last of them, they are labels of the classes above.
  const isTold =
    heads.length - (isIdle ? 1 : 0) >= fewestSections && !(isIdle && ofWeeks.at(-1)?.[0] === head)
  return isTold ? found : new Map(hasClass ? ofWeeks.slice(0, 1) : [])
}

/** `above` is the line before it, which may be its name. */
function sectionOf(
  { weekdays, between, date, more = [], weeks, problem, rest }: ReadWhen,
  above: string,
): Section | null {
  const dates = date === null ? [] : [date, ...more]
  const isOfDates = between !== null || dates.length > 1
  const isOfWeeks = weeks !== null && problem === null && isHead.test(rest)
  if (weekdays !== null || (!isOfDates && !isOfWeeks)) return null
  const own = cleanText(splitNames(rest).title)
  const title = (own || cleanText(above)).replace(number, '')
  return { title, between, mondays: dates.map(mondayOf), weeks }
}

/** A name and its weeks, in either order, and no sentence. */
const isHead =
  /^[#[(【>*\s]*\uE000(?:[^.!?;。；，]|\.\d){0,60}$|^(?:[^.!?;。；，]|\.\d){1,60}[(（]\s*\uE000\s*[)）]?[:：]?$/u
const number = /^(?:#+|[一二三四五六七八九十\d]{1,2}[、.]|\p{L}+ [\dA-Z]{1,2}\s?[:–-])\s*/u

/** A line of its own between an empty one and a class. */
function isAboveClass(lines: readonly string[], index: number, order: DateOrder): boolean {
  const { time, weekdays } = readWhen(plainText(lines[index + 1] ?? ''), order)
  const isAlone = (lines[index - 1] ?? '').trim() === '' && readWeekday(lines[index] ?? '') === null
  return isAlone && time !== null && weekdays !== null
}

/** Those that say their weeks themselves keep them. */
export function giveWeeks(lessons: readonly Lesson[], weeks: LessonWeeks | null): void {
  for (const lesson of lessons)
    if (weeks !== null && lesson.day.kind === 'weekly' && lesson.day.weeks === everyWeek)
      lesson.day = { ...lesson.day, weeks }
}

/** What says its own dates or weeks keeps them, and odd or even ones are those of the section. */
export function inSection(lessons: readonly Lesson[], section: Section): Lesson[] {
  const { between, mondays, weeks } = section
  return lessons.flatMap((lesson) => {
    const { day } = lesson
    if (day.kind !== 'weekly' || !day.weeks.isOpen || day.weeks.ofYear !== undefined)
      return [lesson]
    if (weeks !== null) return [{ ...lesson, day: { ...day, weeks: both(weeks, day.weeks) } }]
    if (between !== null && day.weeks !== everyWeek) {
      const limits = { ...day.limits, from: between.from, until: between.to }
      return [{ ...lesson, day: { ...day, limits } }]
    }
    const days: LessonDay[] =
      between === null
        ? mondays.map((week) => ({ kind: 'dated', date: addDays(week, day.weekday - 1) }))
        : [{ ...between, kind: 'between', weekday: day.weekday }]
    return days.map((one) => Object.assign({}, lesson, { day: one }))
  })
}
