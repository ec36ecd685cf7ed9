// What is said of a document's card: once it is written, once it is turned down, and while it waits.
import { phrases as en } from '../i18n/en/guide/brief.ts'
import { phrases as zh } from '../i18n/zh/guide/brief.ts'
import type { Language } from '../language.ts'

/** What leaves the card open: a yes, and thanks. */
export type Keeping = 'yes' | 'thanks'

const phrases = { en, zh }

/** `effect` says what it did; `isWaiting` where it brought work that has no place yet. A pack goes on once it has. */
export function sayBriefWritten(
  { effect, isWaiting, isOfPack }: { effect: string; isWaiting: boolean; isOfPack: boolean },
  language: Language,
): string {
  const { written, next, nextInPack } = phrases[language]
  const onward = isWaiting ? [isOfPack ? nextInPack : next] : []
  return [written, effect, ...onward].join(language === 'en' ? ' ' : '')
}

export function sayBriefKept(language: Language): string {
  return phrases[language].kept
}

/** The person has gone on to something else. */
export function sayBriefLeft(of: 'guide' | 'pack', language: Language): string {
  return phrases[language].left[of]
}

export function sayBriefWaits(after: Keeping, language: Language): string {
  return phrases[language].waits[after]
}
