// The turn as typed data for a model: the state of this moment, what was asked, and what has been done so far.
import type { Message } from '../../shared/agent/message.ts'
import { callIdAt, type GraphState } from './graph-state.ts'
import type { ExecutedCall, TurnFacts } from './model/model.ts'
import type { Turn } from './turn.ts'

export function turnFacts(turn: Turn): TurnFacts {
  const { ports, state, messages, cards, recent } = turn
  const clock = ports.clock()
  return {
    language: ports.language(),
    request: state.request,
    followUps: state.followUps,
    recent,
    state: ports.readState(),
    now: clock.moment,
    today: { date: clock.date, minute: clock.minute },
    plan: state.plan,
    step: state.step,
    rejectedPlan: cards.find(({ id }) => id === state.rejectedPlanId) ?? null,
    calls: executedCalls(messages, state),
    activePacks: state.activePacks,
    history: turn.historyReasons(),
    correction: state.correction,
  }
}

/** The turn's calls in order: the state keeps their outcomes, the history their arguments and texts. */
function executedCalls(messages: readonly Message[], state: GraphState): ExecutedCall[] {
  const calls: ExecutedCall[] = []
  let rank = state.outcomes.length
  for (let index = messages.length - 1; index >= 0 && rank > 0; index -= 1) {
    const message = messages[index]
    const outcome = state.outcomes[rank - 1]
    if (message?.role !== 'assistant' || message.call?.id !== callIdAt(state, rank)) continue
    const result = messages[index + 1]
    if (outcome !== undefined && result?.role === 'tool') {
      const { name, arguments: values } = message.call
      calls.push({ name, arguments: values, outcome, text: result.content })
    }
    rank -= 1
  }
  return calls.toReversed()
}
