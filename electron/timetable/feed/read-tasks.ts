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
import { type Field, findFields, type TaskColumns } from './task-columns.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import type { DueWork } from './found-work.ts'
import type { OpenWork } from './open-work.ts'
import type { LeftOut } from './series.ts'

const done = /^(?:completed?|done|archived|y|yes|true|x|[✓✔☑✅]|已?完成|已[提上]?交|是)$/iu
/** What an exporter writes in its own column; in another it counts steps: "Progress: 1". */
const doneNumber = /^[12]$/
const sum = /^(?:total|sum|合计|总计)$/iu
const noCourse = /^(?:inbox|收集箱|tasks?)$/i
/** `calendar` says which year is meant where a day has none. */
export type DayAround = { order: DateOrder; calendar: DocumentCalendar }

export type TaskAround = DayAround & { zone: string; today: string }

/** `openWork` has no day. */
export type Tasks = { work: DueWork[]; openWork: OpenWork[]; leftOut: LeftOut[] }

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
  if (day === undefined) return null
  // A time that stands right behind a day is no part of it.
  const found = text
    .slice(day.index, day.until)
    .replace(/\s+\d{1,2}(?::\d\d)?\s*[ap]\.?m\.?$/iu, '')
  return { date: day.date, found, index: day.index }
}

/** "every Monday": the next one is due first. */
function nextDay(today: string, weekday: number): string {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7)
}
