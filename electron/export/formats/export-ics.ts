// Export as a calendar file: one VEVENT for each study block, and for each class, event and waiting work where wanted.
import { exportWords } from '../../../shared/i18n/core/export.ts'
import {
  type CalendarEvent,
  datesOf,
  isWeeklyEvent,
  type SentEntry,
} from '../../../shared/exchange/calendar-entry.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { cleanText } from '../../text/clean-text.ts'
import { calendarEntries, findStrays, reviseEntries } from './calendar-entries.ts'
import type { ExportRange } from './export-range.ts'
import { writeCalendar } from './write-calendar.ts'

export type IcsExport = ExportRange & {
  term: Term
  /** Tells this data folder's blocks from another's; part of each UID. */
  folderId: string
  /** The present instant, ISO. */
  at: string
  version: string
  /** How often the task's block has changed. */
  sequenceOf: (taskId: number) => number
  /** Minutes before each study block; none when absent. */
  reminder?: number | null
  withPending?: boolean
  /** What earlier files have told, by the key of each entry. */
  known?: ReadonlyMap<string, SentEntry>
}

export type WrittenIcs = {
  /** CRLF. */
  text: string
  /** Study blocks, other events lesson by lesson, and waiting work in it; what it takes away is in none of them. */
  blocks: number
  events: number
  pending: number
  /** What the file tells a calendar, to be known the next time. */
  sent: SentEntry[]
}

export function exportIcs(input: IcsExport): WrittenIcs {
  const { reminder = null, withPending = false, known = new Map<string, SentEntry>() } = input
  const range = { ...input, reminder, withPending }
  const revision = { known, sequenceOf: input.sequenceOf, at: input.at }
  const entries = calendarEntries(range, known)
  const sent = [...reviseEntries(entries, revision), ...findStrays(range, entries, revision)]
  const standing = sent.filter(({ isGone }) => !isGone).map(({ entry }) => entry)
  const events = standing.filter((entry) => entry.kind === 'event')
  const frame = { ...input, zone: input.term.zone }
  return {
    text: writeCalendar(sent, frame, {
      method: 'PUBLISH',
      'x-wr-calname': exportWords[input.language].calendarName(cleanText(input.term.name)),
      'x-wr-timezone': input.term.zone,
    }),
    blocks: events.filter(({ isStudy }) => isStudy).length,
    events: countLessons(events.filter(({ isStudy }) => !isStudy)),
    pending: standing.length - events.length,
    sent,
  }
}

/** A lesson that is told with its class and by itself is one. */
function countLessons(events: readonly CalendarEvent[]): number {
  const classes = new Set(events.filter(isWeeklyEvent).map(({ taskId }) => taskId))
  return events
    .filter(({ lessonOf }) => lessonOf === undefined || !classes.has(lessonOf))
    .flatMap(datesOf).length
}
