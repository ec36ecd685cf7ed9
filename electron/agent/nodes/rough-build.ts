// Node: opens the plan card with its rough build, or says that nothing could be placed (G7). No model is asked.
import type { Card } from '../../../shared/agent/card.ts'
import { clashSentence } from '../clash-sentence.ts'
import { proposePlan } from '../propose-plan.ts'
import { sayLeftOut, sayNothingPlaced } from '../say-no-room.ts'
import { makeRound, spoken, type Round, type Turn } from '../turn.ts'

export async function roughBuild(turn: Turn): Promise<Round> {
  const proposal = await proposePlan(turn)
  if (proposal.kind === 'stopped') return makeRound({ kind: 'stopped' })
  const language = turn.ports.language()
  if (proposal.kind === 'nothing') {
    const clash = proposal.leftOut === 0 ? null : await clashSentence(turn)
    const text = sayNothingPlaced(proposal.leftOut, language, clash)
    return makeRound({ kind: 'nothing-placed' }, spoken(text))
  }
  const { card } = proposal
  const clash = hasLeftOut(card) ? await clashSentence(turn) : null
  const said = spoken(clash === null ? '' : sayLeftOut(clash, language))
  return makeRound(
    { kind: 'card-opened', cardId: card.id },
    {
      messages: said.messages,
      cards: [{ kind: 'open', card }],
      events: [...said.events, { kind: 'card-open', cardId: card.id }],
    },
  )
}

function hasLeftOut({ body }: Card): boolean {
  return body.kind === 'plan' && body.leftOut.length > 0
}
