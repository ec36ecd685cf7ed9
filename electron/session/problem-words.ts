// Says the problems that the session tells the person, each with what is safe and the next step.
import type { Problem } from '../../shared/contract/ipc.ts'
import { sessionWords, type SessionWords } from '../../shared/i18n/core/session.ts'
import type { Language } from '../../shared/language.ts'
import { calendarVariable, keyVariable } from './key-store.ts'

export type ProblemCode = keyof SessionWords['sessionProblems']

/** The problems that name a variable of the environment. */
const variables: Partial<Record<string, string>> = {
  'key-from-environment': keyVariable,
  'password-from-environment': calendarVariable,
}

/** The problem as the person reads it; `detail` is data and is put into the sentence as it is. */
export function sayProblem(code: ProblemCode, language: Language, detail = ''): Problem {
  return {
    code,
    message: sessionWords[language].sessionProblems[code]({ detail: variables[code] ?? detail }),
  }
}

/**
 * Says why a change was made, as history keeps it: for those that no card has described. Why a
 * change was made, as history shows it.
 */
export function sayReason(
  kind: keyof SessionWords['reasonPhrases'],
  language: Language,
  name = '',
): string {
  return sessionWords[language].reasonPhrases[kind](name)
}
