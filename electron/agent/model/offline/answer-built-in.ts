// What the built-in model says at each stage: a pure function of the stage and the turn's facts.
import type { Stage, StageOutput } from '../../../../shared/agent/contracts.ts'
import type { TurnFacts } from '../model.ts'
import { answerChat } from './answer/answer-chat.ts'
import { answerDeliver } from './answer/answer-deliver.ts'
import { answerExecute } from './answer/answer-execute.ts'
import { answerGuide } from './guide/answer-guide.ts'
import { answerPack } from './pack/answer-pack.ts'
import { answerPlan } from './answer/answer-plan.ts'

export type BuiltInQuestion = { kind: 'built-in'; stage: Stage; facts: TurnFacts }

const answers: { [S in Stage]: (facts: TurnFacts) => StageOutput[S] } = {
  chat: answerChat,
  plan: answerPlan,
  execute: answerExecute,
  deliver: answerDeliver,
  guide: answerGuide,
  pack: answerPack,
}

export function answerBuiltIn({ stage, facts }: BuiltInQuestion): StageOutput[Stage] {
  return answers[stage](facts)
}
