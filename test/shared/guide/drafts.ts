// Drafts for a term of four weeks with six periods a day, in which a few lessons stand.
import * as fc from 'fast-check'
import { guideDraftSchema, type GuideDraft } from '../../../shared/guide/guide-draft.ts'
import { subjectTypes, strategies } from '../../../shared/schedule/task-class.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { at, event, hours, item, schedule, taskClass, week } from '../../builders.ts'

const window = week({ weeks: 4, periods: hours(6) })

export const guideState: ScheduleState = schedule(
  [event(1, at(3, 1, 2), { title: 'Lecture' }), event(2, at(10, 1, 2))],
  window,
)

/** The same with work in it: partly worked on, placed, pinned, waiting; and an exam. */
export const busyState: ScheduleState = schedule(
  [
    event(1, at(3, 1, 2), { title: 'Lecture' }),
    event(2, at(26, 3, 4), { title: 'Algebra exam', course: 'Algebra', eventKind: 'exam' }),
    taskClass(1, { title: 'Chapters 1 to 3', course: 'Algebra', fromDay: 1, toDay: 28 }),
    item(3, { title: 'Chapter 1', place: at(1, 1, 2) }),
    item(4, { title: 'Chapter 2', place: at(5, 1, 2) }),
    item(5, { title: 'Chapter 3', place: at(13, 2, 3), locked: true }),
    item(6, { title: 'Chapter 4', duration: 2 }),
    taskClass(2, { title: 'Essay', course: 'History', fromDay: 1, toDay: 28 }),
    item(7, { classId: 2, place: at(20, 3, 4) }),
  ],
  window,
)

export const aDraft: GuideDraft = {
  course: 'Algebra',
  title: 'Chapters 1 to 3',
  class_id: null,
  items: [
    { title: 'Chapter 1', slots: 2 },
    { title: 'Chapter 2', slots: 2 },
    { title: 'Chapter 3', slots: 1 },
  ],
  from_day: 3,
  to_day: 24,
  exam: null,
  subject_type: 'quantitative',
  difficulty: 3,
  intensity: 3,
  strategy: 'steady',
  priority: 3,
  may_embed: false,
  exclude_weekdays: [],
  exclude_slots: [],
  profile: '',
}

const title = fc.string({ minLength: 1, maxLength: 20 })
const grade = fc.integer({ min: 1, max: 5 })
const day = fc.integer({ min: 1, max: 60 })
const slot = fc.integer({ min: 1, max: 12 })

/** Whatever the contract lets through, days outside the term and lengths beyond a day included. */
export const anyDraft: fc.Arbitrary<GuideDraft> = fc
  .record({
    course: fc.constantFrom('Algebra', 'History', 'Art'),
    title,
    class_id: fc.option(fc.integer({ min: 1, max: 4 })),
    items: fc.array(fc.record({ title, slots: slot }), { minLength: 1, maxLength: 6 }),
    from_day: day,
    to_day: day,
    exam: fc.option(fc.record({ day, slot_start: fc.option(slot), slot_end: fc.option(slot) })),
    subject_type: fc.constantFrom(...subjectTypes),
    difficulty: grade,
    intensity: grade,
    strategy: fc.constantFrom(...strategies),
    priority: grade,
    may_embed: fc.boolean(),
    exclude_weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
    exclude_slots: fc.uniqueArray(slot, { maxLength: 3 }),
    profile: fc.constantFrom('', 'likes proofs', ' needs examples '),
  })
  .filter((draft) => guideDraftSchema.safeParse(draft).success)
