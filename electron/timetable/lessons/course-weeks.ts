// Finds the weeks of courses in the list that a page has beside its weekly table, where the cells of the table say none.
import {
  everyWeek,
  findWeeks,
  readLessonWeeks,
  type LessonWeeks,
} from '../../../shared/time/documents/lesson-weeks.ts'
import type { ColumnRole } from '../../../shared/timetable/import-answers.ts'
import { plainText } from './find-periods.ts'
import type { OutcomeLine } from './lesson.ts'
import type { TableRow } from './table-row.ts'

/** "01-14" or "3,5,7": a single number is a count of something. */
const runOfWeeks = /\d\s*[-~,、]\s*\d/

type KnownWeeks = (title: string) => LessonWeeks | null

/** Lessons that name their weeks themselves keep them. */
export function withCourseWeeks(
  lines: readonly OutcomeLine[],
  rows: readonly TableRow[],
): OutcomeLine[] {
  const weeksOf = readCourseWeeks(rows)
  return lines.map((line): OutcomeLine => {
    if (line.outcome.kind !== 'lessons') return line
    const lessons = line.outcome.lessons.map((lesson) => {
      const { day } = lesson
      if (day.kind !== 'weekly' || day.weeks !== everyWeek) return lesson
      const weeks = weeksOf(lesson.title)
      return weeks === null ? lesson : { ...lesson, day: { ...day, weeks } }
    })
    return { ...line, outcome: { kind: 'lessons', lessons } }
  })
}

/** By row: a cell that is the course, and one alone that is weeks. Rows that say other weeks of a course tell none. */
function readCourseWeeks(rows: readonly TableRow[]): KnownWeeks {
  const known = new Map<string, LessonWeeks | null>()
  for (const { cells } of rows) {
    const plain = cells.map((cell) => plainText(cell).trim())
    const found = plain.flatMap((cell) => {
      const weeks = runOfWeeks.test(cell) ? readLessonWeeks(cell) : null
      return weeks === null ? [] : [weeks]
    })
    const [weeks] = found
    if (weeks === undefined || found.length > 1) continue
    for (const cell of plain.filter((one) => /\p{L}{2}/u.test(one))) {
      const before = known.get(keyOf(cell))
      const isOther = before !== undefined && before?.weeks.join() !== weeks.weeks.join()
      known.set(keyOf(cell), isOther ? null : weeks)
    }
  }
  return (title) => known.get(keyOf(title)) ?? null
}

function keyOf(name: string): string {
  return plainText(name).replaceAll(/\s+/g, '')
}

/** "Starts wk 2" in a column for remarks: a cell that says a run of weeks and nothing else. One week may be of anything. */
export function remarkedWeeks(
  { cells }: TableRow,
  roles: readonly ColumnRole[],
): LessonWeeks | null {
  for (const [column, cell] of cells.entries()) {
    if ((roles[column] ?? 'none') !== 'none') continue
    const plain = plainText(cell).trim()
    const found = findWeeks(plain)
    if (
      found?.kind !== 'weeks' ||
      /\p{L}|\d/u.test(plain.replace(found.found, '').replaceAll(/\([^()]*\)/gu, ''))
    )
      continue
    const isRun = found.weeks.weeks.length > 1 && !/[,;、&+]|\band\b/i.test(found.found)
    if (isRun) return found.weeks
  }
  return null
}

/** "Sports (odd weeks)": what stands in brackets beside a name, and is weeks and nothing else. */
export function withoutWeeks(named: string): {
  title: string
  weeks: LessonWeeks | 'alternating' | null
} {
  const [said = '', inside = ''] = /\s*[([（【]([^()[\]（）【】]+)[)\]）】]\s*/u.exec(named) ?? []
  const found = findWeeks(inside)
  const title = named.replace(said, ' ').trim()
  if (found?.kind === 'alternating') return { title, weeks: found.kind }
  return found?.kind === 'weeks' && found.found.length === inside.trim().length
    ? { title, weeks: found.weeks }
    : { title: named, weeks: null }
}
