// Explains why a card asks though the person lets its kind be applied (O7): decided for the turn, and said with the card.
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import { whyAsk } from '../../../shared/agent/autonomy.ts'
import type { CardBody } from '../../../shared/agent/card.ts'
import { noChanges } from '../../../shared/schedule/tally-diff.ts'
import { hasReadOthers } from '../read-others.ts'
import { spoken, type Round, type Turn } from '../graph/turn.ts'

export function whyAskInTurn(turn: Turn, body: CardBody): ReturnType<typeof whyAsk> {
  const { unasked = noChanges } = turn.state
  return whyAsk(turn.ports.autonomy(), body, {
    unasked,
    hasReadOthers: () => hasReadOthers(turn, body),
  })
}

/** The round, with the sentence before the card that it opens. */
export function explainAsking(turn: Turn, round: Round): Round {
  const opened = round.cards.find((write) => write.kind === 'open')
  const reason = opened === undefined ? null : whyAskInTurn(turn, opened.card.body)
  if (reason === null || reason === 'not-chosen') return round
  const said = spoken(agentWords[turn.ports.language()].askingReasons[reason])
  const at = round.events.findIndex(({ kind }) => kind === 'card-open')
  return {
    ...round,
    messages: [...round.messages, ...said.messages],
    events: [...round.events.slice(0, at), ...said.events, ...round.events.slice(at)],
  }
}
