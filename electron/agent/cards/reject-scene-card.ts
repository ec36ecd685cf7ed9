// The person's no to a card that a scene has opened: their words go back to the scene; without any, the card is just closed.
import type { Card } from '../../../shared/agent/card.ts'
import { sayBriefKept, sayBriefLeft } from '../../../shared/guide/say-brief.ts'
import { asksAlone, asksOfDay } from '../../language/read/asks-alone.ts'
import { turnFacts } from '../turn-facts.ts'
import { closeCard } from './close-card.ts'
import { makeRound, spoken, type Round, type Turn } from '../graph/turn.ts'

/** `note` is the person's reason, possibly empty. */
export function rejectSceneCard(turn: Turn, card: Card, note: string): Round {
  const { ports } = turn
  const event = { kind: 'card-rejected', cardId: card.id, note } as const
  const settled = closeCard(card, 'rejected', note)
  const isSaid = note.trim() !== ''
  const said = isSaid ? leaving(turn, card, note) : spoken(sayBriefKept(ports.language()))
  const words = isSaid ? [{ role: 'user' as const, content: note }] : []
  return makeRound(event, {
    ...settled,
    messages: [...said.messages, ...words],
    events: [...settled.events, ...said.events],
  })
}

/** What is kept, where the words are a request of their own: they are carried out elsewhere. */
function leaving(turn: Turn, { body }: Card, note: string): ReturnType<typeof spoken> {
  const isOfPack = body.kind === 'checkpoint' || (body.kind === 'brief' && body.origin === 'pack')
  const facts = turnFacts(turn)
  const isLeft = asksAlone(note, facts) || (isOfPack && asksOfDay(note, facts))
  const isOfGuide = body.kind === 'brief' && body.origin === 'guide'
  const of = isOfPack ? 'pack' : isOfGuide ? 'guide' : null
  return spoken(isLeft && of !== null ? sayBriefLeft(of, turn.ports.language()) : '')
}
