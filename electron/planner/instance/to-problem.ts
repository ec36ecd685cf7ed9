// From the format `study-week-1` to the placement problem: windows and classes become masks, weights become terms.
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import { type Session, type StudyWeek, chainsOf, type Course } from './study-week.ts'
import { stretch } from '../problem/day-masks.ts'
import { leftOut, type ProblemTask, type Term, type PlacementProblem } from '../problem/problem.ts'

/** What a plan costs in the format `study-week-1`, as terms of the placement problem. */
function termsOf(week: StudyWeek, tasks: readonly ProblemTask[]): Term[] {
  return [...placeTerms(week, tasks), ...moveTerms(week), ...dayTerms(week)]
}

function placeTerms(week: StudyWeek, tasks: readonly ProblemTask[]): Term[] {
  const { weights, periods, courses, tasks: sessions } = week
  const session = (task: number): Session => sessions[task] ?? missing(task)
  const course = (task: number) => courses[session(task).course] ?? missing(task)
  const prefSums = prefSumsOf(week)
  return [
    {
      kind: 'left-out',
      name: 'unplaced',
      weight: weights.unplaced,
      costOf: (task) => session(task).priority * session(task).dur,
    },
    {
      kind: 'place',
      name: 'late',
      weight: weights.late,
      costAt: (task, slot) => {
        const { priority, due } = session(task)
        return priority * Math.max(0, Math.floor(slot / periods) - due)
      },
    },
    {
      kind: 'place',
      name: 'buffer',
      weight: weights.buffer,
      costAt: (task, slot) => {
        const { buffer } = course(task)
        const into = Math.floor(slot / periods) - (session(task).due - buffer)
        return Math.min(buffer, Math.max(0, into))
      },
    },
    {
      kind: 'place',
      name: 'pref',
      weight: weights.pref,
      costAt: (task, slot) => {
        const { course: number, dur } = session(task)
        const sums = prefSums[number] ?? missing(task)
        const period = slot % periods
        return (sums[period + dur] ?? 0) - (sums[period] ?? 0)
      },
    },
    {
      kind: 'place',
      name: 'embed',
      weight: weights.embed,
      costAt: (task, slot) => {
        const mask = tasks[task]?.hosted[Math.floor(slot / periods)] ?? 0
        return ((mask >>> (slot % periods)) & 1) * session(task).dur
      },
    },
    {
      kind: 'gap',
      name: 'spacing',
      weight: weights.spacing,
      costOf: (earlier, _later, days) => Math.max(0, course(earlier).minGap - days),
    },
  ]
}

/** By course: the cost of the periods before each period. */
function prefSumsOf({ courses }: StudyWeek): number[][] {
  return courses.map(({ prefCost }) => {
    const sums = [0]
    for (const cost of prefCost) sums.push((sums.at(-1) ?? 0) + cost)
    return sums
  })
}

function moveTerms({ weights, previous }: StudyWeek): Term[] {
  if (previous === null) return []
  const wasAt = (task: number) => previous[task] ?? leftOut
  return [
    {
      kind: 'place',
      name: 'move',
      weight: weights.move,
      costAt: (task, slot) => (wasAt(task) === leftOut || wasAt(task) === slot ? 0 : 1),
    },
    {
      kind: 'left-out',
      name: 'move',
      weight: weights.move,
      costOf: (task) => (wasAt(task) === leftOut ? 0 : 1),
    },
  ]
}

function dayTerms({ weights, loadTarget, maxRun }: StudyWeek): Term[] {
  return [
    { kind: 'load', name: 'load', weight: weights.load, target: Int32Array.from(loadTarget) },
    { kind: 'run', name: 'run', weight: weights.run, longest: maxRun, breaksAfter: 0 },
  ]
}

function missing(task: number): never {
  throw new Error(`task ${task} is not in the week`)
}

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
