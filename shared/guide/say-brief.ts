// Says what is said of a document's card: once it is written, once it is turned down, and while it waits.
import { grammar } from '../i18n/grammar.ts'
import { guideWords } from '../i18n/core/guide.ts'
import type { Language } from '../language.ts'

/** What leaves the card open: a yes, and thanks. */
export type Keeping = 'yes' | 'thanks'

/** `effect` says what it did; `isWaiting` where it brought work that has no place yet. A pack goes on once it has. */
export function sayBriefWritten(
  { effect, isWaiting, isOfPack }: { effect: string; isWaiting: boolean; isOfPack: boolean },
  language: Language,
): string {
  const { written, next, nextInPack } = guideWords[language].brief
  const onward = isWaiting ? [isOfPack ? nextInPack : next] : []
  return [written, effect, ...onward].join(grammar[language].joints.gap)
}
