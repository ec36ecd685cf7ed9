// Opens a card and closes it (G6), whatever it shows: what the person answers is exactly what is stored.
import { createHash } from 'node:crypto'
import type { Card, CardBody } from '../../../shared/agent/card.ts'
import type { ToolCall } from '../../../shared/agent/message.ts'
import type { ToolPack } from '../../../shared/tools/catalogue.ts'
import { type Turn, makeRound, type Round } from '../graph/turn.ts'
import type { CardWrite } from '../../../shared/agent/agent-step.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import type { RecordKey, ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { sayChange } from '../../../shared/words/schedule/say-change.ts'
import { sayEffect } from '../../../shared/words/schedule/say-effect.ts'
import { sayStale, type StaleReason } from '../say/say-stale.ts'
import type { Chosen } from './check-diff.ts'

/** A new card of this turn; it is open once it has been committed. */
export function openCard({ ports, conversationId, state }: Turn, body: CardBody): Card {
  return {
    id: ports.newId(),
    conversationId,
    traceId: state.traceId,
    openedAt: ports.at(),
    status: 'open',
    hash: hashBody(body),
    note: '',
    body,
  }
}

/** SHA-256 in hex of the body's canonical JSON. */
export function hashBody(body: CardBody): string {
  return createHash('sha256').update(canonicalJson(body)).digest('hex')
}

/** One text for one JSON value, whatever the order in which its keys were written; hashes and comparisons use it. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, sortKeys)
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The round that opens a card, with what is said before it. */
export function cardRound(
  card: Card,
  { messages, events }: Pick<Round, 'messages' | 'events'>,
  event: Round['event'] = { kind: 'card-opened', cardId: card.id },
): Round {
  return makeRound(event, {
    messages,
    events: [...events, { kind: 'card-open', cardId: card.id }],
    cards: [{ kind: 'open', card }],
  })
}

/**
 * The round that opens the card of a call, with what is said with it. The call joins the history
 * with its result, once the card is answered (G5).
 */
export function callCardRound(
  kind: 'card-opened' | 'room-proposed',
  { card, call, activePacks }: { card: Card; call: ToolCall; activePacks?: ToolPack[] },
  { messages, events }: Pick<Round, 'messages' | 'events'>,
): Round {
  return cardRound(
    card,
    { messages, events: [...events, { kind: 'tool-call-start', call }] },
    { kind, cardId: card.id, ...(activePacks === undefined ? {} : { activePacks }) },
  )
}

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
