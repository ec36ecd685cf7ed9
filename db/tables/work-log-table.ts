// Statements on `work_log`: an item's entries in their order.
import { prepareSealed } from '../integrity/sealed-tables.ts'
import type { Connection, Statement } from '../sqlite.ts'

export type WorkLogRow = {
  item: number
  seq: number
  outcome: string
  date: string
  slot_start: number
  slot_end: number
  planned: number
  minutes: number
  rest: number | null
}

const columns = 'item, seq, outcome, date, slot_start, slot_end, planned, minutes, rest'

export function prepareWorkLogTable(connection: Connection) {
  const readAll: Statement<[], WorkLogRow> = connection.prepare(
    `SELECT ${columns} FROM work_log ORDER BY item, seq`,
  )
  const write = prepareSealed<WorkLogRow>(connection, 'work_log')
  const removeOf: Statement<[item: number]> = connection.prepare(
    'DELETE FROM work_log WHERE item = ?',
  )
  return { readAll, write, removeOf }
}
