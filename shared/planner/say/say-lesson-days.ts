// Says how far a place lies from the lesson that its work goes with: days after the lecture, or before the tutorial.
import { worthWords } from '../../i18n/shared/worth.ts'
import type { Language } from '../../language.ts'
import { endsBefore, type Place } from '../../schedule/place.ts'
import { findTask, findTaskClass, type ScheduleState } from '../../schedule/state.ts'
import type { EventTask } from '../../schedule/task.ts'
import { sayCount } from '../../text/say-count.ts'
import {
  lessonsFor,
  preparedWithin,
  reviewedWithin,
  type WorkKind,
} from '../../timetable/lesson-words.ts'

type Moved = { from: Place; to: Place }

/** Of a review that is worse there: late, or before its own lecture; null where neither is seen. */
export function sayReview(
  state: ScheduleState,
  taskId: number,
  { from, to }: Moved,
  language: Language,
): string | null {
  const { sinceLecture, beforeLecture } = worthWords[language].worth
  const last = lessonPlaces(state, taskId, 'review').findLast((lecture) => endsBefore(lecture, to))
  const days = last === undefined ? 0 : to.day - last.day
  // As many as it may be: then another lecture is meant.
  if (days <= reviewedWithin) return endsBefore(to, from) ? beforeLecture : null
  return sinceLecture(sayCount(days, 'day', language))
}

/** Of a preparation that is worse there: too early; null where that is not seen. */
export function sayPreparation(
  state: ScheduleState,
  taskId: number,
  { to }: Moved,
  language: Language,
): string | null {
  const { beforeTutorial } = worthWords[language].worth
  const next = lessonPlaces(state, taskId, 'preparation').find((tutorial) =>
    endsBefore(to, tutorial),
  )
  const days = next === undefined ? 0 : next.day - to.day
  return days <= preparedWithin ? null : beforeTutorial(sayCount(days, 'day', language))
}

/** Their places in order of time. */
function lessonPlaces(state: ScheduleState, taskId: number, kind: WorkKind): Place[] {
  const task = findTask(state, taskId)
  if (task?.kind !== 'item') return []
  const course = findTaskClass(state, task.classId)?.course
  const all = state.tasks.filter(
    (each): each is EventTask =>
      each.kind === 'event' && each.eventKind === 'class' && each.course === course,
  )
  return lessonsFor(kind, all).map(({ place }) => place)
}
