// The conversation as the page holds it: stored events, cards by id, and the text that is still being written.
import { assertNever } from '../../shared/assert-never.ts'
import type { Card } from '../../shared/agent/card.ts'
import type { LiveDelta, StoredTimelineEvent } from '../../shared/agent/timeline.ts'
import type { TurnResponse } from '../../shared/agent/turn-response.ts'
import type { PlanProgress } from '../../shared/planner/plan-progress.ts'
import type { AppView, QueuedMessage } from '../../shared/view/app-view.ts'
import { createStore, type Store } from './store.ts'

export type ChatState = {
  timeline: readonly StoredTimelineEvent[]
  cards: ReadonlyMap<string, Card>
  /** Live text whose stored event has not come yet. */
  pendingText: string
  pendingReasoning: string
  /** How far the search for a plan is; null while none runs. */
  progress: PlanProgress | null
  isRunning: boolean
  conversation: AppView['conversation']
  /** Messages that wait for the turn that runs. */
  queued: readonly QueuedMessage[]
  /** What the last turn answered with, until something else happens; it says what may be said next. */
  response: TurnResponse | null
  /** The card with whose yes the like is to be applied in this conversation without asking (O7). */
  always: string | null
  /** The card whose answer is under way: until it is through, a second one does nothing. */
  answering: string | null
  /** The card that is to take the focus once it is drawn. */
  summoned: string | null
}

export function createChatStore(): Store<ChatState> {
  return createStore<ChatState>({
    timeline: [],
    cards: new Map(),
    pendingText: '',
    pendingReasoning: '',
    progress: null,
    isRunning: false,
    conversation: { id: '', title: '', parent: null },
    queued: [],
    response: null,
    always: null,
    answering: null,
    summoned: null,
  })
}

/** Events come in order; one that is already held (a push that crossed a reload) is dropped. */
export function appendEvent(state: ChatState, entry: StoredTimelineEvent): Partial<ChatState> {
  // A card of another conversation can be answered elsewhere while this one is shown.
  const { id } = state.conversation
  if (id !== '' && entry.conversationId !== id) return {}
  const last = state.timeline.at(-1)
  if (last !== undefined && entry.conversationId === last.conversationId && entry.seq <= last.seq)
    return {}
  // Whatever is written comes after the search that it waited for.
  const patch: Partial<ChatState> = { timeline: [...state.timeline, entry], progress: null }
  const { kind } = entry.event
  if (kind === 'turn-start' || kind === 'card-answer') patch.response = null
  if (kind === 'text' || kind === 'turn-end') patch.pendingText = ''
  if (kind === 'reasoning' || kind === 'turn-end') patch.pendingReasoning = ''
  return patch
}

/** Of the turn that was begun last; a late answer of an earlier one is dropped. */
export function takeResponse(state: ChatState, response: TurnResponse): Partial<ChatState> {
  const last = state.timeline.findLast(({ event }) => event.kind === 'turn-start')
  return last?.traceId === response.traceId ? { response } : {}
}

export function appendDelta(state: ChatState, delta: LiveDelta): Partial<ChatState> {
  switch (delta.kind) {
    case 'text-delta':
      return { pendingText: state.pendingText + delta.text }
    case 'reasoning-delta':
      return { pendingReasoning: state.pendingReasoning + delta.text }
    case 'text-reset':
      return { pendingText: '' }
    default:
      return assertNever(delta)
  }
}

export function putCard(state: ChatState, card: Card): Partial<ChatState> {
  return { cards: new Map(state.cards).set(card.id, card) }
}

/** The card that waits for the person, if one does. */
export function openCardOf(state: Pick<ChatState, 'cards'>): Card | null {
  for (const card of state.cards.values()) if (card.status === 'open') return card
  return null
}
