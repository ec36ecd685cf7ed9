// Reads the dates from which to which a class is held: "09/03/2025 - 12/02/2025", "Aug 26, 2024 to Dec 13, 2024".
import { addDays } from '../../../shared/schedule/calendar.ts'
import { findDate, type FoundDate } from '../../../shared/time/documents/full-dates.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'

export type FoundSpan = { from: string; to: string; found: string; index: number }

const joints = /\s+(?:-{1,2}|[/|]|to|until|through|thru|au|bis)\s+|\s*(?:--|[~至到])\s*/giu

/** Of the shortest date and the longest: "1.9.25", "Wednesday, September 30, 2026". */
const shortest = 6
const longest = 30

/** Also from the number of weeks that it goes on from a date. */
export function findSpan(text: string, order: DateOrder): FoundSpan | null {
  return findDateSpan(text, order) ?? spanOfWeeks(text, order)
}

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

const opens =
  /(?<!\p{L})(?:from|starting(?: on)?|starts|beginning|begins|(?:first|1st) (?:one|class|session|lesson|meeting|time)(?: is| on)*|since|ab(?: dem)?|seit|erstmals(?: am)?|erster Termin|beginnend(?: am)?|dès|à partir du|à compter du|début|a partir del?|desde el|la primera(?: el)?|empieza el|dal|a partire dal|inizio)[:：]?\s+(?:the\s+)?(?:\p{L}{2,9},?\s+)?$|(?:[从自]|首次|第一次)(?:课|上课|是|在)*[:：]?\s*$/iu
const count =
  /(?<!\d)(\d{1,2})\s*(?:weeks|sessions|lessons|times|wochen|termine|semaines|周|次)(?!\p{L})/iu

/** What says before a date that it is the first of several, "" where that stands behind it; null where it is not. */
export function opener(text: string, { index, found }: FoundDate): string | null {
  const isBehind = /^\s*(?:起|开始|onwards?\b)/iu.test(text.slice(index + found.length))
  return opens.exec(text.slice(0, index))?.[0] ?? (isBehind ? '' : null)
}

/** "10 weeks from 16 September 2026". */
function spanOfWeeks(text: string, order: DateOrder): FoundSpan | null {
  const date = findDate(text, order)
  const weeks = count.exec(text)
  if (date === null || weeks === null || opener(text, date) === null) return null
  const isBefore = weeks.index < date.index
  const index = Math.min(weeks.index, date.index)
  const until = isBefore ? date.index + date.found.length : weeks.index + weeks[0].length
  const to = addDays(date.date, 7 * (Number(weeks[1]) - 1))
  return until - index > longest * 2
    ? null
    : { from: date.date, to, found: text.slice(index, until), index }
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

/** Of a cell, or of one that begins and one that ends. A cell may list several spans, and single days among them. */
export function spansOfCells(
  first: string,
  last: string,
  order: DateOrder,
): Pick<FoundSpan, 'from' | 'to'>[] {
  const parts = first.split(/[,;，、\n]/u)
  const listed = parts.flatMap((part) => {
    const date = findDate(part, order)?.date
    const span = findDateSpan(part, order) ?? (date === undefined ? null : { from: date, to: date })
    return span === null ? [] : [{ from: span.from, to: span.to }]
  })
  const isList = listed.length === parts.length && parts.length > 1
  const one = findDateSpan(first, order)
  if (isList) return listed
  if (one !== null) return [{ from: one.from, to: one.to }]
  const [from, to] = [first, last].map((cell) => findDate(cell, order)?.date)
  return from !== undefined && to !== undefined && from <= to ? [{ from, to }] : []
}
