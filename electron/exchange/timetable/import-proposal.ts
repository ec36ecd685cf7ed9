// What import is asked and what it answers.
import type { ImportPreview } from '../../../shared/timetable/import-preview.ts'
import type { Language } from '../../../shared/language.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { CourseMatter } from '../../../shared/everything/course-matter.ts'
import type { Citation } from '../../../shared/syllabus/citation.ts'
import type { FeedRecord, KnownFeed } from '../../../shared/timetable/feed.ts'
import type { ImportAnswers } from '../../../shared/timetable/import-answers.ts'

export type ImportInput = {
  text: string
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
  /** The next free ones. */
  ids: { task: number; class: number; series: number }
  /** IANA name of this machine's zone, for files that name none. */
  zone: string
  /** Date and minutes since midnight in the term's zone. */
  now: { date: string; minute: number }
  language: Language
}

/** What the feed says of a meeting, and the line of the preview that it belongs to; null where it needs no yes. */
export type FeedLineRecord = { line: string | null; record: FeedRecord }

/** What an import of a feed is to be remembered by; `feed` is null for one that was not known. */
export type ProposedFeed = {
  feed: number | null
  name: string
  records: FeedLineRecord[]
  /** Events that are not there are remembered too: the person has taken them away, in the folder that it comes from. */
  isWhole?: boolean
}

/** `feeds` stay in the session: the page has no use for them. */
export type ImportProposal = Omit<ImportPreview, 'previewId' | 'besides'> & {
  feeds: readonly ProposedFeed[]
  /** Where its work was read, in a file of everything; stays in the session too. */
  citations?: readonly Citation[]
  /** Its course packs, their sources and its homework, which stay there as well. */
  matter?: CourseMatter
}
