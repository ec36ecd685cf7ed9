// What the strategies of the classes ask of a term's days (P1), as far as no session that is placed changes it.
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { dayCapacities, weekdayShare } from '../from-state/day-capacity.ts'
import { readClock } from '../from-state/day-clock.ts'
import { findExams, nextExam } from '../from-state/find-exam.ts'
import type { GroundDay } from '../from-state/lay-ground.ts'
import { reserveDays } from '../from-state/target-days.ts'

/** Lists by class, and by day from 0. */
export type StrategyFacts = {
  strategies: readonly TaskClass['strategy'][]
  priorities: readonly number[]
  /** By class: its last day. */
  lastDay: readonly number[]
  /** By class: the first day of its reserve. */
  reserveFrom: readonly number[]
  /** By class: days from the end of its range to its exam; null where none is known. */
  daysToExam: readonly (number | null)[]
  /** By class and day: when it is asked for what is learned then, in days from 1. */
  testAfter: readonly Int32Array[]
  /** By day: the periods of study that it can take well, and how gladly it is worked on. */
  capacities: Int32Array
  ease: Uint8Array
}

export function readStrategies(
  state: ScheduleState,
  preferences: PlanningPreferences,
  ground: readonly GroundDay[],
): StrategyFacts {
  const { window, taskClasses } = state
  const exams = findExams(state)
  const days = window.days.length
  return {
    strategies: taskClasses.map(({ strategy }) => strategy),
    priorities: taskClasses.map(({ priority }) => priority),
    lastDay: taskClasses.map(({ toDay }) => toDay - 1),
    reserveFrom: taskClasses.map((each) => each.toDay - reserveDays(each)),
    daysToExam: taskClasses.map(({ course, toDay }) => {
      const exam = nextExam(exams, course, toDay)
      return exam === null ? null : exam - toDay
    }),
    testAfter: taskClasses.map(({ course }) =>
      Int32Array.from(window.days, (_, day) => nextExam(exams, course, day + 1) ?? days),
    ),
    capacities: dayCapacities(ground, readClock(window.periods), preferences),
    ease: Uint8Array.from(window.days, ({ weekday }) => weekdayShare(weekday)),
  }
}
