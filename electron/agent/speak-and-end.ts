// What a scene says to the person, in the graph's place: a text that ends the turn, or a round with more to it.
import { explainAsking } from './cards/explain-asking.ts'
import { commitRound } from './graph/commit-round.ts'
import { runTurn, speakRound, type TurnResult } from './graph/runner.ts'
import { makeRound, spoken, type Round, type Turn } from './graph/turn.ts'

/** Only for a turn that has just begun. */
export function speakAndEnd(turn: Turn, text: string): Promise<TurnResult> {
  return speakAndRun(turn, makeRound({ kind: 'chat-answered' }, spoken(text)))
}

/** A question of a scene: what is said next begins a turn. */
export function speakAndAsk(turn: Turn, text: string): Promise<TurnResult> {
  return speakAndRun(turn, makeRound({ kind: 'scene-asked' }, spoken(text)))
}

/** Says what a round says, commits it and runs on from there; a stop that comes while it speaks commits `ifStopped`. */
export async function speakAndRun(
  turn: Turn,
  wanted: Round,
  ifStopped: Round = makeRound({ kind: 'stopped' }),
): Promise<TurnResult> {
  const round = explainAsking(turn, wanted)
  await speakRound(turn, round)
  return runTurn(commitRound(turn, turn.signal.aborted ? ifStopped : round))
}
