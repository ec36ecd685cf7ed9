// What speaks for a block's place and what it costs there, from how each term sees it.
import type { Language } from '../language.ts'
import type { PlacedExplanation, TermView } from '../planner/explanation.ts'
import { explanationPhrases } from './explanation-phrases.ts'
import type { Speaker } from './explanation-speaker.ts'
import { sayCount } from './say-count.ts'
import { sayAmounts, sayTermFits } from './say-term.ts'

/** How many advantages are told, and how many of the other places they must be wanting in. */
const advantages = 3
const wantingPart = 5

const phrases: Record<
  Language,
  { sameDay: string; sinceLast: (days: string) => string; untilNext: (days: string) => string }
> = {
  en: {
    sameDay: 'it follows the last session on the same day',
    sinceLast: (days) => `${days} after the last session`,
    untilNext: (days) => `${days} before the next session`,
  },
  zh: {
    sameDay: '同一天接在上一次之后',
    sinceLast: (days) => `距上一次 ${days}`,
    untilNext: (days) => `距下一次 ${days}`,
  },
}

/** Clauses for the terms that cost least here and more at many other places, the strongest first. */
export function sayAdvantages({ language }: Speaker, data: PlacedExplanation): string[] {
  const { otherPlaces, spacing } = data
  return data.terms
    .filter((view) => isAdvantage(view, otherPlaces))
    .toSorted((a, b) => strengthOf(b) - strengthOf(a))
    .slice(0, advantages)
    .map(({ term }) => {
      return term === 'spacing' ? saySpacing(spacing, language) : sayTermFits(term, language)
    })
}

function isAdvantage({ here, least, dearer }: TermView, otherPlaces: number): boolean {
  return here === least && dearer > 0 && dearer * wantingPart >= otherPlaces
}

function strengthOf({ here, most, dearer }: TermView): number {
  return (most - here) * dearer
}

/** "Two days after the last session"; where no session is placed the term speaks for itself. */
function saySpacing({ sinceLast, untilNext }: PlacedExplanation['spacing'], language: Language) {
  const say = phrases[language]
  if (sinceLast === 0) return say.sameDay
  if (sinceLast !== null) return say.sinceLast(sayCount(sinceLast, 'day', language))
  if (untilNext !== null) return say.untilNext(sayCount(untilNext, 'day', language))
  return sayTermFits('spacing', language)
}

/** "It costs 18 here: 12 for a long run and 6 for the weekend." Nothing for a block that costs nothing. */
export function sayDrawbacks({ language }: Speaker, { share, terms }: PlacedExplanation): string[] {
  const amounts = terms.flatMap(({ term, here }) => (here === 0 ? [] : [{ term, amount: here }]))
  if (amounts.length === 0) return []
  return [explanationPhrases[language].drawbacks(share, sayAmounts(amounts, language))]
}
