// Judges an attempt (R1–R4): what it is worth, where the recital stands after it, and what becomes of the memory.
import { type ReciteProblem } from '../../shared/i18n/en/core/recite.ts'
import { asksForHint } from '../../shared/recite/hints.ts'
import { alignAttempt, compareAligned } from '../../shared/recite/compare-attempt.ts'
import { findTips } from '../../shared/recite/find-tips.ts'
import { maxText, type Attempt, type Material, type Memory } from '../../shared/recite/material.ts'
import { rateScore } from '../../shared/recite/rating.ts'
import { maxRounds, nextRecital, passMark, type Recital } from '../../shared/recite/recital.ts'
import type { RecitalResult } from '../../shared/recite/requests.ts'
import { readTokens } from '../../shared/recite/tokens.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { toReciteProblem } from '../../shared/recite/recite-problems.ts'
import { remember } from './memory.ts'
import { dateIn } from './recall-days.ts'

export type JudgedAttempt =
  | {
      kind: 'judged'
      attempt: Attempt
      recital: Recital
      /** Null where this attempt says nothing about the memory. */
      memory: Memory | null
      result: RecitalResult
    }
  /** It was no attempt: it asked for a hint to this text. */
  | { kind: 'asked-hint'; text: string }

/** `said.at` is an ISO instant; what is no attempt, and a refused one, uses no round. */
export function judgeAttempt(
  recital: Recital,
  material: Material | null,
  said: { id: string; text: string; at: string },
  zone: string,
): Result<JudgedAttempt, ReciteProblem> {
  if (recital.kind === 'idle') return fail({ code: 'nothing-begun' })
  if (recital.kind === 'done') return fail({ code: 'is-done' })
  if (material === null) return fail({ code: 'no-material' })
  if (said.text.length > maxText) return fail({ code: 'text-too-long', most: maxText })
  if (readTokens(said.text).length === 0) return fail({ code: 'empty-attempt' })
  const { text, title } = material
  const { score, coverage, doubt } = compareAligned(alignAttempt(text, said.text))
  if (score < passMark && asksForHint(said.text)) return succeed({ kind: 'asked-hint', text })
  if (doubt === 'other-language') return fail({ code: doubt })
  const next = nextRecital(recital, { kind: 'judged', score })
  if (!next.ok) return fail(toReciteProblem(next.failure, title))
  const round = recital.scores.length + 1
  const attempt = { ...said, material: material.id, round, score, coverage }
  const memory = round === 1 ? remember(material.memory, rateScore(score), said.at) : null
  const known = memory === null ? material : { ...material, memory }
  const result = describe(known, attempt, zone)
  return succeed({ kind: 'judged', attempt, recital: next.value, memory, result })
}

/** What there is to say of an attempt, now or later. */
export function describe(material: Material, attempt: Attempt, zone: string): RecitalResult {
  const aligned = alignAttempt(material.text, attempt.text)
  const { round, score } = attempt
  const isPassed = score >= passMark
  return {
    ...compareAligned(aligned),
    material: material.id,
    title: material.title,
    round,
    tips: findTips(aligned),
    isPassed,
    isOver: isPassed || round >= maxRounds,
    due: material.memory === null ? null : dateIn(material.memory.due, zone),
  }
}
