// What the agent needs from outside, as functions, and the conversation it is given; it knows no store and no shell.
import type { AgentStep, StepReceipt } from '../../shared/agent/agent-step.ts'
import type { Autonomy } from '../../shared/agent/autonomy.ts'
import type { Card } from '../../shared/agent/card.ts'
import type { ExecutionDoc } from '../../shared/agent/execution-doc.ts'
import type { Message } from '../../shared/agent/message.ts'
import type { ProfileChange } from '../../shared/agent/profile-change.ts'
import type { StudentProfile } from '../../shared/agent/student-profile.ts'
import type { LiveDelta, StoredTimelineEvent } from '../../shared/agent/timeline.ts'
import type { HomeworkChange } from '../../shared/homework/change.ts'
import type { HomeworkLine } from '../../shared/homework/requests.ts'
import type { Language } from '../../shared/language.ts'
import type { Pack, PackWorld } from '../../shared/pack/pack.ts'
import type { PlanningPreferences } from '../../shared/planner/planning-preferences.ts'
import type { PreferenceChange } from '../../shared/preferences/preference-change.ts'
import type { ReportLine } from '../../shared/research/report.ts'
import type { Result } from '../../shared/result.ts'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { TermChange } from '../../shared/timetable/term-change.ts'
import type { ClockView } from '../../shared/view/app-view.ts'
import type { Model, TurnFacts } from '../model/model.ts'
import type { PlacementPolicy } from '../planner/from-state/policy.ts'
import type { TermPlan } from '../planner/plan-term.ts'
import type { AskPlanner } from '../planner/ask-planner.ts'

/**
 * One change that undo or redo would walk; `diff` is as it was written, not reversed, and `term` null where it left the
 * term alone, `standing` where it left the courses' portraits alone, likewise `homework` and `preferences`.
 */
export type HistoryHead = {
  id: number
  why: string
  diff: ScheduleDiff
  term: TermChange | null
  standing: ProfileChange | null
  homework: HomeworkChange | null
  preferences: PreferenceChange | null
}

export type HistoryReasons = TurnFacts['history']

/**
 * `text` says in a sentence or two what was done, for whoever reads the conversation; `notes` what of it can't be done, or
 * has to wait: said with the card already.
 */
export type EditedDocument = {
  diff: ScheduleDiff
  standing: ProfileChange | null
  homework: HomeworkChange | null
  preferences: PreferenceChange | null
  term: TermChange | null
  text: string
  notes: string[]
}

export type AgentPorts = {
  model: Model
  /** Writes the step in one transaction or throws and writes nothing (D2). */
  commit: (step: AgentStep) => StepReceipt
  /** The schedule as the file holds it now. */
  readState: () => ScheduleState
  readHistory: () => { undo: HistoryHead | null; redo: HistoryHead | null }
  /** The words of the same two, and what the newest change did where that is little: cheap enough for every turn. */
  readHistoryReasons: () => HistoryReasons
  /** Null once the signal has stopped it (G10); the same state and policy give the same plan (P1). */
  planTerm: (
    state: ScheduleState,
    policy: PlacementPolicy,
    signal: AbortSignal,
  ) => Promise<TermPlan | null>
  /** What the planner says of a schedule and does with it; stopped like a plan. */
  askPlanner: AskPlanner
  /** What the person lets be applied without asking (O7), within the limits of a turn. */
  autonomy: () => Autonomy
  /** Whether the built-in rules answer: they read no prompt, and say themselves what was done. */
  isBuiltIn: () => boolean
  /** Titles, courses and rooms in the plan that came out of files. */
  namesOfOthers: () => readonly string[]
  /** How the student likes to study. */
  preferences: () => PlanningPreferences
  /** What a document would do now (B5); fails with the sentence that says why it can't be done. Nothing is written. */
  editDocument: (document: ExecutionDoc) => Promise<Result<EditedDocument, string>>
  /** The name that the course of a scene's card has by now, where it was renamed since; null where it was not. */
  renamedCourse?: (card: Card) => { from: string; to: string } | null
  /** The course packs; absent where there are none to be had. */
  packs?: PackPort
  /** The homework list, what is open first; absent where there is none. */
  homework?: () => HomeworkLine[]
  /** What the student wants every model call to know (O8). */
  standing: () => StudentProfile
  clock: () => ClockView
  /** The term's zone, an IANA name; absent where nobody asks for it. */
  zone?: () => string
  /** The present instant, ISO. */
  at: () => string
  /** The first task id that is free in the file (S1). */
  nextTaskId: () => number
  /** Likewise of a task class. */
  nextClassId: () => number
  newId: () => string
  pause: (ms: number) => Promise<void>
  report: (delta: LiveDelta) => void
  language: () => Language
}

/**
 * A conversation as the file holds it. It is read anew for every call and never changed here: what a call
 * writes is in the file when it answers.
 */
export type Conversation = {
  id: string
  snapshot: { version: number; json: string } | null
  messages: Message[]
  timeline: StoredTimelineEvent[]
  cards: Card[]
}

export type LookedUp = {
  /** The best first; empty where nothing answers. */
  lines: ReportLine[]
  /** Sentences for the person: nothing was found, there are no files. */
  notes: string[]
}

/**
 * Defines what the agent may know of course packs: their fields, and what the student's files
 * say; it writes by cards and steps alone.
 */
export type PackPort = {
  /** Of the schedule and of packs, each once. */
  courses: () => string[]
  /** With no field where there is no pack of the course. */
  read: (course: string) => { pack: Pack; world: PackWorld }
  /** Null once the signal has stopped it. */
  lookUp: (
    wish: { course: string; question: string; language: Language },
    signal: AbortSignal,
  ) => Promise<LookedUp | null>
}
