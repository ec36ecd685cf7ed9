// "My calculus exam moved to 14 November": exams are not moved here, but the study work that would come too late can be.
import { addDays, dateToDay } from '../../../shared/schedule/calendar.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { classesOfExam, findExams } from './find-exams.ts'
import { datesBetween } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import { nowhere } from '../words/task-words.ts'
import type { ExamMovedDraft } from './draft.ts'
import type { Intent, Write } from '../resolve/intent.ts'
import { noLimits } from './kept-free.ts'

import { isAhead } from '../resolve/resolve-task.ts'
import { doubted, say } from '../say/say-or-ask.ts'

/** Moved forward, the study work that would lie behind it is offered to be moved; otherwise it is said what can be done. */
export function resolveExamMoved(draft: ExamMovedDraft, ground: Ground): Intent {
  const exams = findExams(draft, ground.state)
  const [only] = exams
  const taskId = exams.length === 1 && only !== undefined ? only : null
  const write = taskId === null ? null : bringForward(taskId, draft.date, ground)
  if (write === null) return say({ kind: 'exam-moved', taskId })
  return doubted([write], draft.doubt, [{ kind: 'exam-moved', taskId }])
}

/** What lies on the new day or later, to the days before it; null when there is nothing, or no day to go to. */
function bringForward(examId: number, date: string | null, ground: Ground): Write | null {
  const { state, today } = ground
  const found = findTask(state, examId)
  const day = date === null ? null : dateToDay(state.window, date)
  if (found?.kind !== 'event' || date === null || day === null) return null
  const classIds = classesOfExam(found, state)
  const late = state.tasks
    .filter(isPlacedItem)
    .filter((item) => classIds.includes(item.classId) && isAhead(item, ground))
    .filter(({ place }) => place.day >= day && place.day < found.place.day)
  const first = state.window.days[0]?.date ?? today.date
  const from = today.date < first ? first : today.date
  const dates = from < date ? datesBetween(from, addDays(date, -1)) : []
  if (late.length === 0 || dates.length === 0) return null
  return {
    kind: 'relocate',
    taskIds: late.map(({ id }) => id),
    target: { ...nowhere, dates },
    avoid: noLimits,
    avoidDates: [],
  }
}
