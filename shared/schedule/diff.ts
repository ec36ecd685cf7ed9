// A change as a value (D1): what was added, updated [from, to] and removed, keyed by record.
import { z } from 'zod'
import { isSameValue } from './same-value.ts'
import { findTask, findTaskClass, type ScheduleState } from './state.ts'
import { fail, succeed, type Result } from '../result.ts'
import { taskSchema, withDropped, type Task } from './task.ts'
import { taskClassSchema, type TaskClass } from './task-class.ts'

const scheduleRecordSchema = z.union([taskSchema, taskClassSchema])

/** What a diff is made of. */
export type ScheduleRecord = Task | TaskClass

export const recordKeySchema = z.templateLiteral([z.enum(['task', 'class']), ':', z.int().min(1)])

/** `task:7` or `class:3`. */
export type RecordKey = z.infer<typeof recordKeySchema>

export const diffSchema = z.strictObject({
  added: z.record(z.string(), scheduleRecordSchema),
  updated: z.record(z.string(), z.tuple([scheduleRecordSchema, scheduleRecordSchema])),
  removed: z.record(z.string(), scheduleRecordSchema),
})

export type ScheduleDiff = {
  added: Record<RecordKey, ScheduleRecord>
  updated: Record<RecordKey, [from: ScheduleRecord, to: ScheduleRecord]>
  removed: Record<RecordKey, ScheduleRecord>
}

/** One record's change, whichever list of the diff it stands in; null is absence. */
type Change = { from: ScheduleRecord | null; to: ScheduleRecord | null }

export function emptyDiff(): ScheduleDiff {
  return { added: {}, updated: {}, removed: {} }
}

export function isEmptyDiff({ added, updated, removed }: ScheduleDiff): boolean {
  return [added, updated, removed].every((part) => Object.keys(part).length === 0)
}

export function recordKey(record: ScheduleRecord): RecordKey {
  return record.kind === 'class' ? `class:${record.id}` : `task:${record.id}`
}

/** All that a record says in words. */
export function namesOf(record: ScheduleRecord): string[] {
  if (record.kind === 'item') return [record.title]
  if (record.kind === 'class') return [record.title, record.course]
  return withDropped(record).flatMap(({ title, course, location }) => [title, course, location])
}

function entriesOf<Value>(part: Record<RecordKey, Value>): [RecordKey, Value][] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys' type
  return Object.entries(part) as [RecordKey, Value][]
}

function changesOf(diff: ScheduleDiff): [RecordKey, Change][] {
  return [
    ...entriesOf(diff.added).map(([key, to]): [RecordKey, Change] => [key, { from: null, to }]),
    ...entriesOf(diff.updated).map(([key, [from, to]]): [RecordKey, Change] => [key, { from, to }]),
    ...entriesOf(diff.removed).map(([key, from]): [RecordKey, Change] => [key, { from, to: null }]),
  ]
}

/** Leaves out what does not change. */
export function diffOfChanges(changes: Iterable<[RecordKey, Change]>): ScheduleDiff {
  const diff = emptyDiff()
  for (const [key, { from, to }] of changes) {
    if (isSameValue(from, to)) continue
    if (from === null) {
      if (to !== null) diff.added[key] = to
    } else if (to === null) diff.removed[key] = from
    else diff.updated[key] = [from, to]
  }
  return diff
}

function recordsOf(state: ScheduleState): Map<RecordKey, ScheduleRecord> {
  return new Map(
    [...state.taskClasses, ...state.tasks].map((record) => [recordKey(record), record]),
  )
}

/** The change that makes `to` of `from`; their windows are not compared. */
export function diffStates(from: ScheduleState, to: ScheduleState): ScheduleDiff {
  const before = recordsOf(from)
  const after = recordsOf(to)
  const keys = new Set([...before.keys(), ...after.keys()])
  return diffOfChanges(
    [...keys].map((key): [RecordKey, Change] => [
      key,
      { from: before.get(key) ?? null, to: after.get(key) ?? null },
    ]),
  )
}

/**
 * The state after the change. Fails with every key whose present record is not the one that the
 * diff starts from (for an added record: none), and then nothing is applied.
 */
export function applyDiff(
  state: ScheduleState,
  diff: ScheduleDiff,
): Result<ScheduleState, { conflicts: RecordKey[] }> {
  const changes = changesOf(diff)
  const conflicts = changes.filter((change) => isConflict(state, change)).map(([key]) => key)
  if (conflicts.length > 0) return fail({ conflicts })
  const leaving = changes.flatMap(([, { from }]) => from ?? [])
  const coming = changes.flatMap(([, { to }]) => to ?? [])
  return succeed({
    window: state.window,
    tasks: exchange(state.tasks, leaving.filter(isTask), coming.filter(isTask)),
    taskClasses: exchange(state.taskClasses, leaving.filter(isClass), coming.filter(isClass)),
  })
}

function isConflict(state: ScheduleState, [key, { from, to }]: [RecordKey, Change]): boolean {
  const isMisfiled = [from, to].some((record) => record !== null && recordKey(record) !== key)
  const record = from ?? to
  if (isMisfiled || record === null) return true
  const present = isClass(record) ? findTaskClass(state, record.id) : findTask(state, record.id)
  return !isSameValue(present ?? null, from)
}

export function isClass(record: ScheduleRecord): record is TaskClass {
  return record.kind === 'class'
}

export function isTask(record: ScheduleRecord): record is Task {
  return record.kind !== 'class'
}

/** The list in the order of ids, and the very same list where nothing changes. */
function exchange<Item extends ScheduleRecord>(
  list: Item[],
  leaving: readonly Item[],
  coming: readonly Item[],
): Item[] {
  if (leaving.length + coming.length === 0) return list
  const gone = new Set(leaving.map(({ id }) => id))
  return [...list.filter(({ id }) => !gone.has(id)), ...coming].toSorted((a, b) => a.id - b.id)
}

/** The change that undoes this one. */
export function reverseDiff(diff: ScheduleDiff): ScheduleDiff {
  return diffOfChanges(
    changesOf(diff).map(([key, { from, to }]): [RecordKey, Change] => [
      key,
      { from: to, to: from },
    ]),
  )
}

/** One change with the effect of all, in order. Throws when one does not start where the last ended. */
export function squashDiffs(...diffs: ScheduleDiff[]): ScheduleDiff {
  const squashed = new Map<RecordKey, Change>()
  for (const [key, change] of diffs.flatMap(changesOf)) {
    const earlier = squashed.get(key)
    if (earlier !== undefined && !isSameValue(earlier.to, change.from)) {
      throw new Error(`diffs do not follow one another at ${key}`)
    }
    squashed.set(key, earlier === undefined ? change : { from: earlier.from, to: change.to })
  }
  return diffOfChanges(squashed)
}

/** The same change with what it suggests as accepted. */
export function acceptSuggested(diff: ScheduleDiff): ScheduleDiff {
  return diffOfChanges(
    changesOf(diff).map(([key, { from, to }]): [RecordKey, Change] => [
      key,
      { from, to: to === null ? null : acceptRecord(to) },
    ]),
  )
}

function acceptRecord(record: ScheduleRecord): ScheduleRecord {
  const isSuggested = record.kind === 'item' && record.status === 'suggested'
  return isSuggested ? { ...record, status: 'existing' } : record
}
