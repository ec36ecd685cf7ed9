// Short ways to write the whole intents that the tables of utterances expect.
import { expect } from 'vitest'
import type { HealthProblemKind } from '../../../shared/tools/health-problem.ts'
import { addDays } from '../../../shared/schedule/calendar.ts'
import type { Mark } from '../../../shared/schedule/work-log.ts'
import { nowhere, type Target } from '../../../electron/language/words/task-words.ts'
import type {
  AwayTime,
  Intent,
  Plan,
  Question,
  Statement,
  Write,
} from '../../../electron/language/resolve/intent.ts'
import type { Beyond, Doubt, Talk } from '../../../electron/language/read/draft.ts'
import type { FitCheck, Query } from '../../../electron/language/resolve/query.ts'
import { noLimits, type Limits } from '../../../electron/language/read/kept-free.ts'
import type { DayPart, TimeWish } from '../../../shared/time/mention.ts'

/** Monday 2026-11-30 to Sunday. */
export const nextWeek = [30, 31, 32, 33, 34, 35, 36].map((day) =>
  day === 30 ? '2026-11-30' : `2026-12-0${day - 30}`,
)

export const part = (name: DayPart): TimeWish => ({ kind: 'part', part: name })

export const periods = (start: number, end: number): TimeWish => ({ kind: 'periods', start, end })

export const clockAt = (hour: number, minute: number): TimeWish => ({
  kind: 'clock',
  minute: hour * 60 + minute,
})

export function to(dates: string[] | null, wish: TimeWish | null = null): Target {
  return { ...nowhere, dates, wish }
}

/** Every week on that day from one period to another. */
export const weekly = (...times: [weekday: number, start: number, end: number][]): Limits => ({
  ...noLimits,
  times: times.map(([weekday, start, end]) => ({ weekday, start, end })),
})

export const limits = (weekdays: number[], busy: number[]): Limits => ({ weekdays, periods: busy })

export function plan(
  classIds: number[],
  days: [from: number, to: number] | null,
  span: Plan['span'] = 'asked',
  kept: Limits = noLimits,
): Plan {
  const range = days === null ? null : { from: days[0], to: days[1] }
  return { kind: 'plan', classIds, days: range, limits: kept, span }
}

export const put = (taskId: number, target: Target): Write => ({ kind: 'put', taskId, target })

/** It can't go alone: what keeps its order with it goes along. */
export const withOthers = (taskId: number, target: Target): Intent =>
  writes({
    kind: 'relocate',
    taskIds: [taskId],
    target,
    avoid: limits([], []),
    avoidDates: [],
  })

/** Off its day, to one of the seven that follow, where nothing else has to give way. */
export const toOtherDay = (taskId: number, date: string): Intent =>
  writes(put(taskId, to([1, 2, 3, 4, 5, 6, 7].map((days) => addDays(date, days)))))

export const swap = (taskA: number, taskB: number): Write => ({ kind: 'swap', taskA, taskB })

export const unplace = (...taskIds: number[]): Write => ({ kind: 'unplace', taskIds })

export function relocate(
  taskIds: number[],
  target: Target,
  avoidDates: string[],
  avoid: Limits = noLimits,
): Write {
  return { kind: 'relocate', taskIds, target, avoid, avoidDates }
}

export const away = (
  from: string,
  until = from,
  busy: [start: number, end: number] | null = null,
): AwayTime => ({
  from,
  to: until,
  periods: busy === null ? null : { start: busy[0], end: busy[1] },
})

/** Away from these times. */
export function replan(times: AwayTime[], maxMoves: number | null = null): Write {
  return { kind: 'replan', away: times, taskIds: [], maxMoves }
}

/** Where nothing else has to move for it. */
export const placeAgain = (...taskIds: number[]): Write => ({
  kind: 'replan',
  away: [],
  taskIds,
  maxMoves: 0,
})

/** As it was asked for: others may move. */
export const planAnew = (...taskIds: number[]): Write => ({
  kind: 'replan',
  away: [],
  taskIds,
  maxMoves: null,
})

export const mark = (taskId: number, what: Mark, minutes: number | null = null): Write => ({
  kind: 'mark',
  taskId,
  mark: what,
  minutes,
})

/** The first sessions of calculus and algebra leave Thursday, and not for Friday. */
export const lighterThursday: Write = {
  kind: 'relocate',
  taskIds: [101, 201],
  target: nowhere,
  avoid: noLimits,
  avoidDates: ['2026-11-26'],
  most: 5,
}

export const improve = (
  days: number[] | null = null,
  problem: HealthProblemKind | null = null,
): Write => ({ kind: 'improve', days, problem })

export const explain = (
  taskId: number,
  days: number[] = [],
  wish: TimeWish | null = null,
): Intent => query({ kind: 'query-explain', taskId, days, wish })

export const health = (days: number[] | null = null): Intent =>
  query({ kind: 'query-health', days })

export const fits = (...checks: FitCheck[]): Intent =>
  query({
    kind: 'query-fits',
    checks: checks.length === 0 ? [{ classIds: null, untilDay: null }] : checks,
  })

export const pace = (classIds: number[] | null = null): Intent =>
  query({ kind: 'query-pace', classIds })

export const writes = (...list: Write[]): Intent => ({ kind: 'writes', writes: list, notes: [] })

export const ask = (question: Question): Intent => ({ kind: 'ask', question })

export function really(doubt: Doubt, ...list: Write[]): Intent {
  return ask({ kind: 'really', doubt, writes: list })
}

export const say = (statement: Statement): Intent => ({ kind: 'say', statement })

export const query = (asked: Query): Intent => ({ kind: 'query', query: asked })

export const talk = (kind: Talk, topic?: string): Intent => ({
  kind: 'talk',
  talk: kind,
  ...(topic === undefined ? {} : { topic }),
})

export function beyond(what: Beyond, taskIds: number[]): Intent {
  return { kind: 'beyond', what, taskIds }
}

/** What no pattern understands the trained reader may; whatever it makes of it, nothing is written unasked. */
export function isUnderstood(understood: Intent, intent: Intent): boolean {
  const isOpen =
    intent.kind === 'unknown' ||
    (intent.kind === 'ask' && intent.question.kind === 'not-understood')
  if (isOpen) return understood.kind !== 'writes'
  expect(understood).toEqual(intent)
  return true
}
