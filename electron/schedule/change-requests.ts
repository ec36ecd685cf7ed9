// Undo and redo, the person's own walk through what was accepted.
import { type HistoryEntry, historyHeads } from '../../db/history.ts'
import { hasOpenCard } from '../../db/change.ts'
import { succeed } from '../../shared/result.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import type { RequestInput } from '../../shared/contract/contract.ts'
import { applyChange } from '../session/apply-change.ts'
import { problem, requireIdlePlan, type SessionContext } from '../session/context.ts'

export function undo(context: SessionContext, { entryId }: RequestInput<'undo'>) {
  return walkHistory(context, 'undo', entryId)
}

export function redo(context: SessionContext) {
  return walkHistory(context, 'redo')
}

/** An open card speaks of the periods by their numbers: these stay until it is answered. */
export function turnsPeriods(entries: readonly Pick<HistoryEntry, 'term'>[]): boolean {
  return entries.some(
    ({ term }) => term !== null && !isSameValue(term.from.periods, term.to.periods),
  )
}

/** With `wanted` only over that entry. */
function walkHistory(context: SessionContext, direction: 'undo' | 'redo', wanted?: number) {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const entry = historyHeads(context.database)[direction]
  if (entry === null) {
    return problem(context, direction === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo')
  }
  if (wanted !== undefined && entry.id !== wanted) return problem(context, 'not-the-last')
  if (turnsPeriods([entry]) && hasOpenCard(context.database)) return problem(context, 'open-card')
  const { entryId } = applyChange(context, { kind: direction, entryId: entry.id })
  return succeed({ entryId, summary: entry.why })
}
