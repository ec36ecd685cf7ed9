// Says what a new draft changed (B3): "How much: 8 sessions …, before: 6 sessions …".
import { sharedGuideWords } from '../i18n/shared/guide.ts'
import { draftParts, findDraftChanges, type DraftPart } from './draft-changes.ts'
import type { GuideDraft, GuideSection } from './guide-draft.ts'
import type { Language } from '../language.ts'
import type { Window } from '../schedule/state.ts'
import { joinWords, listPhrases, listWords } from '../text/join-words.ts'
import { sayDraftPart, sectionLabel } from './say-draft.ts'

type Change = { section: GuideSection; now: string; before: string }

/** One line for each part; none where nothing changed, and for a first draft. */
export function sayDraftChanges(
  from: GuideDraft | null,
  to: GuideDraft,
  window: Window,
  language: Language,
): string[] {
  const say = sharedGuideWords[language].draftChanges
  return listChanges(from, to, window, language).map(({ section, now, before }) => {
    const label = sectionLabel(section, language)
    if (now === before) return say.labelled(label, say.titles)
    return say.changed(label, now || say.none, before || say.none)
  })
}

/** What stood there before, to be said beside what stands there now; null for a section that did not change. */
export function saySectionChange(
  from: GuideDraft | null,
  to: GuideDraft,
  of: GuideSection,
  window: Window,
  language: Language,
): string | null {
  const say = sharedGuideWords[language].draftChanges
  const changes = listChanges(from, to, window, language).filter(({ section }) => section === of)
  if (changes.length === 0) return null
  const seen = changes.filter(({ now, before }) => now !== before)
  if (seen.length === 0) return say.titles
  const stood = seen.map(({ before }) => before || say.none)
  return say.before((of === 'effort' ? listWords : listPhrases)(stood, language))
}

/** The sections that changed, in the order of the draft; null for none. */
export function sayChangedSections(
  sections: readonly { label: string; changed: string | null }[],
  language: Language,
): string | null {
  const labels = sections.flatMap(({ label, changed }) => (changed === null ? [] : [label]))
  return labels.length === 0 ? null : joinWords(labels, language)
}

function listChanges(
  from: GuideDraft | null,
  to: GuideDraft,
  window: Window,
  language: Language,
): Change[] {
  if (from === null) return []
  return findDraftChanges(from, to).map((part: DraftPart) => ({
    section: draftParts[part].section,
    now: sayDraftPart(to, part, window, language),
    before: sayDraftPart(from, part, window, language),
  }))
}
