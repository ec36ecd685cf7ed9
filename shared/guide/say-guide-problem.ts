// Says why a guide can't be exported or restored, and what to do.
import { guideWords } from '../i18n/core/guide.ts'
import type { Language } from '../language.ts'

export type GuideProblem = 'no-guide' | 'not-a-guide' | 'newer-guide' | 'card-open'

export function sayGuideProblem(problem: GuideProblem, language: Language): string {
  return guideWords[language].guideProblems[problem]
}
