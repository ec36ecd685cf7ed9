// Writes a diff of the state into the tables: window days become dates, each event row serves its whole series.
import type { Store } from './store/database.ts'
import { courseId } from './courses.ts'
import { exportStatements } from './exports.ts'
import { type CounterName, counterStatements } from './ids.ts'
import {
  eventStatements,
  type OccurrenceRow,
  studyStatements,
  workLogStatements,
} from './schedule.ts'
import { assertNever } from '../shared/assert-never.ts'
import { isSameValue } from '../shared/schedule/same-value.ts'
import { addDays } from '../shared/schedule/calendar.ts'
import type { ScheduleDiff, ScheduleRecord } from '../shared/schedule/diff.ts'
import { maxPeriods, type Place } from '../shared/schedule/place.ts'
import type { TaskClass } from '../shared/schedule/task-class.ts'
import {
  withDropped,
  type DroppedEvent,
  type EventTask,
  type ItemTask,
} from '../shared/schedule/task.ts'
import type { Term } from '../shared/schedule/term.ts'

/**
 * To be called in a transaction, with a diff that applies to the records of the file.
 * What changes is taken out and put in anew, all removals first: so two items can exchange ranks in one diff.
 */
export function writeDiff(database: Store, term: Term, diff: ScheduleDiff): void {
  const added = Object.values(diff.added)
  const changed = Object.values(diff.updated)
  const updated = changed.filter((change) => !isRenamed(database, change))
  const gone = [...Object.values(diff.removed), ...updated.map(([from]) => from)]
  for (const record of gone) removeRecord(database, record)
  const toDate = (day: number) => addDays(term.firstMonday, day - 1)
  for (const record of [...added, ...updated.map(([, to]) => to)]) {
    insertRecord(database, record, toDate)
  }
  for (const series of new Set(gone.flatMap(seriesOf)))
    eventStatements(database).removeEmptyEvent.run(series)
  raiseCounters(
    database,
    added,
    updated.map(([, to]) => to),
  )
  for (const task of [...Object.values(diff.removed), ...changed.map(([from]) => from)])
    if (task.kind !== 'class') exportStatements(database).raiseRevision.run(task.id)
}

/** Whether the name of its course is all that changes, and the course has that name already. */
function isRenamed(
  database: Store,
  [from, to]: readonly [ScheduleRecord, ScheduleRecord],
): boolean {
  if (from.kind === 'item' || to.kind === 'item') return false
  if (from.course === to.course || !isSameValue({ ...from, course: to.course }, to)) return false
  const name =
    to.kind === 'event'
      ? eventStatements(database).findCourse.get(to.series)
      : studyStatements(database).findCourse.get(to.id)
  return name === to.course
}

function removeRecord(database: Store, record: ScheduleRecord): void {
  const { changes } = removeRow(database, record)
  if (changes !== 1) throw new Error(`${record.kind} ${record.id} is not in the file`)
}

function removeRow(database: Store, record: ScheduleRecord) {
  const events = eventStatements(database)
  const studies = studyStatements(database)
  switch (record.kind) {
    case 'event':
      events.removeDropped.run(record.id)
      return events.removeOccurrence.run(record.id)
    case 'item':
      removeLog(database, record)
      studies.removePlacement.run(record.id)
      return studies.removeItem.run(record.id)
    case 'class':
      return studies.removeClass.run(record.id)
    default:
      return assertNever(record)
  }
}

function insertRecord(
  database: Store,
  record: ScheduleRecord,
  toDate: (day: number) => string,
): void {
  switch (record.kind) {
    case 'event':
      return insertEvent(database, record, toDate)
    case 'item':
      return insertItem(database, record, toDate)
    case 'class':
      return insertClass(database, record, toDate)
    default:
      return assertNever(record)
  }
}

function insertEvent(database: Store, event: EventTask, toDate: (day: number) => string): void {
  const { writeEvent, writeOccurrence, writeDropped } = eventStatements(database)
  for (const each of withDropped(event))
    writeEvent.run({
      ref: each.series,
      course: courseId(database, each.course),
      kind: each.eventKind,
    })
  writeOccurrence.run(occurrenceOf(event, toDate))
  for (const each of event.dropped ?? [])
    writeDropped.run({ ...occurrenceOf(each, toDate), exam: event.id })
}

