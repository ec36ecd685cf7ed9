// Says why a task is where it is and not elsewhere, in sentences made of the explanation's numbers (P2).
import { grammar } from '../../i18n/grammar.ts'
import { explanationWords } from '../../i18n/shared/explanation.ts'
import { worthWords } from '../../i18n/shared/worth.ts'
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import type {
  EventExplanation,
  ExplanationData,
  PendingExplanation,
  PlacedExplanation,
  PlaceCost,
  TermAmount,
  Instead,
  TermView,
  TermName,
} from '../explanation.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import {
  makeSpeaker,
  type ExplanationStyle,
  type Speaker,
  sayAmounts,
  sayTerm,
  sayTermFits,
} from './explanation-speaker.ts'
import { sayLimits, sayNoPlace } from './say-limits.ts'
import { sayRefusal } from '../../words/schedule/say-refusal.ts'
import { sayPlaceInWords, sizeOf, sayCompared } from './say-worth.ts'
import { sayCount } from '../../text/say-count.ts'

/** One line for each thought. `numbered` names ids and day numbers, for a reader that answers with them. */
export function sayExplanation(
  state: ScheduleState,
  data: ExplanationData,
  language: Language,
  style: ExplanationStyle = 'person',
): string {
  const speaker = makeSpeaker(state, language, style)
  switch (data.kind) {
    case 'placed':
      return sayPlaced(speaker, data).join('\n')
    case 'pending':
      return sayPending(speaker, data).join('\n')
    case 'event':
      return sayEvent(speaker, data).join('\n')
    default:
      return assertNever(data)
  }
}

function sayPlaced(speaker: Speaker, data: PlacedExplanation): string[] {
  const say = explanationWords[speaker.language].explanationPhrases
  const reasons = [...sayLimits(speaker, data.limits), ...sayAdvantages(speaker, data)]
  return [
    say.liesOn(speaker.task(data.taskId), speaker.place(data.place)),
    reasons.length === 0 ? say.noReasons : say.because(say.clauses(reasons)),
    ...sayDrawbacks(speaker, data),
    ...sayAsked(speaker, data),
    ...sayOthers(speaker, data),
  ]
}

function sayOthers(speaker: Speaker, data: PlacedExplanation): string[] {
  const say = explanationWords[speaker.language].explanationPhrases
  const { asked, alternatives, otherPlaces, betterPlaces } = data
  if (data.limits.some(({ kind }) => kind === 'begun' || kind === 'worked')) return []
  if (otherPlaces === 0) return [say.nowhereElse]
  const isLocked = data.limits.some(({ kind }) => kind === 'locked')
  const head = isLocked ? say.othersUnlocked : say.others
  // With a question the answer comes first, and only what is better is worth a word.
  const shown = asked === null ? alternatives : alternatives.filter(({ total }) => total < 0)
  if (shown.length === 0) return betterPlaces === 0 ? [say.nothingBetter(otherPlaces)] : []
  return [
    head(otherPlaces, betterPlaces) + grammar[speaker.language].joints.colon.trimEnd(),
    ...shown.map((cost) => `- ${sayPlaceCost(speaker, data.taskId, cost)}`),
  ]
}

function sayPending(speaker: Speaker, data: PendingExplanation): string[] {
  const { language, task } = speaker
  const say = explanationWords[language].explanationPhrases
  const best = speaker.style === 'person' ? worthWords[language].worth.best : say.best
  const name = task(data.taskId)
  const limits = sayLimits(speaker, data.limits)
  const bound = limits.length === 0 ? [] : [say.bound(say.clauses(limits))]
  if (data.none !== null) {
    return [say.noPlace(name, sayNoPlace(speaker, data.none)), ...sayAsked(speaker, data)]
  }
  return [
    say.pending(name, data.legalPlaces),
    ...bound,
    ...sayAsked(speaker, data),
    ...(data.asked === null
      ? [
          best,
          ...data.best.map((cost) => `- ${sayPlaceCost(speaker, data.taskId, cost, 'pending')}`),
        ]
      : []),
  ]
}

