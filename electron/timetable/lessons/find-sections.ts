// Finds the parts of a text whose heads say dates or weeks of all classes below: "BLOCK 1 31 Aug - 25 Sep", "Weeks: 1-8".
import { addDays, mondayOf } from '../../../shared/schedule/calendar.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { cleanText } from '../../text/clean-text.ts'
import { speaksOfFree } from '../feed/due-words.ts'
import { plainText } from './find-periods.ts'
import type { Lesson, LessonDay } from './lesson.ts'
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
