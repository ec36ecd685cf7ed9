// Reads a spreadsheet as a timetable: its weekly table with what is merged in it, else its list as a table of text.
import { fail, type Result } from '../../../shared/result.ts'
import { isTimetableHeader } from '../lessons/guess-roles.ts'
import { isGrid } from '../lessons/grid/read-grid.ts'
import { readSheets, sheetText } from '../lessons/read-sheet.ts'
import type { ImportInput, TimetableSource } from './import-proposal.ts'
import { readList, readRowsOfGrid } from './read-lessons.ts'
import { detectFormat, readTimetable } from './read-timetable.ts'
import { sayFailure } from './say-import.ts'

export function readWorkbook(input: ImportInput, sheet: string): Result<TimetableSource, string> {
  const refused = fail(sayFailure({ kind: 'not-a-calendar' }, input.language))
  const sheets = readSheets(sheet)
  const grid = sheets?.find((rows) => isGrid(rows))
  if (grid !== undefined) return readRowsOfGrid(input, grid)
  const [first] = (sheets ?? []).toSorted((a, b) => b.length - a.length)
  if (first === undefined) return refused
  const isList = first.slice(0, 40).some(({ cells }) => isTimetableHeader(cells))
  const list = isList ? readList(input, first) : null
  if (list !== null) return list
  const text = sheetText(first)
  const format = detectFormat(text, input.fileName)
  return format === 'csv' || format === 'text' ? readTimetable({ ...input, text }, 'csv') : refused
}
