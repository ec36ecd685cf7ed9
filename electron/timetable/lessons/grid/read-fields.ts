// Reads the cells of a weekly table that are tables themselves, as the page's reader spells them: a line a row, tabs between.
import type { DateOrder } from '../../../../shared/timetable/import-answers.ts'
import { openFieldTable, type Place } from '../field-table.ts'
import type { OutcomeLine } from '../lesson.ts'

export type CellReader = (cell: string, place: Place) => OutcomeLine['outcome'][]

/** Null where none of the cells is a table. */
export function openFields(cells: readonly string[], order: DateOrder): CellReader | null {
  const tables = cells.filter(hasFields).map(rowsOf)
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
  return (cell, place) => toRecords(rowsOf(cell)).flatMap((fields) => read(fields, place))
}

export function hasFields(cell: string): boolean {
  return cell.includes('\t')
}

function rowsOf(cell: string): string[][] {
  return cell
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((field) => field.trim()))
}
