// Reads a list of tasks (Todoist, TickTick, Notion, any table with a column for what is due) as homework.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { addDays, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { findClocks } from '../../../shared/time/clocks.ts'
import { findDates } from '../../../shared/time/documents/dates.ts'
import type { DocumentCalendar } from '../../../shared/time/documents/document-calendar.ts'
import { findDate, type FoundDate } from '../../../shared/time/documents/full-dates.ts'
import { findWeekdays } from '../../../shared/time/weekdays.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { cleanText } from '../../text/clean-text.ts'
import { isoDateOf, parseWall, startOfDay } from '../../ics/wall-time.ts'
import { ianaZone, utcZone } from '../../ics/zone.ts'
import type { TableRow } from '../lessons/table-row.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import type { DueWork } from './found-work.ts'
import type { OpenWork } from './open-work.ts'
import type { LeftOut } from './series.ts'

/** The surest names of a column first. */
const names = [
  [
    'title',
    /^(?:content|task(?: ?name)?|title|assignment|to-?do|name|summary|(?:任务|事项|作业)?(?:名称|标题|描述)|任务|待办(?:事项)?|作业|事项)$/i,
  ],
  ['deadline', /^(?:deadline|截止(?:日期|时间)?|ddl)$/i],
  ['due', /^(?:due(?: ?(?:date|on|at|by|time))?|到期(?:日期|时间)?|date)$/i],
  ['course', /^(?:course|class|subject|module|list ?name|project|课程|科目|清单)$/i],
  ['kind', /^type$/i],
  ['indent', /^indent$/i],
  ['state', /^(?:status|state|done|completed?|完成|状态)$/i],
  ['isWholeDay', /^is ?all ?day$/i],
  ['zone', /^time ?zone$/i],
  ['points', /^content$/i],
] as const

type NamedField = (typeof names)[number][0]
type Field = NamedField | 'time'

/** A cell that is a time of day: "5pm", "9.30am", noon. */
function clockOf(cell: string): number | null {
  const [clock] = findClocks(cell.replace(/^(\d{1,2})\.(\d\d)/, '$1:$2'))
  return clock !== undefined && clock.until >= cell.trim().length - 1 ? clock.start : null
}

/** What a column of one's own is called in other words; those of days and times count only with such cells below. */
const otherNames: readonly [Field, RegExp, ((cell: string) => boolean)?][] = [
  [
    'due',
    /\bdue\b|deadline|\bby when\b|\buntil\b|hand.?in|submi|截止|到期|提交|上交|交期/i,
    (cell) => findDate(cell, 'day-first') !== null,
  ],
  ['state', /\b(?:done|finished|completed?|status|progress)\b|完成|状态|进[度展]/i],
  // How long work takes looks the same in its cells: "Estimate 1:30".
  [
    'time',
    /^(?!.*(?:estimat|spent|taken|needed|预[计估]|估|[用耗工]时|时长)).*(?:\b(?:time|hour|clock|at|by)\b|时|点)/i,
    (cell) => clockOf(cell) !== null,
  ],
  ['course', /\b(?:course|class|subject|module|lecture)\b|课程|科目|课名/i],
  ['title', /\b(?:tasks?|to.?dos?|what|assignments?|homework|work)\b|作业|任务|待办|事项|内容/i],
]
type Columns = Partial<Record<Field, number>>

/** Columns as the person has named them; `head` is the row of their names, -1 where there is none. */
export type TaskColumns = { columns: Columns; head: number }

const done = /^(?:completed?|done|archived|y|yes|true|x|[✓✔☑✅]|已?完成|已[提上]?交|是)$/iu
/** What an exporter writes in its own column; in another it counts steps: "Progress: 1". */
const doneNumber = /^[12]$/
const sum = /^(?:total|sum|合计|总计)$/iu
const noCourse = /^(?:inbox|收集箱|tasks?)$/i
const headRows = 12

/** `calendar` says which year is meant where a day has none. */
export type DayAround = { order: DateOrder; calendar: DocumentCalendar }

export type TaskAround = DayAround & { zone: string; today: string }

