// Fresh ids for new records: they are never handed out twice, not even after a removal is undone (S1).
import type { CounterName } from './tables/counter-table.ts'
import type { Tables } from './tables/tables.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'

/** The first free id of each kind; all above it are free too. They count as taken once a diff with them is written. */
export type NextIds = { task: number; class: number; series: number }

export function nextIds({ tables }: WeekloomDatabase): NextIds {
  return {
    task: nextId(tables, 'task'),
    class: nextId(tables, 'class'),
    series: nextId(tables, 'series'),
  }
}

export function nextId({ counters }: Tables, name: CounterName): number {
  const row = counters.read.get(name)
  if (row === undefined) throw new Error(`the file has no counter for ${name}`)
  return row.next
}
