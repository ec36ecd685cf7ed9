// Node: sums the turn up; when the model can't, the mechanical summary does (G9).
import { askModel } from '../../ask-model.ts'
import { saySummary } from '../../say/say-turn-end.ts'
import { makeRound, spoken, type Round, type Turn } from '../turn.ts'

export async function deliver(turn: Turn): Promise<Round> {
  const answer = await askModel(turn, 'deliver')
  if (answer.kind === 'aborted') return makeRound({ kind: 'stopped' })
  const speak = answer.kind === 'answer' ? answer.output.speak : ''
  const reasoning = answer.kind === 'answer' ? answer.reasoning : ''
  const text = speak.trim() === '' ? saySummary(turn.state, turn.ports.language()) : speak
  return makeRound({ kind: 'delivered' }, spoken(text, reasoning))
}
