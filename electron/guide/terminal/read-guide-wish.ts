// The words after `guide`: what is to be done with the guide of the conversation.
import { succeed, type Result } from '../../../shared/result.ts'
import type { Flags } from '../../cli/command-line/flags.ts'
import { refuse } from '../../cli/command-line/refuse-usage.ts'
import type { UsageProblem } from '../../cli/command-line/usage-problem.ts'

export type GuideWish =
  | { kind: 'show' }
  /** With `accept` each card that the turn opens is answered with yes. */
  | { kind: 'say'; text: string; accept: boolean }
  | { kind: 'export'; file: string; force: boolean }
  | { kind: 'restore'; file: string }
  | { kind: 'leave' }

export function readGuideWish(
  { accept = false, force = false }: Flags,
  [act, given]: readonly string[],
): Result<GuideWish, UsageProblem> {
  const wrong = refuse('wrong-words', '', 'guide')
  const isNamed = given !== undefined && given.trim() !== ''
  switch (act) {
    case undefined:
      return succeed({ kind: 'show' })
    case 'say':
      if (given !== undefined && !isNamed) return refuse('no-text')
      return isNamed ? succeed({ kind: act, text: given, accept }) : wrong
    case 'export':
      return isNamed ? succeed({ kind: act, file: given, force }) : wrong
    case 'restore':
      return isNamed ? succeed({ kind: act, file: given }) : wrong
    case 'leave':
      return given === undefined ? succeed({ kind: act }) : wrong
    default:
      return wrong
  }
}
