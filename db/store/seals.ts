// Seals rows: whatever is written gets its checksum at once, by triggers of the connection, so that no statement can forget it.
import {
  checksumFunction,
  type Connection,
  rowChecksum,
  type RunResult,
  type Statement,
} from './sqlite.ts'
import { DamagedRow, wellFormed } from './stored-text.ts'

/** The column that makes a table a sealed one. */
const sealColumn = 'checksum'

type SealedTable = {
  name: string
  /** All but the checksum, in the order of the file. */
  columns: string[]
  /** What finds one row of it. */
  key: string[]
}

type ColumnRow = { name: string; isKeyed: number; column: string; pk: number }

const columnsOfAll = `SELECT t.name, t.wr AS isKeyed, c.name AS "column", c.pk
  FROM pragma_table_list t JOIN pragma_table_info(t.name) c
  WHERE t.schema = 'main' AND t.type = 'table' ORDER BY t.name, c.cid`

export function sealedTables(connection: Connection): SealedTable[] {
  const found = known.get(connection)
  const version = Number(connection.pragma('schema_version', { simple: true }))
  if (found?.version === version) return found.tables
  const tables = readSealedTables(connection)
  known.set(connection, { version, tables })
  return tables
}

/** By the number that SQLite raises with every change of the tables. */
const known = new WeakMap<Connection, { version: number; tables: SealedTable[] }>()

function readSealedTables(connection: Connection): SealedTable[] {
  const rows = connection.prepare<[], ColumnRow>(columnsOfAll).all()
  const tables = Map.groupBy(rows, ({ name }) => name)
  return [...tables.values()].flatMap((columns) => {
    const [first] = columns
    if (first === undefined || columns.every(({ column }) => column !== sealColumn)) return []
    const keys = columns.filter(({ pk }) => pk > 0).map(({ column }) => column)
    return {
      name: first.name,
      columns: columns.map(({ column }) => column).filter((column) => column !== sealColumn),
      key: first.isKeyed === 1 ? keys : ['rowid'],
    }
  })
}

/** Gives every table its column for the checksum; the mark of the generation is written with each log, and has none. */
export function addSealColumns(connection: Connection): void {
  const names = connection
    .prepare<[], string>(
      `SELECT name FROM pragma_table_list t WHERE schema = 'main' AND type = 'table' AND strict = 1
         AND name <> 'file_generation'
         AND NOT EXISTS (SELECT 1 FROM pragma_table_info(t.name) WHERE name = '${sealColumn}')`,
    )
    .pluck()
    .all()
  for (const name of names)
    connection.exec(`ALTER TABLE "${name}" ADD COLUMN ${sealColumn} INTEGER`)
}

/** To be called once for a connection that writes, after the last migration. */
export function sealWrites(connection: Connection): void {
  // Of the connection and not of the file: a trigger of the file may not call a function of ours.
  connection.exec(sealedTables(connection).map(triggersOf).join('\n'))
}

function triggersOf({ name, columns, key }: SealedTable): string {
  const found = key.map((column) => `"${column}" = NEW."${column}"`).join(' AND ')
  const seal = `BEGIN
    UPDATE "${name}" SET ${sealColumn} = ${checksumOf(columns, 'NEW')} WHERE ${found};
  END;`
  // A statement that brings the checksum along, as `prepareSealed` makes it, is left alone; and no change of a part makes a
  // damaged row a sound one.
  return `CREATE TEMP TRIGGER "seal_new_${name}" AFTER INSERT ON main."${name}"
      WHEN NEW.${sealColumn} IS NULL ${seal}
    CREATE TEMP TRIGGER "seal_changed_${name}" AFTER UPDATE OF ${quoted(columns)}
      ON main."${name}" WHEN NEW.${sealColumn} IS OLD.${sealColumn}
      AND OLD.${sealColumn} IS ${checksumOf(columns, 'OLD')} ${seal}`
}

export type SealedStatement<Row> = { run(row: Row): RunResult }

/**
 * Writes whole rows with their checksum; `REPLACE` also where there is a row with that key already, at half of what an
 * update in its place costs. For the tables that are written most: it costs a third of the trigger. Throws for a text that the file can't hold.
 */
