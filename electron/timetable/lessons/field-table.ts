// Reads classes that say their parts in fields, and when they are by where they stand: all of them tell what each field holds.
// Cells of a weekly table may be such, as the page's reader spells them: a line a row, tabs between.
import { clockOf } from '../../../shared/schedule/calendar.ts'
import type { ColumnRole, DateOrder } from '../../../shared/timetable/import-answers.ts'
import { mayBeRoom, rolesOfValues } from './guess-roles.ts'
import { problemOf, type LessonTime, type OutcomeLine } from './lesson.ts'
import { readRows } from './read-rows.ts'

/** Where a class stands says these. */
const given: readonly ColumnRole[] = ['weekday', 'start', 'end', 'period', 'period-end']

type Place = { line: number; weekday: number; time: LessonTime | null }

/** A field that is missing is empty. */
type Reader<Said> = (said: Said, place: Place) => OutcomeLine['outcome'][]
export type CellReader = Reader<string>

function openFieldTable(
  records: readonly (readonly string[])[],
  order: DateOrder,
): Reader<readonly string[]> {
  const roles = [...given, ...rolesOfFields(records)]
  return (fields, { line, weekday, time }) => {
    if (!roles.includes('title')) return [problemOf('no-title')]
    const when = [String(weekday), saidAs(time, 'clock'), '', saidAs(time, 'periods'), '']
    const shape = { roles, hasHeader: false, order }
    return readRows([{ line, cells: [...when, ...fields] }], shape).map(({ outcome }) => outcome)
  }
}

/** By field; `head` names those that have a label. */
export function rolesOfFields(
  records: readonly (readonly string[])[],
  head: readonly ColumnRole[] = [],
): ColumnRole[] {
  const rows = records.map((cells, line) => ({ line, cells: [...given.map(() => ''), ...cells] }))
  const width = rows[0]?.cells.length ?? 0
  const known = Array.from(
    { length: width },
    (_, at) => given[at] ?? head[at - given.length] ?? 'none',
  )
  const roles = rolesOfValues(rows, known)
  const titles = rows.map(({ cells }) => cells[roles.indexOf('title')] ?? '')
  const isNamed = titles.filter((title) => title !== '' && !/[.!?。]$/u.test(title))
  if (isNamed.length * 10 < rows.length * 8) return known.slice(given.length)
  if (roles.includes('room')) return roles.slice(given.length)
  // Beside names a number of three figures is a room.
  const room = roles.findIndex((role, at) => {
    const said = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
    return role === 'none' && said.length > 0 && said.every(isRoom)
  })
  return (room === -1 ? roles : roles.with(room, 'room')).slice(given.length)
}

function isRoom(cell: string): boolean {
  return mayBeRoom(cell) || /^\d{3}$/.test(cell)
}

function saidAs(time: LessonTime | null, kind: LessonTime['kind']): string {
  if (time?.kind !== kind) return ''
  const say = kind === 'clock' ? clockOf : String
  return `${say(time.start)}-${say(time.end)}`
}

/** Null where none of the cells is a table. */
export function openCells(cells: readonly string[], order: DateOrder): CellReader | null {
  const tables = cells.filter(hasFields).map(fieldsOf)
  if (tables.length === 0) return null
  const rows = tables.flat()
  // Rows of one width are a class each; of several they are parts of one.
  const isEach = rows.every((row) => row.length === rows[0]?.length)
  const most = isEach ? 1 : Math.max(...tables.map((table) => table.length))
  const widths = Array.from({ length: most }, (_, at) =>
    Math.max(
      0,
      ...(isEach ? rows : tables.map((table) => table[at] ?? [])).map(({ length }) => length),
    ),
  )
  const toRecords = (table: readonly string[][]) =>
    (isEach ? table.map((row) => [row]) : [table]).map((parts) =>
      widths.flatMap((width, at) =>
        Array.from({ length: width }, (_, column) => parts[at]?.[column] ?? ''),
      ),
    )
  const read = openFieldTable(tables.flatMap(toRecords), order)
  return (cell, place) => toRecords(fieldsOf(cell)).flatMap((fields) => read(fields, place))
}

export function hasFields(cell: string): boolean {
  return cell.includes('\t')
}

function fieldsOf(cell: string): string[][] {
  return cell
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((field) => field.trim()))
}