function sayEvent(speaker: Speaker, data: EventExplanation): string[] {
  const { language } = speaker
  const say = explanationWords[language].explanationPhrases
  const name = speaker.task(data.taskId)
  const guests = joinWords(data.guestIds.map(speaker.task), language)
  return [
    say.event(name, speaker.place(data.place)),
    ...(data.isLocked ? [say.eventLocked] : []),
    ...(data.hasBegun ? [say.eventBegun] : []),
    ...(data.hosts ? [guests === '' ? say.hostsNothing : say.hosts(guests)] : []),
    ...sayAsked(speaker, data),
  ]
}

/**
 * For a person "Fri 27 Nov 10:00–11:35 would be a little worse: spacing.", for a model "would cost 6 more: 4 for spacing
 * and 2 for a full day.". Of a pending item it is said what the place costs by itself: that it is no longer left out is
 * no news.
 */
export function sayPlaceCost(
  speaker: Speaker,
  taskId: number,
  cost: PlaceCost,
  status: 'placed' | 'pending' = 'placed',
): string {
  const { language, place, style } = speaker
  const { place: at, total, terms } = cost
  const say = explanationWords[language].explanationPhrases
  if (status === 'pending') {
    const own = terms.filter(({ term }) => term !== 'unplaced')
    const cost = own.reduce((sum, { amount }) => sum + amount, 0)
    if (style === 'person') return sayDrawback(speaker, at, own)
    if (own.length === 0) return say.costsNothing(place(at))
    return say.costs(place(at), cost, sayAmounts(own, language))
  }
  if (style === 'person') return sayPlaceInWords(speaker, taskId, cost)
  const amounts = sayAmounts(terms, language)
  if (total === 0) return say.same(place(at), amounts)
  return total > 0 ? say.more(place(at), total, amounts) : say.less(place(at), -total, amounts)
}

function sayDrawback(
  { language, place }: Speaker,
  at: PlaceCost['place'],
  own: readonly TermAmount[],
): string {
  const { placed } = worthWords[language].worth
  const total = own.reduce((sum, { amount }) => sum + amount, 0)
  const [main] = own.toSorted((a, b) => b.amount - a.amount)
  if (main === undefined || total <= 0) return placed.free(place(at))
  return placed[sizeOf(total)](place(at), sayTerm(main.term, language))
}

function sayAsked(
  speaker: Speaker,
  data: Pick<ExplanationData, 'kind' | 'taskId' | 'asked'>,
): string[] {
  const { asked } = data
  const { language } = speaker
  const say = explanationWords[language].explanationPhrases
  if (asked === null) return []
  const status = data.kind === 'pending' ? 'pending' : 'placed'
  const sayCost = (cost: PlaceCost) => sayPlaceCost(speaker, data.taskId, cost, status)
  switch (asked.kind) {
    case 'here':
      return [say.here]
    case 'legal': {
      const sentence = sayCost(asked.cost)
      return [asked.isBest ? say.bestThere(sentence) : sentence]
    }
    case 'illegal': {
      const hasCosts = asked.nearest.length > 0
      // Nearest places with their costs stand in for those that the refusal would name.
      const refusal = hasCosts ? { ...asked.refusal, nearest: [] } : asked.refusal
      const style = speaker.style === 'person' ? 'person' : 'numbered'
      return [
        ...(asked.isOpen ? [say.noneThere] : []),
        sayRefusal(speaker.state, refusal, language, style),
        ...(hasCosts ? [say.nearest(asked.nearest.map(sayCost))] : []),
        ...(asked.unlocked === null ? [] : [say.unlocked(sayCost(asked.unlocked))]),
      ]
    }
    case 'unweighed':
      return [say.unweighed(speaker.place(asked.place))]
    default:
      return assertNever(asked)
  }
}

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
function sayDrawbacks({ language, style }: Speaker, { share, terms }: PlacedExplanation): string[] {
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