/** `openWork` has no day. */
export type Tasks = { work: DueWork[]; openWork: OpenWork[]; leftOut: LeftOut[] }

/** Null where no row names a task and when it is due. */
export function findTaskColumns(rows: readonly TableRow[]): TaskColumns | null {
  for (const [head, { cells }] of rows.slice(0, headRows).entries()) {
    const columns = columnsOf(cells) ?? likelyColumns(cells, rows.slice(head + 1))
    if (columns !== null) return { columns, head }
  }
  return null
}

/** Columns in words of one's own: a task, the day by which it is due, and what is ticked off. */
function likelyColumns(head: readonly string[], below: readonly TableRow[]): Columns | null {
  const columns: Columns = {}
  for (const [field, name, test] of otherNames) {
    const column = head.findIndex((cell, index) => {
      const isFree = !Object.values(columns).includes(index)
      if (!isFree || cell.length > longestName || !name.test(toSimple(cell))) return false
      const filled = below.map(({ cells }) => cells[index] ?? '').filter((said) => said !== '')
      return test === undefined || filled.filter(test).length > filled.length * 0.7
    })
    if (column !== -1) columns[field] = column
  }
  return columns.title !== undefined && columns.due !== undefined ? columns : null
}

const longestName = 30

/** They say what kind of row it is, and keep their names whatever the person says of the others. */
const rowFields = ['kind', 'indent', 'isWholeDay', 'zone', 'points'] as const

export function namedColumns(
  given: Partial<Record<'title' | 'due' | 'course' | 'state', number>>,
  rows: readonly TableRow[],
  head: number,
): TaskColumns {
  const found = findFields(rows[head]?.cells ?? [])
  const taken = new Set(Object.values(given))
  const kept = rowFields.filter((field) => found[field] !== undefined && !taken.has(found[field]))
  const others = Object.fromEntries(kept.map((field) => [field, found[field]]))
  return { columns: { ...others, ...given }, head }
}

export function readTasks(
  rows: readonly TableRow[],
  { columns, head }: TaskColumns,
  around: TaskAround,
): Tasks {
  const tasks: Tasks = { work: [], openWork: [], leftOut: [] }
  let section = ''
  /** Under which the tasks below it stand; null under one that is done or has no day. */
  let parent: DueWork | null = null
  // A column of that name may also hold what kind of work it is.
  const isTyped = rows.some(({ cells }) => /^task$/i.test(cells[columns.kind ?? -1] ?? ''))
  const stateName = rows[head]?.cells[columns.state ?? -1] ?? ''
  const isCounted = findFields([stateName]).state === 0
  for (const { cells } of rows.slice(head + 1)) {
    const said = (field: Field) => {
      const column = columns[field]
      return column === undefined ? '' : (cells[column] ?? '').trim()
    }
    const title = cleanText(said('title').replaceAll(/\s+@[\w-]+(?=\s|$)/g, ''))
    const kind = said('kind').toLowerCase()
    if (kind === 'section') section = title
    const isTask = title !== '' && !sum.test(title) && (!isTyped || kind === 'task')
    if (!isTask) continue
    const isBelow = Number(said('indent')) > 1
    const state = toSimple(said('state'))
    const isDone = done.test(state) || (isCounted && doneNumber.test(state))
    const day = `${said('due')} ${said('time')}`.trim()
    const due = isDone ? null : (dueOf(said('deadline'), said, around) ?? dueOf(day, said, around))
    const course = courseOf(said('course') || section)
    if (due !== null) tasks.work.push({ title, course, ...due, steps: pointsOf(said('points')) })
    else if (!isDone && isBelow && parent !== null)
      parent.steps = [...(parent.steps ?? []), { text: title, isDone: false }]
    else if (!isDone) tasks.openWork.push({ title, course })
    if (due !== null || !isBelow) parent = due === null ? null : (tasks.work.at(-1) ?? null)
  }
  return tasks
}

const point = /^\s*(?:([▫▪☐☑✓])|[-*+] \[([ xX])\])\s*(.+)$/u

