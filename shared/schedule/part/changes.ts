// The changes of a diff that a person can take or leave one by one, and the schedule after some of them.
import {
  diffOfChanges,
  recordKey,
  type RecordKey,
  type ScheduleDiff,
  type ScheduleRecord,
} from '../diff.ts'
import { hasBegun } from '../legality/freedom.ts'
import { isSameTime, type Held } from '../place.ts'
import { isSameValue } from '../same-value.ts'
import { findTask, findTaskClass, type Moment, type ScheduleState } from '../state.ts'
import type { EventTask, Task } from '../task.ts'
import type { TaskClass } from '../task-class.ts'

/** What a choice is made from: a change, the schedule that it is to be made in, and how far time has run. */
export type PartQuestion = { state: ScheduleState; diff: ScheduleDiff; now: Moment }

/** One record's change; null is absence. */
export type Change = { key: RecordKey; from: ScheduleRecord | null; to: ScheduleRecord | null }

/** In the order of the diff, without the hosts that only gain or lose guests: they follow their guests (S3). */
export function choosableChanges({ added, updated, removed }: ScheduleDiff): Change[] {
  return [
    ...Object.values(added).map((to) => ({ key: recordKey(to), from: null, to })),
    ...Object.values(updated).map(([from, to]) => ({ key: recordKey(to), from, to })),
    ...Object.values(removed).map((from) => ({ key: recordKey(from), from, to: null })),
  ].filter(({ from, to }) => !isSameValue(withoutGuests(from), withoutGuests(to)))
}

function withoutGuests(record: ScheduleRecord | null): ScheduleRecord | null {
  return record?.kind === 'event' ? { ...record, guestIds: [] } : record
}

/** Whether it can't be made any more: its record is another by now, or what it would move has begun (S6). */
export function isOutdated({ state, now }: Omit<PartQuestion, 'diff'>, change: Change): boolean {
  const present = findRecord(state, change.key)
  if (!isSameValue(withoutGuests(present), withoutGuests(change.from))) return true
  const [old, wanted] = [heldBy(change.from), heldBy(change.to)]
  if (isSameTime(old, wanted)) return false
  return [old, wanted].some((held) => held !== null && hasBegun(held, now))
}

/** Where it lies, and when. */
export function heldBy(record: ScheduleRecord | null): Held | null {
  if (record === null || record.kind === 'class' || record.place === null) return null
  return { place: record.place, clock: record.kind === 'event' ? record.clock : null }
}

export function findRecord(state: ScheduleState, key: RecordKey): ScheduleRecord | null {
  const [kind, id] = key.split(':')
  return (kind === 'class' ? findTaskClass(state, Number(id)) : findTask(state, Number(id))) ?? null
}

/** The schedule with these changes and no other, and the whole change that leads there: hosts follow their guests. */
export function makeChanges(
  state: ScheduleState,
  changes: readonly Change[],
): { after: ScheduleState; diff: ScheduleDiff } {
  const gone = new Set(changes.map(({ key }) => key))
  const coming = changes.flatMap(({ to }) => to ?? [])
  const classes = coming.filter((record): record is TaskClass => record.kind === 'class')
  const tasks = coming.filter((record): record is Task => record.kind !== 'class')
  const placed = exchange(state.tasks, gone, tasks)
  const hosts = new Set(changes.flatMap(({ from, to }) => [...hostsOf(from), ...hostsOf(to)]))
  const after: ScheduleState = {
    window: state.window,
    tasks: hosts.size === 0 ? placed : placed.map((task) => followGuests(task, hosts, placed)),
    taskClasses: exchange(state.taskClasses, gone, classes),
  }
  const touched = new Set<RecordKey>([...gone, ...[...hosts].map((id): RecordKey => `task:${id}`)])
  const diff = diffOfChanges(
    [...touched].map((key) => [key, { from: findRecord(state, key), to: findRecord(after, key) }]),
  )
  return { after, diff }
}

/** The very same list where nothing changes; else in the order of ids. */
function exchange<Item extends ScheduleRecord>(
  list: Item[],
  gone: ReadonlySet<RecordKey>,
  coming: readonly Item[],
): Item[] {
  const stays = list.filter((record) => !gone.has(recordKey(record)))
  if (coming.length === 0 && stays.length === list.length) return list
  return [...stays, ...coming].toSorted((a, b) => a.id - b.id)
}

function hostsOf(record: ScheduleRecord | null): number[] {
  if (record?.kind === 'event') return [record.id]
  return record?.kind === 'item' && record.hostId !== null ? [record.hostId] : []
}

function followGuests(task: Task, hosts: ReadonlySet<number>, tasks: readonly Task[]): Task {
  if (task.kind !== 'event' || !hosts.has(task.id)) return task
  const guestIds = tasks.flatMap((other) =>
    other.kind === 'item' && other.hostId === task.id ? [other.id] : [],
  )
  return isSameValue(guestIds, task.guestIds) ? task : { ...task, guestIds }
}

/** The events of a series in a schedule. */
export function eventsOfSeries({ tasks }: ScheduleState, series: number): EventTask[] {
  return tasks.filter((task): task is EventTask => task.kind === 'event' && task.series === series)
}
