// Defines the draft of a guide: all that a body of work needs, as it would be written; days and slots are numbers of the window.
import { z } from 'zod'
import { maxPeriods } from '../schedule/place.ts'
import type { Window } from '../schedule/state.ts'
import { taskClassSchema } from '../schedule/task-class.ts'
import {
  idSchema,
  titleSchema,
  weekdaySchema,
  courseNameSchema,
  longestSession,
} from '../schedule/term.ts'

/** What the student is asked about, and what they may come back to (B6). */
export const guideSections = [
  'course',
  'work',
  'amount',
  'dates',
  'effort',
  'limits',
  'strategy',
  'profile',
] as const

export type GuideSection = (typeof guideSections)[number]

const { shape } = taskClassSchema

/** Sessions of one body of work that a draft can speak of. */
export const mostDraftItems = 60

/** Keys as a model writes them. */
export const guideDraftSchema = z.strictObject({
  course: courseNameSchema.min(1),
  /** What has to be learned or done, in a few words. */
  title: titleSchema.min(1),
  /** The body of work that it changes; null for a new one. */
  class_id: idSchema.nullable(),
  items: z
    .array(z.strictObject({ title: titleSchema.min(1), slots: z.int().min(1).max(longestSession) }))
    .min(1)
    .max(mostDraftItems),
  from_day: z.int().min(1),
  /** The last day on which work may lie. */
  to_day: z.int().min(1),
  /** The exam, where its day is known; its slots where they are. */
  exam: z
    .strictObject({
      day: z.int().min(1),
      slot_start: z.int().min(1).max(maxPeriods).nullable(),
      slot_end: z.int().min(1).max(maxPeriods).nullable(),
    })
    .nullable(),
  subject_type: shape.subjectType,
  difficulty: shape.difficulty,
  intensity: shape.intensity,
  strategy: shape.strategy,
  priority: shape.priority,
  may_embed: shape.mayEmbed,
  exclude_weekdays: z.array(weekdaySchema),
  exclude_slots: z.array(z.int().min(1).max(maxPeriods)),
  /** What is to be remembered of the student in this course (O8); empty for nothing. */
  profile: z.string().max(600),
})

export type GuideDraft = z.infer<typeof guideDraftSchema>

export type DraftRepair =
  | { kind: 'begins-late' | 'ends-late'; day: number }
  | { kind: 'exam-outside'; day: number }
  | { kind: 'backwards'; fromDay: number; toDay: number }
  | { kind: 'long-session'; slots: number; most: number }
  | { kind: 'exam-slots' }

/**
 * Fits a draft into the window (B4): days and lengths that the term does not have are brought to
 * the nearest that it has. What did not fit is named with the number that it had; a draft that
 * fits is the same object.
 */
export function fitDraft(
  draft: GuideDraft,
  { days, periods }: Window,
): { draft: GuideDraft; repairs: DraftRepair[] } {
  const repairs: DraftRepair[] = []
  const last = Math.max(1, days.length)
  const most = Math.max(1, periods.length)
  let { from_day: fromDay, to_day: toDay, exam } = draft
  if (fromDay > last) {
    repairs.push({ kind: 'begins-late', day: fromDay })
    fromDay = last
  }
  if (toDay > last) {
    repairs.push({ kind: 'ends-late', day: toDay })
    toDay = last
  }
  if (fromDay > toDay) {
    repairs.push({ kind: 'backwards', fromDay, toDay })
    ;[fromDay, toDay] = [toDay, fromDay]
  }
  if (exam !== null && exam.day > last) {
    repairs.push({ kind: 'exam-outside', day: exam.day })
    exam = null
  }
  if (exam !== null && !hasSlots(exam, most) && (exam.slot_start ?? exam.slot_end) !== null) {
    repairs.push({ kind: 'exam-slots' })
    exam = { ...exam, slot_start: null, slot_end: null }
  }
  const longest = Math.max(...draft.items.map(({ slots }) => slots))
  if (longest > most) repairs.push({ kind: 'long-session', slots: longest, most })
  const items = draft.items.map((item) => (item.slots > most ? { ...item, slots: most } : item))
  return repairs.length === 0
    ? { draft, repairs }
    : { draft: { ...draft, from_day: fromDay, to_day: toDay, exam, items }, repairs }
}

function hasSlots(exam: NonNullable<GuideDraft['exam']>, most: number): boolean {
  const { slot_start: start, slot_end: end } = exam
  return start !== null && end !== null && start <= end && end <= most
}
