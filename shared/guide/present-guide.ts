// Presents where a guide stands now: its record, and what has become of the card that shows its document (G6). Nothing is written twice.
import type { Card } from '../agent/card.ts'
import type { ScheduleState } from '../schedule/state.ts'
import type { GuideRecord } from './guide-record.ts'
import { stateAfterCard, type GuideState } from './guide-state.ts'
import { draftNow, isTakenBack } from './written-guides.ts'

export type PresentGuide = {
  record: GuideRecord
  /** The card as it is now; null without one. */
  card: Card | null
  /** Whether what the draft says has been written. */
  isWritten: boolean
}

/** `cards` are those of the conversation, in the order in which they were opened. */
export function presentGuide(
  record: GuideRecord,
  cards: readonly Card[],
  state: ScheduleState,
): PresentGuide {
  const card = findGuideCard(record, cards)
  const present = stateNow(record, card, state)
  const isWritten = present === 'FINISHED'
  const { draft: kept } = record
  const draft = isWritten && kept !== null ? draftNow(kept, card, state) : kept
  return {
    record: { ...record, state: present, draft, cardId: card?.id ?? null },
    card,
    isWritten,
  }
}

/** The one that it opened, or the fresh one that took its place. */
function findGuideCard({ cardId }: GuideRecord, cards: readonly Card[]): Card | null {
  if (cardId === null) return null
  const opened = cards.findIndex(({ id }) => id === cardId)
  const own = cards[opened]
  if (own === undefined) return null
  const later = cards
    .slice(opened)
    .filter(
      ({ traceId, body }) =>
        traceId === own.traceId && body.kind === 'brief' && body.origin === 'guide',
    )
  return later.at(-1) ?? own
}

/** A card that is gone has been answered by nobody: what the record says stands, but for its waiting. */
function stateNow(
  { state, draft }: GuideRecord,
  card: Card | null,
  schedule: ScheduleState,
): GuideState {
  if (draft === null) return 'DISCOVERY'
  // What was taken back is a draft again, and what was brought back then is written.
  if (card !== null && isTakenBack(card, schedule)) return 'DRAFTING'
  if (state === 'CONFIRMING') return card === null ? 'DRAFTING' : stateAfterCard[card.status]
  return state === 'DISCOVERY' ? 'DRAFTING' : state
}
