// Reads a list whose classes take several lines each: of the ways to part them, the one that explains most. What each line holds, all of them tell together.
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import { checkBox } from '../../../shared/timetable/is-checklist.ts'
import type { ColumnRole, DateOrder } from '../../../shared/timetable/import-answers.ts'
import { cleanText } from '../../text/clean-text.ts'
import { withoutWeeks } from './course-weeks.ts'
import { rolesOfFields } from './field-table.ts'
import { plainText } from './find-periods.ts'
import {
  problemOf,
  type DayLimits,
  type Lesson,
  type LineOutcome,
  type OutcomeLine,
} from './lesson.ts'
import { daysOf, readWhen, type ReadWhen } from './read-line.ts'
import { headingOf } from './read-text.ts'
import { roleOfName } from './role-names.ts'
import { scoreReading } from './score-reading.ts'
import { splitNames } from './split-names.ts'

type Line = {
  line: number
  text: string
  when: ReadWhen
  isBelowGap: boolean
  /** Begins with a number or a sign, and says no time: the name of what stands below. */
  isMarked: boolean
}

type Scored = { lines: OutcomeLine[]; score: number }

/** `at` is the place of the line that says when it is. */
type Entry = { lines: Line[]; at: number; day: number[] | null; gaps: number; headings: number }

const fewest = 2
const mostLines = 1_500
/** A class of more lines is a text. */
const longestEntry = 9
const mostLead = 4
/** Of more lines each has its place. */
const fewestParts = 3

/** Null where the text is no such list. */
export function readEntries(text: string, order: DateOrder): Scored | null {
  const lines = linesOf(text, order)
  const isProse = lines !== null && lines.filter(isLong).length * 2 > lines.length
  const readings =
    lines === null || isProse ? [] : waysOf(lines).flatMap((way) => readWay(lines, way))
  const [best] = readings.toSorted((one, other) => other.score - one.score)
  return best ?? null
}

/** As wide as a page of running text. */
function isLong({ text }: Line): boolean {
  return text.length > 60
}

/** A time to begin and one to end may stand on a line each. */
function linesOf(text: string, order: DateOrder): Line[] | null {
  const lines: Line[] = []
  let isBelowGap = true
  for (const [index, raw] of text.split(/\r\n|\r|\n/, mostLines + 1).entries()) {
    if (index === mostLines) return null
    const plain = plainText(raw.replace(checkBox, '$3')).trim()
    const last = lines.at(-1)
    if (last !== undefined && isClock.test(plain) && isClock.test(last.text)) {
      last.text = `${last.text} - ${plain}`
      last.when = readWhen(last.text, order)
    } else if (/[\p{L}\p{N}]/u.test(plain) && !isFoot.test(plain)) {
      const bare = plainText(raw.replace(mark, '')).trim()
      const isMarked = mark.test(raw) && readWhen(bare, order).time === null
      const text = isMarked ? bare : plain
      lines.push({ line: index + 1, text, when: readWhen(text, order), isBelowGap, isMarked })
    }
    isBelowGap = plain === ''
  }
  return lines
}

