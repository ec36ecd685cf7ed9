// What can be wrong with a `study-week-1` file, as a value with its place, and the sentence for each.
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

export function sayWeekProblem(problem: WeekProblem, language: Language): string {
  const [en, zh] = sentences(problem)
  return language === 'en' ? `${en} Nothing was planned.` : `${zh}没有做任何安排。`
}

function sentences(problem: WeekProblem): [en: string, zh: string] {
  switch (problem.kind) {
    case 'not-json':
      return ['The file is not JSON.', '文件不是 JSON。']
    case 'bad-shape':
      return [
        `At ${problem.place} the file does not follow the format study-week-1.`,
        `文件的 ${problem.place} 不符合 study-week-1 格式。`,
      ]
    case 'too-small':
      return [
        `${problem.place} must be at least ${problem.least}.`,
        `${problem.place} 不能小于 ${problem.least}。`,
      ]
    case 'too-large':
      return [
        `${problem.place} must be at most ${problem.most}.`,
        `${problem.place} 不能大于 ${problem.most}。`,
      ]
    case 'too-much':
      return [
        `The file has ${problem.count} ${problem.place}; at most ${largest[problem.place]} can be planned.`,
        `文件的 ${problem.place} 是 ${problem.count}，最多只能安排 ${largest[problem.place]}。`,
      ]
    case 'wrong-length':
      return [
        `${problem.place} has ${problem.length} entries; it needs ${problem.expected}.`,
        `${problem.place} 有 ${problem.length} 项，应当是 ${problem.expected} 项。`,
      ]
    case 'unknown-course':
      return [
        `${problem.place} names course ${problem.course}, which the file does not have.`,
        `${problem.place} 写的课程 ${problem.course} 不在文件里。`,
      ]
    case 'class-leaves-day':
      return [
        `classes[${problem.index}] does not lie within one day of the plan.`,
        `classes[${problem.index}] 超出了当天的范围。`,
      ]
    case 'classes-overlap':
      return [
        `classes[${problem.first}] and classes[${problem.second}] overlap.`,
        `classes[${problem.first}] 与 classes[${problem.second}] 时间重叠。`,
      ]
    default:
      return taskSentences(problem)
  }
}

type TaskProblem = Extract<
  WeekProblem,
  {
    kind:
      | 'bad-duration'
      | 'impossible-window'
      | 'duplicate-order'
      | 'cyclic-order'
      | 'bad-previous'
      | 'no-free-period'
  }
>

function taskSentences(problem: TaskProblem): [en: string, zh: string] {
  switch (problem.kind) {
    case 'bad-duration':
      return [
        `tasks[${problem.task}] takes ${problem.duration} periods; it needs at least 1 and no more than a day has.`,
        `tasks[${problem.task}] 的时长是 ${problem.duration} 节，应当至少 1 节，且不超过一天的节数。`,
      ]
    case 'impossible-window':
      return [
        `tasks[${problem.task}] may lie on days ${problem.earliest} to ${problem.latest}, which is no window inside the plan.`,
        `tasks[${problem.task}] 的日期范围是第 ${problem.earliest} 到第 ${problem.latest} 天，不是计划内的有效范围。`,
      ]
    case 'duplicate-order':
      return [
        `tasks[${problem.first}] and tasks[${problem.second}] are the same session of their course: seq must differ.`,
        `tasks[${problem.first}] 和 tasks[${problem.second}] 在同一课程里序号相同，seq 不能重复。`,
      ]
    case 'cyclic-order':
      return [
        `tasks[${problem.second}] comes after tasks[${problem.first}], but its window ends before the other begins.`,
        `tasks[${problem.second}] 应在 tasks[${problem.first}] 之后，但它的日期范围在后者开始之前就结束了。`,
      ]
    case 'bad-previous':
      return [
        `previous[${problem.task}] is ${problem.slot}, which is no slot of the plan.`,
        `previous[${problem.task}] 是 ${problem.slot}，不是计划内的时段。`,
      ]
    case 'no-free-period':
      return [
        'Classes cover every period, so nothing can be placed.',
        '所有时段都被课程占满，排不进任何任务。',
      ]
    default:
      return assertNever(problem)
  }
}
