// The person's no to a card that a scene has opened: their words go back to the scene; without any, the card is just closed.
import type { Card } from '../../shared/agent/card.ts'
import { sayBriefKept, sayBriefWaits } from '../../shared/words/say-brief.ts'
import { settle } from './settle-card.ts'
import { makeRound, spoken, type Round, type Turn } from './turn.ts'

/** One that belongs to no stage of the graph. */
export function isSceneCard({ body }: Card): boolean {
  return body.kind !== 'plan' && !('call' in body)
}

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

const yes =
  /^(yes|yeah|yep|sure|ok|okay|fine|good|great|perfect|right|go ahead|do it|accept|confirm|是|是的|好|好的|好啊|可以|行|嗯|对|没问题|确认|同意|接受|就这样|就这样吧)$/

/** A yes that is all of the words: no reason to change anything, and no verdict either (G6). */
export function isPlainYes(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
    .replaceAll(/\b(please|thanks|thank you)\b|谢谢|请/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return yes.test(plain)
}

/** The card stays as it is, and the answer says where the yes belongs. */
export function keepSceneCard({ ports }: Turn, text: string): Round {
  const said = spoken(sayBriefWaits(ports.language()))
  return makeRound(
    { kind: 'card-kept' },
    { messages: [{ role: 'user', content: text }, ...said.messages], events: said.events },
  )
}
