// Makes what closing a card writes (G6), whatever the card shows: the answer in the timeline, and the fresh card in its place.
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Card } from '../../../shared/agent/card.ts'
import type { CardWrite } from '../../../shared/agent/agent-step.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
import type { RecordKey } from '../../../shared/schedule/diff.ts'
import type { Chosen } from './check-diff.ts'
import { sayStale, type StaleReason } from '../say/say-stale.ts'
import { makeRound, type Round, type Turn } from '../graph/turn.ts'

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