function occurrenceOf(event: DroppedEvent, toDate: (day: number) => string): OccurrenceRow {
  return {
    ref: event.id,
    event: event.series,
    date: toDate(event.place.day),
    title: event.title,
    location: event.location,
    ...slotsOf(event.place),
    clock_start: event.clock?.start ?? null,
    clock_end: event.clock?.end ?? null,
    locked: Number(event.locked),
    hosts: Number(event.hosts),
  }
}

/** Beside the rows it is stored by the row that it comes before, or comes after where the day could have no more. */
function slotsOf({ start, end }: Place): Pick<OccurrenceRow, 'slot_start' | 'slot_end' | 'beside'> {
  if (start <= end) return { slot_start: start, slot_end: end, beside: null }
  return start <= maxPeriods
    ? { slot_start: start, slot_end: start, beside: 'before' }
    : { slot_start: end, slot_end: end, beside: 'after' }
}

function insertItem(database: Store, item: ItemTask, toDate: (day: number) => string): void {
  const studies = studyStatements(database)
  studies.writeItem.run({
    ref: item.id,
    class: item.classId,
    rank: item.order,
    title: item.title,
    duration: item.duration,
    locked: Number(item.locked),
  })
  insertLog(database, item, toDate)
  if (item.place === null) return
  studies.writePlacement.run({
    item: item.id,
    date: toDate(item.place.day),
    slot_start: item.place.start,
    status: item.status,
    host: item.hostId,
  })
}

function insertClass(database: Store, taskClass: TaskClass, toDate: (day: number) => string): void {
  studyStatements(database).writeClass.run({
    ref: taskClass.id,
    title: taskClass.title,
    course: courseId(database, taskClass.course),
    subject_type: taskClass.subjectType,
    difficulty: taskClass.difficulty,
    intensity: taskClass.intensity,
    strategy: taskClass.strategy,
    // An empty range ends before it begins, perhaps on the day before the term: as dates it stays so.
    from_date: toDate(taskClass.fromDay),
    to_date: toDate(taskClass.toDay),
    slot_budget: taskClass.slotBudget,
    may_embed: Number(taskClass.mayEmbed),
    excluded_periods: JSON.stringify(taskClass.excludedPeriods),
    excluded_weekdays: JSON.stringify(taskClass.excludedWeekdays),
    priority: taskClass.priority,
  })
}

function seriesOf(record: ScheduleRecord): number[] {
  return record.kind === 'event' ? withDropped(record).map(({ series }) => series) : []
}

function tasksOf(record: ScheduleRecord): number[] {
  if (record.kind === 'class') return []
  return record.kind === 'event' ? withDropped(record).map(({ id }) => id) : [record.id]
}

/** What keeps its own id may be of a new series all the same: a class that becomes an exam. */
function raiseCounters(
  database: Store,
  added: readonly ScheduleRecord[],
  changed: readonly ScheduleRecord[],
): void {
  const raise = (name: CounterName, ids: number[]) => {
    if (ids.length > 0) counterStatements(database).raise.run({ next: Math.max(...ids) + 1, name })
  }
  raise('task', [...added, ...changed].flatMap(tasksOf))
  raise(
    'class',
    added.filter(({ kind }) => kind === 'class').map(({ id }) => id),
  )
  raise('series', [...added, ...changed].flatMap(seriesOf))
}

/** To be called in a transaction, with the item as it is written. */
function insertLog(
  database: Store,
  { id, log = [] }: ItemTask,
  toDate: (day: number) => string,
): void {
  for (const [index, entry] of log.entries()) {
    workLogStatements(database).write.run({
      item: id,
      seq: index + 1,
      outcome: entry.outcome,
      date: toDate(entry.place.day),
      slot_start: entry.place.start,
      slot_end: entry.place.end,
      planned: entry.planned,
      minutes: entry.minutes,
      rest: entry.restId,
    })
  }
}

/** To be called in a transaction, with the item as the file holds it. */
function removeLog(database: Store, { id, log }: ItemTask): void {
  if (log !== undefined) workLogStatements(database).removeOf.run(id)
}
