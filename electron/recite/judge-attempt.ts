// Judges an attempt (R1–R4): what it is worth, where the recital stands after it, and what becomes of the memory.
import { alignAttempt, compareAligned } from '../../shared/recite/compare-attempt.ts'
import { findTips } from '../../shared/recite/find-tips.ts'
import { asksForHint } from '../../shared/recite/hint.ts'
import { maxText, type Attempt, type Material, type Memory } from '../../shared/recite/material.ts'
import { rateScore } from '../../shared/recite/rating.ts'
import { maxRounds, nextRecital, passMark, type Recital } from '../../shared/recite/recital.ts'
import type { RecitalResult } from '../../shared/recite/recite-contract.ts'
import { readTokens } from '../../shared/recite/tokens.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import type { ReciteProblem } from '../../shared/words/recite-problems.ts'
import { remember } from './memory.ts'
import { dateIn } from './recall-days.ts'

export type Judged = {
  attempt: Attempt
  recital: Recital
  /** Null where this attempt says nothing about the memory. */
  memory: Memory | null
  result: RecitalResult
}

/** `said.at` is an ISO instant; a refused attempt uses no round. */
export function judgeAttempt(
  recital: Recital,
  material: Material | null,
  said: { id: string; text: string; at: string },
  zone: string,
): Result<Judged, ReciteProblem> {
  if (recital.kind === 'idle') return fail('nothing-begun')
  if (recital.kind === 'done') return fail('is-done')
  if (material === null) return fail('no-material')
  if (said.text.length > maxText) return fail('text-too-long')
  if (readTokens(said.text).length === 0) return fail('empty-attempt')
  const { score, coverage, doubt } = compareAligned(alignAttempt(material.text, said.text))
  if (score < passMark && asksForHint(said.text)) return fail('asked-hint')
  if (doubt === 'other-language') return fail(doubt)
  const next = nextRecital(recital, { kind: 'judged', score })
  if (!next.ok) return fail(next.failure)
  const round = recital.scores.length + 1
  const attempt = { ...said, material: material.id, round, score, coverage }
  const memory = round === 1 ? remember(material.memory, rateScore(score), said.at) : null
  const known = memory === null ? material : { ...material, memory }
  return succeed({ attempt, recital: next.value, memory, result: describe(known, attempt, zone) })
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
