// Says what the terminal says of a guide, in English and Chinese.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { sharedGuideWords } from '../../../shared/i18n/shared/guide.ts'
import type { GuideView } from '../../../shared/guide/requests.ts'
import type { Language } from '../../../shared/language.ts'
import { isLeftGuide, sayMissing } from '../../../shared/guide/guide-names.ts'
import { saySlotLines } from '../../../shared/guide/say-slots.ts'
import type { Window } from '../../../shared/schedule/state.ts'

/** The guide as lines, or that there is none: where it stands, the draft, what is open, and the card that waits. */
export function sayGuide(view: GuideView, window: Window | null, language: Language): string[] {
  const { slots, state, sections, changes, missing, doubts, risks, cardId } = view
  const say = terminalWords[language].guideLines
  const colon = grammar[language].joints.colon
  if (!view.canExport) return [say.none]
  const open = sayMissing(state, missing, language)
  // While it is gathered there is no draft to be shown (B3).
  const draft = state === 'DISCOVERY' ? [] : sections
  const isForm = window !== null && (state === 'DISCOVERY' || state === 'DRAFTING')
  return [
    say.head(sharedGuideWords[language].guideNames.states[state]),
    ...(isLeftGuide(view) ? [say.left] : []),
    ...draft.map(({ label, text }) => `  ${label}${colon}${text}`),
    ...list(say.changed, changes),
    ...(isForm ? list(say.slots, saySlotLines(slots, window, language)) : []),
    ...(open === null ? [] : [open]),
    ...list(say.doubts, doubts),
    ...list(say.risks, risks),
    ...(cardId === null || state !== 'CONFIRMING' ? [] : [say.card(cardId)]),
  ]
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  – ${line}`)]
}
