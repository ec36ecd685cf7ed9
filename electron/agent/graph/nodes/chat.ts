// Node: is it talk, or is it work? Talk is answered here; in doubt it is work (G2a).
import { askModel, refuseOutput, roundWithoutAnswer } from '../../ask-model.ts'
import { makeRound, spokenAnswer, type Round, type Turn } from '../turn.ts'

export async function chat(turn: Turn): Promise<Round> {
  const answer = turn.heard ?? (await askModel(turn, 'chat'))
  if (answer.kind !== 'answer') return roundWithoutAnswer(turn, answer)
  const { intent, speak } = answer.output
  if (intent === 'task') return makeRound({ kind: 'task-taken' })
  if (speak.trim() === '') return refuseOutput(turn, answer.raw, { kind: 'empty-answer' })
  return makeRound({ kind: 'chat-answered' }, spokenAnswer(answer))
}
