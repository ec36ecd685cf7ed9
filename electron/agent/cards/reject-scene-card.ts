// The person's no to a card that a scene has opened: their words go back to the scene; without any, the card is just closed.
import type { Card } from '../../../shared/agent/card.ts'
import { sayBriefKept } from '../../../shared/words/guide/say-brief.ts'
import { settle } from './settle-card.ts'
import { makeRound, spoken, type Round, type Turn } from '../graph/turn.ts'

/** `note` is the person's reason, possibly empty. */
export function rejectSceneCard({ ports }: Turn, card: Card, note: string): Round {
  const event = { kind: 'card-rejected', cardId: card.id, note } as const
  const settled = settle(card, 'rejected', note)
  if (note.trim() !== '')
    return makeRound(event, { ...settled, messages: [{ role: 'user', content: note }] })
  const said = spoken(sayBriefKept(ports.language()))
  return makeRound(event, {
    ...settled,
    messages: said.messages,
    events: [...settled.events, ...said.events],
  })
}
