// What the guide answers to a question of the student's: the draft's day and amount, and what it needs against the time that is free.
import type { GuideDraft } from '../../../../../shared/guide/guide-draft.ts'
import { roomOf } from '../../../../../shared/guide/find-draft-risks.ts'
import type { Language } from '../../../../../shared/language.ts'
import { dayToDate } from '../../../../../shared/schedule/calendar.ts'
import { minutesOfPeriod } from '../../../../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../../../../shared/words/dates/say-duration.ts'
import type { TurnFacts } from '../../model.ts'
import { examOf } from './guide-dates.ts'
import { guidePhrases } from './guide-phrases.ts'
import type { Known } from './known.ts'
import { questionPhrases } from './question-phrases.ts'
import type { GuideQuestion } from './read-guide-question.ts'
import { sayDay } from './say-question.ts'

type Told = { known: Known; facts: TurnFacts; draft: GuideDraft | null; language: Language }

/** Null where there is nothing to tell by now. */
export function answerQuestion(question: GuideQuestion, told: Told): string | null {
  const say = questionPhrases[told.language]
  if (told.draft === null) return question === 'other' ? null : answerEarly(question, told)
  const { state, now } = told.facts
  const { needed, free, fit } = roomOf(told.draft, state, now)
  const length = (periods: number) =>
    sayDuration(Math.round(periods * minutesOfPeriod(state.window)), told.language)
  switch (question) {
    case 'when':
      return sayWhen(told.draft, told)
    case 'amount':
      return say.amount(
        guidePhrases[told.language].sessions(told.draft.items.length),
        length(needed),
      )
    case 'chance': {
      const until = sayDay(dayToDate(state.window, told.draft.to_day), told.language)
      return [say.room(length(needed), length(free), until), say.fit[fit], say.outlook].join(
        told.language === 'zh' ? '' : ' ',
      )
    }
    default:
      return say.offTopic
  }
}

function sayWhen({ exam, to_day: toDay }: GuideDraft, { facts, language }: Told): string {
  const say = questionPhrases[language]
  const day = (number: number) => sayDay(dayToDate(facts.state.window, number), language)
  return exam === null ? say.due(day(toDay)) : say.exam(day(exam.day), day(toDay))
}

/** Before there is a draft: what was told so far. */
function answerEarly(question: Exclude<GuideQuestion, 'other'>, told: Told): string | null {
  const { known, facts, language } = told
  const say = questionPhrases[language]
  if (question === 'chance') return say.tooEarly
  if (question === 'amount') return null
  const exam = examOf(known, facts)?.exam.date ?? null
  if (exam !== null) return say.examOnly(sayDay(exam, language))
  return known.due === null ? null : say.due(sayDay(known.due, language))
}
