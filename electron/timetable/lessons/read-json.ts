// Reads what a school's site answers its own page with: records in JSON, known by what their fields are called and hold.
import {
  everyWeek,
  type LessonWeeks,
  readLessonWeeks,
} from '../../../shared/time/documents/lesson-weeks.ts'
import { maxWeeks } from '../../../shared/schedule/term.ts'
import { readClock } from '../../../shared/time/clocks.ts'
import { readWeekday } from '../../../shared/time/weekdays.ts'
import { cleanText } from '../../text/clean-text.ts'
import { readPeriods } from './find-periods.ts'
import { problemOf, type LessonTime, type LineOutcome, type OutcomeLine } from './lesson.ts'

/** Fields by their names in small letters and digits; pinyin initials too, as Chinese systems name them. The surest first. */
const names = {
  title: [
    'kcmc',
    'kcm',
    'kcname',
    'coursename',
    'courename',
    'coursetitle',
    'lessonname',
    'subject',
    'title',
    'course',
    'name',
  ],
  weekday: [
    'xqj',
    'skxq',
    'weekday',
    'dayofweek',
    'classday',
    'week_day',
    'xqjmc',
    'skxqdisplay',
    'day',
  ],
  first: [
    'jcs',
    'jcor',
    'jc',
    'ksjc',
    'startunit',
    'startsection',
    'startnode',
    'startperiod',
    'classsessions',
    'skjc',
    'sections',
    'periods',
    'jcmc',
  ],
  last: ['jsjc', 'endunit', 'endsection', 'endnode', 'endperiod'],
  length: ['continuingsession', 'cxjc', 'step', 'sectioncount', 'skcd'],
  weeks: [
    'zcd',
    'skzc',
    'classweek',
    'weekindexes',
    'weeks',
    'weeksstr',
    'weekstr',
    'validweeks',
    'vaildweeks',
    'zcmc',
    'zc',
    'zcsm',
    'skzcmc',
    'weekdescription',
  ],
  room: [
    'cdmc',
    'jasmc',
    'classroomname',
    'roomname',
    'roomzh',
    'classroom',
    'jsmc',
    'room',
    'location',
    'place',
    'cdmcs',
  ],
  start: ['starttime', 'kssj', 'begintime'],
  end: ['endtime', 'jssj'],
} as const

type Field = keyof typeof names

type Fields = ReadonlyMap<string, unknown>

const mostRecords = 5_000
const mostDeep = 30

export function isJson(text: string): boolean {
  return /^(?:\{\s*["}]|\[\s*(?:[[{\]"]|\d+\s*[,\]]))/.test(text.trimStart())
}

/** Null where the text is no JSON, or no record in it has a weekday and a time. */
export function readJson(text: string): OutcomeLine[] | null {
  const root = parseJson(text)
  if (root === undefined) return null
  const lines: OutcomeLine[] = []
  const seen = new Set<string>()
  const visit = (value: unknown, around: readonly Fields[]) => {
    if (around.length > mostDeep || lines.length >= mostRecords) return
    if (Array.isArray(value)) {
      for (const one of value) visit(one, around)
      return
    }
    if (!isObject(value)) return
    const fields = new Map(Object.entries(value).map(([key, said]) => [plainKey(key), said]))
    const inside = [fields, ...around]
    const outcome = readRecord(inside, lines.length + 1)
    if (outcome !== null) {
      const key = JSON.stringify(outcome, (name, said: unknown) => (name === 'line' ? 0 : said))
      if (!seen.has(key)) lines.push(outcome)
      seen.add(key)
      // What stands inside is of the same meeting.
      return
    }
    for (const inner of Object.values(value)) visit(inner, inside)
  }
  visit(root, [])
  return lines.length === 0 ? null : lines
}

/** Undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function plainKey(key: string): string {
  return key.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}

/** The first field of that meaning whose value can be read. */
function find<Value>(
  fields: Fields,
  field: Field,
  read: (said: unknown) => Value | null,
): Value | null {
  for (const name of names[field]) {
    const said = fields.get(name)
    const value = said === undefined || said === null ? null : read(said)
    if (value !== null) return value
  }
  return null
}

function textOf(said: unknown): string | null {
  const text = typeof said === 'string' || typeof said === 'number' ? cleanText(String(said)) : ''
  return text === '' ? null : text
}

/** Null for a record that is no meeting. What it lacks besides its time may stand in one around it. */
function readRecord(around: readonly Fields[], line: number): OutcomeLine | null {
  const [fields] = around
  if (fields === undefined) return null
  const weekday = find(fields, 'weekday', weekdayOf)
  const time = readTime(fields)
  if (weekday === null || time === null) return null
  const title = around.map((one) => find(one, 'title', textOf)).find((one) => one !== null) ?? ''
  const location = find(fields, 'room', textOf) ?? ''
  const saysWeeks = names.weeks.some((name) => textOf(fields.get(name)) !== null)
  const weeks = find(fields, 'weeks', weeksOf) ?? (saysWeeks ? null : everyWeek)
  const outcome = ((): LineOutcome => {
    if (title === '') return problemOf('no-title')
    if (weeks === null) return problemOf('bad-weeks')
    const day = { kind: 'weekly', weekday, weeks } as const
    return { kind: 'lessons', lessons: [{ line, title, location, eventKind: null, day, time }] }
  })()
  return { line, text: [title, location].filter((one) => one !== '').join(' · '), outcome }
}

function weekdayOf(said: unknown): number | null {
  return readWeekday(textOf(said) ?? '')
}

function readTime(fields: Fields): LessonTime | null {
  const first = find(fields, 'first', (said) => readPeriods(textOf(said) ?? ''))
  if (first !== null) {
    const last = find(fields, 'last', (said) => readPeriods(textOf(said) ?? ''))
    const length = find(fields, 'length', (said) => countOf(textOf(said) ?? ''))
    const end = last?.end ?? (length === null ? first.end : first.start + length - 1)
    return end < first.start ? null : { kind: 'periods', start: first.start, end }
  }
  const start = find(fields, 'start', (said) => readClock(clockText(said)))
  const end = find(fields, 'end', (said) => readClock(clockText(said)))
  return start === null || end === null || end <= start ? null : { kind: 'clock', start, end }
}

function countOf(text: string): number | null {
  return /^[1-9]\d?$/.test(text) ? Number(text) : null
}

/** "10:00:00" and "1000" as clocks are written. */
function clockText(said: unknown): string {
  const text = textOf(said) ?? ''
  return /^\d{3,4}$/.test(text)
    ? `${text.slice(0, -2)}:${text.slice(-2)}`
    : (/\d{1,2}:\d{2}/.exec(text)?.[0] ?? '')
}

function weeksOf(said: unknown): LessonWeeks | null {
  if (Array.isArray(said)) {
    const weeks = said.map(Number).filter((week) => Number.isInteger(week) && week >= 1)
    return weeks.length === 0 ? null : { weeks, isOpen: false }
  }
  const text = textOf(said) ?? ''
  return weeksOfMask(text, 1) ?? (/\d/.test(text) ? readLessonWeeks(text) : null)
}

/** Weeks as schools' programs write them, one sign for each: 1 where the class is held; `first` is the week of the first sign. */
export function weeksOfMask(text: string, first: number): LessonWeeks | null {
  if (!/^[01]{10,}$/.test(text)) return null
  const weeks = text.split('').flatMap((sign, index) => (sign === '1' ? [index + first] : []))
  const held = weeks.filter((week) => week >= 1 && week <= maxWeeks)
  return held.length === 0 ? null : { weeks: held, isOpen: false }
}
