// Why a guide can't be exported or restored, and what to do.
import { sentences as en } from '../i18n/en/guide/guide-problem.ts'
import { sentences as zh } from '../i18n/zh/guide/guide-problem.ts'
import type { Language } from '../language.ts'

export type GuideProblem = 'no-guide' | 'not-a-guide' | 'newer-guide' | 'card-open'

const sentences = { en, zh }

export function sayGuideProblem(problem: GuideProblem, language: Language): string {
  return sentences[language][problem]
}
