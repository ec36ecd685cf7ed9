// Reads what a school's site answers its own page with: records in JSON, known by what their fields are called and hold.
import {
  type LessonWeeks,
  readLessonWeeks,
} from '../../../../shared/time/documents/lesson-weeks.ts'
import { maxWeeks } from '../../../../shared/schedule/term.ts'
import { readWeekday } from '../../../../shared/time/weekdays.ts'
import type { ColumnRole } from '../../../../shared/timetable/import-answers.ts'
import { cleanText } from '../../../text/clean-text.ts'
import { readPeriods } from '../find-periods.ts'
import { problemOf, type OutcomeLine } from '../lesson.ts'
import { readRows } from '../read-rows.ts'

/** For each role the fields by their names in small letters and digits; pinyin initials too, as Chinese systems name them. The surest first. */
const names = {
  title: 'kcmc kcm kcname coursename courename coursetitle lessonname subject title course name',
  weekday: 'xqj skxq weekday dayofweek classday xqjmc skxqdisplay day',
  period:
    'jcs jcor jc ksjc startunit startsection startnode startperiod classsessions skjc sections periods jcmc',
  'period-end': 'jsjc endunit endsection endnode endperiod',
  'period-count': 'continuingsession cxjc step sectioncount skcd',
  weeks:
    'zcd skzc classweek weekindexes weeks weeksstr weekstr validweeks vaildweeks zcmc zc zcsm skzcmc weekdescription',
  room: 'cdmc jasmc classroomname roomname roomzh classroom jsmc room location place cdmcs',
  start: 'starttime kssj begintime',
  end: 'endtime jssj',
} satisfies Partial<Record<ColumnRole, string>>

type Role = keyof typeof names
const roles = Object.keys(names).filter(isRole)

function isRole(name: string): name is Role {
  return name in names
}

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

/** As a table has it; empty where no field of that meaning can be read. */
function cellOf(fields: Fields, role: Role): string {
  let unread = ''
  for (const name of names[role].split(' ')) {
    const cell = written[role]?.(fields.get(name)) ?? textOf(fields.get(name))
    if (cell !== '' && (tests[role]?.(cell) ?? true)) return cell
    unread ||= cell
  }
  // Half of a course would look like the whole.
  return role === 'weeks' ? unread : ''
}

const tests: Partial<Record<Role, (cell: string) => boolean>> = {
  weekday: (cell) => readWeekday(cell) !== null,
  period: (cell) => readPeriods(cell) !== null,
  'period-end': (cell) => readPeriods(cell) !== null,
  weeks: (cell) => /\d/.test(cell) && readLessonWeeks(cell) !== null,
  'period-count': (cell) => /^[1-9]\d?$/.test(cell),
}

const written: Partial<Record<Role, (said: unknown) => string>> = {
  start: clockText,
  end: clockText,
  weeks: weeksText,
}

function textOf(said: unknown): string {
  return typeof said === 'string' || typeof said === 'number' ? cleanText(String(said)) : ''
}

/** Null for a record that is no meeting. What it lacks besides its time may stand in one around it. */
function readRecord(around: readonly Fields[], line: number): OutcomeLine | null {
  const [fields] = around
  if (fields === undefined) return null
  const cells = roles.map((role) => cellOf(fields, role))
  const cell = (role: Role) => cells[roles.indexOf(role)] ?? ''
  const isTimed = cell('period') !== '' || (cell('start') !== '' && cell('end') !== '')
  if (cell('weekday') === '' || !isTimed) return null
  const title = around.map((one) => cellOf(one, 'title')).find((one) => one !== '') ?? ''
  const row = cells.with(roles.indexOf('title'), title)
  // Where periods are said, its times are those of the bell.
  const bare = roles.map((role, at) =>
    cell('period') !== '' && /start|^end/.test(role) ? '' : (row[at] ?? ''),
  )
  const [read] = readRows([{ line, cells: bare }], { roles, hasHeader: false, order: 'day-first' })
  const text = [title, cell('room')].filter((one) => one !== '').join(' · ')
  const outcome = read?.outcome ?? problemOf('broken-row')
  return isNoTime(outcome) ? null : { line, text, outcome }
}

function isNoTime(outcome: OutcomeLine['outcome']): boolean {
  return outcome.kind === 'problem' && /^bad-(?:time|periods)$/.test(outcome.problem.kind)
}

/** "10:00:00" and "1000" as clocks are written. */
function clockText(said: unknown): string {
  const text = textOf(said)
  return /^\d{3,4}$/.test(text)
    ? `${text.slice(0, -2)}:${text.slice(-2)}`
    : (/\d{1,2}:\d{2}/.exec(text)?.[0] ?? '')
}

function weeksText(said: unknown): string {
  if (Array.isArray(said)) return said.join(',')
  return weeksOfMask(textOf(said), 1)?.weeks.join(',') ?? textOf(said)
}

/** Weeks as schools' programs write them, one sign for each: 1 where the class is held; `first` is the week of the first sign. */
export function weeksOfMask(text: string, first: number): LessonWeeks | null {
  if (!/^[01]{10,}$/.test(text)) return null
  const weeks = text.split('').flatMap((sign, index) => (sign === '1' ? [index + first] : []))
  const held = weeks.filter((week) => week >= 1 && week <= maxWeeks)
  return held.length === 0 ? null : { weeks: held, isOpen: false }
}
