// The accepted changes (D3): who, when, why and the diff. Rows that are not as they were written are reported and never applied.
import { authors, type Author } from '../../shared/agent/agent-step.ts'
import { standingChangeSchema, type StandingChange } from '../../shared/agent/standing-change.ts'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import { homeworkChangeSchema, type HomeworkChange } from '../../shared/homework/change.ts'
import { termChangeSchema, type TermChange } from '../../shared/timetable/term-change.ts'
import { DamagedRow, fromText, oneOf, storedDiffSchema, unlessDamaged } from '../stored-text.ts'
import type { HistoryRow } from '../tables/history-table.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'

export type HistoryEntry = {
  id: number
  /** ISO instant. */
  at: string
  who: Author
  why: string
  diff: ScheduleDiff
  /** What it did to the term; null where that stayed. */
  term: TermChange | null
  /** What it did to the portraits of the standing context; null where those stayed. */
  standing: StandingChange | null
  /** What it did to homework; null where that stayed. */
  homework: HomeworkChange | null
  cardId: string | null
  undone: boolean
}

/** The intact entries that undo and redo can walk, newest first. */
export function historyEntries({ tables }: WeekloomDatabase): HistoryEntry[] {
  return tables.history.readCounting
    .all()
    .map((row) => unlessDamaged(() => toEntry(row)))
    .filter((entry) => entry !== null)
}

/** What undo and redo would walk; null when there is none, or when its row is damaged. */
export function historyHeads({ tables }: WeekloomDatabase): {
  undo: HistoryEntry | null
  redo: HistoryEntry | null
} {
  return {
    undo: readHead(tables.history.newestDone.get()),
    redo: readHead(tables.history.oldestUndone.get()),
  }
}

/** What undo and redo would be about, in words only: cheap after an import of hundreds of records too. */
export function historyReasons({ tables }: WeekloomDatabase): {
  undo: string | null
  redo: string | null
} {
  return tables.history.nextReasons.get() ?? { undo: null, redo: null }
}

/** One entry, whatever has become of it. */
export function findEntry(
  { tables }: WeekloomDatabase,
  id: number,
): HistoryEntry | 'unknown' | 'damaged' {
  const row = tables.history.find.get(id)
  return row === undefined ? 'unknown' : (unlessDamaged(() => toEntry(row)) ?? 'damaged')
}

function readHead(row: HistoryRow | undefined): HistoryEntry | null {
  return row === undefined ? null : unlessDamaged(() => toEntry(row))
}

/** The ids of the entries that can no longer be trusted. */
export function damagedHistory({ tables }: WeekloomDatabase): number[] {
  return tables.history.readAll
    .all()
    .filter((row) => unlessDamaged(() => toEntry(row)) === null)
    .map(({ id }) => id)
}

/** Throws `DamagedRow` when the row is not as it was written. */
export function toEntry(row: HistoryRow): HistoryEntry {
  const name = `history entry ${row.id}`
  if (row.intact !== 1) throw new DamagedRow(name)
  return {
    id: row.id,
    at: row.at,
    who: oneOf(authors, row.who, name),
    why: row.why,
    diff: fromText(storedDiffSchema, row.diff, name),
    term: row.term === null ? null : fromText(termChangeSchema, row.term, name),
    standing: row.standing === null ? null : fromText(standingChangeSchema, row.standing, name),
    homework: row.homework === null ? null : fromText(homeworkChangeSchema, row.homework, name),
    cardId: row.card_id,
    undone: row.undone === 1,
  }
}
