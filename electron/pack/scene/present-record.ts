// The pack scene's record as it stands now: what became of its card is derived from the card, never written twice (K4).
import type { Card } from '../../../shared/agent/card.ts'
import type { PackRecord } from '../scene-record.ts'

export type PresentRecord = {
  record: PackRecord
  /** What became of the card since the record was written; null for nothing, or no card. */
  verdict: 'settled' | 'in-the-plan' | 'declined' | null
}

export function presentRecord(record: PackRecord, cards: readonly Card[]): PresentRecord {
  const card = record.cardId === null ? undefined : findLast(cards, record.cardId)
  if (card === undefined || card.status === 'open') return { record, verdict: null }
  const closed: PackRecord = { ...record, cardId: null }
  if (card.status !== 'accepted') return { record: closed, verdict: 'declined' }
  const { body } = card
  if (body.kind === 'brief') {
    const waiting = { kind: 'write', keys: ['placement'] } as const
    return {
      record: { ...closed, waiting: { ...waiting, keys: [...waiting.keys] } },
      verdict: 'in-the-plan',
    }
  }
  if (body.kind !== 'checkpoint') return { record: closed, verdict: 'declined' }
  const phase = body.next ?? body.phase
  return { record: { ...closed, phase, mode: 'producing' }, verdict: 'settled' }
}

/** A card that went stale has the one in its place right behind it, of the same turn and kind. */
function findLast(cards: readonly Card[], id: string): Card | undefined {
  const card = cards.find((each) => each.id === id)
  if (card?.status !== 'stale') return card
  return (
    cards.findLast(
      ({ traceId, body }) => traceId === card.traceId && body.kind === card.body.kind,
    ) ?? card
  )
}
