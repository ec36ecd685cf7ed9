// Gives fresh ids to new records: they are never handed out twice, not even after a removal is undone (S1).
import { defineStatements, type Store, type WeekloomDatabase } from './store/database.ts'

export type CounterName = 'task' | 'class' | 'series' | 'entry'

export const counterStatements = defineStatements((connection) => ({
  read: connection.prepare<[name: CounterName], { next: number }>(
    'SELECT next FROM id_counter WHERE name = ?',
  ),
  raise: connection.prepare<[{ next: number; name: CounterName }]>(
    `UPDATE id_counter SET next = max(next, @next), checksum = row_checksum(name, max(next, @next))
     WHERE name = @name`,
  ),
}))

/** The first free id of each kind; all above it are free too. They count as taken once a diff with them is written. */
export type NextIds = { task: number; class: number; series: number }

export function nextIds(database: WeekloomDatabase): NextIds {
  return {
    task: nextId(database, 'task'),
    class: nextId(database, 'class'),
    series: nextId(database, 'series'),
  }
}

export function nextId(database: Store, name: CounterName): number {
  const row = counterStatements(database).read.get(name)
  if (row === undefined) throw new Error(`the file has no counter for ${name}`)
  return row.next
}

export function conversationId(key: number): string {
  return `conversation-${key}`
}

/** Null when the text is no such name. */
export function conversationKey(id: string): number | null {
  const digits = /^conversation-([1-9]\d{0,14})$/.exec(id)?.[1]
  return digits === undefined ? null : Number(digits)
}
