// Statements on `task_class`, `task_item` and `placement` (a row for each item that has a place).
import { prepareSealed } from '../integrity/sealed-tables.ts'
import type { Connection, Statement } from '../sqlite.ts'

export type ClassRow = {
  ref: number
  title: string
  course: string
  subject_type: string
  difficulty: number
  intensity: number
  strategy: string
  from_date: string
  to_date: string
  slot_budget: number | null
  may_embed: number
  excluded_periods: string
  excluded_weekdays: string
  priority: number
}

export type ItemRow = {
  ref: number
  class: number
  rank: number
  title: string
  duration: number
  locked: number
}

export type PlacementRow = {
  item: number
  date: string
  slot_start: number
  status: string
  host: number | null
}

/** The columns of the placement are null for a pending item. */
export type PlacedItemRow = ItemRow & {
  date: string | null
  slot_start: number | null
  status: string | null
  host: number | null
}

const classColumns = `ref, title, course, subject_type, difficulty, intensity, strategy,
  from_date, to_date, slot_budget, may_embed, excluded_periods, excluded_weekdays, priority`

export function prepareStudyTables(connection: Connection) {
  return { ...prepareClassTable(connection), ...prepareItemTables(connection) }
}

function prepareClassTable(connection: Connection) {
  const readClasses: Statement<[], ClassRow> = connection.prepare(
    `SELECT ${classColumns} FROM task_class ORDER BY ref`,
  )
  const writeClass = prepareSealed<ClassRow>(connection, 'task_class')
  const removeClass: Statement<[ref: number]> = connection.prepare(
    'DELETE FROM task_class WHERE ref = ?',
  )
  return { readClasses, writeClass, removeClass }
}

function prepareItemTables(connection: Connection) {
  const readItems: Statement<[], PlacedItemRow> = connection.prepare(
    `SELECT i.ref, i.class, i.rank, i.title, i.duration, i.locked,
            p.date, p.slot_start, p.status, p.host
     FROM task_item i LEFT JOIN placement p ON p.item = i.ref ORDER BY i.ref`,
  )
  const writeItem = prepareSealed<ItemRow>(connection, 'task_item')
  const removeItem: Statement<[ref: number]> = connection.prepare(
    'DELETE FROM task_item WHERE ref = ?',
  )
  const writePlacement = prepareSealed<PlacementRow>(connection, 'placement')
  const removePlacement: Statement<[item: number]> = connection.prepare(
    'DELETE FROM placement WHERE item = ?',
  )
  return { readItems, writeItem, removeItem, writePlacement, removePlacement }
}
