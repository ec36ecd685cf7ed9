// Why a guide can't be exported or restored, and what to do.
import { coreWords } from '../i18n/core-words.ts'
import type { Language } from '../language.ts'

export type GuideProblem = 'no-guide' | 'not-a-guide' | 'newer-guide' | 'card-open'

export function sayGuideProblem(problem: GuideProblem, language: Language): string {
  return coreWords[language].guideProblems[problem]
}
