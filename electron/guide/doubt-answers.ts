// What settles a doubt of a guide, in words that may be said as they stand and that the built-in model understands.
import { coreWords } from '../../shared/i18n/core-words.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { Language } from '../../shared/language.ts'
import type { Doubt } from '../agent/model/offline/guide/known.ts'
import { nameOf, sayAmount, sayDay } from '../agent/model/offline/guide/say-question.ts'

/** Two, or none where only the student's own words settle it. */
export function doubtAnswers(doubt: Doubt, language: Language): string[] {
  const { add, anew, own, more, all } = coreWords[language].doubtAnswers
  switch (doubt.kind) {
    case 'two-exams':
      return choice(sayDay(doubt.first.date, language), sayDay(doubt.second.date, language))
    case 'two-dues':
      return choice(sayDay(doubt.first, language), sayDay(doubt.second, language))
    case 'date-choice':
      return choice(...doubt.choices.slice(0, 2).map((date) => sayDay(date, language)))
    case 'two-amounts':
      return choice(sayAmount(doubt.first, language), sayAmount(doubt.second, language))
    case 'two-courses':
      return choice(nameOf(doubt.first.name, language), nameOf(doubt.second.name, language))
    case 'near-course':
      return choice(nameOf(doubt.near, language), own)
    case 'work-exists':
      return [add, anew]
    case 'more-or-all': {
      const amount = sayAmount(doubt.amount, language)
      return choice(more(amount), all(amount))
    }
    case 'vague-day':
    case 'past-date':
    case 'impossible':
    case 'absurd-amount':
    case 'no-days-left':
    case 'which-section':
      return []
    default:
      return assertNever(doubt)
  }
}

/** Two that read alike settle nothing: an exam on one day at two times, say. */
function choice(...answers: string[]): string[] {
  return new Set(answers).size === 2 ? answers : []
}
