// From the format `study-week-1` to the placement problem: windows and classes become masks, weights become terms.
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import { stretch } from '../problem/day-masks.ts'
import type { PlacementProblem, ProblemTask } from '../problem/problem.ts'
import { chainsOf } from './chains-of.ts'
import type { Course, Session, StudyWeek } from './study-week.ts'
import { termsOf } from './to-terms.ts'

/** Task `i` of the week is task `i` of the problem; a chain for each course. */
export function toProblem(week: StudyWeek): PlacementProblem {
  const classMasks = masksOfClasses(week)
  const fixed = Int32Array.from(classMasks, (masks) =>
    masks.reduce((all, { mask }) => all | mask, 0),
  )
  const tasks = week.tasks.map((session) => toTask(week, session, classMasks, fixed))
  const problem = { days: week.days, periods: week.periods, fixed, tasks, chains: chainsOf(week) }
  return { ...problem, terms: termsOf(week, tasks) }
}

type ClassMask = { mask: number; hosts: readonly number[] }

function masksOfClasses({ days, classes }: StudyWeek): ClassMask[][] {
  const masks = Array.from({ length: days }, (): ClassMask[] => [])
  for (const { day, start, len, hosts } of classes) {
    masks[day]?.push({ mask: stretch(start, len), hosts })
  }
  return masks
}

function toTask(
  { days, periods, startWeekday, courses }: StudyWeek,
  { course, dur, earliest, latest }: Session,
  classMasks: readonly ClassMask[][],
  fixed: Int32Array,
): ProblemTask {
  const starts = new Int32Array(days)
  const hosted = new Int32Array(days)
  const excluded = excludedWeekdaysOf(courses[course])
  const whole = stretch(0, periods)
  for (let day = earliest; day <= latest; day += 1) {
    if ((excluded >>> ((startWeekday + day) % 7)) & 1) continue
    for (const { mask, hosts } of classMasks[day] ?? []) {
      if (hosts.includes(course)) hosted[day] = (hosted[day] ?? 0) | runStarts(mask, dur)
    }
    starts[day] = (hosted[day] ?? 0) | runStarts(whole & ~(fixed[day] ?? 0), dur)
  }
  return { chain: course, duration: dur, starts, hosted, frozen: null }
}

function excludedWeekdaysOf(course: Course | undefined): number {
  return (course?.excludedWeekdays ?? []).reduce((mask, weekday) => mask | (1 << weekday), 0)
}
