// What a re-plan is asked to do, checked against the schedule: what has to leave, what wants a place, when there is no time.
import type { AwaySpan, ReplanArguments } from '../../../shared/tools/replan-arguments.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { firstPeriods, maskOf } from '../../../shared/schedule/occupancy.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import type { Refusal, RefusalReason } from '../../../shared/schedule/refusal.ts'
import {
  findTask,
  findTaskClass,
  itemsOfClass,
  type Moment,
  type ScheduleState,
} from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'

export type ReplanRequest = {
  /** By day from 0: periods in which there is no time, as bits. */
  away: Int32Array
  /** Placed blocks that have to go elsewhere. */
  leaving: ReadonlySet<number>
  /** Pending blocks that are to get a place. */
  wanted: ReadonlySet<number>
  includesToday: boolean
  /** More blocks may move for the sake of lying before their exams. */
  examsFirst: boolean
  maxMoves: number | null
}

export type RequestProblem =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'no-class'; classId: number }

export function readRequest(
  state: ScheduleState,
  now: Moment,
  args: ReplanArguments,
): Result<ReplanRequest, RequestProblem> {
  const spans = args.unavailable ?? []
  const outside = spans.some((span) => !isInWindow(state, span))
  if (outside) return refuse(0, outsideWindow(state))
  const unknown = (args.task_class_ids ?? []).find((id) => findTaskClass(state, id) === undefined)
  if (unknown !== undefined) return fail({ kind: 'no-class', classId: unknown })
  const named: ItemTask[] = []
  for (const id of args.task_ids ?? []) {
    const task = findTask(state, id)
    if (task === undefined) return refuse(id, { kind: 'unknown-task', rule: 'T1' })
    if (task.kind === 'event') return refuse(id, { kind: 'not-an-item', rule: 'T4' })
    const reason = checkFreedom(task, now)
    if (reason !== null) return refuse(id, reason)
    named.push(task)
  }
  const ofClasses = (args.task_class_ids ?? []).flatMap((id) => itemsOfClass(state, id))
  const pending = [...named, ...ofClasses].filter(({ place, locked }) => place === null && !locked)
  return succeed({
    away: layAway(state, spans),
    leaving: new Set(named.filter(({ place }) => place !== null).map(({ id }) => id)),
    wanted: new Set(pending.map(({ id }) => id)),
    includesToday: args.include_today ?? false,
    examsFirst: args.before_exams ?? false,
    maxMoves: args.max_moves ?? null,
  })
}

function refuse(task: number, reason: RefusalReason): Result<never, RequestProblem> {
  return fail({ kind: 'refused', refusal: { task, reason, nearest: [] } })
}

function outsideWindow({ window }: ScheduleState): RefusalReason {
  return {
    kind: 'outside-window',
    rule: 'T1',
    days: window.days.length,
    periods: window.periods.length,
  }
}

function isInWindow({ window }: ScheduleState, span: AwaySpan): boolean {
  const { day_to: lastDay, slot_start: start = 1, slot_end: end = 1 } = span
  return lastDay <= window.days.length && Math.max(start, end) <= window.periods.length
}

function layAway({ window }: ScheduleState, spans: readonly AwaySpan[]): Int32Array {
  const away = new Int32Array(window.days.length)
  const last = window.periods.length
  for (const { day_from: from, day_to: to, slot_start: start = 1, slot_end: end = last } of spans) {
    for (let day = from; day <= to; day += 1) {
      away[day - 1] = (away[day - 1] ?? 0) | (maskOf({ day, start, end }) & firstPeriods(last))
    }
  }
  return away
}
