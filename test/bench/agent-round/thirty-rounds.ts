// The work that every contender does: thirty rounds, each one model output and one tool call over the same term.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { runScheduleTool } from '../../../shared/tools/run-tool.ts'
import { at, event, item, schedule, taskClass, term, week } from '../../builders.ts'

export const rounds = 30

/** Runs that are thrown away, and runs that are measured, in each process. */
export const warmUps = 30
export const runs = 40

export const benchTerm = term({ weeks: 16 })

/** 16 weeks with 20 lessons each, and 40 study blocks of which half are placed. */
export const benchState: ScheduleState = schedule(
  [
    ...Array.from({ length: 16 * 20 }, (_, index) => {
      const day = Math.floor(index / 20) * 7 + (index % 5) + 1
      const start = Math.floor((index % 20) / 5) * 2 + 1
      return event(index + 1, at(day, start, start + 1), {
        series: (index % 20) + 1,
        title: `Course ${(index % 20) + 1}`,
      })
    }),
    ...Array.from({ length: 40 }, (_, index) =>
      item(400 + index, {
        classId: 1 + (index % 4),
        order: Math.floor(index / 4) + 1,
        title: `Review ${index + 1}`,
        duration: 2,
        ...(index < 20 ? { place: at(index + 1 + Math.floor(index / 5) * 2, 10, 11) } : {}),
      }),
    ),
    ...[1, 2, 3, 4].map((id) => taskClass(id)),
  ],
  week({ weeks: 16 }),
)

export type BenchCall = {
  name: 'find_free'
  arguments: { duration: number; day: number; limit: number }
}

export function callAt(round: number): BenchCall {
  return { name: 'find_free', arguments: { duration: 2, day: round + 1, limit: 1 } }
}

/** The text that the tool answers. */
export function runCall(state: ScheduleState, call: BenchCall): string {
  const now = { day: 0, period: 0 }
  return runScheduleTool({ ...call, state, now, language: 'en' }).text
}

export const figuresHead = 'figures '

/** CPU ms for each of the thirty rounds; KB that a run leaves in the file; ms from opening the file to its card. */
export type Figures = { cpuMs: number; storedKb: number; openMs: number }

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** User and system time of this process in ms. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