/** A description may hold a checklist, a point on each line. */
function pointsOf(text: string): { text: string; isDone: boolean }[] {
  return text.split('\n').flatMap((line) => {
    const [, sign = '', box = '', said] = point.exec(line) ?? []
    return said === undefined ? [] : [{ text: said, isDone: /[▪☑✓x]/i.test(sign + box) }]
  })
}

/** A list of tasks says when something is due, or what is a task among its rows. */
function columnsOf(cells: readonly string[]): Columns | null {
  const columns = findFields(cells)
  const { title, due, deadline, kind } = columns
  const saysDue = deadline !== undefined || /due|到期/i.test(cells[due ?? -1] ?? '')
  const isTyped = kind !== undefined && due !== undefined
  // Without such a column a table is one of tasks by what its title is called, and by what is ticked off.
  const isOpen = due === undefined && columns.state !== undefined && saysTask(cells[title ?? -1])
  return title !== undefined && (saysDue || isTyped || isOpen) ? columns : null
}

function saysTask(name: string | undefined): boolean {
  return /^(?:task(?: ?name)?|to-?do|assignment|任务(?:名称)?|待办(?:事项)?|作业)$/i.test(
    toSimple(name ?? '').trim(),
  )
}

/** A column is one thing: what is called content is the title where no other column is. */
function findFields(cells: readonly string[]): Columns {
  const columns: Columns = {}
  for (const [field, name] of names) {
    const column = cells.findIndex((cell) => name.test(toSimple(cell).trim()))
    if (column !== -1 && (field !== 'points' || column !== columns.title)) columns[field] = column
  }
  return columns
}

export function courseOf(said: string): string {
  // An exported relation carries the address of its page.
  const name = cleanText(said.replace(/\s*\(https?:[^)]*\)/g, ''))
  return noCourse.test(name) ? '' : name
}

type Due = Pick<DueWork, 'date' | 'minute'>

const instant = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(?:Z|([+-])(\d\d):?(\d\d))$/

/** Seconds, as an instant counts them; null for what names no zone. */
function instantOf(text: string): number | null {
  const [, local = '', sign, hours, minutes] = instant.exec(text) ?? []
  const wall = parseWall(local)?.wall ?? null
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60
  return wall === null ? null : wall - (sign === '-' ? -offset : offset)
}

function dueOf(text: string, said: (field: Field) => string, around: TaskAround): Due | null {
  if (text === '') return null
  const hasTime = said('isWholeDay').toLowerCase() !== 'true'
  const at = instantOf(text)
  if (at !== null) {
    const zone = ianaZone(said('zone')) ?? ianaZone(around.zone) ?? utcZone
    const wall = zone.toWall(at)
    const minute = Math.floor((wall - startOfDay(wall)) / 60)
    return { date: isoDateOf(wall), minute: hasTime ? minute : null }
  }
  const isExam = isExamTitle(`${said('title')} ${said('kind')}`)
  const day = readDueDay(text, around, isExam)
  if (day !== null) return day
  const weekday = findWeekdays(text)?.days[0]
  return weekday === undefined ? null : { date: nextDay(around.today, weekday), minute: null }
}

const spanMark = /\s(?:→|->|–|—|-|to|until|至|到)\s/u

/** What goes from one day to another is due on the last, and an exam is when it begins. */
export function readDueDay(text: string, around: DayAround, isExam = false): Due | null {
  const [from = '', until = ''] = text.split(spanMark, 2)
  const last = isExam ? null : findDay(until, around)
  const said = last === null ? from : until
  const date = last ?? findDay(text, around)
  if (date === null) return null
  const clocksIn = (one: string) =>
    findClocks(one.replace(date.found, ' ').replaceAll(/(\d)\.(?=\d\d\s*[ap]m)/giu, '$1:'))
  const clock = clocksIn(said)[0] ?? clocksIn(text)[0]
  return { date: date.date, minute: clock?.start ?? null }
}

export function findDay(text: string, { order, calendar }: DayAround): FoundDate | null {
  const full = findDate(text, order)
  if (full !== null) return full
  const [day] = findDates(text, calendar)
  return day === undefined
    ? null
    : { date: day.date, found: text.slice(day.index, day.until), index: day.index }
}

/** "every Monday": the next one is due first. */
function nextDay(today: string, weekday: number): string {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7)
}
