// The turn's calls with what came of each: the state keeps their outcomes, the history their arguments and texts.
import type { Message } from '../../../shared/agent/message.ts'
import { callIdAt, type GraphState } from './graph-state.ts'
import type { ExecutedCall } from '../model/model.ts'

/** In order, from the call of rank `from` on, counted from 1; `messages` hold at least those. */
export function executedCalls(
  messages: readonly Message[],
  state: GraphState,
  from: number,
): ExecutedCall[] {
  const calls: ExecutedCall[] = []
  let rank = state.outcomes.length
  for (let index = messages.length - 1; index >= 0 && rank >= from; index -= 1) {
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
