// What can be wrong with a `study-week-1` file, as a value with its place, and the sentence for each.
import { type WeekProblemValues } from '../../../shared/i18n/en/core/planner.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { plannerWords } from '../../../shared/i18n/core/planner.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Language } from '../../../shared/language.ts'

/** More than this the planner does not take. */
export const largest = { days: 210, periods: 30, tasks: 5000 } as const

/** Numbers of tasks, classes and days are places in the file's own lists, from 0. */
export type WeekProblem =
  | { kind: 'not-json' }
  /** `place` is a path such as `tasks[3].dur`; what lies there is of the wrong kind or missing. */
  | { kind: 'bad-shape'; place: string }
  | { kind: 'too-small'; place: string; least: number }
  | { kind: 'too-large'; place: string; most: number }
  | { kind: 'too-much'; place: keyof typeof largest; count: number }
  | { kind: 'wrong-length'; place: string; length: number; expected: number }
  | { kind: 'unknown-course'; place: string; course: number }
  | { kind: 'class-leaves-day'; index: number }
  | { kind: 'classes-overlap'; first: number; second: number }
  | { kind: 'bad-duration'; task: number; duration: number }
  | { kind: 'impossible-window'; task: number; earliest: number; latest: number }
  | { kind: 'duplicate-order'; first: number; second: number }
  /** The window of `second` ends before that of `first`, which must be worked before it, begins. */
  | { kind: 'cyclic-order'; first: number; second: number }
  | { kind: 'bad-previous'; task: number; slot: number }
  | { kind: 'no-free-period' }

/** Where in the file the problem lies, as a path. */
export function placeOf(problem: WeekProblem): string {
  switch (problem.kind) {
    case 'not-json':
      return 'file'
    case 'no-free-period':
      return 'classes'
    case 'bad-shape':
    case 'too-small':
    case 'too-large':
    case 'too-much':
    case 'wrong-length':
    case 'unknown-course':
      return problem.place
    case 'class-leaves-day':
      return `classes[${problem.index}]`
    case 'classes-overlap':
      return `classes[${problem.second}]`
    case 'bad-duration':
      return `tasks[${problem.task}].dur`
    case 'impossible-window':
      return `tasks[${problem.task}].latest`
    case 'duplicate-order':
      return `tasks[${problem.second}].seq`
    case 'cyclic-order':
      return `tasks[${problem.second}].latest`
    case 'bad-previous':
      return `previous[${problem.task}]`
    default:
      return assertNever(problem)
  }
}

/** What a problem does not name is not said of it. */
const unnamed: Omit<WeekProblemValues, 'place'> = {
  count: 0,
  course: 0,
  duration: 0,
  earliest: 0,
  expected: 0,
  first: 0,
  index: 0,
  latest: 0,
  least: 0,
  length: 0,
  most: 0,
  second: 0,
  slot: 0,
  task: 0,
}

export function sayWeekProblem(problem: WeekProblem, language: Language): string {
  const { weekProblems } = plannerWords[language]
  const most = problem.kind === 'too-much' ? largest[problem.place] : 0
  const values = { ...unnamed, most, ...problem, place: placeOf(problem) }
  return weekProblems[problem.kind](values) + grammar[language].joints.gap + weekProblems.nothing
}
