// Why recall practice could not do what was asked, each with what is safe and the next step.
import type { Code, ReciteProblem, ProblemOf } from '../i18n/en/core/recite.ts'
import { reciteWords } from '../i18n/core/recite.ts'
import type { Language } from '../language.ts'
import type { RecitalProblem } from './recital.ts'

/** `title` is that of the text that is being recited. */
export function toReciteProblem(code: RecitalProblem, title: string): ReciteProblem {
  return code === 'still-listening' ? { code, title } : { code }
}

export function sayReciteProblem(
  problem: ReciteProblem,
  language: Language,
): { code: Code; message: string } {
  return { code: problem.code, message: sentenceOf(problem.code, problem, language) }
}

function sentenceOf<Of extends Code>(code: Of, problem: ProblemOf<Of>, language: Language): string {
  return reciteWords[language].reciteProblems[code](problem)
}
