// Defines what import is asked and what it answers.
import type { CourseMatter } from '../../../shared/everything/course-matter.ts'
import type { Language } from '../../../shared/language.ts'
import { emptyDiff, recordKey, type ScheduleDiff } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { Citation } from '../../../shared/syllabus/citation.ts'
import type { KnownFeed, ProposedFeed } from '../../../shared/timetable/feed.ts'
import type { ImportAnswers } from '../../../shared/timetable/import-answers.ts'
import type { ImportPreview } from '../../../shared/timetable/import-preview.ts'
import type { ImportReading } from '../../../shared/timetable/import-reading.ts'
import type { DueWork } from '../feed/found-work.ts'
import type { OpenWork } from '../feed/open-work.ts'
import type { DayOff, LeftOut, Series, SourceLine } from '../feed/series.ts'

export type TimetableSource = {
  /** What the calendar is called; may be empty. */
  name: string
  /** IANA name of the zone that dates and minutes are in. */
  zone: string
  series: Series[]
  /** What could not be read, in the person's language. */
  problems: string[]
  leftOut: LeftOut[]
  /** Of a calendar: what its entries that are no meetings became. */
  lines?: SourceLine[]
  /** Of a calendar: its meetings without what was said of them, by which the feed is told. */
  plain?: Series[]
  /** What is due, and becomes homework. */
  work: DueWork[]
  /** Tasks without a day, which become sessions that wait. */
  openWork?: OpenWork[]
  /** Of a calendar for the present term: days without lessons. */
  daysOff?: DayOff[]
  /** The present one, else what file and answers say; what both leave open is guessed, and `reading` asks about it. */
  term: Term
  /** The lessons go on past the 30 weeks that a term can have. */
  isCut: boolean
  reading: ImportReading
}

export type ImportInput = {
  text: string
  /** A spreadsheet in base64; `text` is empty then. */
  sheet?: string
  fileName: string
  /** The text was pasted, and there is no file. */
  isPasted?: boolean
  /** What the person said to the questions of the preview before. */
  answers?: ImportAnswers
  /** Both null before the first import. */
  term: Term | null
  state: ScheduleState | null
  /** Those that were imported before, as they last were; none when absent. */
  feeds?: readonly KnownFeed[]
  /** Of those the one that the calendar is for sure, as it comes from the same address. */
  sureFeed?: number | null
  /** The next free ones. */
  ids: { task: number; class: number; series: number }
  /** IANA name of this machine's zone, for files that name none. */
  zone: string
  /** Date and minutes since midnight in the term's zone. */
  now: { date: string; minute: number }
  language: Language
}

/** A day of the term, as far as it is known. */
export function dayAround({ answers, term, now }: ImportInput): string {
  return answers?.began ?? term?.firstMonday ?? now.date
}

/** `feeds` stay in the session: the page has no use for them. */
export type ImportProposal = Omit<ImportPreview, 'previewId' | 'besides'> & {
  feeds: readonly ProposedFeed[]
  /** Where its work was read, in a file of everything; stays in the session too. */
  citations?: readonly Citation[]
  /** Its course packs, their sources and its homework, which stay there as well. */
  matter?: CourseMatter | null
}

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
