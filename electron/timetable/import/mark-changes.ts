// Marks each change that an import offers, so that what the person has left is known again (X13).
import { createHash } from 'node:crypto'
import type { FeedWaiting } from '../../../shared/feeds/feed.ts'
import type { HomeworkItemChange } from '../../../shared/homework/change.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import type { EventChange } from '../../../shared/timetable/import-changes.ts'
import type { ImportProposal } from './import-proposal.ts'

/** `line` is the preview's line that it belongs to; null where nothing asks for a yes of its own, and all of it is taken. */
export type MarkedChange = { kind: keyof FeedWaiting; mark: string; line: string | null }

/** No yes takes it. */
const noLine = ''

export function markChanges({
  changes,
  diff,
  matter = null,
  moved = [],
}: Pick<ImportProposal, 'changes' | 'diff' | 'matter'> & {
  moved?: readonly HomeworkItemChange[]
}): MarkedChange[] {
  const events: MarkedChange[] =
    changes === null
      ? Object.values(diff.added).flatMap((record) =>
          record.kind === 'event' ? [markOf('added', { from: null, to: record }, null)] : [],
        )
      : changes.lines.flatMap(({ id, kind, events: all }) =>
          all.map((change) => markOf(kind, change, id)),
        )
  const stuck = (changes?.stuck ?? []).map(({ title, date, start, end }) => ({
    kind: 'moved' as const,
    mark: hash(['stuck', title, date, start, end]),
    line: noLine,
  }))
  const later = moved.flatMap(({ to }) => (to === null ? [] : [to]))
  const due = [...(matter?.homework ?? []), ...later].map(
    ({ title, course, dueDate, dueTime }) => ({
      kind: 'due' as const,
      mark: hash(['due', title, course, dueDate, dueTime]),
      line: null,
    }),
  )
  return [...events, ...stuck, ...due]
}

/** Numbers of what is new are given anew each time; all else stays the same until the feed or the week changes it. */
function markOf(
  kind: keyof FeedWaiting,
  { from, to }: EventChange,
  line: string | null,
): MarkedChange {
  return { kind, line, mark: hash([kind, from?.id ?? null, to === null ? null : sayEvent(to)]) }
}

function sayEvent({ title, location, place, clock }: EventTask) {
  return [title, location, place.day, place.start, place.end, clock?.start, clock?.end]
}

function hash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12)
}
