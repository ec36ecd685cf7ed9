// A draft that has been written, as its work is now: what the student has changed by hand since counts, and is not undone.
import { examsOf } from '../schedule/exams.ts'
import { findTaskClass, itemsOfClass, type ScheduleState } from '../schedule/state.ts'
import { mostDraftItems, type GuideDraft } from './guide-draft.ts'

/** Without its body of work, because that was undone or deleted, it is as it was, and for a new one. */
export function writtenDraft(
  draft: GuideDraft,
  classId: number | null,
  state: ScheduleState,
): GuideDraft {
  const known = classId === null ? undefined : findTaskClass(state, classId)
  if (known === undefined) return { ...draft, class_id: null }
  const sessions = itemsOfClass(state, known.id)
  const items = sessions.slice(0, mostDraftItems).map(({ title, duration }) => ({
    title,
    slots: duration,
  }))
  return {
    ...draft,
    course: known.course,
    title: known.title,
    class_id: known.id,
    items: items.length === 0 ? draft.items : items,
    from_day: Math.max(1, known.fromDay),
    to_day: Math.max(1, known.toDay),
    exam: examNow({ ...draft, course: known.course }, state),
    subject_type: known.subjectType,
    difficulty: known.difficulty,
    intensity: known.intensity,
    strategy: known.strategy,
    priority: known.priority,
    may_embed: known.mayEmbed,
    exclude_weekdays: known.excludedWeekdays,
    exclude_slots: known.excludedPeriods,
  }
}

/** Where the course's one exam lies now; of several nobody knows which was meant. */
function examNow({ exam, course }: GuideDraft, state: ScheduleState): GuideDraft['exam'] {
  if (exam === null || exam.slot_start === null) return exam
  const [only, ...others] = examsOf(state, course)
  if (only === undefined || others.length > 0) return exam
  const { day, start, end } = only.place
  return { day, slot_start: start, slot_end: end }
}
