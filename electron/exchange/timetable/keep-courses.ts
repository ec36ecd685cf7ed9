// Takes the study work of unwanted courses out of what an import would add; lessons stay.
import { emptyDiff, recordKey, type ScheduleDiff } from '../../../shared/schedule/diff.ts'

/** `courses` as the preview's studies name them. */
export function keepCourses(diff: ScheduleDiff, courses: readonly string[]): ScheduleDiff {
  const wanted = new Set(courses)
  const records = Object.values(diff.added)
  const classes = new Set(
    records.flatMap((record) =>
      record.kind === 'class' && !wanted.has(record.course) ? [record.id] : [],
    ),
  )
  const items = new Set(
    records.flatMap((record) =>
      record.kind === 'item' && classes.has(record.classId) ? [record.id] : [],
    ),
  )
  const kept = { ...diff, added: emptyDiff().added }
  for (const record of records) {
    if (record.kind === 'class' ? classes.has(record.id) : items.has(record.id)) continue
    kept.added[recordKey(record)] =
      record.kind === 'event'
        ? { ...record, guestIds: record.guestIds.filter((id) => !items.has(id)) }
        : record
  }
  return kept
}