export function prepareSealed<Row extends Record<string, string | number | null>>(
  connection: Connection,
  name: string,
  verb: 'INSERT' | 'REPLACE' = 'INSERT',
): SealedStatement<Row> {
  const { columns } = sealedTable(connection, name)
  const written = [...columns, sealColumn]
  const statement = connection.prepare(
    `${verb} INTO "${name}" (${quoted(written)}) VALUES (${written.map(() => '?').join(', ')})`,
  )
  return {
    run: (row) => {
      const values = columns.map((column) => row[column] ?? null)
      for (const value of values) if (typeof value === 'string') wellFormed(value)
      return statement.run(...values, rowChecksum(...values))
    },
  }
}

function sealedTable(connection: Connection, name: string): SealedTable {
  const table = sealedTables(connection).find((candidate) => candidate.name === name)
  if (table === undefined) throw new DamagedRow(`the table ${name} is not there`)
  return table
}

/** Gives every row its checksum, for a file whose tables have just changed. */
export function sealRows(connection: Connection): void {
  for (const { name, columns } of sealedTables(connection)) {
    const checksum = checksumOf(columns, name)
    connection.exec(
      `UPDATE "${name}" SET ${sealColumn} = ${checksum}
       WHERE ${sealColumn} IS NOT ${checksum}`,
    )
  }
}

/** Whether a row is as it was written, as SQL asks it of the table that `alias` stands for: 1 or 0. */
export function isIntact(connection: Connection, name: string, alias = name): string {
  return isIntactIn(sealedTable(connection, name), alias)
}

function isIntactIn({ columns }: SealedTable, alias: string): string {
  return `("${alias}".${sealColumn} IS ${checksumOf(columns, alias)})`
}

/** The names of the rows that are not as they were written, at most `limit` of each table; of all where none is named. */
export function brokenSeals(
  connection: Connection,
  names: readonly string[] | null = null,
  limit = 100,
): string[] {
  const tables = sealedTables(connection).filter(({ name }) => names?.includes(name) ?? true)
  return tables.flatMap((table) => {
    const key = table.key.map((column) => `"${column}"`).join(` || '/' || `)
    const sql = `SELECT ${key} FROM "${table.name}"
      WHERE NOT ${isIntactIn(table, table.name)} LIMIT ${limit}`
    const keys = connection.prepare(sql).pluck().all()
    return keys.map((found) => `${table.name} ${String(found)}`)
  })
}

/** Throws `DamagedRow` when a row of one of these tables, of all where none is named, is not as it was written. */
export function requireIntact(
  connection: Connection,
  names: readonly string[] | null = null,
): void {
  const [broken] = brokenSeals(connection, names, 1)
  if (broken !== undefined) throw new DamagedRow(broken)
}

function checksumOf(columns: readonly string[], of: string): string {
  return `${checksumFunction}(${columns.map((column) => `"${of}"."${column}"`).join(', ')})`
}

function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ')
}

const parts = [
  'SELECT row_checksum(id, block) AS part FROM source_index_data',
  'SELECT row_checksum(segid, term, pgno) FROM source_index_idx',
  'SELECT row_checksum(id, sz, origin) FROM source_index_docsize',
  'SELECT row_checksum(k, v) FROM source_index_config',
]

/** As SQL. */
export const sumOfIndex = `(SELECT coalesce(sum(part), 0) FROM (${parts.join(' UNION ALL ')}))`

/** To be run after each change of the index, in its transaction. */
export function prepareIndexSeal(connection: Connection): { run(): void } {
  const begin: Statement = connection.prepare('SAVEPOINT index_written')
  const end: Statement = connection.prepare('RELEASE index_written')
  const seal: Statement = connection.prepare(
    `UPDATE index_seal SET sum = ${sumOfIndex} WHERE name = 'source_index'`,
  )
  return {
    run: () => {
      // SQLite keeps what is new in memory up to the next savepoint.
      begin.run()
      end.run()
      seal.run()
    },
  }
}

/** Names the index where it is not as it was written. */
export function brokenIndex(connection: Connection): string[] {
  const sql = `SELECT count(*) FROM index_seal WHERE name = 'source_index' AND sum IS ${sumOfIndex}`
  return connection.prepare(sql).pluck().get() === 1 ? [] : ['source_index']
}

/** Throws `DamagedRow` where it is not as it was written. */
export function requireIndex(connection: Connection): void {
  const [broken] = brokenIndex(connection)
  if (broken !== undefined) throw new DamagedRow(broken)
}
