// Where a guide stands now: its record, and what has become of the card that shows its document (G6). Nothing is written twice.
import type { Card } from '../agent/card.ts'
import { isUndoneIn } from '../schedule/is-undone.ts'
import type { ScheduleState } from '../schedule/state.ts'
import type { GuideDraft } from './guide-draft.ts'
import type { GuideMessage, GuideRecord } from './guide-record.ts'
import { stateAfterCard, type GuideState } from './guide-state.ts'
import { writtenDraft } from './written-draft.ts'

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
  const draft = isWritten ? writtenNow(record.draft, card, state) : record.draft
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

function isTakenBack({ status, body }: Card, schedule: ScheduleState): boolean {
  return status === 'accepted' && isUndoneIn(schedule, body.diff)
}

export type WrittenGuide = {
  /** As its work is now. */
  draft: GuideDraft
  /** The one that has written it; null where it is gone. */
  card: Card | null
  /** The student's words in it, oldest first. */
  said: readonly string[]
  /** It has been come back to: another draft is open, and not written yet. */
  isReopened: boolean
}

type Kept = {
  draft: GuideDraft
  cardId: string | null
  said: readonly string[]
  isReopened: boolean
}

/** What guides have written in a conversation, and nobody has taken back since, newest first. `cards` are its cards. */
export function findWritten(
  { record, card, isWritten }: PresentGuide,
  cards: readonly Card[],
  state: ScheduleState,
): WrittenGuide[] {
  const { draft, messages, written, others } = record
  const kept = others.map((other): Kept => Object.assign({ isReopened: false }, other))
  if (written !== null && !isWritten) {
    const said = wordsOf(messages.slice(0, written.said))
    kept.push({ draft: written.draft, cardId: written.cardId, said, isReopened: true })
  }
  const before = kept.flatMap((each) => stillWritten(each, cards, state)).toReversed()
  return isWritten && draft !== null
    ? [{ draft, card, said: wordsOf(messages), isReopened: false }, ...before]
    : before
}

function stillWritten(
  { draft, cardId, said, isReopened }: Kept,
  cards: readonly Card[],
  state: ScheduleState,
): WrittenGuide[] {
  const card = cards.find(({ id }) => id === cardId) ?? null
  if (card !== null && isTakenBack(card, state)) return []
  const now = writtenNow(draft, card, state)
  return now === null ? [] : [{ draft: now, card, said, isReopened }]
}

function wordsOf(messages: readonly GuideMessage[]): string[] {
  return messages.flatMap(({ who, text }) => (who === 'person' ? [text] : []))
}

/** For the body of work that it was for, or that the accepted card has made. */
function writtenNow(
  draft: GuideDraft | null,
  card: Card | null,
  state: ScheduleState,
): GuideDraft | null {
  if (draft === null) return null
  return writtenDraft(draft, draft.class_id ?? (card === null ? null : madeClass(card)), state)
}

function madeClass({ body }: Card): number | null {
  const made = Object.values(body.diff.added).find((record) => record.kind === 'class')
  return made?.id ?? null
}
