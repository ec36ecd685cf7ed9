// Writes a diff of the state into the tables: window days become dates, each event row serves its whole series.
import { addDays } from '../../shared/schedule/calendar.ts'
import type { ScheduleDiff, ScheduleRecord } from '../../shared/schedule/diff.ts'
import type { EventTask, ItemTask } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import type { Term } from '../../shared/schedule/term.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { CounterName } from '../tables/counter-table.ts'
import type { Tables } from '../tables/tables.ts'
import { insertLog, removeLog } from './work-log.ts'

/**
 * To be called in a transaction, with a diff that applies to the records of the file.
 * What changes is taken out and put in anew, all removals first: so two items can exchange ranks in one diff.
 */
export function writeDiff(tables: Tables, term: Term, diff: ScheduleDiff): void {
  const added = Object.values(diff.added)
  const updated = Object.values(diff.updated)
  const gone = [...Object.values(diff.removed), ...updated.map(([from]) => from)]
  for (const record of gone) removeRecord(tables, record)
  const toDate = (day: number) => addDays(term.firstMonday, day - 1)
  for (const record of [...added, ...updated.map(([, to]) => to)]) {
    insertRecord(tables, record, toDate)
  }
  for (const series of new Set(gone.flatMap(seriesOf))) tables.events.removeEmptyEvent.run(series)
  raiseCounters(
    tables,
    added,
    updated.map(([, to]) => to),
  )
  for (const task of gone) if (task.kind !== 'class') tables.exports.raiseRevision.run(task.id)
}

function removeRecord(tables: Tables, record: ScheduleRecord): void {
  const { changes } = removeRow(tables, record)
  if (changes !== 1) throw new Error(`${record.kind} ${record.id} is not in the file`)
}

function removeRow(tables: Tables, record: ScheduleRecord) {
  const { events, studies } = tables
  switch (record.kind) {
    case 'event':
      return events.removeOccurrence.run(record.id)
    case 'item':
      removeLog(tables, record)
      studies.removePlacement.run(record.id)
      return studies.removeItem.run(record.id)
    case 'class':
      return studies.removeClass.run(record.id)
    default:
      return assertNever(record)
  }
}

function insertRecord(
  tables: Tables,
  record: ScheduleRecord,
  toDate: (day: number) => string,
): void {
  switch (record.kind) {
    case 'event':
      return insertEvent(tables, record, toDate)
    case 'item':
      return insertItem(tables, record, toDate)
    case 'class':
      return insertClass(tables, record, toDate)
    default:
      return assertNever(record)
  }
}

function insertEvent({ events }: Tables, event: EventTask, toDate: (day: number) => string): void {
  events.writeEvent.run({
    ref: event.series,
    course: event.course,
    kind: event.eventKind,
  })
  events.writeOccurrence.run({
    ref: event.id,
    event: event.series,
    date: toDate(event.place.day),
    title: event.title,
    location: event.location,
    slot_start: event.place.start,
    slot_end: event.place.end,
    clock_start: event.clock?.start ?? null,
    clock_end: event.clock?.end ?? null,
    locked: Number(event.locked),
    hosts: Number(event.hosts),
  })
}

function insertItem(tables: Tables, item: ItemTask, toDate: (day: number) => string): void {
  const { studies } = tables
  studies.writeItem.run({
    ref: item.id,
    class: item.classId,
    rank: item.order,
    title: item.title,
    duration: item.duration,
    locked: Number(item.locked),
  })
  insertLog(tables, item, toDate)
  if (item.place === null) return
  studies.writePlacement.run({
    item: item.id,
    date: toDate(item.place.day),
    slot_start: item.place.start,
    status: item.status,
    host: item.hostId,
  })
}

function insertClass(
  { studies }: Tables,
  taskClass: TaskClass,
  toDate: (day: number) => string,
): void {
  studies.writeClass.run({
    ref: taskClass.id,
    title: taskClass.title,
    course: taskClass.course,
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
  return record.kind === 'event' ? [record.series] : []
}

/** What keeps its own id may be of a new series all the same: a class that becomes an exam. */
function raiseCounters(
  { counters }: Tables,
  added: readonly ScheduleRecord[],
  changed: readonly ScheduleRecord[],
): void {
  const raise = (name: CounterName, ids: number[]) => {
    if (ids.length > 0) counters.raise.run({ next: Math.max(...ids) + 1, name })
  }
  raise(
    'task',
    added.filter(({ kind }) => kind !== 'class').map(({ id }) => id),
  )
  raise(
    'class',
    added.filter(({ kind }) => kind === 'class').map(({ id }) => id),
  )
  raise('series', [...added, ...changed].flatMap(seriesOf))
}
