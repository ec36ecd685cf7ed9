// The kinds of exam that words and titles name: the midterm and the final.
import { toSimple } from '../../shared/text/simple-characters.ts'

const examKinds = {
  midterm: /\b(?:midterms?|mid-terms?)\b|期中/iu,
  final: /\bfinals?\b|期末/iu,
} as const

export type ExamKind = keyof typeof examKinds

/** The one kind of exam that the goal speaks of; null for none, and for both. */
export function examMeant(goal: string): ExamKind | null {
  const said = (['midterm', 'final'] as const).filter((kind) => isOfKind(goal, kind))
  return said.length === 1 ? (said[0] ?? null) : null
}

export function isOfKind(title: string, kind: ExamKind): boolean {
  return examKinds[kind].test(toSimple(title))
}
