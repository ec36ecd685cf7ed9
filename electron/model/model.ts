// Defines the one function type that every model is (M1): a request in; text deltas and one outcome out. Failures are data.
import type { Card, PlanStep } from '../../shared/agent/card.ts'
import type { Stage } from '../../shared/conversation/contracts.ts'
import type { Message } from '../../shared/agent/message.ts'
import type { StudentProfile } from '../../shared/agent/student-profile.ts'
import type { ModelUsage } from '../../shared/agent/usage.ts'
import type { GuideFacts } from '../../shared/guide/guide-model.ts'
import type { PackFacts } from '../../shared/pack/pack-model.ts'
import type { HomeworkLine } from '../../shared/homework/requests.ts'
import type { Language } from '../../shared/language.ts'
import type { PlanningPreferences } from '../../shared/planner/planning-preferences.ts'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { Moment, ScheduleState } from '../../shared/schedule/state.ts'
import type { Optimisation } from './optimisation.ts'
import type { ToolPack } from '../../shared/tools/catalogue.ts'

/** One tool call of this turn and what came of it; `outcome` as in the timeline. */
export type ExecutedCall = {
  name: string
  arguments: Record<string, unknown>
  outcome: 'answered' | 'refused' | 'changed' | 'rejected' | 'stale'
  text: string
}

export type EarlierWords = { text: string; date: string; minute: number }

/** The scene that a conversation is in, and all there are. */
export type SceneChoice = {
  active: string
  known: { name: string; purpose: string }[]
}

/**
 * What the messages say, as typed data: the built-in model reads this, others read the messages.
 * Everything here is rendered into the messages too.
 */
export type TurnFacts = {
  language: Language
  /** The person's words that began the turn, then those said since (answers, reasons for a rejection). */
  request: string
  followUps: string[]
  /**
   * Texts said and heard in earlier turns, oldest first, at most the last ten; `written` is what came of what was said, as history keeps it; an answer
   * was said within a turn.
   */
  recent: {
    who: 'person' | 'weekloom'
    text: string
    written?: readonly string[]
    isAnswer?: boolean
  }[]
  /** All that the person said in earlier turns of the conversation, oldest first, and when, in the term's zone. */
  told: EarlierWords[]
  state: ScheduleState
  now: Moment
  /** Date and clock of the person: `YYYY-MM-DD` and minutes since midnight in the term's zone. */
  today: { date: string; minute: number }
  /** The term's zone, an IANA name; absent where it is not known. */
  zone?: string
  plan: PlanStep[]
  /** Index of the step being worked on. */
  step: number
  /** The plan card that was rejected last in this turn, if one was. */
  rejectedPlan: Card | null
  /** Whether that was just now, and without a word. */
  isRejectedUnsaid?: boolean
  calls: ExecutedCall[]
  /** Whether a plan was accepted in this turn, and placed something. */
  hasPlaced?: boolean
  /** What the person did not take of the cards of this turn that they accepted in part. */
  leftOut?: readonly { taskId: number; title: string }[]
  /** While the plan is being improved (G8): what the last diagnosis offers, best first; null otherwise. */
  optimisation: Optimisation | null
  activePacks: ToolPack[]
  /** The turn ends because its rounds were used up. */
  ranOut?: boolean
  /** Where a text may belong, for the chat stage (O1); null where there is no choice. */
  scenes: SceneChoice | null
  /** How the student likes to study. */
  preferences: PlanningPreferences
  /** What the student wants to be known in every call (O8). */
  standing: StudentProfile
  /** What the next undo and redo would reverse or repeat, or null; `diff` is that of the undo, where it is little enough to tell. */
  history: { undo: string | null; redo: string | null; diff?: ScheduleDiff | null }
  /** The homework list, what is open first; absent where there is none. */
  homework?: readonly HomeworkLine[]
  /** The guide that the turn belongs to, for its stage; absent or null otherwise. */
  guide?: GuideFacts | null
  /** The course pack that the turn works in, likewise. */
  pack?: PackFacts | null
  /** The problem with the model's previous output of this stage, or null (G4). */
  correction: string | null
}

export type ModelRequest = {
  /** The turn that asks. */
  traceId: string
  stage: Stage
  messages: Message[]
  facts: TurnFacts
  temperature: number
  maxTokens: number
  thinking: boolean
  /** How many outputs in a row could not be used before this request (G4). */
  corrections: number
}

export type SpokenDelta = { kind: 'text'; text: string } | { kind: 'reasoning'; text: string }

/** `again`: what was told so far counts no more, the answer begins anew. */
export type ModelDelta = SpokenDelta | { kind: 'again' }

/** `output` is the raw text; the graph parses and validates it (G4). */
export type ModelOutcome =
  | { kind: 'output'; output: string; reasoning: string; usage: ModelUsage | null }
  | { kind: 'failure'; message: string }
  | { kind: 'aborted' }

export type Model = (
  request: ModelRequest,
  report: (delta: ModelDelta) => void,
  signal: AbortSignal,
) => Promise<ModelOutcome>

export function failureOf(error: unknown): ModelOutcome {
  return { kind: 'failure', message: error instanceof Error ? error.message : String(error) }
}
