// The conversation: a turn, its stop, and the person's verdict on a card.
import { ensureConversation, findCard, readConversation } from '../../db/conversation.ts'
import { readState } from '../../db/read-state.ts'
import type { Problem, RequestInput } from '../../shared/ipc.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import type { Conversation } from '../agent/ports.ts'
import { reviseCard } from '../agent/revise-card.ts'
import {
  resumeText,
  takeText,
  takeVerdict,
  type OrchestratorPorts,
} from '../orchestrator/orchestrate.ts'
import { orchestratorPorts } from './orchestrator-ports.ts'
import { problem, requireIdlePlan, type SessionContext } from './context.ts'

export async function say(context: SessionContext, { text }: RequestInput<'say'>) {
  return runTurn(context, (ports, conversation, signal) =>
    takeText(ports, conversation, text, signal),
  )
}

export async function answer(context: SessionContext, input: RequestInput<'answer-card'>) {
  const answered = await runTurn(context, (ports, conversation, signal) =>
    takeVerdict(ports, conversation, { ...input, isAlways: input.always ?? false }, signal),
  )
  if (!answered.ok) return answered
  const { outcome, cardId, ending } = answered.value
  if (outcome === 'unknown-card' || outcome === 'wrong-hash') return problem(context, outcome)
  const status = findCard(context.database, input.cardId)?.status ?? 'stale'
  return succeed({ outcome, status, ending, cardId })
}

/** The arguments of a call as the person wants them: what can't be done so leaves the card as it was. */
export async function revise(context: SessionContext, input: RequestInput<'revise-card'>) {
  const revised = await runTurn(context, ({ agent }, conversation, signal) =>
    reviseCard(agent, conversation, input, signal),
  )
  if (!revised.ok) return revised
  const { value } = revised
  if (value.kind === 'revised') return succeed({ cardId: value.cardId })
  return value.kind === 'refused'
    ? fail({ code: 'revision-refused', message: value.text })
    : problem(context, value.kind)
}

export function stopTurn(context: SessionContext) {
  const turn = context.turn
  turn?.abort()
  return succeed({ stopped: turn !== null })
}

/** Goes on with a turn that a kill cut off; does nothing when none was running. */
export async function resumeCutOffTurn(context: SessionContext): Promise<void> {
  if (readState(context.database) === null) return
  await runTurn(context, resumeText)
}

async function runTurn<Outcome>(
  context: SessionContext,
  run: (
    ports: OrchestratorPorts,
    conversation: Conversation,
    signal: AbortSignal,
  ) => Promise<Outcome>,
): Promise<Result<Outcome, Problem>> {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const turn = new AbortController()
  context.turn = turn
  context.push({ kind: 'running', isRunning: true })
  try {
    const { database } = context
    const conversation = readConversation(database, ensureConversation(database, context.clock()))
    return succeed(
      await run(orchestratorPorts(context, conversation.id), conversation, turn.signal),
    )
  } finally {
    context.turn = null
    context.push({ kind: 'running', isRunning: false })
  }
}
