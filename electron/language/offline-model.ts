// The built-in model (M3): rules over the turn's facts, without network or weights; the same facts give the same answer.
import { workInThread } from '../worker/thread.ts'
import type { Stage, StageOutput } from '../../shared/conversation/contracts.ts'
import type { Model, ModelOutcome } from '../model/model.ts'
import { answerBuiltIn } from './answer-built-in.ts'

/** Answers on the thread that asks: for a process that nobody watches. */
export const offlineModel: Model = async ({ stage, facts }, _report, signal) =>
  signal.aborted
    ? { kind: 'aborted' }
    : outcomeOf(answerBuiltIn({ kind: 'built-in', stage, facts }))

/** The same beside the window's thread: what the planner works out for an answer can take a second (C1). */
export const threadedOfflineModel: Model = async ({ stage, facts }, _report, signal) => {
  const answer = await workInThread({ kind: 'built-in', stage, facts }, answerBuiltIn, signal)
  return answer === null ? { kind: 'aborted' } : outcomeOf(answer)
}

function outcomeOf(answer: StageOutput[Stage]): ModelOutcome {
  return { kind: 'output', output: JSON.stringify(answer), reasoning: '', usage: null }
}
