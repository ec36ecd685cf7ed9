// Makes a new conversation out of an old one: all that came before one of its turns, to go on from there in another way.
import { cardStatements, writeCard } from './cards.ts'
import {
  conversationStatements,
  readConversation,
  requireConversation,
  stepKey,
  stepRange,
  type StoredConversation,
} from './conversation.ts'
import { createConversation } from './conversations.ts'
import { copyScenes } from './scenes.ts'
import { type WeekloomDatabase, writeTransaction } from './store/database.ts'
import { linesOf, toLines } from './store/stored-text.ts'
import type { Card } from '../shared/agent/card.ts'
import type { StoredTimelineEvent, TimelineEvent } from '../shared/agent/timeline.ts'

export type Branch = {
  /** The conversation that it comes from, and the event that begins its first turn that is left out. */
  from: string
  seq: number
  at: string
  newId: () => string
}

/**
 * A new conversation with all that came before that turn, which is then the one that is shown; answers with its id.
 * Its cards are copies that nothing can run any more. Throws when no turn begins there.
 */
export function branchConversation(
  database: WeekloomDatabase,
  { from, seq, at, newId }: Branch,
): string {
  const source = readConversation(database, from)
  if (!isTurnBegin(source.timeline, seq)) throw new Error(`no turn begins at event ${seq}`)
  const ids = new Map(source.cards.map(({ id }) => [id, newId()]))
  return writeTransaction(database, () => {
    const id = createConversation(database, at, requireConversation(database, from))
    conversationStatements(database).rename.run(source.title, requireConversation(database, id))
    copySteps(database, { source, id, seq, ids })
    return id
  })
}

/** A text that begins a turn of its own: one typed at a card or a question belongs to the turn before. */
export function isTurnBegin(timeline: readonly StoredTimelineEvent[], seq: number): boolean {
  const begun = timeline.find((entry) => entry.seq === seq)
  if (begun?.event.kind !== 'turn-start') return false
  return !timeline.some((entry) => entry.seq < seq && entry.traceId === begun.traceId)
}

type Copy = {
  source: StoredConversation
  id: string
  seq: number
  /** New ids of the cards. */
  ids: ReadonlyMap<string, string>
}

function copySteps(database: WeekloomDatabase, copy: Copy): void {
  const { source, id, seq } = copy
  const key = requireConversation(database, id)
  const turns = new Map<string, number>()
  const turnOf = (traceId: string): number => {
    const known = turns.get(traceId)
    if (known !== undefined) return known
    const turn = Number(
      conversationStatements(database).createTurn.run(key, traceId).lastInsertRowid,
    )
    turns.set(traceId, turn)
    return turn
  }
  const range = stepRange(requireConversation(database, source.id))
  const steps = conversationStatements(database).readSteps.all(...range)
  const kept = steps.filter((step) => step.last_event < seq)
  for (const [index, step] of kept.entries()) {
    conversationStatements(database).writeStep.run({
      key: stepKey(key, index + 1),
      turn: turnOf(step.trace_id),
      at: step.at,
      last_event: step.last_event,
      messages: step.messages,
      events: toLines(eventsOf(copy, step.last_event, linesOf(step.events).length)),
    })
  }
  copyScenes(database, {
    from: requireConversation(database, source.id),
    to: key,
    seq,
    cards: copy.ids,
  })
  for (const card of cardsOf(copy)) {
    writeCard(database, { kind: 'open', card: { ...card, status: 'open' } }, key, turnOf)
    const status = card.status === 'open' ? 'stale' : card.status
    cardStatements(database).settle.run(status, card.note, card.id)
  }
}

/** The events of one step, with the new ids of their cards. Throws when one is damaged. */
function eventsOf({ source, ids }: Copy, last: number, count: number): TimelineEvent[] {
  const events = source.timeline
    .filter(({ seq }) => seq > last - count && seq <= last)
    .map(({ event }) => withCard(event, ids))
  if (events.length !== count) throw new Error('a damaged event can not be copied')
  return events
}

/** As they were opened before the cut. */
function cardsOf({ source, id, seq, ids }: Copy): Card[] {
  const shown = new Set(
    source.timeline.flatMap((entry) =>
      entry.seq < seq && entry.event.kind === 'card-open' ? [entry.event.cardId] : [],
    ),
  )
  return source.cards
    .filter((card) => shown.has(card.id))
    .map((card) => Object.assign({}, card, { id: ids.get(card.id) ?? card.id, conversationId: id }))
}

function withCard(event: TimelineEvent, ids: ReadonlyMap<string, string>): TimelineEvent {
  if (event.kind !== 'card-open' && event.kind !== 'card-answer') return event
  return { ...event, cardId: ids.get(event.cardId) ?? event.cardId }
}
