// What is said when words at an open card or question are answered and the proposal, or the question, stays.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { Aside } from '../amend/asides.ts'
import { sayWithoutChange } from '../answer/answer-chat.ts'
import { sayTarget } from './say-wish.ts'
import { classNames, joinSentences, type Speech } from './speech.ts'

/** The answer alone; empty when there is none. */
export function sayAside(aside: Aside, facts: TurnFacts, speech: Speech): string {
  switch (aside.kind) {
    case 'agreement':
      return proposalWords[speech.language].asides.agreement
    case 'course-time':
      return sayCourseTime(aside, speech)
    default:
      return sayWithoutChange(aside.intent, facts, speech) ?? ''
  }
}

/** The answer, and that the proposal is still there. */
export function sayStanding(aside: Aside, facts: TurnFacts, speech: Speech): string {
  const answer = sayAside(aside, facts, speech)
  if (aside.kind !== 'answered') return answer
  return joinSentences([answer, proposalWords[speech.language].asides.stands], speech.language)
}

export function sayWhyReplan({ language }: Speech): string {
  return proposalWords[language].asides.whyReplan
}

function sayCourseTime(
  { classIds, target }: Extract<Aside, { kind: 'course-time' }>,
  speech: Speech,
): string {
  const { courseTime } = proposalWords[speech.language].asides
  return courseTime(classNames(classIds, speech), sayTarget(target, speech))
}
