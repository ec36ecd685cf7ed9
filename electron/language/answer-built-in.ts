// What the built-in model says at each stage: a pure function of the stage and the turn's facts.
import { builtInModelWords } from '../../shared/i18n/core/built-in-model.ts'
import type { Stage, StageOutput } from '../../shared/conversation/contracts.ts'
import type { TurnFacts } from '../model/model.ts'
import { answerChat } from './answer/answer-chat.ts'
import { answerDeliver } from './answer/answer-deliver.ts'
import { answerExecute } from './answer/answer-execute.ts'
import { answerGuide } from './guide/answer-guide.ts'
import { answerPlan } from './answer/answer-plan.ts'
import type { PackDecision } from '../../shared/pack/pack-model.ts'
import type { Language } from '../../shared/language.ts'
import { asksWeight, plainly } from './pack/agreement-words.ts'
import { isThanks } from './pack/offer-words.ts'
import { readPackIntent } from './pack/read-pack-intent.ts'
import type { Read } from './ground.ts'
import { readJoinedCourses } from './words/joined-courses.ts'
import { withNext } from './say/offer-next.ts'
import { speechOf } from './say/speech.ts'

/**
 * The built-in model's side of the course pack (K1): what the words ask for, and what is said where they ask for
 * nothing.
 */
export function answerPack(facts: TurnFacts): PackDecision {
  const { language } = speechOf(facts)
  const read = readPackIntent(facts.request, facts.pack ?? null)
  const speak = read.intent === 'chat' ? sayChat(facts.request, language) : ''
  return { ...read, speak, reason: read.intent }
}

function sayChat(request: string, language: Language): string {
  const plain = plainly(request)
  if (isThanks(plain)) return builtInModelWords[language].answerPack.welcome
  return asksWeight(plain)
    ? builtInModelWords[language].answerPack.weight
    : builtInModelWords[language].answerPack.help
}

export type BuiltInQuestion = { kind: 'built-in'; stage: Stage; facts: TurnFacts & Read }

const answers: { [S in Stage]: (facts: TurnFacts) => StageOutput[S] } = {
  chat: answerChat,
  plan: answerPlan,
  execute: answerExecute,
  deliver: answerDeliver,
  guide: answerGuide,
  pack: answerPack,
}

export function answerBuiltIn({ stage, facts }: BuiltInQuestion): StageOutput[Stage] {
  const joined = [facts.request, ...facts.followUps].flatMap((text) =>
    readJoinedCourses(text, facts),
  )
  const { readings = [] } = facts
  const read = joined.length === 0 ? facts : { ...facts, readings: [...readings, ...joined] }
  return withNext(answers[stage](read), stage, read)
}
