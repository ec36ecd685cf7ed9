// The loop (G1): node, then one committed step, then the next node, until the turn rests.
import { assertNever } from '../../shared/assert-never.ts'
import { commitRound, type Progress } from './commit-round.ts'
import type { TurnEnding } from '../../shared/agent/timeline.ts'
import type { NodeName } from './next.ts'
import { chat } from './nodes/chat.ts'
import { deliver } from './nodes/deliver.ts'
import { execute } from './nodes/execute.ts'
import { plan } from './nodes/plan.ts'
import { roughBuild } from './nodes/rough-build.ts'
import { streamText } from './stream-text.ts'
import { makeRound, type Round, type Turn } from './turn.ts'

export type TurnResult = { ending: TurnEnding; cardId: string | null }

export async function runTurn(start: Progress): Promise<TurnResult> {
  let { turn, position } = start
  while (position.kind === 'go') {
    const round = await stoppableRound(turn, position.node)
    ;({ turn, position } = commitRound(turn, round))
  }
  const { waiting } = position.state
  return { ending: position.ending, cardId: waiting.kind === 'card' ? waiting.cardId : null }
}

/** A stop that comes while the node runs or speaks wins: what the round wanted to write is dropped (G10). */
async function stoppableRound(turn: Turn, node: NodeName): Promise<Round> {
  const { signal } = turn
  if (!signal.aborted) {
    const round = await runNode(turn, node)
    await speakRound(turn, round)
    if (!signal.aborted) return round
  }
  return makeRound({ kind: 'stopped' })
}

function runNode(turn: Turn, node: NodeName): Round | Promise<Round> {
  switch (node) {
    case 'chat':
      return chat(turn)
    case 'plan':
      return plan(turn)
    case 'rough-build':
      return roughBuild(turn)
    case 'execute':
      return execute(turn)
    case 'deliver':
      return deliver(turn)
    default:
      return assertNever(node)
  }
}

async function speakRound({ ports, state, signal }: Turn, { events }: Round): Promise<void> {
  for (const event of events) {
    if (event.kind !== 'text') continue
    await streamText(
      event.text,
      (text) => ports.report({ kind: 'text-delta', traceId: state.traceId, text }),
      ports.pause,
      () => signal.aborted,
    )
  }
}
