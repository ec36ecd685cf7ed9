// Takes one step: asks the graph where a round leads and writes all of it in one transaction (G1, G6).
import { addUsage } from '../../../shared/agent/usage.ts'
import type { AgentStep } from '../../../shared/agent/agent-step.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
import { writeSnapshot, type GraphState } from './graph-state.ts'
import { isRunning, next, type Transition } from './next.ts'
import { sayFailure } from '../say/say-turn-end.ts'
import { advanceTurn, makeRound, type Round, type Turn } from './turn.ts'

/** Where the graph stands: a node runs next, or the turn rests. */
export type Position = Exclude<Transition, { kind: 'illegal' }>

export type Progress = { turn: Turn; position: Position }

/** Throws, with nothing written, when the step can't be written. */
export function commitRound(turn: Turn, round: Round): Progress {
  const transition = next(withUsage(turn), round.event)
  // An arrow that the graph does not have: what the round wanted to write is dropped.
  if (transition.kind === 'illegal')
    return write(turn, makeRound(round.event), brokenOff(turn.state), null)
  return write(turn, round, transition, round.event)
}

/** What the round's model calls cost belongs to the turn, whatever comes of the round. */
function withUsage({ state, meter }: Turn): GraphState {
  const spent = meter.take()
  return spent === null ? state : { ...state, usage: addUsage(state.usage, spent) }
}

function write(
  turn: Turn,
  round: Round,
  position: Position,
  event: Round['event'] | null,
): Progress {
  const { ports, conversationId, state: before } = turn
  const { state } = position
  const step: AgentStep = {
    conversationId,
    traceId: state.traceId,
    at: ports.at(),
    snapshot: state.phase === 'done' ? null : writeSnapshot(state),
    messages: round.messages,
    events: [
      ...round.events,
      ...failureEvents(position, event, turn),
      ...phaseEvents(before, position),
    ],
    cards: round.cards,
    change: round.change,
    ...(round.scene === undefined ? {} : { scene: round.scene }),
    ...(round.pack === undefined ? {} : { pack: round.pack }),
  }
  ports.commit(step)
  return { turn: advanceTurn(turn, state, round), position }
}

function brokenOff(state: GraphState): Position {
  return {
    kind: 'rest',
    state: { ...state, phase: 'done', waiting: { kind: 'nothing' } },
    ending: 'failed',
  }
}

function failureEvents(
  position: Position,
  event: Round['event'] | null,
  { ports, state }: Turn,
): TimelineEvent[] {
  if (position.kind !== 'rest' || position.ending !== 'failed') return []
  return [{ kind: 'error', text: sayFailure(event, state, ports.language()) }]
}

function phaseEvents(before: GraphState, position: Position): TimelineEvent[] {
  const { state } = position
  if (position.kind === 'rest') {
    const { executeRounds: rounds, usage } = state
    const counted = usage === null ? {} : { usage }
    return [{ kind: 'turn-end', ending: position.ending, rounds, ...counted }]
  }
  const hasEntered = state.phase !== before.phase && isRunning(state.phase)
  return hasEntered ? [{ kind: 'status', phase: state.phase }] : []
}
