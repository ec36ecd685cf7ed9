// Holds the numbers of a `study-week-1` file against each other: the first thing that can't be planned, with its place.
import { stretch } from '../problem/day-masks.ts'
import { chainsOf } from './chains-of.ts'
import type { StudyWeek } from './study-week.ts'
import { largest, type WeekProblem } from './week-problem.ts'

/** Null when every check holds. The shape is taken as read. */
export function findWeekProblem(week: StudyWeek): WeekProblem | null {
  return (
    findExcess(week) ??
    findWrongLength(week) ??
    findBadClass(week) ??
    findBadTask(week) ??
    findBadOrder(week) ??
    findBadPrevious(week) ??
    findFullTimetable(week)
  )
}

function findExcess({ days, periods, tasks }: StudyWeek): WeekProblem | null {
  const counts = { days, periods, tasks: tasks.length }
  for (const place of ['days', 'periods', 'tasks'] as const) {
    if (counts[place] > largest[place]) return { kind: 'too-much', place, count: counts[place] }
  }
  return null
}

function findWrongLength(week: StudyWeek): WeekProblem | null {
  const lists: [place: string, length: number, expected: number][] = [
    ['loadTarget', week.loadTarget.length, week.days],
    ...week.courses.map(({ prefCost }, index): [string, number, number] => [
      `courses[${index}].prefCost`,
      prefCost.length,
      week.periods,
    ]),
    ['previous', week.previous?.length ?? week.tasks.length, week.tasks.length],
  ]
  const wrong = lists.find(([, length, expected]) => length !== expected)
  if (wrong === undefined) return null
  const [place, length, expected] = wrong
  return { kind: 'wrong-length', place, length, expected }
}

function findBadClass({ days, periods, classes, courses }: StudyWeek): WeekProblem | null {
  const owners = new Int32Array(days * periods).fill(-1)
  for (const [index, { day, start, len, hosts }] of classes.entries()) {
    const isInside = day >= 0 && day < days && start >= 0 && len >= 1 && start + len <= periods
    if (!isInside) return { kind: 'class-leaves-day', index }
    const stranger = hosts.findIndex((course) => !(course >= 0 && course < courses.length))
    if (stranger >= 0) {
      const place = `classes[${index}].hosts[${stranger}]`
      return { kind: 'unknown-course', place, course: hosts[stranger] ?? 0 }
    }
    const cells = owners.subarray(day * periods + start, day * periods + start + len)
    const first = cells.find((owner) => owner >= 0)
    if (first !== undefined) return { kind: 'classes-overlap', first, second: index }
    cells.fill(index)
  }
  return null
}

function findBadTask({ days, periods, courses, tasks }: StudyWeek): WeekProblem | null {
  for (const [task, { course, dur, earliest, latest }] of tasks.entries()) {
    if (!(course >= 0 && course < courses.length)) {
      return { kind: 'unknown-course', place: `tasks[${task}].course`, course }
    }
    if (dur < 1 || dur > periods) return { kind: 'bad-duration', task, duration: dur }
    if (earliest < 0 || earliest > latest || latest >= days) {
      return { kind: 'impossible-window', task, earliest, latest }
    }
  }
  return null
}

function findBadOrder(week: StudyWeek): WeekProblem | null {
  for (const chain of chainsOf(week)) {
    // Of the sessions so far, the one that can begin last.
    let first = chain[0] ?? 0
    for (const [index, second] of chain.entries()) {
      const before = chain[index - 1]
      if (before !== undefined && week.tasks[before]?.seq === week.tasks[second]?.seq) {
        return { kind: 'duplicate-order', first: before, second }
      }
      const from = week.tasks[first]?.earliest ?? 0
      if ((week.tasks[second]?.latest ?? 0) < from) return { kind: 'cyclic-order', first, second }
      if ((week.tasks[second]?.earliest ?? 0) > from) first = second
    }
  }
  return null
}

function findBadPrevious({ days, periods, previous }: StudyWeek): WeekProblem | null {
  const task = previous?.findIndex((slot) => slot >= days * periods) ?? -1
  return task < 0 ? null : { kind: 'bad-previous', task, slot: previous?.[task] ?? 0 }
}

function findFullTimetable({ days, periods, classes, tasks }: StudyWeek): WeekProblem | null {
  if (tasks.length === 0) return null
  const fixed = new Int32Array(days)
  for (const { day, start, len, hosts } of classes) {
    if (hosts.length === 0) fixed[day] = (fixed[day] ?? 0) | stretch(start, len)
  }
  return fixed.every((mask) => mask === stretch(0, periods)) ? { kind: 'no-free-period' } : null
}
