// Writes a change of the schedule with its history entry, or walks the history one step (D2, D3).
import { loadTerm, writeTermRows } from './term.ts'
import { cardStatements } from './cards.ts'
import { recordsOf } from './schedule.ts'
import { storedDiffSchema, toText } from './store/stored-text.ts'
import { fail, type Result, succeed } from '../shared/result.ts'
import { buildWindow } from '../shared/schedule/calendar.ts'
import { type Term } from '../shared/schedule/term.ts'
import { type HistoryRow, historyStatements, toEntry } from './history.ts'
import { type SettledFeed, settleFeed } from './feeds.ts'
import { walkHomeworkRows } from './homework.ts'
import { renameCourses, walkRenames } from './courses.ts'
import { counterStatements, nextId } from './ids.ts'
import { addMatter, type FeedWord, writeCitations, writeFeedImport } from './imports.ts'
import { walkPortraits, walkStoredPreferences } from './preferences.ts'
import { type WeekloomDatabase, writeTransaction } from './store/database.ts'
import { writeDiff } from './write-schedule.ts'
import type { ScheduleChange } from '../shared/agent/agent-step.ts'
import { profileChangeSchema } from '../shared/agent/profile-change.ts'
import { assertNever } from '../shared/assert-never.ts'
import type { CourseMatter } from '../shared/everything/course-matter.ts'
import { homeworkChangeSchema } from '../shared/homework/change.ts'
import { preferenceChangeSchema } from '../shared/preferences/preference-change.ts'
import { diffStates, isEmptyDiff, type ScheduleDiff } from '../shared/schedule/diff.ts'
import { walkDiff, type WalkDirection } from '../shared/schedule/history.ts'
import type { ScheduleState } from '../shared/schedule/state.ts'
import { findUnstorable, findUnstorableIn } from '../shared/schedule/storable.ts'
import { renamedCourses } from '../shared/schedule/work/renamed-courses.ts'
import type { Citation } from '../shared/syllabus/citation.ts'
import { type PlanChange, termChangeSchema, walkPlan } from '../shared/timetable/term-change.ts'

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
      applyToRecords(
        database,
        'do',
        { ...change, term: change.term ?? null },
        nextId(database, 'entry'),
      )
      if (change.standing !== undefined) walkPortraits(database, 'redo', change.standing)
      if (change.homework !== undefined) walkHomeworkRows(database, 'redo', change.homework)
      if (change.preferences !== undefined)
        walkStoredPreferences(database, 'redo', change.preferences)
      return recordEntry(database, change, at)
    case 'undo':
      return walk(database, historyStatements(database).newestDone.get(), change, at)
    case 'redo':
      return walk(database, historyStatements(database).oldestUndone.get(), change, at)
    default:
      return assertNever(change)
  }
}

function recordEntry(database: WeekloomDatabase, change: DiffChange, at: string): number {
  const id = nextId(database, 'entry')
  const row = {
    id,
    at,
    who: change.who,
    why: change.why,
    diff: toText(storedDiffSchema, change.diff),
    card_id: change.cardId,
    undone: 0,
    term: change.term === undefined ? null : toText(termChangeSchema, change.term),
    standing: change.standing === undefined ? null : toText(profileChangeSchema, change.standing),
    homework: change.homework === undefined ? null : toText(homeworkChangeSchema, change.homework),
    preferences:
      change.preferences === undefined ? null : toText(preferenceChangeSchema, change.preferences),
    superseded: 0,
  }
  // What was undone can't be done again on top of something new.
  historyStatements(database).supersedeUndone.run()
  historyStatements(database).write.run(row)
  historyStatements(database).writeWalk.run(id, 'do', at)
  counterStatements(database).raise.run({ next: id + 1, name: 'entry' })
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
  applyToRecords(database, kind, entry, entryId)
  if (entry.standing !== null) walkPortraits(database, kind, entry.standing)
  if (entry.homework !== null) walkHomeworkRows(database, kind, entry.homework)
  if (entry.preferences !== null) walkStoredPreferences(database, kind, entry.preferences)
  historyStatements(database).mark.run(kind === 'undo' ? 1 : 0, row.id)
  historyStatements(database).writeWalk.run(row.id, kind === 'undo' ? 'undo' : 'do', at)
  return row.id
}

