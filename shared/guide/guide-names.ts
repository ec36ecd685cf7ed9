// Tells what the states and sections of a guide are called, and the words that begin and leave one; for page and terminal.
import { sharedGuideWords } from '../i18n/shared/guide.ts'
import type { GuideView } from './requests.ts'
import type { GuideSection } from './guide-draft.ts'
import type { GuideState } from './guide-state.ts'
import type { Language } from '../language.ts'
import { listWords } from '../text/join-words.ts'

/** Begun and left before it was written: it can be taken up again. */
export function isLeftGuide({
  isActive,
  state,
  canExport,
}: Pick<GuideView, 'isActive' | 'state' | 'canExport'>): boolean {
  return !isActive && canExport && state !== 'FINISHED'
}

/** What is missing, as one sentence; null where nothing is and a draft says all the rest. */
export function sayMissing(
  state: GuideState,
  missing: readonly GuideSection[],
  language: Language,
): string | null {
  const { sections, stillToTell, stillOpen, nothingOpen } = sharedGuideWords[language].guideNames
  const named = listWords(
    missing.map((section) => sections[section]),
    language,
  )
  const isGathering = state === 'DISCOVERY'
  if (named === '') return isGathering ? nothingOpen : null
  return isGathering ? stillToTell(named) : stillOpen(named)
}
