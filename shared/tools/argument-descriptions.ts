// What each tool argument may be, in words, within the bounds of the window.
import type { ArgumentName } from '../i18n/en/core/tool-descriptions.ts'
import { coreWords } from '../i18n/core-words.ts'
import type { Language } from '../language.ts'
import type { Window } from '../schedule/state.ts'

/** "a day of the window, a whole number from 1 to 112"; a window that is not known sets no upper bound. */
export function describeArgument(
  argument: ArgumentName,
  window: Window | null,
  language: Language,
): string {
  const { bounded, open } = coreWords[language].rangePhrases
  const days = window === null ? open : bounded(window.days.length)
  const periods = window === null ? open : bounded(window.periods.length)
  return coreWords[language].argumentDescriptions(days, periods)[argument]
}
