// Makes what closing a card writes (G6), whatever the card shows: the answer in the timeline, and the fresh card in its place.
import type { CardWrite } from '../../../shared/agent/agent-step.ts'
import type { Card } from '../../../shared/agent/card.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import type { RecordKey, ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { sayChange } from '../../../shared/words/schedule/say-change.ts'
import { sayEffect } from '../../../shared/words/schedule/say-effect.ts'
import { makeRound, type Round, type Turn } from '../graph/turn.ts'
import { sayStale, type StaleReason } from '../say/say-stale.ts'
import type { Chosen } from './check-diff.ts'

/** The person's yes: what they said with it, possibly nothing, and the changes that it is for; null is all. */
export type Yes = { note: string; only: readonly RecordKey[] | null }

/** `changes` is what the fresh card does otherwise, a sentence or nothing. */
export function replacedRound(
  turn: Turn,
  card: Card,
  fresh: Card,
  reason: StaleReason,
  changes = '',
): Round {
  const language = turn.ports.language()
  const stale = sayStale(reason, true, language)
  const note = changes === '' ? stale : stale + grammar[language].joints.gap + changes
  const settled = closeCard(card, 'stale', note)
  return makeRound(
    { kind: 'card-replaced', cardId: fresh.id },
    {
      events: [...settled.events, { kind: 'card-open', cardId: fresh.id }],
      cards: [...settled.cards, { kind: 'open', card: fresh }],
    },
  )
}

export function closeCard(
  { id: cardId }: Card,
  status: 'accepted' | 'rejected' | 'stale',
  note: string,
  part: Chosen['part'] = null,
): { events: TimelineEvent[]; cards: CardWrite[] } {
  return {
    events: [
      { kind: 'card-answer', cardId, verdict: status, note, ...(part === null ? {} : { part }) },
    ],
    cards: [{ kind: 'settle', cardId, status, note }],
  }
}

/** The store puts the entry's id in: it is known only once the entry is written. */
export function scheduleChange(why: string): TimelineEvent {
  return { kind: 'schedule-change', entryId: 0, why }
}

/**
 * Says the reason that history keeps of a change. What history keeps as the reason of a change:
 * the one thing it did, or its effect in a sentence.
 */
export function sayWhy(before: ScheduleState, diff: ScheduleDiff, language: Language): string {
  const effect = describeEffect(before, diff)
  const [only, ...others] = effect.changes
  return only !== undefined && others.length === 0
    ? sayChange(before.window, only, language)
    : sayEffect(before, effect, language)
}
