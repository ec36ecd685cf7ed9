// Reads what the diagnosis knows of a task class before it looks at any place: its traits, its exams, and the room it has.
import { hasBegun } from '../../../shared/schedule/legality.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { allowedDays } from '../from-state/choose-items.ts'
import { isHeavy } from '../from-state/plan-facts.ts'
import { nextExam, type Exams, bestGap } from '../from-state/spacing.ts'

/** Changes of course in a day: three subjects fit into it, and each further one costs a start (Monsell 2003). */
export const mostSwitches = 2

/** A single free period shorter than this is a leftover: too short for most work. */
export const usefulMinutes = 60

/** Sessions of a class on one day, by its strategy; more only where its days don't suffice. */
const sessionsADay = { steady: 1, rapid: 2 } as const

/** A class with fewer days than this is short work, whose last day is no buffer lost. */
const shortRange = 5

/** Fewer places than this, and an item is tight. */
export const fewPlaces = 3

/** In hundredths of the demand: what a plan should keep free for what takes longer. */
export const reserve = { thin: 10, ample: 15 } as const

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
  const left = items.filter(({ place }) => !hasBegun({ place }, now)).length
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
