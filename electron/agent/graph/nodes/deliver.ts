// Node: sums the turn up. What it came to is counted and stands beside a model's own words; without those it stands alone (G9).
import { askModel } from '../../ask-model.ts'
import { sayBeforeModel, sayOutcome } from '../../say/say-turn-end.ts'
import { makeRound, spoken, spokenAnswer, type Round, type Turn } from '../turn.ts'

export async function deliver(turn: Turn): Promise<Round> {
  const answer = await askModel(turn, 'deliver')
  if (answer.kind === 'aborted') return makeRound({ kind: 'stopped' })
  const speak = answer.kind === 'answer' ? answer.output.speak : ''
  const reasoning = answer.kind === 'answer' ? answer.reasoning : ''
  const language = turn.ports.language()
  const outcome = sayOutcome(turn, language)
  if (speak.trim() === '') return makeRound({ kind: 'delivered' }, spoken(outcome.text, reasoning))
  const said = answer.kind === 'answer' ? spokenAnswer(answer) : spoken(speak, reasoning)
  // The built-in rules make their sentences from the same calls.
  if (turn.ports.isBuiltIn()) return makeRound({ kind: 'delivered' }, said)
  const events = outcome.isPartial
    ? [{ kind: 'outcome', text: sayBeforeModel(outcome, language) } as const, ...said.events]
    : [...said.events, { kind: 'outcome', text: outcome.text } as const]
  return makeRound({ kind: 'delivered' }, { ...said, events })
}
