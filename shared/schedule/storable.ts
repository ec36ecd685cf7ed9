// What must hold for a state to be written as rows and to come back as it was; its breach is a fault of who made it.
import { emptyDiff, recordKey, type ScheduleDiff, type ScheduleRecord } from './diff.ts'
import { isBesideRows, isSamePlace, meets, placeLength, type Place } from './place.ts'
import { findEvent, findTask, findTaskClass, type ScheduleState } from './state.ts'
import { withDropped, type EventTask, type ItemTask } from './task.ts'
import type { WorkEntry } from './work-log.ts'

/** `record` does not hold that it `rule`. */
export type Unstorable = { record: string; rule: string }

/** The first record that `diff` touched and that could not be read back as it stands in `after`; null if none. */
export function findUnstorable(after: ScheduleState, diff: ScheduleDiff): Unstorable | null {
  const before = [
    ...Object.values(diff.removed),
    ...Object.values(diff.updated).map(([from]) => from),
  ]
  const written = [...Object.values(diff.added), ...Object.values(diff.updated).map(([, to]) => to)]
  for (const record of written) {
    const rule = brokenAlone(after, record)
    if (rule !== null) return { record: recordKey(record), rule }
  }
  return (
    findGuests(after, [...before, ...written]) ??
    findSeries(after, diff) ??
    findRank(after, written.flatMap(classOf))
  )
}

/** As `findUnstorable`, for a state that is written whole. */
export function findUnstorableIn(state: ScheduleState): Unstorable | null {
  const diff = emptyDiff()
  for (const record of [...state.taskClasses, ...state.tasks])
    diff.added[recordKey(record)] = record
  return findUnstorable(state, diff)
}

function brokenAlone(state: ScheduleState, record: ScheduleRecord): string | null {
  if (record.kind === 'class') return null
  return record.kind === 'event' ? brokenEvent(state, record) : brokenItem(state, record)
}

function brokenEvent(state: ScheduleState, event: EventTask): string | null {
  const { dropped = [] } = event
  if (dropped.length > 0 && event.eventKind !== 'exam') return 'keeps something off as an exam'
  for (const one of dropped) {
    if (findTask(state, one.id) !== undefined) return 'keeps off what is not in the week'
    if (!meets(one, event)) return 'keeps off what lies at its time'
  }
  const broken = [event, ...dropped].map(({ place, clock }) =>
    isBesideRows(place) && clock === null
      ? 'has its times beside the rows'
      : brokenPlace(state, place),
  )
  return broken.find((rule) => rule !== null) ?? null
}

function brokenItem(state: ScheduleState, item: ItemTask): string | null {
  const isPending = item.status === 'pending'
  if (isPending !== (item.place === null)) return 'is pending exactly when it has no place'
  if (isPending && item.hostId !== null) return 'is pending and has no host'
  if (findTaskClass(state, item.classId) === undefined) return 'belongs to a class'
  const brokenLog = (item.log ?? []).map((entry) => brokenEntry(state, item, entry))
  const broken = brokenLog.find((rule) => rule !== null)
  if (broken !== undefined) return broken
  if (item.place === null) return null
  if (placeLength(item.place) !== item.duration) return 'covers as many periods as it lasts'
  return brokenPlace(state, item.place)
}

function brokenEntry(state: ScheduleState, item: ItemTask, entry: WorkEntry): string | null {
  const { outcome, place, minutes, restId } = entry
  if (outcome === 'missed') {
    return minutes === 0 && restId === null ? brokenPlace(state, place) : 'is missed without work'
  }
  if (entry !== item.log?.at(-1)) return 'is worked on once'
  if (!isSamePlace(item.place, place)) return 'stays where it was worked on'
  if (outcome === 'done') return restId === null ? null : 'is done without a rest'
  const rest = restId === null ? undefined : findTask(state, restId)
  // The order keeps a chain of rests from biting its own tail.
  const goesOn = rest?.kind === 'item' && rest.classId === item.classId && rest.order > item.order
  return goesOn ? null : 'goes on in a later item of its class'
}

function brokenPlace({ window }: ScheduleState, place: Place): string | null {
  const isInside =
    place.day <= window.days.length &&
    place.start <= place.end + 1 &&
    place.end <= window.periods.length
  return isInside ? null : 'lies in the window'
}

/** Both ends of the relation change together (S3): the file holds one end and derives the other. */
function findGuests(after: ScheduleState, touched: readonly ScheduleRecord[]): Unstorable | null {
  const hosts = new Set(touched.flatMap(hostOf))
  if (hosts.size === 0) return null
  const guests = new Map<number, number[]>()
  for (const task of after.tasks) {
    if (task.kind !== 'item' || task.hostId === null || !hosts.has(task.hostId)) continue
    const known = guests.get(task.hostId)
    if (known === undefined) guests.set(task.hostId, [task.id])
    else known.push(task.id)
  }
  for (const id of hosts) {
    const expected = guests.get(id) ?? []
    const told = findEvent(after, id)?.guestIds ?? []
    if (told.join() !== expected.join()) {
      return { record: `task:${id}`, rule: 'names just the items that name it as host' }
    }
  }
  return null
}

function hostOf(record: ScheduleRecord): number[] {
  if (record.kind === 'event') return [record.id]
  return record.kind === 'item' && record.hostId !== null ? [record.hostId] : []
}

/** The meetings of a series share one row, so they must agree on what it holds. */
function findSeries(after: ScheduleState, diff: ScheduleDiff): Unstorable | null {
  const rows = new Map<number, EventTask>()
  for (const record of Object.values(diff.added)) {
    if (record.kind === 'event') for (const each of withDropped(record)) rows.set(each.series, each)
  }
  for (const [from, to] of Object.values(diff.updated)) {
    if (to.kind !== 'event') continue
    if (from.kind !== 'event' || !isSameSeries(from, to)) rows.set(to.series, to)
    for (const each of to.dropped ?? []) rows.set(each.series, each)
  }
  if (rows.size === 0) return null
  for (const task of after.tasks.flatMap((each) =>
    each.kind === 'event' ? withDropped(each) : [],
  )) {
    const row = rows.get(task.series)
    if (row !== undefined && !isSameSeries(row, task)) {
      return { record: `task:${task.id}`, rule: 'agrees with its series' }
    }
  }
  return null
}

function isSameSeries(a: EventTask, b: EventTask): boolean {
  return a.series === b.series && a.course === b.course && a.eventKind === b.eventKind
}

function classOf(record: ScheduleRecord): number[] {
  return record.kind === 'item' ? [record.classId] : []
}

/** No two items of a class share a rank (S4). */
function findRank(after: ScheduleState, classIds: readonly number[]): Unstorable | null {
  const touched = new Set(classIds)
  if (touched.size === 0) return null
  const taken = new Set<string>()
  for (const task of after.tasks) {
    if (task.kind !== 'item' || !touched.has(task.classId)) continue
    const rank = `${task.classId}/${task.order}`
    if (taken.has(rank)) return { record: `task:${task.id}`, rule: 'has a rank of its own' }
    taken.add(rank)
  }
  return null
}
