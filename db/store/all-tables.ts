// Reads and writes the rows of all tables of a data file, for a file that moves them to another folder.
import { sealedTables } from './seals.ts'
import type { Connection } from './sqlite.ts'
import { wellFormed } from './stored-text.ts'

export type Cell = string | number | null

/** By table: rows with their columns in the order of the schema, without checksums. */
export type TableRows = Record<string, Cell[][]>

/** The next key of the tables that never give one twice: SQLite's own, and without a checksum. */
const keyTable = { name: 'sqlite_sequence', columns: ['name', 'seq'] }

/** Made again out of what is moved. */
const derived: ReadonlySet<string> = new Set(['index_seal'])

function movedTables(connection: Connection): { name: string; columns: string[] }[] {
  const sealed = sealedTables(connection).filter(({ name }) => !derived.has(name))
  return [...sealed, keyTable]
}

export function readAllTables(connection: Connection): TableRows {
  return Object.fromEntries(
    movedTables(connection).map(({ name, columns }) => {
      const rows = connection
        .prepare<[], Cell[]>(`SELECT ${listed(columns)} FROM "${name}"`)
        .raw()
        .all()
      return [name, rows]
    }),
  )
}

/**
 * In the place of all that is there, in one transaction. The file must be of the version that the rows are of; throws what
 * SQLite throws where they do not fit its tables, and `TypeError` where they are not those of its tables.
 */
export function writeAllTables(connection: Connection, tables: TableRows): void {
  const known = movedTables(connection)
  const isStrange = Object.keys(tables).some((name) => known.every((table) => table.name !== name))
  if (isStrange) throw new TypeError('a table of no data file')
  connection.transaction(() => {
    connection.pragma('defer_foreign_keys = ON')
    for (const { name, columns } of known) {
      connection.exec(`DELETE FROM "${name}"`)
      const places = columns.map(() => '?').join(', ')
      const add = connection.prepare<Cell[]>(
        `INSERT INTO "${name}" (${listed(columns)}) VALUES (${places})`,
      )
      for (const row of tables[name] ?? []) {
        if (row.length !== columns.length) throw new TypeError(`a row of ${name}`)
        add.run(...row.map((cell) => (typeof cell === 'string' ? wellFormed(cell) : cell)))
      }
    }
  })()
}

function listed(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ')
}
