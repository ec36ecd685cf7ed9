// What an earlier reading brought and is still there, by what the document called it.
import { findEvent, findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { StoredCitation } from '../../../shared/syllabus/citation.ts'

export type Known = {
  fact: string
  said: string
  file: string
  title: string
  /** The words that said it. */
  quotes: string[]
  classIds: number[]
  eventIds: number[]
  itemIds: number[]
}

/** Of one course. */
export function knownOf(
  state: ScheduleState,
  citations: readonly StoredCitation[],
  course: string,
): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const { record, id, fact, said, file, quotes } of citations) {
    const holder = holderOf(state, record, id)
    if (holder === null || holder.course.toLowerCase() !== course.toLowerCase()) continue
    const entry = known.get(fact) ?? {
      fact,
      said,
      file,
      title: holder.title,
      quotes: [],
      classIds: [],
      eventIds: [],
      itemIds: [],
    }
    entry.said = said
    entry.file = file
    entry.quotes = quotes.map(({ text }) => text)
    const list =
      record === 'class' ? entry.classIds : record === 'item' ? entry.itemIds : entry.eventIds
    list.push(id)
    known.set(fact, entry)
  }
  return known
}

function holderOf(
  state: ScheduleState,
  record: StoredCitation['record'],
  id: number,
): { course: string; title: string } | null {
  if (record === 'task') return findEvent(state, id) ?? null
  if (record === 'class') return findTaskClass(state, id) ?? null
  const item = state.tasks.find((task) => task.id === id)
  const taskClass = item?.kind === 'item' ? findTaskClass(state, item.classId) : undefined
  return item === undefined || taskClass === undefined
    ? null
    : { course: taskClass.course, title: item.title }
}
