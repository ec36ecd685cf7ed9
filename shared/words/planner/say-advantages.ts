// What speaks for a block's place and what it costs there, from how each term sees it.
import type { Language } from '../../language.ts'
import type { Instead, PlacedExplanation, TermView } from '../../planner/explanation.ts'
import type { TermName } from '../../planner/term-name.ts'
import { explanationPhrases } from './explanation-phrases.ts'
import type { Speaker } from './explanation-speaker.ts'
import { sayCount } from '../say-count.ts'
import { sayAmounts, sayTermFits } from './say-term.ts'

/** How many advantages are told, and how many of the other places they must be wanting in. */
const advantages = 3
const wantingPart = 5

type Phrases = {
  sameDay: string
  sinceLast: (days: string) => string
  untilNext: (days: string) => string
  /** `than` is how much more it would cost, and for what; null is the same. */
  instead: Record<Instead['of'], (place: string, than: string | null) => string>
  nothingInstead: Record<Instead['of'], string>
  than: (total: number, amounts: string) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    instead: {
      weekend: (place, than) =>
        `the best weekday place, ${place}, would cost ${than ?? 'the same'}`,
      evening: (place, than) =>
        `the best place before the evening, ${place}, would cost ${than ?? 'the same'}`,
    },
    nothingInstead: {
      weekend: 'no weekday place is left for it',
      evening: 'no place before the evening is left for it',
    },
    than: (total, amounts) => `${total} more (${amounts})`,
    sameDay: 'it follows the last session on the same day',
    sinceLast: (days) => `${days} after the last session`,
    untilNext: (days) => `${days} before the next session`,
  },
  zh: {
    instead: {
      weekend: (place, than) => `平日最好的时间 ${place}，代价${than ?? '相同'}`,
      evening: (place, than) => `晚上以前最好的时间 ${place}，代价${than ?? '相同'}`,
    },
    nothingInstead: { weekend: '平日没有别的时间可排', evening: '晚上以前没有别的时间可排' },
    than: (total, amounts) => `多 ${total}（${amounts}）`,
    sameDay: '同一天接在上一次之后',
    sinceLast: (days) => `距上一次 ${days}`,
    untilNext: (days) => `距下一次 ${days}`,
  },
}

/** Why it takes a weekend or an evening, and the terms that cost least here and more at many other places. */
export function sayAdvantages(speaker: Speaker, data: PlacedExplanation): string[] {
  const free = data.instead.map(({ of }) => of)
  const isFree = (term: TermName) => free.some((kind) => kind === term)
  return [
    ...data.instead.flatMap((each) => sayInstead(speaker, each)),
    ...sayTerms(
      speaker,
      data,
      data.terms.filter(({ term }) => !isFree(term)),
    ),
  ]
}

/** What another place would cost less for is no reason to be here. */
function sayInstead({ language, place }: Speaker, { of, best }: Instead): string[] {
  const say = phrases[language]
  if (best === null) return [say.nothingInstead[of]]
  if (best.total < 0) return []
  const than = best.total === 0 ? null : say.than(best.total, sayAmounts(best.terms, language))
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
