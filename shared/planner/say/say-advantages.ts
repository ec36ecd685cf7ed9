// Says what speaks for a block's place and what it costs there, from how each term sees it.
import { explanationWords } from '../../i18n/shared/explanation.ts'
import { worthWords } from '../../i18n/shared/worth.ts'
import type { Language } from '../../language.ts'
import type { Instead, PlacedExplanation, TermView, TermName } from '../explanation.ts'
import { type Speaker, sayAmounts, sayTerm, sayTermFits } from './explanation-speaker.ts'
import { sayCount } from '../../text/say-count.ts'
import { sayCompared } from './say-worth.ts'
import { joinWords } from '../../text/join-words.ts'

/** How many advantages are told, and how many of the other places they must be wanting in. */
const advantages = 3
const wantingPart = 5

/** How many drawbacks are told. */
const drawbacks = 3

/** Why it takes a weekend or an evening, and the terms that cost least here and more at many other places. */
export function sayAdvantages(speaker: Speaker, data: PlacedExplanation): string[] {
  const free = data.instead.map(({ of }) => of)
  const isFree = (term: TermName) => free.some((kind) => kind === term)
  return [
    ...data.instead.flatMap((each) => sayInstead(speaker, data.taskId, each)),
    ...sayTerms(
      speaker,
      data,
      data.terms.filter(({ term }) => !isFree(term)),
    ),
  ]
}

/** What another place would cost less for is no reason to be here. */
function sayInstead(speaker: Speaker, taskId: number, { of, best }: Instead): string[] {
  const { language, place, state, style } = speaker
  const say = explanationWords[language].advantages
  if (best === null) return [say.nothingInstead[of]]
  if (best.total < 0) return []
  const than =
    style === 'person'
      ? say.thanInWords(sayCompared(state, taskId, best, language))
      : say.than(best.total, sayAmounts(best.terms, language))
  return [say.instead[of](place(best.place), than)]
}

/** The strongest first. */
function sayTerms(
  { language }: Speaker,
  { otherPlaces, spacing }: PlacedExplanation,
  terms: readonly TermView[],
): string[] {
  return terms
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
  const say = explanationWords[language].advantages
  if (sinceLast === 0) return say.sameDay
  if (sinceLast !== null) return say.sinceLast(sayCount(sinceLast, 'day', language))
  if (untilNext !== null) return say.untilNext(sayCount(untilNext, 'day', language))
  return sayTermFits('spacing', language)
}

/**
 * For a person "What speaks against it: a long run without a break and the weekend.", for a model "It costs 18 here: 12
 * for …". Nothing for a block that costs nothing.
 */
export function sayDrawbacks(
  { language, style }: Speaker,
  { share, terms }: PlacedExplanation,
): string[] {
  if (style === 'person') {
    const reasons = terms
      .filter(({ here }) => here > 0)
      .toSorted((a, b) => b.here - a.here)
      .slice(0, drawbacks)
      .map(({ term }) => sayTerm(term, language))
    if (reasons.length === 0) return []
    return [worthWords[language].worth.against(joinWords(reasons, language))]
  }
  const amounts = terms.flatMap(({ term, here }) => (here === 0 ? [] : [{ term, amount: here }]))
  if (amounts.length === 0) return []
  return [
    explanationWords[language].explanationPhrases.drawbacks(share, sayAmounts(amounts, language)),
  ]
}
