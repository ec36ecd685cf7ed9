// Goes back or forward to any point of the history (D3): tried in memory first, then written whole or not at all.
import { writeChange } from './change.ts'
import {
  type HistoryEntry,
  type HistoryRow,
  historyStatements,
  statusOf,
  toEntry,
} from './history.ts'
import { recordsOf } from './schedule.ts'
import { type WeekloomDatabase, writeTransaction } from './store/database.ts'
import { brokenSeals } from './store/seals.ts'
import { unlessDamaged } from './store/stored-text.ts'
import { fail, type Result, succeed } from '../shared/result.ts'
import type { WalkDirection } from '../shared/schedule/history.ts'
import { isSameValue } from '../shared/schedule/same-value.ts'
import type { ScheduleState } from '../shared/schedule/state.ts'
import {
  type Plan,
  reverseTermChange,
  type TermChange,
  toTerm,
  walkPlan,
} from '../shared/timetable/term-change.ts'

/** `entries` in the order in which they are walked; at least one. */
export type HistoryWalk = {
  entries: HistoryEntry[]
  before: ScheduleState
  after: ScheduleState
  /** What is before, in the rows and days of the term that is after: what the two differ in is what a person sees. */
  seen: ScheduleState
  /** Null where the term stays. */
  term: Pick<TermChange, 'from' | 'to'> | null
}

export type WalkProblem =
  | { kind: 'unknown' }
  | { kind: 'superseded'; why: string }
  /** It is undone, so there is no way back to it; or it stands, so none forward. */
  | { kind: 'other-way'; why: string }
  /** The schedule is at that point already. */
  | { kind: 'already-there' }
  /** The entry on the way that can't be walked, and why not. */
  | { kind: 'damaged'; id: number; why: string }
  | { kind: 'in-the-way'; id: number; why: string }

/**
 * To how it was right after the entry `to`: that one stays, or is taken up again, as the last. 0 is before the first.
 * Null without a term. Nothing is written.
 */
export function findWalk(
  database: WeekloomDatabase,
  direction: WalkDirection,
  to: number,
): Result<HistoryWalk, WalkProblem> | null {
  const records = recordsOf(database)
  if (records === null) return null
  const target = checkTarget(database, direction, to)
  if (target !== null) return fail(target)
  const { doneAfter, undoneThrough } = historyStatements(database)
  const rows = (direction === 'undo' ? doneAfter : undoneThrough).all(to)
  return rows.length === 0 ? fail({ kind: 'already-there' }) : tryWalk(records, direction, rows)
}

function checkTarget(
  database: WeekloomDatabase,
  direction: WalkDirection,
  to: number,
): WalkProblem | null {
  if (to === 0) return direction === 'undo' ? null : { kind: 'unknown' }
  const row = historyStatements(database).findStanding.get(to)
  if (row === undefined) return { kind: 'unknown' }
  const { why } = row
  const standing = statusOf(row)
  if (standing === 'superseded') return { kind: 'superseded', why }
  return (standing === 'undone') === (direction === 'redo') ? null : { kind: 'other-way', why }
}

function tryWalk(
  before: Plan,
  direction: WalkDirection,
  rows: readonly HistoryRow[],
): Result<HistoryWalk, WalkProblem> {
  const entries: HistoryEntry[] = []
  let after = before
  let seen = before.state
  for (const row of rows) {
    const { id, why } = row
    const entry = unlessDamaged(() => toEntry(row))
    if (entry === null) return fail({ kind: 'damaged', id, why })
    const walked = walkPlan(after, direction, entry)
    if (!walked.ok) return fail({ kind: 'in-the-way', id, why })
    after = walked.value
    if (entry.term !== null) {
      const change = direction === 'undo' ? reverseTermChange(entry.term) : entry.term
      seen = toTerm(seen, change)
    }
    entries.push(entry)
  }
  const isSameTerm = isSameValue(before.term, after.term)
  return succeed({
    entries,
    before: before.state,
    after: after.state,
    seen,
    term: isSameTerm ? null : { from: before.term, to: after.term },
  })
}

/** One transaction. Throws, with file and memory as they were, when an entry is not the next one. */
export function commitWalk(
  database: WeekloomDatabase,
  direction: WalkDirection,
  { entries }: HistoryWalk,
  at: string,
): void {
  writeTransaction(database, () => {
    for (const { id } of entries) writeChange(database, { kind: direction, entryId: id }, at)
  })
}

export type StateThen = {
  state: ScheduleState
  /** Changes, undos and redos since. */
  walks: number
}

/** `at` is an ISO instant in UTC. Null without a term, and when a row on the way back can't be trusted. */
export function readStateThen(database: WeekloomDatabase, at: string): StateThen | null {
  const history = historyStatements(database)
  const records = recordsOf(database)
  if (records === null) return null
  if (brokenSeals(database.connection, ['history_walk'], 1).length > 0) return null
  let plan: Plan = records
  const walks = history.readWalksSince.all(at)
  for (const walk of walks) {
    const row = history.find.get(walk.entry)
    const entry = row === undefined ? null : unlessDamaged(() => toEntry(row))
    if (entry === null) return null
    const before = walkPlan(plan, walk.way === 'do' ? 'undo' : 'redo', entry)
    if (!before.ok) return null
    plan = before.value
  }
  return { state: plan.state, walks: walks.length }
}
