// What a new draft changed (B3): "How much: 8 sessions …, before: 6 sessions …".
import { draftParts, findDraftChanges } from '../guide/draft-changes.ts'
import type { GuideDraft } from '../guide/guide-draft.ts'
import type { Language } from '../language.ts'
import type { Window } from '../schedule/state.ts'
import { sayDraftPart, sectionLabel } from './say-draft.ts'

const phrases: Record<
  Language,
  {
    changed: (label: string, now: string, before: string) => string
    titles: (label: string) => string
    none: string
  }
> = {
  en: {
    changed: (label, now, before) => `${label}: ${now} (before: ${before})`,
    titles: (label) => `${label}: the sessions are divided in another way`,
    none: 'nothing',
  },
  zh: {
    changed: (label, now, before) => `${label}：${now}（之前：${before}）`,
    titles: (label) => `${label}：每次的内容换了分法`,
    none: '没有',
  },
}

/** One line for each part; none where nothing changed, and for a first draft. */
export function sayDraftChanges(
  from: GuideDraft | null,
  to: GuideDraft,
  window: Window,
  language: Language,
): string[] {
  if (from === null) return []
  const say = phrases[language]
  const lines = findDraftChanges(from, to).map((part) => {
    const label = sectionLabel(draftParts[part].section, language)
    const now = sayDraftPart(to, part, window, language)
    const before = sayDraftPart(from, part, window, language)
    if (now === before) return say.titles(label)
    return say.changed(label, now || say.none, before || say.none)
  })
  // The grades of effort are said together.
  return [...new Set(lines)]
}
