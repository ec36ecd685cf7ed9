// What must hold for a state to come back from the tables as it was written; its breach is a fault of the caller.
import type { ScheduleDiff, ScheduleRecord } from '../shared/schedule/diff.ts'
import { placeLength, type Place } from '../shared/schedule/place.ts'
import { findEvent, findTaskClass, type ScheduleState } from '../shared/schedule/state.ts'
import type { EventTask, ItemTask } from '../shared/schedule/task.ts'

/** Throws when a record that `diff` touched could not be read back as it stands in `after`. */
export function assertStorable(after: ScheduleState, diff: ScheduleDiff): void {
  const before = [
    ...Object.values(diff.removed),
    ...Object.values(diff.updated).map(([from]) => from),
  ]
  const written = [...Object.values(diff.added), ...Object.values(diff.updated).map(([, to]) => to)]
  for (const record of written) {
    if (record.kind === 'item') assertItem(after, record)
    if (record.kind === 'event') assertInWindow(after, record.place, record.id)
  }
  assertGuests(after, [...before, ...written])
  assertSeries(after, diff)
}

function assertItem(state: ScheduleState, item: ItemTask): void {
  const isPending = item.status === 'pending'
  if (isPending !== (item.place === null))
    broken(item.id, 'is pending exactly when it has no place')
  if (isPending && item.hostId !== null) broken(item.id, 'is pending and has no host')
  if (findTaskClass(state, item.classId) === undefined) broken(item.id, 'belongs to a class')
  if (item.place === null) return
  if (placeLength(item.place) !== item.duration)
    broken(item.id, 'covers as many periods as it lasts')
  assertInWindow(state, item.place, item.id)
}

function assertInWindow({ window }: ScheduleState, place: Place, id: number): void {
  const isInside =
    place.day <= window.days.length &&
    place.start <= place.end &&
    place.end <= window.periods.length
  if (!isInside) broken(id, 'lies in the window')
}

/** Both ends of the relation change together (S3): the file holds one end and derives the other. */
function assertGuests(after: ScheduleState, touched: readonly ScheduleRecord[]): void {
  const hosts = new Set(touched.flatMap(hostOf))
  if (hosts.size === 0) return
  const guests = new Map<number, number[]>()
  for (const task of after.tasks) {
    if (task.kind !== 'item' || task.hostId === null || !hosts.has(task.hostId)) continue
    guests.set(task.hostId, [...(guests.get(task.hostId) ?? []), task.id])
  }
  for (const id of hosts) {
    const expected = guests.get(id) ?? []
    const told = findEvent(after, id)?.guestIds ?? []
    if (told.join() !== expected.join()) broken(id, 'names just the items that name it as host')
  }
}

function hostOf(record: ScheduleRecord): number[] {
  if (record.kind === 'event') return [record.id]
  return record.kind === 'item' && record.hostId !== null ? [record.hostId] : []
}

/** The meetings of a series share one row, so they must agree on what it holds. */
function assertSeries(after: ScheduleState, diff: ScheduleDiff): void {
  const rows = new Map<number, EventTask>()
  for (const record of Object.values(diff.added)) {
    if (record.kind === 'event') rows.set(record.series, record)
  }
  for (const [from, to] of Object.values(diff.updated)) {
    if (to.kind !== 'event') continue
    if (from.kind !== 'event' || !isSameSeries(from, to)) rows.set(to.series, to)
  }
  if (rows.size === 0) return
  for (const task of after.tasks) {
    if (task.kind !== 'event') continue
    const row = rows.get(task.series)
    if (row !== undefined && !isSameSeries(row, task)) broken(task.id, 'agrees with its series')
  }
}

function isSameSeries(a: EventTask, b: EventTask): boolean {
  return a.series === b.series && a.course === b.course && a.eventKind === b.eventKind
}

function broken(id: number, rule: string): never {
  throw new Error(`task ${id} does not hold that it ${rule}`)
}
