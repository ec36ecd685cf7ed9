// Statements on `id_counter`: the next free id of each kind.
import type { Connection, Statement } from '../sqlite.ts'

export type CounterName = 'task' | 'class' | 'series' | 'entry'

export function prepareCounterTable(connection: Connection) {
  const read: Statement<[name: CounterName], { next: number }> = connection.prepare(
    'SELECT next FROM id_counter WHERE name = ?',
  )
  const raise: Statement<[{ next: number; name: CounterName }]> = connection.prepare(
    `UPDATE id_counter SET next = max(next, @next), checksum = row_checksum(name, max(next, @next))
     WHERE name = @name`,
  )
  return { read, raise }
}
