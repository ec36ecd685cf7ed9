// Finds what a draft changed against the one that it takes the place of (B3), section by section.
import { isSameValue } from '../schedule/same-value.ts'
import type { GuideDraft, GuideSection } from './guide-draft.ts'

export type DraftPart =
  | 'course'
  | 'title'
  | 'items'
  | 'range'
  | 'exam'
  | 'subject'
  | 'difficulty'
  | 'intensity'
  | 'priority'
  | 'limits'
  | 'embed'
  | 'strategy'
  | 'profile'

/** Every field of a draft stands in just one part, and every part in one section. */
export const draftParts: Record<
  DraftPart,
  { section: GuideSection; fields: readonly (keyof GuideDraft)[] }
> = {
  course: { section: 'course', fields: ['course'] },
  title: { section: 'work', fields: ['title', 'class_id'] },
  items: { section: 'amount', fields: ['items'] },
  range: { section: 'dates', fields: ['from_day', 'to_day'] },
  exam: { section: 'dates', fields: ['exam'] },
  subject: { section: 'work', fields: ['subject_type'] },
  difficulty: { section: 'effort', fields: ['difficulty'] },
  intensity: { section: 'effort', fields: ['intensity'] },
  priority: { section: 'effort', fields: ['priority'] },
  limits: { section: 'limits', fields: ['exclude_weekdays', 'exclude_slots'] },
  embed: { section: 'limits', fields: ['may_embed'] },
  strategy: { section: 'strategy', fields: ['strategy'] },
  profile: { section: 'profile', fields: ['profile'] },
}

const draftPartNames: readonly DraftPart[] = [
  'course',
  'title',
  'subject',
  'items',
  'range',
  'exam',
  'difficulty',
  'intensity',
  'priority',
  'limits',
  'embed',
  'strategy',
  'profile',
]

/** The body of work that it is for is code's own affair, and no change that anyone made. */
export function findDraftChanges(from: GuideDraft, to: GuideDraft): DraftPart[] {
  return draftPartNames.filter((part) =>
    draftParts[part].fields.some(
      (field) => field !== 'class_id' && !isSameValue(from[field], to[field]),
    ),
  )
}
