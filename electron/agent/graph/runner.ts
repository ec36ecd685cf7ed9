// The loop (G1): node, then one committed step, then the next node, until the turn rests.
import { assertNever } from '../../../shared/assert-never.ts'
import type { Card } from '../../../shared/agent/card.ts'
import { applyRound } from '../cards/answer-round.ts'
import { explainAsking, whyAskInTurn } from '../cards/explain-asking.ts'
import { commitRound, type Progress } from './commit-round.ts'
import type { TurnEnding } from '../../../shared/agent/timeline.ts'
import type { NodeName } from './next.ts'
import { restOf } from '../live-speech.ts'
import { chat } from './nodes/chat.ts'
import { deliver } from './nodes/deliver.ts'
import { execute } from './nodes/execute.ts'
import { plan } from './nodes/plan.ts'
import { roughBuild } from './nodes/rough-build.ts'
import { streamText } from '../stream-text.ts'
import { makeRound, type Round, type Turn } from './turn.ts'

export type TurnResult = { ending: TurnEnding; cardId: string | null }

export async function runTurn(start: Progress): Promise<TurnResult> {
  let { turn, position } = start
  let asksFirst = false
  for (;;) {
    if (position.kind === 'go') {
      const round = await stoppableRound(turn, position.node)
      ;({ turn, position } = commitRound(turn, round))
      continue
    }
    const { waiting } = position.state
    const card = waiting.kind === 'card' ? openCardOf(turn, waiting.cardId) : null
    const asks = card === null || asksFirst || turn.signal.aborted
    if (asks || whyAskInTurn(turn, card.body) !== null) {
      return { ending: position.ending, cardId: card?.id ?? null }
    }
    const round = await applyRound(turn, card)
    ;({ turn, position } = commitRound(turn, round))
    // The world had changed in between: from here on the person looks first.
    asksFirst = round.event.kind !== 'card-accepted'
  }
}

function openCardOf({ cards }: Turn, cardId: string): Card | null {
  return cards.find(({ id, status }) => id === cardId && status === 'open') ?? null
}

/** A stop that comes while the node runs or speaks wins: what the round wanted to write is dropped (G10). */
async function stoppableRound(turn: Turn, node: NodeName): Promise<Round> {
  const { signal } = turn
  if (!signal.aborted) {
    const round = explainAsking(turn, await runNode(turn, node))
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

/** Streams what the round says, piece by piece, until the turn is stopped; what was shown before is not said again. */
export async function speakRound(turn: Turn, { events }: Round): Promise<void> {
  const { ports, state, signal, speech } = turn
  const { traceId } = state
  const texts = events.flatMap((event) => (event.kind === 'text' ? [event.text] : []))
  const shown = speech.take()
  const rest = shown === '' ? null : restOf(texts[0] ?? '', shown)
  if (shown !== '' && rest === null) ports.report({ kind: 'text-reset', traceId })
  for (const [index, text] of texts.entries()) {
    await streamText(
      index === 0 ? (rest ?? text) : text,
      (piece) => ports.report({ kind: 'text-delta', traceId, text: piece }),
      ports.pause,
      () => signal.aborted,
    )
  }
}
