// Finds what is wrong with taking some changes and not the others: which of them bind one another, and by which rule.
import { recordKey, type RecordKey } from '../diff.ts'
import { violationsBeyond, type Baseline, type Violation } from '../legality/violations.ts'
import { findTask, findTaskClass, itemsOfClass, type Moment, type ScheduleState } from '../state.ts'
import { isPlacedItem, type ItemTask, type Task } from '../task.ts'
import { eventsOfSeries, type Change } from './changes.ts'

/** Why one change needs another. */
export type LinkKind =
  /** Its place is only free once the other is made, or the other's place only while it is (S3). */
  | 'place'
  /** The order of the items of a class (S4). */
  | 'order'
  /** A guest goes where its host is (S3). */
  | 'host'
  /** The limits of a class fit its items (S5). */
  | 'limits'
  /** A class covers no more periods than it may (S5). */
  | 'budget'
  /** An item has its class, and a new class has an item. */
  | 'class'
  /** What belongs together: the meetings of one event, a block and its rest. */
  | 'unit'

/** The changes that it is about, the one that it is found at first. */
export type Breach = { kind: LinkKind; parties: RecordKey[] }

export type PartContext = {
  state: ScheduleState
  now: Moment
  baseline: Baseline
  changes: ReadonlyMap<RecordKey, Change>
}

/** Empty when the schedule `after` the `taken` changes is whole and breaks no rule that it did not break before. */
export function findBreaches(
  context: PartContext,
  after: ScheduleState,
  taken: ReadonlySet<RecordKey>,
): Breach[] {
  const broken = [...taken].flatMap((key) => structureBreaches(context, after, key))
  // Rules can only be looked at where each item has its class.
  if (broken.length > 0) return broken
  return violationsBeyond(context.baseline, after, context.now).flatMap((violation) =>
    ruleBreaches(context, after, taken, violation),
  )
}

/** What would not be a schedule at all: an item without its class, a rank that two share, a rest that is not there. */
function structureBreaches(
  { changes }: PartContext,
  after: ScheduleState,
  key: RecordKey,
): Breach[] {
  const change = changes.get(key)
  const record = change?.to ?? null
  if (record === null) return change === undefined ? [] : removalBreaches(after, change)
  if (record.kind === 'class') {
    const isEmpty = change?.from === null && itemsOfClass(after, record.id).length === 0
    const items = [...changes.values()].filter(({ to }) => isItemOf(to, record.id))
    return isEmpty ? [{ kind: 'class', parties: [key, ...items.map((item) => item.key)] }] : []
  }
  return record.kind === 'event'
    ? seriesBreaches(after, record.series, key)
    : itemBreaches(after, record, key)
}

function isItemOf(record: Change['to'], classId: number): boolean {
  return record?.kind === 'item' && record.classId === classId
}

function removalBreaches(after: ScheduleState, { key, from }: Change): Breach[] {
  if (from?.kind === 'class') {
    return itemsOfClass(after, from.id).map((item) => pair('class', key, recordKey(item)))
  }
  // A block that goes on in this one can't lose it.
  return from?.kind === 'item'
    ? itemsOfClass(after, from.classId)
        .filter((item) => restOf(item) === from.id)
        .map((item) => pair('unit', key, recordKey(item)))
    : []
}

function seriesBreaches(after: ScheduleState, series: number, key: RecordKey): Breach[] {
  const [first, ...others] = eventsOfSeries(after, series)
  const isOdd = others.some(
    (other) => other.course !== first?.course || other.eventKind !== first.eventKind,
  )
  if (!isOdd || first === undefined) return []
  return [first, ...others]
    .map((other) => recordKey(other))
    .filter((other) => other !== key)
    .map((other) => pair('unit', key, other))
}

function itemBreaches(after: ScheduleState, item: ItemTask, key: RecordKey): Breach[] {
  if (findTaskClass(after, item.classId) === undefined) {
    return [pair('class', key, `class:${item.classId}`)]
  }
  const fellows = itemsOfClass(after, item.classId).filter(({ id }) => id !== item.id)
  const sameRank = fellows.filter(({ order }) => order === item.order)
  const rest = restOf(item)
  const found = fellows.find(({ id }) => id === rest)
  const goesOn = rest === null || (found !== undefined && found.order > item.order)
  const shifted = fellows.filter((other) => restOf(other) === item.id && other.order >= item.order)
  return [
    ...[...sameRank, ...shifted].map((other) => pair('unit', key, recordKey(other))),
    ...(goesOn ? [] : [pair('unit', key, `task:${rest}`)]),
  ]
}

function restOf({ log }: ItemTask): number | null {
  return log?.at(-1)?.restId ?? null
}

function pair(kind: LinkKind, key: RecordKey, other: RecordKey): Breach {
  return { kind, parties: [key, other] }
}

function ruleBreaches(
  context: PartContext,
  after: ScheduleState,
  taken: ReadonlySet<RecordKey>,
  violation: Violation,
): Breach[] {
  const key: RecordKey = `task:${violation.task}`
  const task = findTask(after, violation.task)
  const own: RecordKey[] = task?.kind === 'item' ? [`class:${task.classId}`] : []
  switch (violation.kind) {
    case 'occupied':
    case 'host-taken':
      return violation.occupants.map((id) => occupiedBreach(after, key, task, id))
    case 'astride-host':
    case 'embedding-not-allowed':
      return violation.occupants.map((id) => ({
        kind: 'host',
        parties: [key, `task:${id}`, ...own],
      }))
    case 'before-predecessor':
    case 'after-successor':
      return violation.occupants.map((id) => pair('order', key, `task:${id}`))
    case 'over-budget':
      return task?.kind === 'item' ? [budgetBreach(context, taken, task.classId)] : []
    default:
      return [{ kind: 'limits', parties: [key, ...own] }]
  }
}

function occupiedBreach(
  after: ScheduleState,
  key: RecordKey,
  task: Task | undefined,
  occupant: number,
): Breach {
  const other = findTask(after, occupant)
  const isHost = [task, other].some((each) => each?.kind === 'event' && each.hosts)
  const isItem = [task, other].some((each) => each?.kind === 'item')
  return pair(isHost && isItem ? 'host' : 'place', key, `task:${occupant}`)
}

/** Those of its changes that take up room beyond the budget, and those left out that would make some. */
function budgetBreach(
  { changes }: PartContext,
  taken: ReadonlySet<RecordKey>,
  classId: number,
): Breach {
  const widens = ({ key, from, to }: Change) => {
    if (key === `class:${classId}`) {
      const [old, wanted] = [from, to].map((each) => (each?.kind === 'class' ? each : null))
      return (wanted?.slotBudget ?? Infinity) - (old?.slotBudget ?? Infinity)
    }
    const periodsOf = (record: Change['to']) =>
      record?.kind === 'item' && record.classId === classId && isPlacedItem(record)
        ? record.duration
        : 0
    return periodsOf(from) - periodsOf(to)
  }
  const parties = [...changes.values()]
    .filter((change) => {
      const room = widens(change)
      return taken.has(change.key) ? room < 0 : room > 0
    })
    .map(({ key }) => key)
  return { kind: 'budget', parties }
}
