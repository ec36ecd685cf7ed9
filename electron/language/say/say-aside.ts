// What is said when words at an open card or question are answered and the proposal, or the question, stays.
import type { TurnFacts } from '../../model/model.ts'
import type { Aside } from '../amend/asides.ts'
import { sayWithoutChange } from '../answer/answer-chat.ts'
import { sayTarget } from './say-wish.ts'
import { classNames, joinSentences, type Speech } from './speech.ts'

/** The answer alone; empty when there is none. */
export function sayAside(aside: Aside, facts: TurnFacts, speech: Speech): string {
  const isChinese = speech.language === 'zh'
  switch (aside.kind) {
    case 'agreement':
      return isChinese
        ? '打字不会接受方案。方案还在下面，按“接受”就会生效。'
        : "Typing doesn't accept a proposal. Here it is again: press Accept to apply it."
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
  const stands = { en: 'The proposal stands below.', zh: '方案还在下面。' }[speech.language]
  return joinSentences([answer, stands], speech.language)
}

export function sayWhyReplan({ language }: Speech): string {
  return {
    en: "What lies where it can't stay moves, and only what has to make room for it: first as few blocks as can be, then the best places for them. Ask “why is calculus there?” of a single one. The proposal stands below.",
    zh: '不能留在原处的才移动，再加上必须给它们让位的：先保证动得最少，再选最好的位置。想问某一个，可以说“为什么高数排在那里”。方案还在下面。',
  }[language]
}

function sayCourseTime(
  { classIds, target }: Extract<Aside, { kind: 'course-time' }>,
  speech: Speech,
): string {
  const name = classNames(classIds, speech)
  const where = sayTarget(target, speech)
  if (speech.language === 'zh')
    return `方案里没法单独给一门课定时间。先接受下面的方案，再说“把${name}挪到${where === '' ? '周五晚上' : where}”。`
  const place =
    where === ''
      ? 'Friday evening'
      : where.replace(/^in the /, 'the ').replace(/^(?:in|at|around) /, '')
  return `A proposal can't set a time for one course alone. Accept the one below, then say “move the ${name} session to ${place}”.`
}
