// A request as a student makes it, the state that it is made in, and what must be true of the state afterwards.
import type { Language } from '../../shared/language.ts'
import type { Outcome, StartName } from './world.ts'

/** Looks at states, never at words. */
export type Check = (outcome: Outcome) => boolean

export type Scenario = {
  name: string
  start: StartName
  /** What is said, turn by turn; every card is accepted unless `verdict` says otherwise. */
  says: Record<Language, string[]>
  verdict?: 'reject'
  check: Check
  /** Asking or declining, with nothing changed, is as good as doing it. */
  mayDecline?: boolean
}
