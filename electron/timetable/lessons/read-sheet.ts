// Reads a spreadsheet (.xls, .xlsx) as rows of cells; a cell that is merged over several says so in each row.
import { read, utils, type WorkSheet } from '@e965/xlsx'
import { maxRows, type TableRow } from './table-row.ts'

/** Wider than any timetable. */
const mostColumns = 60

/** Of each sheet that holds anything; null where the file can't be read. Formulas are not run. */
export function readSheets(base64: string): TableRow[][] | null {
  try {
    const book = read(base64, {
      type: 'base64',
      cellFormula: false,
      cellHTML: false,
      sheetRows: maxRows,
    })
    return book.SheetNames.flatMap((name) => {
      const sheet = book.Sheets[name]
      const rows = sheet === undefined ? [] : rowsOf(sheet)
      return rows.length === 0 ? [] : [rows]
    })
  } catch {
    return null
  }
}

function rowsOf(sheet: WorkSheet): TableRow[] {
  const values = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    raw: false,
    defval: '',
    blankrows: true,
  })
  const rows = values.map((cells, index): TableRow => ({
    line: index + 1,
    cells: cells.slice(0, mostColumns).map((cell) => String(cell).replaceAll('\r', '').trim()),
    spanned: [],
  }))
  for (const { s: start, e: end } of sheet['!merges'] ?? []) {
    const text = rows[start.r]?.cells[start.c] ?? ''
    for (const row of rows.slice(start.r + 1, end.r + 1)) {
      if (start.c >= row.cells.length || row.spanned === undefined) continue
      row.cells[start.c] = text
      row.spanned[start.c] = true
    }
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
}
