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
} from '../explanation.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import { makeSpeaker, type ExplanationStyle, type Speaker } from './explanation-speaker.ts'
import { sayAsked, sayPlaceCost } from './say-asked-place.ts'
import { sayAdvantages, sayDrawbacks } from './say-advantages.ts'
import { sayLimits, sayNoPlace } from './say-limits.ts'

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
