// What the agent says of a card that no longer holds: what changed since, and whether there is a fresh one.
import { assertNever } from '../../../shared/assert-never.ts'
import type { Language } from '../../../shared/language.ts'
import type { DiffProblem } from '../cards/check-diff.ts'
import { joinTitles } from './join-titles.ts'

type Phrases = {
  staleRecords: (names: string) => string
  staleBegun: (names: string) => string
  staleClash: (names: string) => string
  staleEffect: string
  staleHistory: string
  staleRevised: string
  freshCard: string
  noFreshCard: string
  unreadableTurn: string
}

const phrases: Record<Language, Phrases> = {
  en: {
    staleRecords: (names) => `Since this card was shown, ${names} changed.`,
    staleBegun: (names) => `Since this card was shown, the time for ${names} has begun.`,
    staleClash: (names) => `Since this card was shown, the place for ${names} was taken.`,
    staleEffect: 'Since this card was shown, the schedule changed, and so would its effect.',
    staleHistory: 'Since this card was shown, another change was made or undone.',
    staleRevised: 'You changed this proposal.',
    freshCard: 'Nothing was written; here is a fresh card.',
    noFreshCard: 'Nothing was written.',
    unreadableTurn: 'This card was left by another version of Weekloom. Ask for it again.',
  },
  zh: {
    staleRecords: (names) => `这张卡片出现之后，${names}有了变化。`,
    staleBegun: (names) => `这张卡片出现之后，${names}的时间已经开始了。`,
    staleClash: (names) => `这张卡片出现之后，${names}的位置被占了。`,
    staleEffect: '这张卡片出现之后日程有了变化，它的效果也会不同。',
    staleHistory: '这张卡片出现之后，又有别的改动或撤销。',
    staleRevised: '你修改了这个方案。',
    freshCard: '没有写入任何东西，请看新的卡片。',
    noFreshCard: '没有写入任何东西。',
    unreadableTurn: '这张卡片是另一个版本的 Weekloom 留下的，请重新说一遍。',
  },
}

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
  const words = phrases[language]
  const why = staleReason(reason, language)
  const next = hasFreshCard ? words.freshCard : words.noFreshCard
  return `${why}${language === 'en' ? ' ' : ''}${next}`
}

function staleReason(reason: StaleReason, language: Language): string {
  const words = phrases[language]
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

export function sayUnreadableTurn(language: Language): string {
  return phrases[language].unreadableTurn
}