const mark =
  /^\s*(?:[①-⑳]|[(（]?\d{1,2}[)）.、]|[一二三四五六七八九十]{1,2}[、.．]|#{1,4}|[■◆▶●])\s*(?=[\p{L}《“"])/u
const isFoot = /^(?:page|seite)\s\d+/i
const isClock = /^\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?$/i

/** Between empty lines, or as many lines before each time and all up to the next class behind it. */
function waysOf(lines: readonly Line[]): Entry[][] {
  const anchors = lines.flatMap(({ when }, at) => (when.time === null ? [] : [at]))
  const leads = Array.from({ length: mostLead + 1 }, (_, lead) => lead)
  const byLead = leads
    .filter((lead) => lead <= (anchors[0] ?? 0))
    .map((lead) =>
      anchors.map((at, index) => [at - lead, (anchors[index + 1] ?? lines.length + lead) - lead]),
    )
  const gaps = lines.flatMap(({ isBelowGap }, at) => (isBelowGap ? [at] : []))
  const byGap = gaps.map((from, index) => [from, gaps[index + 1] ?? lines.length])
  const marks = lines.flatMap(({ isMarked }, at) => (isMarked ? [at] : []))
  const byMark = marks.map((from, index) => [from, endOf(lines, from, marks[index + 1])])
  return [byMark, byGap, ...byLead].map((ranges) => entriesIn(lines, ranges)).filter(isList)
}

/** Before the next that is marked, or an empty line behind its time. */
function endOf(lines: readonly Line[], from: number, next = lines.length): number {
  const timed = lines.findIndex(({ when }, at) => at >= from && when.time !== null)
  const gap = lines.findIndex(({ isBelowGap }, at) => timed !== -1 && at > timed && isBelowGap)
  return gap === -1 ? next : Math.min(gap, next)
}

function isList(entries: readonly Entry[]): boolean {
  return entries.length >= fewest && entries.some(({ lines }) => lines.length > 1)
}

/** A weekday alone is that of all classes below it. What says two times is no class, or more than one. */
function entriesIn(lines: readonly Line[], ranges: readonly number[][]): Entry[] {
  let [day, from]: [number[] | null, number] = [null, 0]
  return ranges.flatMap(([start = 0, end = 0]): Entry[] => {
    for (const { text } of lines.slice(from, start)) day = headingOf(text) ?? day
    const own: Line[] = []
    let [gaps, headings] = [0, 0]
    from = start
    for (const line of lines.slice(start, Math.min(end, start + longestEntry))) {
      const heading = headingOf(line.text)
      // A heading behind a class is for those below it.
      if (heading !== null && own.some(({ when }) => when.time !== null)) break
      if (own.length > 0 && line.isBelowGap) gaps = 1
      if (own.length > 0 && heading !== null) headings = 1
      // The name of a column is none of a class.
      if (roleOfName(line.text) !== null) own.length = 0
      else if (heading === null) own.push(line)
      else day = heading
      from += 1
    }
    const timed = own.flatMap(({ when }, at) => (when.time === null ? [] : [at]))
    const [at] = timed
    return at === undefined || timed.length > 1 ? [] : [{ lines: own, at, day, gaps, headings }]
  })
}

/** A course is named before what is said of it. */
const later = 0.02
const costOfCrossing = 0.4

/** With each field of words as the name. */
function readWay(lines: readonly Line[], entries: readonly Entry[]): Scored[] {
  const said = entries.map(fieldsOf)
  const keys = [...new Set(said.flatMap((fields) => [...fields.keys()]))]
  const head = keys.map((key) => roleOfName(key)?.role ?? 'none')
  const records = said.map((fields) => keys.map((key) => fields.get(key) ?? ''))
  const titles = keys.flatMap((_, at) => (isOfWords(records, at) ? [at] : []))
  const named = titles.filter((at) => head[at] === 'title')
  // What all of them say is a button.
  const ownNames = titles.filter((at) => new Set(records.map((record) => record[at])).size > 1)
  const best = [named, ownNames, titles].find((some) => some.length > 0) ?? []
  return best.map((at, place) => {
    const roles = rolesOfFields(
      records,
      head.map((role, column) => (column === at ? 'title' : role === 'title' ? 'none' : role)),
    )
    const read = readAs(lines, entries, { records, roles })
    const loose = later * place * entries.length + costOfCrossing * countCrossed(entries)
    return { lines: read, score: scoreReading(read) - loose }
  })
}

/** What an empty line or a weekday parts is hardly one class, unless the weekday is a cell of each. */
function countCrossed(entries: readonly Entry[]): number {
  const [gaps, headings] = (['gaps', 'headings'] as const).map((kind) =>
    entries.reduce((sum, entry) => sum + entry[kind], 0),
  )
  return (gaps ?? 0) + (headings === entries.length ? 0 : (headings ?? 0))
}

type Records = { records: readonly (readonly string[])[]; roles: readonly ColumnRole[] }

/** In most of them. */
function isOfWords(records: readonly (readonly string[])[], at: number): boolean {
  const words = records.filter((record) => /\p{L}{2}/u.test(record[at] ?? ''))
  return words.length * 10 >= records.length * 8
}

function readAs(
  lines: readonly Line[],
  entries: readonly Entry[],
  { records, roles }: Records,
): OutcomeLine[] {
  const cell = (record: readonly string[], role: 'title' | 'room') =>
    record[roles.indexOf(role)] ?? ''
  const read = entries.map((entry, index): OutcomeLine => {
    const record = records[index] ?? []
    const text = cleanText(entry.lines.map((one) => one.text).join(' '))
    const names = { title: cell(record, 'title'), location: cleanText(cell(record, 'room')) }
    return { line: entry.lines[0]?.line ?? 1, text, outcome: outcomeOf(entry, names) }
  })
  const used = new Set(entries.flatMap((entry) => entry.lines))
  const others = lines.flatMap((line): OutcomeLine[] => {
    const isHeading = headingOf(line.text) !== null
    const outcome = isHeading ? ({ kind: 'blank' } as const) : problemOf('no-time')
    return used.has(line) ? [] : [{ line: line.line, text: cleanText(line.text), outcome }]
  })
  return [...read, ...others].toSorted((one, other) => one.line - other.line)
}

type Names = Pick<Lesson, 'title' | 'location'>

function outcomeOf({ lines, at, day }: Entry, { title: named, location }: Names): LineOutcome {
  const whens = lines.map(({ when }) => when)
  // "Fortnightly" on one line, and from when on another.
  const isBegun = whens.some(({ between, limits }) => between !== null || limits?.from)
  const isSecond = isBegun && whens.some(isAlternating)
  const problem = whens.find(
    (when) => when.problem !== null && !(isSecond && isAlternating(when)),
  )?.problem
  const { title, weeks: own } = withoutWeeks(cleanText(named))
  const time = whens[at]?.time ?? null
  if (problem) return problem
  if (title === '') return problemOf('no-title')
  if (time === null || own === 'alternating') return problemOf('alternating')
  // Weeks alone on a line between two classes may be of either.
  const bare = lines.find(({ when }, place) => place !== at && isOfWeeks(when))
  if (bare !== undefined && lines[0]?.isBelowGap !== true && lines.length <= fewestParts)
    return problemOf('bad-weeks', bare.text)
  // Of two lines with weeks one is of another class.
  if (whens.filter((when) => when.weeks !== null && when.between === null).length > 1)
    return problemOf('several')
  const between = whens.find((when) => when.between !== null)?.between ?? null
  const weeks = own ?? whens.find((when) => when.weeks !== null)?.weeks ?? null
  const weekdays = whens.find((when) => when.weekdays !== null)?.weekdays ?? day
  const dated = whens.filter((when) => when.date !== null)
  const [date] = dated
  const isOnly = between === null && weeks === null && dated.length === 1
  // Beside other lines a date may be that of anything, unless the weekday is its own.
  if (date?.date != null && !isOnly && between === null && weeks === null)
    return problemOf('bad-date', date.date)
  if (isOnly && date?.date != null && weekdays?.includes(weekdayOf(date.date)) === false)
    return problemOf('bad-date', date.date)
  const limits: DayLimits = Object.assign({}, ...whens.map((when) => when.limits))
  if (isSecond) limits.isSecond = true
  const said = isOnly ? date : { weekdays, between, weeks, limits }
  const days = said === undefined ? [] : daysOf(said, weekdays)
  if (days.length === 0) return problemOf('no-day')
  const lesson = { line: lines[0]?.line ?? 1, title, location, eventKind: null }
  // "Mon 9-11; Sat 1-4": the line of its time may say another meeting.
  const rest = readWhen(whens[at]?.rest ?? '', 'day-first')
  const more =
    rest.time !== null && rest.weekdays !== null && !isOnly
      ? daysOf({ between, weeks, limits, weekdays: rest.weekdays }, null)
      : []
  return {
    kind: 'lessons',
    lessons: [
      ...days.map((day): Lesson => Object.assign({ day, time }, lesson)),
      ...more.map((day): Lesson => Object.assign({ day, time: rest.time ?? time }, lesson)),
    ],
  }
}

function isAlternating({ problem }: ReadWhen): boolean {
  return problem?.kind === 'problem' && problem.problem.kind === 'alternating'
}

function isOfWeeks({ weeks, rest }: ReadWhen): boolean {
  return weeks !== null && !/\p{L}/u.test(rest.replaceAll('\uE000', ''))
}

/** Labels may stand beside each other. */
const nextLabel = /\s+(?=\p{L}{2,12}:\s*\S)/u
const labelled = /^[^\p{L}]{0,4}(\p{L}[^:]{0,19}?)\s*:\s*(\S.*)$/u

/** By its label, or by its place before or behind the line that says when. */
function fieldsOf({ lines, at }: Entry): Map<string, string> {
  const fields = new Map<string, string>()
  for (const [index, { text, when, isMarked }] of lines.entries()) {
    if (isMarked && index === 0) {
      const { title, location } = splitNames(when.rest)
      fields.set('name', title)
      if (location !== '') fields.set('room', location)
      continue
    }
    const labels = text.split(nextLabel).flatMap((part) => {
      const [, label = '', value = ''] = labelled.exec(part) ?? []
      return roleOfName(label) === null ? [] : [{ label, value }]
    })
    for (const { label, value } of labels) fields.set(label, value)
    if (labels.length === 0) {
      const sign = /^\p{Extended_Pictographic}/u.exec(text)?.[0]
      for (const [place, part] of partsOf(when.rest).entries())
        fields.set(`${index < at ? index - at : (sign ?? index - at)}/${place}`, part)
    }
  }
  return fields
}

/** Signs, bars and wide gaps stand between the parts of a line. */
function partsOf(text: string): string[] {
  return text
    .split(/[\t|\uE000\p{Extended_Pictographic}\uFE0F]| {2,}/u)
    .map((part) => part.replaceAll(/^[\s:,;·•-]+|[\s:,;·•-]+$/gu, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}
