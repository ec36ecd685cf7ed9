// Says what the agent says of a card that no longer holds: what changed since, and whether there is a fresh one.
import { assertNever } from '../../../shared/assert-never.ts'
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import type { DiffProblem } from '../cards/check-diff.ts'

/** Why a card could not be accepted as it stood. */
export type StaleReason =
  | DiffProblem
  | { kind: 'effect' }
  | { kind: 'history' }
  /** The person has changed what it proposed. */
  | { kind: 'revised' }
  /** The refusal of the stored call in the present state, already a sentence. */
  | { kind: 'refused'; text: string }

export function sayStale(reason: StaleReason, hasFreshCard: boolean, language: Language): string {
  const words = agentWords[language].stale
  const why = staleReason(reason, language)
  const next = hasFreshCard ? words.freshCard : words.noFreshCard
  return `${why}${grammar[language].joints.gap}${next}`
}

function staleReason(reason: StaleReason, language: Language): string {
  const words = agentWords[language].stale
  switch (reason.kind) {
    case 'records':
      return words.staleRecords(joinTitles(reason.titles, language))
    case 'begun':
      return words.staleBegun(joinTitles(reason.titles, language))
    case 'clash':
      return words.staleClash(joinTitles(reason.titles, language))
    case 'effect':
      return words.staleEffect
    case 'history':
      return words.staleHistory
    case 'revised':
      return words.staleRevised
    case 'refused':
      return reason.text
    default:
      return assertNever(reason)
  }
}

const namedTitles = 3

/**
 * Titles in a sentence, the first few of them by name. The first of `titles`, and how many others
 * there are.
 */
export function joinTitles(titles: string[], language: Language): string {
  const rest = titles.length - namedTitles
  const named = titles.slice(0, namedTitles).map((title) => quoteTitle(title, language))
  return joinWords(
    rest > 0 ? [...named, agentWords[language].othersPhrases(rest)] : named,
    language,
  )
}
