// The conversation: a turn, its stop, and the person's verdict on a card.
import { ensureConversation, findCard, readConversation } from '../../db/conversation.ts'
import { readState } from '../../db/read-state.ts'
import type { Problem, RequestInput } from '../../shared/ipc.ts'
import { succeed, type Result } from '../../shared/result.ts'
import { answerCard, resumeTurn, startTurn } from '../agent/agent.ts'
import type { AgentPorts, Conversation } from '../agent/ports.ts'
import { agentPorts } from './agent-ports.ts'
import { problem, requireIdlePlan, type SessionContext } from './context.ts'

export async function say(context: SessionContext, { text }: RequestInput<'say'>) {
  return runTurn(context, (ports, conversation, signal) =>
    startTurn(ports, conversation, text, signal),
  )
}

export async function answer(context: SessionContext, input: RequestInput<'answer-card'>) {
  const answered = await runTurn(context, (ports, conversation, signal) =>
    answerCard(ports, conversation, input, signal),
  )
  if (!answered.ok) return answered
  const { outcome, cardId, ending } = answered.value
  if (outcome === 'unknown-card' || outcome === 'wrong-hash') return problem(context, outcome)
  const status = findCard(context.database, input.cardId)?.status ?? 'stale'
  return succeed({ outcome, status, ending, cardId })
}

export function stopTurn(context: SessionContext) {
  const turn = context.turn
  turn?.abort()
  return succeed({ stopped: turn !== null })
}

/** Goes on with a turn that a kill cut off; does nothing when none was running. */
export async function resumeCutOffTurn(context: SessionContext): Promise<void> {
  if (readState(context.database) === null) return
  await runTurn(context, resumeTurn)
}

async function runTurn<Outcome>(
  context: SessionContext,
  run: (ports: AgentPorts, conversation: Conversation, signal: AbortSignal) => Promise<Outcome>,
): Promise<Result<Outcome, Problem>> {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const turn = new AbortController()
  context.turn = turn
  context.push({ kind: 'running', isRunning: true })
  try {
    const { database } = context
    const conversation = readConversation(database, ensureConversation(database, context.clock()))
    return succeed(await run(agentPorts(context), conversation, turn.signal))
  } finally {
    context.turn = null
    context.push({ kind: 'running', isRunning: false })
  }
}
