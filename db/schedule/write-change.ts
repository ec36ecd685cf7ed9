// Writes a change of the schedule with its history entry, or walks the history one step (D2, D3).
import type { ScheduleChange } from '../../shared/agent/agent-step.ts'
import { standingChangeSchema } from '../../shared/agent/standing-change.ts'
import { assertNever } from '../../shared/assert-never.ts'
import { homeworkChangeSchema } from '../../shared/homework/change.ts'
import { diffStates, isEmptyDiff } from '../../shared/schedule/diff.ts'
import { walkDiff, type WalkDirection } from '../../shared/schedule/history.ts'
import { renamedCourses } from '../../shared/schedule/work/renamed-courses.ts'
import { termChangeSchema, walkPlan, type PlanChange } from '../../shared/timetable/term-change.ts'
import { toEntry } from './history.ts'
import { nextId } from '../ids.ts'
import { recordsOf } from './read-state.ts'
import { walkHomeworkRows } from '../courses/write-homework.ts'
import { walkPortraits } from '../courses/write-standing.ts'
import { storedDiffSchema, toText } from '../stored-text.ts'
import type { HistoryRow } from '../tables/history-table.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'
import { writeDiff } from './write-diff.ts'
import { writeTermRows } from './write-term.ts'
import { renamePack } from '../pack.ts'
import type { Tables } from '../tables/tables.ts'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { findUnstorable, findUnstorableIn } from '../../shared/schedule/storable.ts'

type DiffChange = Extract<ScheduleChange, { kind: 'diff' }>

/**
 * To be called in a transaction; answers with the id of the history entry written or walked.
 * Throws when the change does not start from the present records, when its card is in the history
 * already, and when the entry to walk is not the next one.
 */
export function writeChange(
  database: WeekloomDatabase,
  change: ScheduleChange,
  at: string,
): number {
  switch (change.kind) {
    case 'diff':
      applyToRecords(database, 'redo', { diff: change.diff, term: change.term ?? null })
      if (change.standing !== undefined) walkPortraits(database, 'redo', change.standing)
      if (change.homework !== undefined) walkHomeworkRows(database, 'redo', change.homework)
      return recordEntry(database, change, at)
    case 'undo':
      return walk(database, database.tables.history.newestDone.get(), change, at)
    case 'redo':
      return walk(database, database.tables.history.oldestUndone.get(), change, at)
    default:
      return assertNever(change)
  }
}

function recordEntry({ tables }: WeekloomDatabase, change: DiffChange, at: string): number {
  const id = nextId(tables, 'entry')
  const row = {
    id,
    at,
    who: change.who,
    why: change.why,
    diff: toText(storedDiffSchema, change.diff),
    card_id: change.cardId,
    undone: 0,
    term: change.term === undefined ? null : toText(termChangeSchema, change.term),
    standing: change.standing === undefined ? null : toText(standingChangeSchema, change.standing),
    homework: change.homework === undefined ? null : toText(homeworkChangeSchema, change.homework),
    superseded: 0,
  }
  // What was undone can't be done again on top of something new.
  tables.history.supersedeUndone.run()
  tables.history.write.run(row)
  tables.history.writeWalk.run(id, 'do', at)
  tables.counters.raise.run({ next: id + 1, name: 'entry' })
  return id
}

function walk(
  database: WeekloomDatabase,
  row: HistoryRow | undefined,
  { kind, entryId }: { kind: 'undo' | 'redo'; entryId: number },
  at: string,
): number {
  if (row?.id !== entryId) throw new Error(`history entry ${entryId} is not the next to ${kind}`)
  const entry = toEntry(row)
  applyToRecords(database, kind, entry)
  if (entry.standing !== null) walkPortraits(database, kind, entry.standing)
  if (entry.homework !== null) walkHomeworkRows(database, kind, entry.homework)
  database.tables.history.mark.run(kind === 'undo' ? 1 : 0, row.id)
  database.tables.history.writeWalk.run(row.id, kind === 'undo' ? 'undo' : 'do', at)
  return row.id
}

function applyToRecords(
  database: WeekloomDatabase,
  direction: WalkDirection,
  change: PlanChange,
): void {
  const records = recordsOf(database)
  if (records === null) throw new Error('there is no term to write a change into')
  // Of portraits or homework alone.
  if (change.term === null && isEmptyDiff(change.diff)) return
  const walked = walkPlan(records, direction, change)
  if (!walked.ok) {
    throw new Error(
      `the change does not start from the present: ${walked.failure.conflicts.join()}`,
    )
  }
  const { term, state } = walked.value
  if (change.term === null) {
    const diff = walkDiff(direction, change.diff)
    assertStorable(state, diff)
    writeDiff(database.tables, term, diff)
    followCourses(database.tables, renamedCourses(diff, state))
  } else {
    if (term.firstMonday !== records.term.firstMonday)
      throw new Error('the term can not begin on another day')
    assertStorableWhole(state)
    writeDiff(database.tables, term, diffStates(records.state, state))
    writeTermRows(database.tables, term)
  }
  database.memory.records = { kind: 'read', value: { term, state } }
}

/** To be called in the transaction that renames them. */
function followCourses(tables: Tables, renamed: readonly { from: string; to: string }[]): void {
  const { homework, recite } = tables
  for (const { from, to } of renamed) {
    renamePack(tables, { from, to })
    homework.rename.run(to, from)
    recite.rename.run(to, from)
  }
}

/** Throws when a record that `diff` touched could not be read back as it stands in `after`. */
function assertStorable(after: ScheduleState, diff: ScheduleDiff): void {
  const found = findUnstorable(after, diff)
  if (found !== null) throw new Error(`${found.record} does not hold that it ${found.rule}`)
}

/** As `assertStorable`, where every record may have changed. */
function assertStorableWhole(state: ScheduleState): void {
  const found = findUnstorableIn(state)
  if (found !== null) throw new Error(`${found.record} does not hold that it ${found.rule}`)
}
