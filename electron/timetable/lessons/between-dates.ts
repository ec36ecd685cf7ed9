// Reads the dates from which to which a class is held: "09/03/2025 - 12/02/2025", "Aug 26, 2024 to Dec 13, 2024".
import { findDate } from '../../../shared/time/documents/full-dates.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'

export type FoundSpan = { from: string; to: string; found: string; index: number }

const joints = /\s+(?:-{1,2}|[/|]|to|until|through|thru|au|bis)\s+|\s*(?:--|[~至到])\s*/giu

/** Of the shortest date and the longest: "1.9.25", "Wednesday, September 30, 2026". */
const shortest = 6
const longest = 30

export function findDateSpan(text: string, order: DateOrder): FoundSpan | null {
  for (const joint of text.matchAll(joints)) {
    const first = dateAtEnd(text.slice(0, joint.index), order)
    const after = joint.index + joint[0].length
    const last = first === null ? null : findDate(text.slice(after, after + longest), order)
    if (first === null || last?.index !== 0 || last.date < first.date) continue
    const until = after + last.found.length
    const found = text.slice(first.index, until)
    return { from: first.date, to: last.date, found, index: first.index }
  }
  return null
}

/** A date that the text ends with; the longest, since a part of a year would be one too. */
function dateAtEnd(text: string, order: DateOrder): { date: string; index: number } | null {
  for (let from = Math.max(0, text.length - longest); from <= text.length - shortest; from += 1) {
    const date = findDate(text.slice(from), order)
    if (date === null) return null
    if (date.index + date.found.length === text.length - from)
      return { date: date.date, index: from + date.index }
  }
  return null
}
