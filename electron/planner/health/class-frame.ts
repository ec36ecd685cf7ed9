// What the diagnosis knows of a task class before it looks at any place: its traits, its exams, and the room it has.
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { allowedDays } from '../from-state/allowed-days.ts'
import { nextExam, type Exams } from '../from-state/find-exam.ts'
import { isHeavy } from '../from-state/plan-facts.ts'
import { bestGap } from '../from-state/spacing.ts'
import { sessionsADay, shortRange } from './bounds.ts'

export type ClassFrame = {
  taskClass: TaskClass
  isHeavy: boolean
  /** Items that have not begun, placed or not. */
  left: number
  /** Whether any of them still waits for a place. */
  hasPending: boolean
  /** Sessions that it may have on one day. */
  dailyShare: number
  /** Days that should lie between two of its sessions; 0 for work that is meant to be done in one go. */
  targetGap: number
  /** The exam that it prepares for, else the end of the term: what is learned has to last until then. */
  testDay: number
  /** Its last day where that is a deadline; null where it is the end of the term. */
  deadline: number | null
  /** Whether its last day should stay free. */
  wantsBuffer: boolean
}

export function readClass(
  state: ScheduleState,
  taskClass: TaskClass,
  items: readonly ItemTask[],
  exams: Exams,
  now: Moment,
): ClassFrame {
  const left = items.filter(({ place }) => place === null || !hasBegun(place, now)).length
  const days = allowedDays(state, taskClass, now)
  const [firstDay = 1] = days
  const lastDay = state.window.days.length
  const span = (days.at(-1) ?? 0) - firstDay + 1
  const { course, strategy, fromDay, toDay } = taskClass
  const testDay = nextExam(exams, course, toDay) ?? nextExam(exams, course, firstDay) ?? lastDay
  return {
    taskClass,
    isHeavy: isHeavy(taskClass),
    left,
    hasPending: items.some(({ place }) => place === null),
    dailyShare: Math.max(sessionsADay[strategy], Math.ceil(left / Math.max(1, days.length))),
    targetGap: strategy === 'rapid' ? 0 : findTargetGap(testDay - firstDay, span, left),
    testDay,
    deadline: toDay < lastDay ? toDay : null,
    wantsBuffer: toDay < lastDay && toDay - fromDay + 1 >= shortRange,
  }
}

/**
 * The gap that serves a test so many days off best, as far as the days that are left have room for it. It is that of
 * the whole time up to the test: counted from a session shortly before it, cramming would look like good spacing.
 */
function findTargetGap(interval: number, span: number, sessions: number): number {
  return Math.min(bestGap(Math.max(0, interval)), Math.floor(span / Math.max(1, sessions)))
}
