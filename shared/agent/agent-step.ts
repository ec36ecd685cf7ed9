// Defines one step of the agent as the store must write it: all of it in one transaction, or nothing (D2, G6).
import type { PackWrite } from '../pack/pack-write.ts'
import type { HomeworkChange } from '../homework/change.ts'
import type { PreferenceChange } from '../preferences/preference-change.ts'
import type { ScheduleDiff } from '../schedule/diff.ts'
import type { ScheduleState } from '../schedule/state.ts'
import type { TermChange } from '../timetable/term-change.ts'
import type { Card } from './card.ts'
import type { Message } from './message.ts'
import type { ProfileChange } from './profile-change.ts'
import type { StoredTimelineEvent, TimelineEvent } from './timeline.ts'

/** Who made a change, as history shows it. */
export const authors = ['agent', 'person', 'import', 'planner'] as const

export type Author = (typeof authors)[number]

export type ScheduleChange =
  | {
      kind: 'diff'
      diff: ScheduleDiff
      /** What it does to the term after the diff is made; absent where that stays. */
      term?: TermChange
      /** What it does to the courses' portraits of the standing context; absent where those stay. */
      standing?: ProfileChange
      /** What it does to homework; absent where that stays. */
      homework?: HomeworkChange
      /** What it does to preferences; absent where those stay. */
      preferences?: PreferenceChange
      who: Author
      why: string
      cardId: string | null
    }
  /** Reverse the given entry, which must be the newest not undone. */
  | { kind: 'undo'; entryId: number }
  /** Apply the given entry again, which must be the oldest undone. */
  | { kind: 'redo'; entryId: number }

export type CardWrite =
  | { kind: 'open'; card: Card }
  /** Only an open card can be settled: anything else throws, and with it the whole step. */
  | { kind: 'settle'; cardId: string; status: 'accepted' | 'rejected' | 'stale'; note: string }

export type AgentStep = {
  conversationId: string
  traceId: string
  /** ISO instant. */
  at: string
  /** The graph state after the step as JSON, or null to clear it; the store does not look inside. */
  snapshot: { version: number; json: string } | null
  /** Appended to the history shown to the model. */
  messages: Message[]
  /** A `schedule-change` takes the id of the entry that `change` writes or walks, whatever it says. */
  events: TimelineEvent[]
  cards: CardWrite[]
  change: ScheduleChange | null
  /** Where a scene stands after the step; the store does not look inside. Absent while that stays. */
  scene?: SceneWrite
  /** Fields of course packs, written with the step; one that is refused takes the whole step back. */
  pack?: PackWrite[]
}

export type SceneWrite = { name: string; version: number; json: string }

export type StepReceipt = {
  events: StoredTimelineEvent[]
  /** The schedule as the file now holds it. */
  state: ScheduleState
  /** The history entry that `change` wrote or walked, else null. */
  entryId: number | null
}
