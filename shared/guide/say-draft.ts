// A guide's draft said line by line, each line with the section that a student can come back to.
import { sharedGuideWords } from '../i18n/shared/guide.ts'
import { assertNever } from '../assert-never.ts'
import type { GuideDraft, GuideSection } from './guide-draft.ts'
import type { DraftPart } from './draft-changes.ts'
import type { Language } from '../language.ts'
import { clockOf, minutesOf } from '../schedule/calendar.ts'
import { minutesOfPeriod } from '../schedule/work-minutes.ts'
import type { Window } from '../schedule/state.ts'
import { strategyName, subjectTypeName } from '../text/kind-names.ts'
import { joinWords } from '../text/join-words.ts'
import { cleanTitle } from '../text/quote-title.ts'
import { sayCount } from '../text/say-count.ts'
import { sayDay } from '../time/say/say-date.ts'
import { sayDuration } from '../time/say/say-duration.ts'
import { sayTimes } from '../words/schedule/say-place.ts'
import { weekdayName } from '../time/say/weekday-name.ts'

export type DraftLine = { section: GuideSection; label: string; text: string }

export function sectionLabel(section: GuideSection, language: Language): string {
  return sharedGuideWords[language].draft.labels[section]
}

/** `draft` lies inside the window. */
export function sayDraftLines(draft: GuideDraft, window: Window, language: Language): DraftLine[] {
  const { joint, graded } = sharedGuideWords[language].draft
  const line = (section: GuideSection, ...parts: DraftPart[]): DraftLine => ({
    section,
    label: sectionLabel(section, language),
    text: parts
      .map((part) => sayDraftPart(draft, part, window, language))
      .filter((text) => text !== '')
      .join(section === 'effort' ? graded : joint),
  })
  return [
    line('course', 'course'),
    line('work', 'title', 'subject'),
    line('amount', 'items'),
    line('dates', 'range', 'exam'),
    line('effort', 'difficulty', 'intensity', 'priority'),
    line('limits', 'limits', 'embed'),
    line('strategy', 'strategy'),
    ...(draft.profile === '' ? [] : [line('profile', 'profile')]),
  ]
}

/** What one part of the draft is. */
export function sayDraftPart(
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
      return draft.profile === '' ? say.noProfile : cleanLine(draft.profile)
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

function cleanLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
