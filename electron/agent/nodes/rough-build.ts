// Node: opens the plan card with its rough build, or says that nothing could be placed (G7). No model is asked.
import { proposePlan } from '../propose-plan.ts'
import { makeRound, spoken, type Round, type Turn } from '../turn.ts'
import { sayNothingPlaced } from '../words.ts'

export function roughBuild(turn: Turn): Round {
  const proposal = proposePlan(turn)
  if (proposal.kind === 'nothing') {
    const text = sayNothingPlaced(proposal.leftOut, turn.ports.language())
    return makeRound({ kind: 'nothing-placed' }, spoken(text))
  }
  const { card } = proposal
  return makeRound(
    { kind: 'card-opened', cardId: card.id },
    { cards: [{ kind: 'open', card }], events: [{ kind: 'card-open', cardId: card.id }] },
  )
}
