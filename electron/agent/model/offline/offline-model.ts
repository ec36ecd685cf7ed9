// The built-in model (M3): rules over the turn's facts, without network or weights; the same facts give the same answer.
import type { Stage, StageOutput } from '../../../../shared/agent/contracts.ts'
import type { Model, TurnFacts } from '../model.ts'
import { answerChat } from './answer-chat.ts'
import { answerDeliver } from './answer-deliver.ts'
import { answerExecute } from './answer-execute.ts'
import { answerPlan } from './answer-plan.ts'

const answers: { [S in Stage]: (facts: TurnFacts) => StageOutput[S] } = {
  chat: answerChat,
  plan: answerPlan,
  execute: answerExecute,
  deliver: answerDeliver,
}

export const offlineModel: Model = async ({ stage, facts }, _report, signal) => {
  if (signal.aborted) return { kind: 'aborted' }
  const answer = answers[stage](facts)
  const output = JSON.stringify(answer)
  return { kind: 'output', output, reasoning: '', usage: null }
}
