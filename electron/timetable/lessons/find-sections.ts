// Finds the parts of a text whose heads say dates or weeks of all classes below: "BLOCK 1 31 Aug - 25 Sep", "Weeks: 1-8".
import {
  everyWeek,
  findWeeks,
  type LessonWeeks,
} from '../../../shared/time/documents/lesson-weeks.ts'
import { addDays, mondayOf } from '../../../shared/schedule/calendar.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { cleanText } from '../../text/clean-text.ts'
import { speaksOfFree } from '../feed/due-words.ts'
import { plainText } from './find-periods.ts'
import type { Lesson, LessonDay, LineOutcome, OutcomeLine } from './lesson.ts'
import { readWhen, type ReadWhen } from './read-line.ts'
import { splitNames } from './split-names.ts'

export type Section = { title: string; between: ReadWhen['between']; weeks: string[] }

/** One alone says when the term is, or when to enrol. */
const fewestSections = 2
const longestHead = 300

/** By line of the text; null where a head without dates ends one. */
export function findSections(
  lines: readonly string[],
  order: DateOrder,
): Map<number, Section | null> {
  const found = new Map<number, Section | null>()
  for (const [index, raw] of lines.entries()) {
    const next = lines.slice(index + 1, index + 3).find((line) => line.trim() !== '')
    if (next === undefined || raw.trim() === '' || raw.length > longestHead) continue
    if (!isClass(next, order) || isClass(raw, order)) continue
    found.set(index, sectionOf(raw, order))
  }
  const count = [...found.values()].filter((section) => section !== null).length
  return count < fewestSections ? new Map() : found
}

function sectionOf(raw: string, order: DateOrder): Section | null {
  const { time, weekdays, between, date, more = [], rest } = readWhen(plainText(raw), order)
  // "BLOCK 1" is a period elsewhere.
  if (time?.kind === 'clock' || weekdays !== null || speaksOfFree(raw)) return null
  const dates = date === null ? [] : [date, ...more]
  if (between === null && dates.length < 2) return null
  const title = cleanText(
    splitNames(rest).title.replace(/^[一二三四五六七八九十\d]{1,2}[、.]\s*/u, ''),
  )
  return { title, between, weeks: dates.map(mondayOf) }
}

function isClass(raw: string, order: DateOrder): boolean {
  if (raw.length > longestHead || !/\d/.test(raw)) return false
  const { time, weekdays } = readWhen(plainText(raw), order)
  return time !== null && weekdays !== null
}

/** What says its own dates or weeks keeps them. */
export function inSection(lessons: readonly Lesson[], { between, weeks }: Section): Lesson[] {
  return lessons.flatMap((lesson) => {
    const { day } = lesson
    if (day.kind !== 'weekly' || !day.weeks.isOpen || day.weeks.ofYear !== undefined)
      return [lesson]
    const days: LessonDay[] =
      between === null
        ? weeks.map((week) => ({ kind: 'dated', date: addDays(week, day.weekday - 1) }))
        : [{ ...between, kind: 'between', weekday: day.weekday }]
    return days.map((one) => Object.assign({}, lesson, { day: one }))
  })
}

/** Lessons that say their weeks themselves keep them; `others` are those that a head gave. */
export function giveWeeks(
  lessons: readonly Lesson[],
  weeks: LessonWeeks,
  others = everyWeek,
): void {
  for (const lesson of lessons)
    if (lesson.day.kind === 'weekly' && [everyWeek, others].includes(lesson.day.weeks))
      lesson.day = { ...lesson.day, weeks }
}

const labelled =
  /^(?:(@)|(?:(?:上课)?(周[数次]|weeks?)|(?:上课)?(地点|教室|rooms?|location|where|venue)|(?:任课)?(?:教师|老师|teachers?|lecturer|instructor|staff|备注|学分|credits?|notes?))\s*[:：])\s*(\S.*)$/iu

/** A label and what it names is said of the class above; weeks alone may head the classes below. */
export function addTo(
  above: OutcomeLine | null,
  plain: string,
  { order, weekHeads }: { order: DateOrder; weekHeads: WeekHeads },
): boolean {
  if (above?.outcome.kind !== 'lessons') return false
  const [, at, ofWeeks, ofRoom, said] = labelled.exec(plain) ?? []
  if (said === undefined) return false
  const { weeks, time, weekdays, date } = readWhen(plain, order)
  if (time !== null || weekdays !== null || date !== null) return false
  if (ofWeeks !== undefined && weeks === null) return false
  const { lessons } = above.outcome
  if (weeks !== null) giveWeeks(lessons, weeks, weekHeads.weeks())
  for (const lesson of lessons) {
    if ((at ?? ofRoom) !== undefined && lesson.location === '') lesson.location = cleanText(said)
  }
  above.text = `${above.text} ${cleanText(plain)}`
  return true
}

export type WeekHeads = ReturnType<typeof newWeekHeads>

/** "Weeks: 1-8" before the first class of a list, and then each such line, is for the classes below it; or `isFirstOnly`. */
export function newWeekHeads(order: DateOrder, isFirstOnly = false) {
  let above: LessonWeeks | null = null
  let idle: OutcomeLine | null = null
  return {
    weeks: () => above ?? everyWeek,
    isLastIdle: () => idle !== null,
    tell(plain: string, lines: readonly OutcomeLine[]): boolean {
      const [, , ofWeeks] = labelled.exec(plain) ?? []
      const found = findWeeks(plain)
      // "## Weeks 1-4", "Weeks 5-8 Botany": a heading begins with them.
      const isHeading =
        found?.kind === 'weeks' &&
        /^[#[(【>*\s]*$/u.test(plain.slice(0, found.index)) &&
        /#|\p{L}{2}/u.test(plain.replace(found.found, ''))
      if (ofWeeks === undefined && !isHeading) return false
      const { weeks, time, weekdays, date, limits = {} } = readWhen(plain, order)
      if (weeks === null || time !== null || weekdays !== null) return false
      if (date !== null || Object.keys(limits).length > 0) return false
      const isBelow = lines.some(({ outcome }) => outcome.kind === 'lessons')
      if (isBelow && (above === null || isFirstOnly)) return false
      above = weeks
      return true
    },
    /** A head is blank as soon as a class follows. */
    hold(line: OutcomeLine, isHead: boolean): OutcomeLine {
      if (!isHead) return { ...line, outcome: { kind: 'blank' } }
      idle = line
      return line
    },
    give(outcome: LineOutcome) {
      if (outcome.kind !== 'lessons' || above === null) return
      giveWeeks(outcome.lessons, above)
      if (idle !== null) idle.outcome = { kind: 'blank' }
      idle = null
    },
  }
}
