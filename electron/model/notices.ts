// Says what the history tells a model of things that happened outside it: verdicts on cards, changes of the tool packs.
import { agentWords, type AgentWords } from '../../shared/i18n/core/agent.ts'
import { grammar } from '../../shared/i18n/grammar.ts'
import type { Language } from '../../shared/language.ts'
import { sayCount } from '../../shared/text/say-count.ts'

export type PlanVerdict =
  /** `taken` says what of it was taken, where that was not all. */
  { kind: 'accepted'; placed: number; taken: string } | { kind: 'rejected'; note: string }

export function sayPlanNotice(verdict: PlanVerdict, language: Language): string {
  const words = agentWords[language].notices
  if (verdict.kind === 'rejected') return words.planRejected + sayReason(verdict.note, words)
  const { placed, taken } = verdict
  const blocks = placed === 0 ? '' : words.placed(sayCount(placed, 'study-block', language))
  return words.planAccepted + blocks + (taken === '' ? '' : grammar[language].joints.gap + taken)
}

export function sayRejectedCall(note: string, language: Language): string {
  const words = agentWords[language].notices
  return words.callRejected + sayReason(note, words)
}

function sayReason(note: string, words: AgentWords['notices']): string {
  return note.trim() === '' ? '' : words.reason(note)
}
