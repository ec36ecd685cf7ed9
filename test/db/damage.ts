// Makes data files unreadable in one place each, as a failing disk would.
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { databaseFile } from '../../db/file/file-names.ts'
import { connect } from '../../db/store/sqlite.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'

/** The first page of a table or an index, by name. */
export type Spot = { name: string; page: number }

/** Every table and index of the file in `folder`, which must be closed, and the page that lists them. */
export function spotsOf(folder: string): Spot[] {
  const connection = connect(databaseFile(folder), 'read-only', 0)
  const rows = connection.prepare('SELECT name, rootpage AS page FROM sqlite_schema').all()
  connection.close()
  return rows.flatMap((row) => {
    const { name, page } = Object(row)
    return typeof name === 'string' && typeof page === 'number' && page > 0 ? [{ name, page }] : []
  })
}

const pageBytes = 4096

/** Overwrites one page of the file; of the first page all but the header. */
export function spoilPage(folder: string, page: number): void {
  const file = databaseFile(folder)
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0x5a, page === 1 ? 100 : (page - 1) * pageBytes, page * pageBytes))
}

/** Writes into the open file as another program would, past the seals. */
export function tamper({ connection }: WeekloomDatabase, sql: string): void {
  const other = connect(connection.name, 'must-exist', 0)
  other.exec(sql)
  other.close()
}

/** Other ways in which a whole file goes bad. */
export const wholeDamages: readonly { name: string; spoil: (folder: string) => void }[] = [
  { name: 'the list of tables', spoil: (folder) => spoilPage(folder, 1) },
  {
    // What SQLite keeps of it is text that it reads again at each opening.
    name: 'a letter of the schema',
    spoil: (folder) => {
      const file = databaseFile(folder)
      const text = readFileSync(file, 'latin1').replaceAll('json_valid', 'kson_valid')
      writeFileSync(file, text, 'latin1')
    },
  },
  { name: 'zero length', spoil: (folder) => writeFileSync(databaseFile(folder), '') },
  {
    name: 'another kind of file',
    spoil: (folder) => writeFileSync(databaseFile(folder), 'Dear diary, '.repeat(4000)),
  },
  {
    name: 'an overwritten header',
    spoil: (folder) => {
      const bytes = readFileSync(databaseFile(folder))
      writeFileSync(databaseFile(folder), bytes.fill(0x5a, 0, 100))
    },
  },
  {
    name: 'half of the file',
    spoil: (folder) => {
      const bytes = readFileSync(databaseFile(folder))
      writeFileSync(databaseFile(folder), bytes.subarray(0, bytes.length / 2))
    },
  },
]

/** The folder as it is, under a name of its own. */
export function copyFolder(from: string, to: string): string {
  cpSync(from, to, { recursive: true })
  // A copy does not keep the rights of what is copied.
  chmodSync(to, 0o700)
  return to
}
