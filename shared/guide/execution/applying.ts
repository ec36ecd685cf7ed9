// Defines a document half applied (B5), and why an operation of it can't be done.
import type { StudentProfile } from '../../agent/student-profile.ts'
import type { HabitProblem } from '../../planner/planning-preferences.ts'
import type { SayablePreferences } from '../../preferences/preference-change.ts'
import type { Result } from '../../result.ts'
import type { Moment, ScheduleState } from '../../schedule/state.ts'
import type { Term } from '../../schedule/term.ts'
import type { WorkProblem } from '../../schedule/work/change-session.ts'

export type Ids = { task: number; class: number; series: number }

/** A document half applied. */
export type Applying = {
  state: ScheduleState
  term: Term
  standing: StudentProfile
  preferences: SayablePreferences
  /** The first free ones. */
  ids: Ids
  now: Moment
  /** The body of work that the document has made, for the operations that follow. */
  madeClass: number | null
  /** Whether blocks in the way may leave the week: a re-plan that comes later finds them a place. */
  mayRelease: boolean
  /** Blocks that left it. */
  released: readonly number[]
}

export type ApplyProblem =
  | { kind: 'work'; problem: WorkProblem; state: ScheduleState }
  | { kind: 'outside-term' }
  | { kind: 'no-class' }
  /** What lies at the time of the event. */
  | { kind: 'taken'; taskIds: number[]; state: ScheduleState }
  | { kind: 'no-event' }
  /** The event has begun, is pinned, or carries work that lies in it. */
  | { kind: 'fixed-event'; title: string }
  /** The time has begun. */
  | { kind: 'begun' }
  /** The portrait does not fit beside the others into what every call is told. */
  | { kind: 'portrait-too-long' }
  /** Study habits that leave no time for study. */
  | { kind: 'habit'; problem: HabitProblem }

export type Applied = Result<Applying, ApplyProblem>

/** Defines why a draft has no document. All of it is in the plan as it is. */
export type BuildProblem = { kind: 'no-change' }
