// The work log in the file (P6): part of its item's record, so that a diff, its undo and its redo carry it along (D1).
import type { ItemTask } from '../../shared/schedule/task.ts'
import { outcomes, type WorkEntry } from '../../shared/schedule/work-log.ts'
import { oneOf } from '../stored-text.ts'
import type { Tables } from '../tables/tables.ts'
import type { WorkLogRow } from '../tables/work-log-table.ts'

/** To be called in a transaction, with the item as it is written. */
export function insertLog(
  { workLog }: Tables,
  { id, log = [] }: ItemTask,
  toDate: (day: number) => string,
): void {
  for (const [index, entry] of log.entries()) {
    workLog.write.run({
      item: id,
      seq: index + 1,
      outcome: entry.outcome,
      date: toDate(entry.place.day),
      slot_start: entry.place.start,
      slot_end: entry.place.end,
      planned: entry.planned,
      minutes: entry.minutes,
      rest: entry.restId,
    })
  }
}

/** To be called in a transaction, with the item as the file holds it. */
export function removeLog({ workLog }: Tables, { id, log }: ItemTask): void {
  if (log !== undefined) workLog.removeOf.run(id)
}

/** The entries of each item that has some; `dayOf` gives the window day of a row's date. */
export function loadLogs(
  { workLog }: Tables,
  dayOf: (date: string, row: string) => number,
): Map<number, WorkEntry[]> {
  const logs = new Map<number, WorkEntry[]>()
  for (const row of workLog.readAll.all()) {
    const entry = toEntry(row, dayOf)
    const known = logs.get(row.item)
    if (known === undefined) logs.set(row.item, [entry])
    else known.push(entry)
  }
  return logs
}

function toEntry(row: WorkLogRow, dayOf: (date: string, row: string) => number): WorkEntry {
  const name = `work log ${row.item}/${row.seq}`
  return {
    outcome: oneOf(outcomes, row.outcome, name),
    place: { day: dayOf(row.date, name), start: row.slot_start, end: row.slot_end },
    planned: row.planned,
    minutes: row.minutes,
    restId: row.rest,
  }
}
