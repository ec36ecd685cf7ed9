// What can go wrong with a calendar server, as a value, and the sentence for each in English and Chinese.
import { caldavWords } from '../../../shared/i18n/core/caldav.ts'
import type { Language } from '../../../shared/language.ts'

export type DavProblem =
  | { kind: 'unreachable' | 'tls' | 'timeout' | 'too-large' | 'stopped' }
  /** The server sends on to another address, where a password for this one has no business. */
  | { kind: 'elsewhere'; address: string }
  | { kind: 'unauthorized' | 'forbidden' | 'not-found' | 'not-allowed' | 'changed' }
  | { kind: 'locked' | 'busy' | 'full' | 'not-caldav' | 'no-home' }
  /** The server makes no calendars, or the one of that name holds what is not ours. */
  | { kind: 'cannot-make' | 'not-empty'; calendar: string }
  | { kind: 'status'; status: number }

export function sayDavProblem(problem: DavProblem, language: Language): string {
  switch (problem.kind) {
    case 'elsewhere':
      return caldavWords[language].davProblemNotes.elsewhere(problem.address)
    case 'cannot-make':
      return caldavWords[language].davProblemNotes.cannotMake(problem.calendar)
    case 'not-empty':
      return caldavWords[language].davProblemNotes.notEmpty(problem.calendar)
    case 'status':
      return caldavWords[language].davProblemNotes.status(problem.status)
    default:
      return caldavWords[language].davProblem[problem.kind]
  }
}

/** Worth trying again by itself, after a while. */
export function isPassing({ kind }: DavProblem): boolean {
  return ['unreachable', 'timeout', 'busy', 'locked', 'stopped', 'changed'].includes(kind)
}
