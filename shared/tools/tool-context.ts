// Defines what a tool is given, and the shapes in which it answers without changing anything.
import type { Language } from '../language.ts'
import type { Refusal } from '../schedule/refusal.ts'
import type { Moment, ScheduleState } from '../schedule/state.ts'

export type ToolContext = { state: ScheduleState; now: Moment; language: Language }

/** Text for a model and typed data for code, from one computation (T2). */
export type FactsOutcome<Data> = { kind: 'facts'; data: Data; text: string }

export type RefusedOutcome = { kind: 'refused'; refusal: Refusal; text: string }

/** The arguments themselves are wrong; the text says what is allowed (T1). */
export type InvalidOutcome = { kind: 'invalid'; text: string }
