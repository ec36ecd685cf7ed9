// How the sessions of each class lie to each other, to its exam and to its deadline.
import type { ClassSpacing } from '../../../shared/planner/health.ts'
import { nextExam } from '../from-state/find-exam.ts'
import type { StudyBlock } from './board.ts'
import type { Diagnosis } from './diagnosis.ts'

/** Of classes with a placed session that has not begun. */
export function describeSpacing({ board, classes }: Diagnosis): ClassSpacing[] {
  return board.classes.flatMap((frame, index): ClassSpacing[] => {
    const sessions = board.sessions[index] ?? []
    const last = sessions.at(-1)
    if (last === undefined || last.hasBegun) return []
    const { taskClass, deadline } = frame
    const examDay = nextExam(board.exams, taskClass.course, last.day)
    const end = deadline ?? (examDay === null ? null : examDay - 1)
    return [
      {
        classId: taskClass.id,
        title: taskClass.title,
        examDay,
        deadline,
        sessions: sessions.length,
        gaps: gapsOf(sessions),
        targetGap: frame.targetGap,
        crammed: classes[index]?.crammedSessions ?? 0,
        daysLeft: end === null ? null : end - last.day,
      },
    ]
  })
}

/** Days between each session that has not begun and the one before it. */
function gapsOf(sessions: readonly StudyBlock[]): number[] {
  return sessions.flatMap(({ day, hasBegun }, index) => {
    const previous = sessions[index - 1]
    return previous === undefined || hasBegun ? [] : [day - previous.day]
  })
}
