// A guide's draft said line by line, each line with the section that a student can come back to.
import { assertNever } from '../assert-never.ts'
import { sharedGuideWords } from '../i18n/shared/guide.ts'
import type { Language } from '../language.ts'
import { clockOf, minutesOf } from '../schedule/calendar.ts'
import { isSameValue } from '../schedule/same-value.ts'
import type { Window } from '../schedule/state.ts'
import { minutesOfPeriod } from '../schedule/work-minutes.ts'
import { joinWords, listPhrases, listWords } from '../text/join-words.ts'
import { strategyName, subjectTypeName } from '../text/name-task.ts'
import { cleanTitle } from '../text/quote-title.ts'
import { sayCount } from '../text/say-count.ts'
import { sayDay } from '../time/say/say-date.ts'
import { sayDuration } from '../time/say/say-duration.ts'
import { weekdayName } from '../time/say/weekday-name.ts'
import { sayTimes } from '../words/schedule/say-place.ts'
import { guideSections, type GuideDraft, type GuideSection } from './guide-draft.ts'

export type DraftLine = { section: GuideSection; label: string; text: string }

export function sectionLabel(section: GuideSection, language: Language): string {
  return sharedGuideWords[language].draft.labels[section]
}

type Part = { part: string; section: GuideSection; fields: readonly (keyof GuideDraft)[] }

/**
 * In the order in which they are said. Every field stands in just one part; the body of work that a draft is for is
 * code's own affair, and no change that anyone made.
 */
const draftParts = [
  { part: 'course', section: 'course', fields: ['course'] },
  { part: 'title', section: 'work', fields: ['title'] },
  { part: 'subject', section: 'work', fields: ['subject_type'] },
  { part: 'items', section: 'amount', fields: ['items'] },
  { part: 'range', section: 'dates', fields: ['from_day', 'to_day'] },
  { part: 'exam', section: 'dates', fields: ['exam'] },
  { part: 'difficulty', section: 'effort', fields: ['difficulty'] },
  { part: 'intensity', section: 'effort', fields: ['intensity'] },
  { part: 'priority', section: 'effort', fields: ['priority'] },
  { part: 'limits', section: 'limits', fields: ['exclude_weekdays', 'exclude_slots'] },
  { part: 'embed', section: 'limits', fields: ['may_embed'] },
  { part: 'strategy', section: 'strategy', fields: ['strategy'] },
  { part: 'profile', section: 'profile', fields: ['profile'] },
] as const satisfies readonly Part[]

type DraftPart = (typeof draftParts)[number]['part']

/** `draft` lies inside the window. */
export function sayDraftLines(draft: GuideDraft, window: Window, language: Language): DraftLine[] {
  const { joint, graded } = sharedGuideWords[language].draft
  return guideSections
    .filter((section) => section !== 'profile' || draft.profile !== '')
    .map((section) => ({
      section,
      label: sectionLabel(section, language),
      text: draftParts
        .filter((each) => each.section === section)
        .map(({ part }) => sayDraftPart(draft, part, window, language))
        .filter((text) => text !== '')
        .join(section === 'effort' ? graded : joint),
    }))
}

/** What one part of the draft is. */
function sayDraftPart(
  draft: GuideDraft,
  part: DraftPart,
  window: Window,
  language: Language,
): string {
  const say = sharedGuideWords[language].draft
  switch (part) {
    case 'course':
      return cleanTitle(draft.course, language)
    case 'title':
      return cleanTitle(draft.title, language)
    case 'subject':
      return subjectTypeName(draft.subject_type, language)
    case 'items':
      return sayItems(draft, window, language)
    case 'range':
      return say.range(
        sayDay(window, draft.from_day, language),
        sayDay(window, draft.to_day, language),
      )
    case 'exam':
      return sayExam(draft, window, language)
    case 'difficulty':
    case 'intensity':
    case 'priority':
      return say.effort[part](draft[part])
    case 'limits':
      return sayLimits(draft, window, language)
    case 'embed':
      return draft.may_embed ? say.embeds : ''
    case 'strategy':
      return strategyName(draft.strategy, language)
    case 'profile':
      return draft.profile === '' ? say.noProfile : draft.profile.replaceAll(/\s+/g, ' ').trim()
    default:
      return assertNever(part)
  }
}

function sayItems({ items }: GuideDraft, window: Window, language: Language): string {
  const slots = items.reduce((sum, item) => sum + item.slots, 0)
  const minutes = Math.round((slots * minutesOfPeriod(window)) / 5) * 5
  return sharedGuideWords[language].draft.amount(
    sayCount(items.length, 'session', language),
    sayDuration(minutes, language),
  )
}

function sayExam({ exam }: GuideDraft, window: Window, language: Language): string {
  const say = sharedGuideWords[language].draft
  if (exam === null) return say.noExam
  const day = sayDay(window, exam.day, language)
  const first = window.periods[(exam.slot_start ?? 0) - 1]
  const last = window.periods[(exam.slot_end ?? 0) - 1]
  if (first === undefined || last === undefined) return say.exam(day)
  return say.examAt(day, clockOf(minutesOf(first.start)), clockOf(minutesOf(last.end)))
}

function sayLimits(draft: GuideDraft, window: Window, language: Language): string {
  const say = sharedGuideWords[language].draft
  const days = draft.exclude_weekdays.map((day) => weekdayName(day, language, 'long'))
  const slots = draft.exclude_slots
  const avoided = [
    ...(days.length > 0 ? [say.notOn(joinWords(days, language))] : []),
    ...(slots.length > 0 ? [say.notOn(sayTimes(window, slots, language))] : []),
  ]
  return avoided.length === 0 ? say.noLimits : avoided.join(say.joint)
}

/**
 * Says what a new draft changed (B3): "How much: 8 sessions …, before: 6 sessions …". One line
 * for each part; none where nothing changed, and for a first draft.
 */
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

/** Each change of a draft against the one that it takes the place of (B3). */
function listChanges(
  from: GuideDraft | null,
  to: GuideDraft,
  window: Window,
  language: Language,
): { section: GuideSection; now: string; before: string }[] {
  if (from === null) return []
  const isChanged = (field: keyof GuideDraft) => !isSameValue(from[field], to[field])
  return draftParts
    .filter(({ fields }) => [...fields].some(isChanged))
    .map(({ part, section }) => ({
      section,
      now: sayDraftPart(to, part, window, language),
      before: sayDraftPart(from, part, window, language),
    }))
}
