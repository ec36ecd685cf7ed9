// All that a data file holds, table by table, as text that is the same exactly where the rows are.
import { existsSync } from 'node:fs'
import { databaseFile } from '../../../db/file/file-names.ts'
import { connect } from '../../../db/store/sqlite.ts'

/** By table name, each row as a line. */
export type Dump = Record<string, string[]>

/** Empty without a file. What lies in its log is read along, as opening it would. */
export function dumpFile(folder: string): Dump {
  const file = databaseFile(folder)
  if (!existsSync(file)) return {}
  const connection = connect(file, 'must-exist', 1000)
  try {
    // The mark that ties file and log is drawn anew with each log, and says nothing of what was written.
    const tables = connection
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'file_generation' ORDER BY name",
      )
      .pluck()
      .all()
      .map(String)
    return Object.fromEntries(
      tables.map((table) => [
        table,
        connection
          .prepare(`SELECT * FROM "${table}"`)
          .raw()
          .all()
          .map((row) => JSON.stringify(row))
          .toSorted(),
      ]),
    )
  } finally {
    connection.close()
  }
}

export function isSameDump(a: Dump, b: Dump): boolean {
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => {
      const [one = [], other] = [a[name], b[name]]
      return one.length === other?.length && one.every((row, index) => row === other[index])
    })
  )
}

/** The tables that differ, with the rows that only one of them has, for a person to look at. */
export function compareDumps(a: Dump, b: Dump): string {
  const tables = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return tables
    .flatMap((table) => {
      const [one, other] = [new Set(a[table]), new Set(b[table])]
      const gone = [...one].filter((row) => !other.has(row)).map((row) => `- ${row}`)
      const come = [...other].filter((row) => !one.has(row)).map((row) => `+ ${row}`)
      return gone.length + come.length === 0 ? [] : [`${table}: ${[...gone, ...come].join(' ')}`]
    })
    .join('\n')
    .slice(0, 2000)
}
