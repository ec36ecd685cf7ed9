// The scene that hears why its card was turned down, or that goes on with what was accepted.
import type { CardBody } from '../../shared/agent/card.ts'
import type { Turn } from '../agent/graph/turn.ts'

/** Of the card of this turn that was answered last and left the scene more to do; null where it was one of the graph's own. */
export function sceneOfCard({ cards, state }: Turn): string | null {
  const card = cards.findLast(
    ({ traceId, status, body }) =>
      traceId === state.traceId &&
      (status === 'rejected' || (status === 'accepted' && body.kind === 'checkpoint')),
  )
  return card === undefined ? null : sceneOf(card.body)
}

function sceneOf(body: CardBody): string | null {
  if (body.kind === 'brief') return body.origin
  return body.kind === 'plan' || 'call' in body ? null : 'pack'
}
