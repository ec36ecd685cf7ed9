// How some rows were hashed up to version 17 of the tables, for the step that leaves those hashes behind. Frozen.
import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Connection } from '../sqlite.ts'

export function defineOldHashes(connection: Connection): void {
  connection.function('old_hash', { varargs: true }, hashOf)
  connection.function('old_sum', (text: unknown) => crc32(String(text)).toString(16))
  connection.function('old_entry_hash', { varargs: true }, hashOfEntry)
}

function hashOf(...parts: unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url')
}

/** The last three of `columns` are what it did to the term, the portraits and homework; each counts where there is one. */
function hashOfEntry(...columns: unknown[]): string {
  const [term, standing, homework] = columns.slice(-3)
  return hashOf(
    ...columns.slice(0, -3),
    ...(term === null ? [] : [term]),
    ...(standing === null ? [] : ['standing', standing]),
    ...(homework === null ? [] : ['homework', homework]),
  )
}
