// The id that tells this data folder's exported blocks from another's (X3).
import type { WeekloomDatabase } from '../weekloom-database.ts'
import { writeTransaction } from '../write-transaction.ts'

/** Always the same for one data file; made with `newId` when first asked for. */
export function folderIdOf(database: WeekloomDatabase, newId: () => string): string {
  const known = database.tables.exports.readFolderId.get()
  if (known !== undefined) return known.id
  const id = newId()
  writeTransaction(database, () => {
    database.tables.exports.writeFolderId.run(id)
  })
  return id
}
