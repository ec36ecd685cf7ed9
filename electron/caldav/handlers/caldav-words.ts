// What a push and a test of a calendar have found, in a sentence.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import type { CaldavSettings } from '../../../shared/exchange/caldav.ts'
import type { Language } from '../../../shared/language.ts'
import type { PushCounts } from './caldav-push.ts'

export function sayPushed(
  { written, removed }: PushCounts,
  changes: number,
  language: Language,
): string {
  const done = coreWords[language].caldavWords.pushedDone(written, removed)
  if (changes === 0) return done
  const asked = coreWords[language].caldavWords.pushedAsked(changes)
  return coreWords[language].caldavWords.pushed(done, asked)
}

export function sayTested(
  { calendar }: CaldavSettings,
  names: readonly string[],
  language: Language,
): string {
  const isThere = names.includes(calendar)
  return coreWords[language].caldavWords.tested(names.length, isThere, calendar)
}
