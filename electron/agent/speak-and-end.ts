// Says a text to the person and ends the turn, without a model.
import { commitRound } from './commit-round.ts'
import { runTurn, speakRound, type TurnResult } from './runner.ts'
import { makeRound, spoken, type Turn } from './turn.ts'

/** Only for a turn that has just begun. */
export async function speakAndEnd(turn: Turn, text: string): Promise<TurnResult> {
  const round = makeRound({ kind: 'chat-answered' }, spoken(text))
  await speakRound(turn, round)
  const isStopped = turn.signal.aborted
  return runTurn(commitRound(turn, isStopped ? makeRound({ kind: 'stopped' }) : round))
}
