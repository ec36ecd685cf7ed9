// The accepted changes as a list to read: each with what has become of it since, the superseded ones too (D3).
import { z } from 'zod'
import { authors, type Author } from '../../shared/agent/agent-step.ts'
import type { Standing } from '../../shared/schedule/history.ts'
import type { StandingRow } from '../tables/history-table.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'

export type HistoryLine = {
  id: number
  /** ISO instant; that of 1970 where a damaged row has none. */
  at: string
  /** Null where the row can't be trusted. */
  who: Author | null
  why: string
  standing: Standing
}

/** Newest first, from below the entry `before` when there is one; their diffs are not read. */
export function historyPage(
  { tables }: WeekloomDatabase,
  { before, limit }: { before: number | null; limit: number },
): { lines: HistoryLine[]; hasEarlier: boolean } {
  const rows = tables.history.readPage.all(before ?? Number.MAX_SAFE_INTEGER, limit + 1)
  return { lines: rows.slice(0, limit).map(toLine), hasEarlier: rows.length > limit }
}

const unknownInstant = '1970-01-01T00:00:00.000Z'

function toLine(row: StandingRow): HistoryLine {
  const { id, at, why } = row
  const who = authors.find((author) => author === row.who) ?? null
  const isInstant = z.iso.datetime().safeParse(at).success
  const isWhole = row.intact === 1 && who !== null && isInstant
  if (isWhole) return { id, at, who, why, standing: standingOf(row) }
  return { id, at: isInstant ? at : unknownInstant, who: null, why, standing: 'damaged' }
}

export function standingOf({ undone, superseded }: StandingRow): Standing {
  if (undone === 0) return 'done'
  return superseded === 0 ? 'undone' : 'superseded'
}
