// Node: opens the plan card with its rough build, or the card of a re-plan that makes room where nothing else could be
// placed, or says so (G7). No model is asked.
import type { Card } from '../../../shared/agent/card.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { clashSentence } from '../clash-sentence.ts'
import { countLater, proposePlan } from '../propose-plan.ts'
import { heldByOrder, proposeRoom } from '../propose-room.ts'
import { sayLeftOut, sayMadeRoom, sayNothingPending, sayNothingPlaced } from '../say-no-room.ts'
import { makeRound, spoken, type Round, type Turn } from '../turn.ts'

export async function roughBuild(turn: Turn): Promise<Round> {
  const proposal = await proposePlan(turn)
  switch (proposal.kind) {
    case 'stopped':
      return makeRound({ kind: 'stopped' })
    case 'nothing':
      return proposal.leftOut.length === 0 ? placeNothing(turn) : makeRoom(turn, proposal.leftOut)
    case 'card':
      return planCard(turn, proposal.card)
    default:
      return assertNever(proposal)
  }
}

function placeNothing(turn: Turn): Round {
  const text = sayNothingPending(countLater(turn), turn.ports.language())
  return makeRound({ kind: 'nothing-placed' }, spoken(text))
}

async function planCard(turn: Turn, card: Card): Promise<Round> {
  const { ports } = turn
  const leftOut = card.body.kind === 'plan' ? card.body.leftOut : []
  const clash = leftOut.length === 0 ? null : await clashSentence(turn)
  const isHeld = heldByOrder(ports.readState(), leftOut).length > 0
  const said = spoken(clash === null ? '' : sayLeftOut(clash, isHeld, ports.language()))
  return makeRound(
    { kind: 'card-opened', cardId: card.id },
    {
      messages: said.messages,
      cards: [{ kind: 'open', card }],
      events: [...said.events, { kind: 'card-open', cardId: card.id }],
    },
  )
}

async function makeRoom(turn: Turn, leftOut: readonly number[]): Promise<Round> {
  const { ports } = turn
  const language = ports.language()
  const room = await proposeRoom(turn, heldByOrder(ports.readState(), leftOut))
  if (room.kind === 'stopped') return makeRound({ kind: 'stopped' })
  const clash = await clashSentence(turn)
  if (room.kind === 'none') {
    const text = sayNothingPlaced(leftOut.length, language, clash)
    return makeRound({ kind: 'nothing-placed' }, spoken(text))
  }
  const { card, call } = room
  const said = spoken(sayMadeRoom(clash, language))
  return makeRound(
    { kind: 'room-proposed', cardId: card.id },
    {
      // As with any call, its message joins the history with its result, once the card is answered (G5).
      messages: said.messages,
      cards: [{ kind: 'open', card }],
      events: [
        ...said.events,
        { kind: 'tool-call-start', call },
        { kind: 'card-open', cardId: card.id },
      ],
    },
  )
}
