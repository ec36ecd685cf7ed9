// Says why a guide can't be exported or restored, and what to do.
import { guideWords } from '../i18n/core/guide.ts'
import type { Language } from '../language.ts'

/** What can't be set, and why. */
export type SlotProblem =
  | 'outside-term'
  | 'past-day'
  | 'bad-slot'
  | 'no-hours-left'
  | 'nothing-to-undo'

export type GuideProblem = 'no-guide' | 'not-a-guide' | 'newer-guide' | 'card-open' | SlotProblem

export function sayGuideProblem(problem: GuideProblem, language: Language): string {
  return guideWords[language].guideProblems[problem]
}
