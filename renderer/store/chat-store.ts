// The conversation as the page holds it: stored events, cards by id, and the text that is still being written.
import type { Card } from '../../shared/agent/card.ts'
import type { LiveDelta, StoredTimelineEvent } from '../../shared/agent/timeline.ts'
import type { PlanProgress } from '../../shared/planner/plan-progress.ts'
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
  /** The card whose answer is under way: until it is through, a second one does nothing. */
  answering: string | null
}

export function createChatStore(): Store<ChatState> {
  return createStore<ChatState>({
    timeline: [],
    cards: new Map(),
    pendingText: '',
    pendingReasoning: '',
    progress: null,
    isRunning: false,
    answering: null,
  })
}

/** Events come in order; one that is already held (a push that crossed a reload) is dropped. */
export function appendEvent(state: ChatState, entry: StoredTimelineEvent): Partial<ChatState> {
  const last = state.timeline.at(-1)
  if (last !== undefined && entry.conversationId === last.conversationId && entry.seq <= last.seq)
    return {}
  // Whatever is written comes after the search that it waited for.
  const patch: Partial<ChatState> = { timeline: [...state.timeline, entry], progress: null }
  const { kind } = entry.event
  if (kind === 'text' || kind === 'turn-end') patch.pendingText = ''
  if (kind === 'reasoning' || kind === 'turn-end') patch.pendingReasoning = ''
  return patch
}

export function appendDelta(state: ChatState, delta: LiveDelta): Partial<ChatState> {
  return delta.kind === 'text-delta'
    ? { pendingText: state.pendingText + delta.text }
    : { pendingReasoning: state.pendingReasoning + delta.text }
}

export function putCard(state: ChatState, card: Card): Partial<ChatState> {
  return { cards: new Map(state.cards).set(card.id, card) }
}

/** The card that waits for the person, if one does. */
export function openCardOf(state: Pick<ChatState, 'cards'>): Card | null {
  for (const card of state.cards.values()) if (card.status === 'open') return card
  return null
}