function applyToRecords(
  database: WeekloomDatabase,
  way: 'do' | WalkDirection,
  change: PlanChange,
  entry: number,
): void {
  const direction = way === 'do' ? 'redo' : way
  const records = recordsOf(database)
  if (records === null) throw new Error('there is no term to write a change into')
  // Of portraits, homework or preferences alone.
  if (change.term === null && isEmptyDiff(change.diff)) return
  const walked = walkPlan(records, direction, change)
  if (!walked.ok) {
    throw new Error(
      `the change does not start from the present: ${walked.failure.conflicts.join()}`,
    )
  }
  const { term, state } = walked.value
  const isOfTerm = change.term !== null
  if (isOfTerm && term.firstMonday !== records.term.firstMonday)
    throw new Error('the term can not begin on another day')
  const diff = isOfTerm ? diffStates(records.state, state) : walkDiff(direction, change.diff)
  if (isOfTerm) assertStorableWhole(state)
  else assertStorable(state, diff)
  if (way === 'do') renameCourses(database, entry, renamedCourses(diff, state))
  else walkRenames(database, direction, entry)
  writeDiff(database, term, diff)
  if (isOfTerm) writeTermRows(database, term)
  database.memory.records = { kind: 'read', value: { term, state } }
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

export type ChangeReceipt = {
  /** The schedule as the file now holds it. */
  state: ScheduleState
  /** The history entry that was written or walked. */
  entryId: number
}

/** What is written with a change, in its transaction. */
export type ChangeExtras = {
  term?: Term | null
  feeds?: readonly FeedWord[]
  /** Where its records were read. */
  citations?: readonly Citation[]
  /** The calendar at an address that was imported; null for a file. */
  settled?: SettledFeed | null
  /** Out of a file of everything. */
  matter?: CourseMatter | null
}

/**
 * One transaction. A `term` is written before the change, and stays when the change is undone; what `feeds` say and
 * where the records were read goes with the entry.
 * Throws, with file and memory as they were, when the change does not apply.
 */
export function commitChange(
  database: WeekloomDatabase,
  {
    at,
    change,
    term = null,
    feeds = [],
    citations = [],
    settled = null,
    matter = null,
  }: ChangeExtras & { at: string; change: ScheduleChange },
): ChangeReceipt {
  return writeTransaction(database, () => {
    if (term !== null) storeTerm(database, term)
    const entryId = writeChange(database, change, at)
    const numbers = feeds.map((feed) => writeFeedImport(database, entryId, feed))
    if (settled !== null) settleFeed(database, settled, numbers[0] ?? null)
    writeCitations(database, entryId, citations)
    if (matter !== null) addMatter(database, matter)
    const records = recordsOf(database)
    if (records === null) throw new Error('a change was written without a term')
    return { state: records.state, entryId }
  })
}

/** Why the term can't become the given one: records, history and cards speak in its days and periods. */
export type TermProblem = { kind: 'first-monday-in-use' | 'weeks-in-use' | 'periods-in-use' }

/** While nothing is planned any term will do; after that it may only grow, and its times and overrides change. */
export function writeTerm(database: WeekloomDatabase, term: Term): Result<null, TermProblem> {
  const problem = problemWith(database, term)
  if (problem !== null) return fail(problem)
  writeTransaction(database, () => storeTerm(database, term))
  return succeed(null)
}

/** To be called in a transaction. Throws when the term can't become the given one. */
export function storeTerm(database: WeekloomDatabase, term: Term): void {
  const problem = problemWith(database, term)
  if (problem !== null) throw new Error(`the term can't change: ${problem.kind}`)
  // What was undone speaks in the days of the term that it was done in.
  if (!isTermInUse(database)) historyStatements(database).supersedeUndone.run()
  const { tasks, taskClasses } = recordsOf(database)?.state ?? { tasks: [], taskClasses: [] }
  writeTermRows(database, term)
  const stored = loadTerm(database) ?? term
  // The window is built anew; the records, which lie on dates, stay.
  const state = { window: buildWindow(stored), tasks, taskClasses }
  database.memory.records = { kind: 'read', value: { term: stored, state } }
}

function problemWith(database: WeekloomDatabase, term: Term): TermProblem | null {
  const records = recordsOf(database)
  if (records === null || !isTermInUse(database)) return null
  if (term.firstMonday !== records.term.firstMonday) return { kind: 'first-monday-in-use' }
  if (term.weeks < records.term.weeks) return { kind: 'weeks-in-use' }
  if (term.periods.length < records.term.periods.length) return { kind: 'periods-in-use' }
  return null
}

/** Not before anything is planned, nor after all of it has been undone: then another term may take its place. */
export function isTermInUse(database: WeekloomDatabase): boolean {
  const { tasks, taskClasses } = recordsOf(database)?.state ?? { tasks: [], taskClasses: [] }
  return (
    tasks.length + taskClasses.length > 0 ||
    historyStatements(database).newestDone.get() !== undefined ||
    hasOpenCard(database)
  )
}

/** In any conversation. */
export function hasOpenCard(database: WeekloomDatabase): boolean {
  return cardStatements(database).readOpen.get() !== undefined
}
