// Proposes a feed that was imported before: what it would change now, as lines to take or leave (X5).
import { momentAt } from '../../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { KnownFeed } from '../../../shared/timetable/feed.ts'
import {
  importChangeKinds,
  type ImportChangeKind,
  type ImportChanges,
} from '../../../shared/timetable/import-changes.ts'
import { compareFeed, type FeedComparison, type MeetingChange } from './compare-feed.ts'
import type { FeedLineRecord } from '../../../shared/timetable/feed.ts'
import type { ImportInput, TimetableSource } from './import-proposal.ts'
import type { HeldSeries } from './match-feed.ts'
import { sayChanges, sayKept } from './say-changes.ts'
import { writeEvents, type WrittenEvents } from './write-events.ts'

export type Again = {
  changes: ImportChanges
  written: WrittenEvents
  records: FeedLineRecord[]
  unchanged: number
}

/** Fewer may go without a second look. */
const fewGone = 5

export function proposeAgain(
  input: ImportInput & { state: ScheduleState },
  { term }: TimetableSource,
  held: readonly HeldSeries[],
  feed: KnownFeed,
): Again {
  const { state, ids, language } = input
  const now = momentAt(state.window, input.now.date, input.now.minute)
  const compared = compareFeed(held, feed, { term, state, now })
  const { board, seriesIds, fresh } = compared
  const written = writeEvents(fresh, { term, state, now, ids, board, seriesIds })
  const changes = inOrder([
    ...compared.changes,
    ...written.added.flatMap(({ events }) =>
      events.map((to) => ({ kind: 'added' as const, change: { from: null, to }, records: [] })),
    ),
  ])
  // What leaves half of the feed is more often a file of another part of it than a change.
  const gone = compared.changes.filter(({ kind }) => kind === 'gone').length
  const isPart = gone > fewGone && gone > (compared.unchanged + compared.changes.length) / 2
  const isWanted = (kind: ImportChangeKind) => kind !== 'yours' && !(kind === 'gone' && isPart)
  const lines = sayChanges(changes, state, isWanted, language)
  return {
    changes: {
      feed: feed.name,
      lines,
      kept: sayKept(compared.kept, state.window, language),
      stuck: compared.stuck,
    },
    written: { ...written, leftOut: [...compared.leftOut, ...written.leftOut] },
    records: recordsOf(compared, written, lines),
    unchanged: compared.unchanged + written.alreadyThere,
  }
}

type LineChange = Omit<MeetingChange, 'kind' | 'change'> & {
  kind: ImportChangeKind
  change: ImportChanges['lines'][number]['events'][number]
}

function inOrder(changes: readonly LineChange[]): LineChange[] {
  const dayOf = ({ change }: LineChange) => (change.to ?? change.from)?.place.day ?? 0
  return changes.toSorted(
    (a, b) =>
      importChangeKinds.indexOf(a.kind) - importChangeKinds.indexOf(b.kind) || dayOf(a) - dayOf(b),
  )
}

/** Each word of the feed with the line that it belongs to; what needs no yes has none. */
function recordsOf(
  { changes, records }: FeedComparison,
  written: WrittenEvents,
  lines: ImportChanges['lines'],
): FeedLineRecord[] {
  const lineOf = new Map(
    lines.flatMap(({ id, events }) =>
      events.map(({ from, to }) => [(from ?? to)?.id, id] as const),
    ),
  )
  return [
    ...records.map((record) => ({ line: null, record })),
    ...changes.flatMap(({ change, records: words }) =>
      words.map((record) => ({ line: lineOf.get(change.from.id) ?? null, record })),
    ),
    ...written.records.map((record) => ({ line: lineOf.get(record.task ?? 0) ?? null, record })),
  ]
}
