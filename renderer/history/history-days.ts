// The entries of the history by day, and what each of them can be asked for.
import type { HistoryItem } from '../../shared/history/history-view.ts'
import type { WalkDirection } from '../../shared/schedule/history.ts'

export type HistoryDay = { date: string; entries: HistoryItem[] }

/** In the order in which they come; a clock that was set back begins a day anew. */
export function groupByDay(entries: readonly HistoryItem[]): HistoryDay[] {
  const days: HistoryDay[] = []
  for (const entry of entries) {
    const last = days.at(-1)
    if (last?.date === entry.date) last.entries.push(entry)
    else days.push({ date: entry.date, entries: [entry] })
  }
  return days
}

/** The newest change that stands; null when none does. */
export function presentEntry(entries: readonly HistoryItem[]): number | null {
  return entries.find(({ standing }) => standing === 'done')?.id ?? null
}

/** The way there from here; null where one is already, and where none leads any more. */
export function wayTo(
  { id, standing }: Pick<HistoryItem, 'id' | 'standing'>,
  present: number | null,
): WalkDirection | null {
  if (standing === 'undone') return 'redo'
  return standing === 'done' && id !== present ? 'undo' : null
}
