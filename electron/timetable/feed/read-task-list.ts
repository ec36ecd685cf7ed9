// Reads a list of tasks, a table or boxes to tick, into what every import hands on.
import { importWords } from '../../../shared/i18n/core/import.ts'
import { firstDay } from '../import/propose-studies.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { type ColumnRole, maxColumns } from '../../../shared/timetable/import-answers.ts'
import { type ImportReading, plainReading } from '../../../shared/timetable/import-reading.ts'
import { isChecklist } from '../../../shared/timetable/is-checklist.ts'
import { isDatedList, readChecklist } from './read-checklist.ts'
import { readTasks, type Tasks } from './read-tasks.ts'
import { findTaskColumns, namedColumns, type TaskColumns } from './task-columns.ts'
import { guessRoles } from '../lessons/guess-roles.ts'
import { type Table } from '../lessons/read-table.ts'
import type { TableRow } from '../lessons/table-row.ts'
import { chooseOrder } from '../lessons/choose-order.ts'
import type { ImportInput, TimetableSource } from '../import/import-proposal.ts'
import { termOfWork } from '../import/read-calendar-file.ts'
import { resolveTerm } from '../import/resolve-term.ts'
import { mondayOf } from '../../../shared/schedule/calendar.ts'
import type { DocumentCalendar } from '../../../shared/time/documents/document-calendar.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { noFacts } from '../lessons/lesson.ts'
import { readText } from '../lessons/read-text.ts'

type Source = Result<TimetableSource, string>

/** Null where the table is no list of tasks. */
export function readTaskList(input: ImportInput, rows: readonly TableRow[]): Source | null {
  const columns = taskColumns(input, rows)
  if (columns === null) return null
  const { order, questions } = chooseOrder(
    input,
    rows.flatMap((row) => row.cells),
  )
  const today = input.now.date
  const calendar = calendarOf(input, order)
  const tasks = readTasks(rows, columns, { order, calendar, zone: input.zone, today })
  if (isEmpty(tasks)) return null
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const names = rows[columns.head]?.cells ?? []
  const body = rows.slice(columns.head + 1)
  const table = {
    hasHeader: columns.head >= 0,
    roles: Array.from({ length: Math.min(width, maxColumns) }, (_, column) =>
      taskRole(columns.columns, column),
    ),
    names: Array.from({ length: Math.min(width, maxColumns) }, (_, column) => names[column] ?? ''),
    sample: sampleOf({ rows: body }, false),
  }
  return toTaskSource(input, tasks, { ...plainReading('csv'), table, questions })
}

/** What the person has said of the columns goes before what they are called. */
function taskColumns(input: ImportInput, rows: readonly TableRow[]): TaskColumns | null {
  const found = findTaskColumns(rows)
  const asked = input.answers?.columns
  if (asked === undefined) return found
  const at = (role: ColumnRole) => {
    const column = asked.roles.indexOf(role)
    return column === -1 ? undefined : column
  }
  const [title, due, course, state] = [at('title'), at('due'), at('course'), at('done')]
  // Without a day it is a list of tasks by what is ticked off, and by nothing that a class has.
  const isOpen = state !== undefined && !asked.roles.some((role) => lessonRoles.has(role))
  if (title === undefined || (due === undefined && !isOpen)) return null
  const hasHeader = asked.hasHeader ?? (found !== null || guessRoles(rows).hasHeader)
  const given = {
    title,
    ...(due === undefined ? {} : { due }),
    ...(course === undefined ? {} : { course }),
    ...(state === undefined ? {} : { state }),
  }
  return namedColumns(given, rows, hasHeader ? (found?.head ?? 0) : -1)
}

const lessonRoles: ReadonlySet<ColumnRole> = new Set(['weekday', 'date', 'start', 'when', 'period'])

function isEmpty({ work, openWork }: Tasks): boolean {
  return work.length === 0 && openWork.length === 0
}

function taskRole(
  { title, due, deadline, course, state }: TaskColumns['columns'],
  column: number,
): ColumnRole {
  switch (column) {
    case title:
      return 'title'
    case deadline ?? due:
      return 'due'
    case course:
      return 'course'
    case state:
      return 'done'
    default:
      return 'none'
  }
}

/** Boxes to tick, or a list of days, in a text. Null where they hold classes. */
export function readBoxes(input: ImportInput): Source | null {
  const { order, questions } = chooseOrder(input, input.text.split('\n'))
  const around = { order, calendar: calendarOf(input, order) }
  const isBoxed = isChecklist(input.text)
  if (!isBoxed && (!isDatedList(input.text, around) || hasLessons(input.text, order))) return null
  const tasks = readChecklist(input.text, around, !isBoxed)
  if (isEmpty(tasks) || (tasks.work.length === 0 && hasLessons(input.text, order))) return null
  return toTaskSource(input, tasks, { ...plainReading('text'), questions })
}

/** Where no term says it, what is due is due from now on. */
function calendarOf({ term, answers, now }: ImportInput, order: DateOrder): DocumentCalendar {
  const firstMonday = term?.firstMonday ?? mondayOf(answers?.began ?? now.date)
  const weeks = term?.weeks ?? answers?.weeks ?? usualWeeks
  const isDayFirst = order === 'day-first'
  return { firstMonday, weeks, isDayFirst, isOrderShown: false, classDays: [], weekShift: 0 }
}

const usualWeeks = 20

/** "- [ ] Mon 3-4 Physics" is a class in somebody's list. */
function hasLessons(text: string, order: DateOrder): boolean {
  return readText(text, order).lines.some(({ outcome }) => outcome.kind === 'lessons')
}

function toTaskSource(input: ImportInput, tasks: Tasks, reading: ImportReading): Source {
  const zone = input.term?.zone ?? input.zone
  const { term, questions } = termOf(tasks, zone, input)
  const count = tasks.openWork.length
  const isLate = count > 0 && firstDay(term, input.now.date) === null
  const problems = isLate ? [importWords[input.language].openWorkOver(count)] : []
  const none = { name: '', series: [], problems, isCut: false }
  const asked = { ...reading, questions: [...reading.questions, ...questions] }
  return succeed({ ...none, zone, ...tasks, term, reading: asked })
}

/** Where nothing is due the list says nothing of a term. */
function termOf({ work }: Tasks, zone: string, input: ImportInput) {
  if (input.term !== null) return { term: input.term, questions: [] }
  return work.length > 0
    ? { term: termOfWork(work, zone, input), questions: [] }
    : resolveTerm(input, noFacts, [])
}

const sampleRows = 8

/** Cells of the first rows. */
export function sampleOf(table: Pick<Table, 'rows'>, hasHeader: boolean) {
  return table.rows
    .slice(hasHeader ? 1 : 0)
    .slice(0, sampleRows)
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.slice(0, 80)) }))
}
