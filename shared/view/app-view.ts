// Defines all that a window shows: term and schedule, the clock, what can be undone, and the conversation.
import type { DataNotice } from './data-notice.ts'
import type { Card } from '../agent/card.ts'
import type { StoredTimelineEvent } from '../agent/timeline.ts'
import type { Moment, ScheduleState } from '../schedule/state.ts'
import type { Term } from '../schedule/term.ts'
import type { Preferences } from './preferences.ts'

/** Where the person's clock stands: date and minutes since midnight in the term's zone, and in window terms. */
export type ClockView = { date: string; minute: number; moment: Moment }

/** What the next undo and redo are about, in the person's language; null when there is none. */
export type HistoryHeads = { undo: string | null; redo: string | null }

/** All that a window shows, in one answer; `term` is null before the first run is over. */
export type AppView = {
  preferences: Preferences
  clock: ClockView
  term: Term | null
  state: ScheduleState | null
  history: HistoryHeads
  timeline: StoredTimelineEvent[]
  /** Every card that the timeline names. */
  cards: Card[]
  isRunning: boolean
  /** The conversation that is shown; `parent` is the one that it was branched from. */
  conversation: { id: string; title: string; parent: string | null }
  /** Messages that wait for the turn that runs, oldest first. */
  queued: QueuedMessage[]
  /** What is wrong with the data file, until it is mended. */
  dataNotices: DataNotice[]
}

export type ConversationSummary = {
  id: string
  /** Empty before the first turn. */
  title: string
  /** When something was last said; null when nothing was. */
  at: string | null
  /** Messages of the person. */
  turns: number
  hasOpenCard: boolean
  isShown: boolean
}

/** A message that waits for the turn that runs to end. */
export type QueuedMessage = { id: number; text: string }
