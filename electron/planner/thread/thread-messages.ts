// What passes between a planning thread and whoever waits for its answer.
import type { PlanProgress } from '../../../shared/planner/plan-progress.ts'
import type { BuiltInQuestion } from '../../agent/model/offline/answer-built-in.ts'
import type { Question } from './questions.ts'

/** What a thread is asked; one question at a time. */
export type ThreadQuestion = {
  question: Question | BuiltInQuestion
  /** One number in shared memory; 1 asks the search to stop at its next chunk. */
  stop: Int32Array<SharedArrayBuffer>
}

/** What a thread says: how far it is, and at last the answer. */
export type ThreadMessage<Told> =
  | { kind: 'progress'; progress: PlanProgress }
  | { kind: 'answer'; answer: Told }
