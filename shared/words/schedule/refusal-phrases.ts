// One sentence for each kind of refusal, every language side by side.
import type { ReasonOf, RefusalKind, RefusalWords } from '../../i18n/en/shared/refusals.ts'
import { sharedWords } from '../../i18n/shared-words.ts'
import type { Language } from '../../language.ts'

/** The sentence for a reason of `kind`. */
export function refusalPhrase<Kind extends RefusalKind>(
  kind: Kind,
  reason: ReasonOf<Kind>,
  words: RefusalWords,
  language: Language,
): string {
  return sharedWords[language].refusal[kind](words, reason)
}
