// What the guide answers to a question of the student's: the draft's day and amount, and what it needs against the time that is free.
import type { GuideDraft } from '../../../shared/guide/guide-draft.ts'
import { roomOf } from '../../../shared/guide/find-draft-risks.ts'
import { guideTalk } from '../../../shared/i18n/core/guide-talk.ts'
import type { Language } from '../../../shared/language.ts'
import { dayToDate } from '../../../shared/schedule/calendar.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import type { TurnFacts } from '../../model/model.ts'
import { examOf } from './guide-dates.ts'
import { joinSentences } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { knownAfterEach } from './fold-guide.ts'
import { nothingKnown, type Known } from './known.ts'
import { hasAmount } from './learn.ts'
import type { GuideQuestion } from './read-guide-question.ts'
import { sayDay } from './say-question.ts'

type Told = {
  /** How it came to be so. */
  isWhy: boolean
  known: Known
  facts: TurnFacts
  draft: GuideDraft | null
  language: Language
}

/** Null where there is nothing to tell by now. */
export function answerQuestion(question: GuideQuestion, told: Told): string | null {
  const say = guideTalk[told.language].answers
  if (told.draft === null) return question === 'other' ? null : answerEarly(question, told)
  const { state, now } = told.facts
  const { needed, free, fit } = roomOf(told.draft, state, now)
  const length = (periods: number) =>
    sayDuration(Math.round(periods * minutesOfPeriod(state.window)), told.language)
  switch (question) {
    case 'when':
      return joinSentences([sayWhen(told.draft, told), ...whyOf(told, whenFields)], told.language)
    case 'amount': {
      const sessions = guideTalk[told.language].talk.sessions(told.draft.items.length)
      const { mostADay } = told.known
      return joinSentences(
        [
          say.amount(sessions, length(needed)),
          ...whyOf(told, amountFields),
          ...(mostADay === null || !told.isWhy
            ? []
            : [say.session(sayDuration(mostADay, told.language))]),
        ],
        told.language,
      )
    }
    case 'limits': {
      const { limits } = told.known
      return joinSentences(
        [sayWhen(told.draft, told), limits === null ? say.none : reasonOf(told, ['limits'])],
        told.language,
      )
    }
    case 'chance': {
      const until = sayDay(dayToDate(state.window, told.draft.to_day), told.language)
      return joinSentences(
        [say.room(length(needed), length(free), until), say.fit[fit], say.outlook],
        told.language,
      )
    }
    default:
      return say.offTopic
  }
}

const whenFields = ['exam', 'due', 'beforeExam', 'openDay'] as const
const amountFields = ['amount', 'units', 'topics', 'skipped', 'parts', 'sessions'] as const

function whyOf(told: Told, fields: readonly (keyof Known)[]): string[] {
  return told.isWhy ? [reasonOf(told, fields)] : []
}

/** Where it comes from: the student's own words that last set any of these, the plan, or a guess. */
function reasonOf({ known, facts, language }: Told, fields: readonly (keyof Known)[]): string {
  const say = guideTalk[language].answers
  const partOf = (each: Known | undefined) =>
    fields.map((field) => each?.[field] ?? nothingKnown[field])
  const steps = knownAfterEach(facts)
  const at = steps.findLastIndex(
    (step, index) =>
      !isSameValue(partOf(step), partOf(index === 0 ? nothingKnown : steps[index - 1])),
  )
  const isTold = !isSameValue(partOf(known), partOf(nothingKnown))
  const words = facts.guide?.messages[at]?.text
  if (isTold && words !== undefined)
    return say.told(quoteTitle(Array.from(words).slice(0, 120).join(''), language))
  const isFound =
    known.classId !== null || (fields.includes('exam') && examOf(known, facts) !== null)
  return isFound ? say.found : say.guessed
}

function sayWhen({ exam, to_day: toDay }: GuideDraft, { facts, language }: Told): string {
  const say = guideTalk[language].answers
  const day = (number: number) => sayDay(dayToDate(facts.state.window, number), language)
  return exam === null ? say.due(day(toDay)) : say.exam(day(exam.day), day(toDay))
}

/** Before there is a draft: what was told so far. */
function answerEarly(question: Exclude<GuideQuestion, 'other'>, told: Told): string | null {
  const { known, facts, language } = told
  const say = guideTalk[language].answers
  if (question === 'chance') return say.tooEarly
  if (question === 'amount')
    return hasAmount(known) && told.isWhy ? reasonOf(told, amountFields) : null
  const exam = examOf(known, facts)?.exam.date ?? null
  if (exam === null && known.due === null) return null
  const day = exam === null ? say.due(sayDay(known.due ?? '', language)) : say.examOnly(sayDay(exam, language)) // prettier-ignore
  return joinSentences([day, ...whyOf(told, whenFields)], language)
}
