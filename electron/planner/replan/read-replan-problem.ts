// Reads what a re-plan is asked to do, checked against the schedule, and the placement problem that this makes.
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { AwaySpan, ReplanArguments } from '../../../shared/tools/replan-arguments.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { usedPeriods } from '../../../shared/schedule/class-order.ts'
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import { findViolations, hasBegun } from '../../../shared/schedule/legality.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { firstPeriods, maskOf } from '../../../shared/schedule/occupancy.ts'
import type { Refusal, RefusalReason } from '../../../shared/schedule/refusal.ts'
import {
  findTask,
  itemsOfClass,
  type Moment,
  type ScheduleState,
  findTaskClass,
} from '../../../shared/schedule/state.ts'
import { isPlacedItem, type ItemTask, type PlacedItem } from '../../../shared/schedule/task.ts'
import { readProblem, type StateProblem } from '../from-state/read-problem.ts'
import { stretch } from '../problem/day-masks.ts'
import { leftOut, type ProblemTask, type Slot } from '../problem/problem.ts'
import { type ExamLimits, nearTerms } from './near-terms.ts'

type Broken = {
  /** Blocks that break a rule and may move. */
  free: ReadonlySet<number>
  /** Blocks beyond the budget of their class, the last ones first: they lose their place. */
  surplus: ReadonlySet<number>
  /** Blocks ahead that break a rule and are locked. */
  locked: readonly number[]
}

/** Which blocks can't stay because a rule is broken where they lie, whatever else is asked. */
export function findBroken(state: ScheduleState, now: Moment): Broken {
  const violations = findViolations(state, now).filter(({ kind }) => kind !== 'over-budget')
  const items = [...new Set(violations.map(({ task }) => task))].flatMap((id) => {
    const item = findTask(state, id)
    return item?.kind === 'item' ? [item] : []
  })
  return {
    free: new Set(idsOf(items.filter((item) => checkFreedom(item, now) === null))),
    surplus: new Set(state.taskClasses.flatMap(({ id }) => surplusOf(state, id, now))),
    locked: idsOf(items.filter((item) => isHeld(item, now))),
  }
}

function idsOf(items: readonly ItemTask[]): number[] {
  return items.map(({ id }) => id)
}

function isHeld(item: ItemTask, now: Moment): boolean {
  return item.locked && item.place !== null && !hasBegun(item, now)
}

/** The last placed blocks of the class that may move, as many as it takes to keep its budget. */
function surplusOf(state: ScheduleState, classId: number, now: Moment): number[] {
  const budget = state.taskClasses.find(({ id }) => id === classId)?.slotBudget ?? null
  let over = budget === null ? 0 : usedPeriods(state, classId) - budget
  if (over <= 0) return []
  return itemsOfClass(state, classId)
    .filter((item) => isPlacedItem(item) && checkFreedom(item, now) === null)
    .toReversed()
    .flatMap((item) => {
      if (over <= 0) return []
      over -= item.duration
      return [item.id]
    })
}

type ReplanRequest = {
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
  if (outside)
    return refuse(0, {
      kind: 'outside-window',
      rule: 'T1',
      days: state.window.days.length,
      periods: state.window.periods.length,
    })
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
    away: awayMasks(state, spans),
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

function isInWindow({ window }: ScheduleState, span: AwaySpan): boolean {
  const { day_to: lastDay, slot_start: start = 1, slot_end: end = 1 } = span
  return lastDay <= window.days.length && Math.max(start, end) <= window.periods.length
}

function awayMasks({ window }: ScheduleState, spans: readonly AwaySpan[]): Int32Array {
  const away = new Int32Array(window.days.length)
  const last = window.periods.length
  for (const { day_from: from, day_to: to, slot_start: start = 1, slot_end: end = last } of spans) {
    for (let day = from; day <= to; day += 1) {
      away[day - 1] = (away[day - 1] ?? 0) | (maskOf({ day, start, end }) & firstPeriods(last))
    }
  }
  return away
}

export type ReplanCase = {
  state: ScheduleState
  now: Moment
  preferences: PlanningPreferences
  request: ReplanRequest
  broken: Broken
  /** Where blocks belong if that can be. */
  exams: ExamLimits
}

/** Placed blocks that a re-plan may touch: today's only when they have to leave or the person asks for it. */
export function findMovable({ state, now, request, broken }: ReplanCase): PlacedItem[] {
  const { away, leaving, includesToday } = request
  const mustAct = ({ id, place }: PlacedItem) =>
    leaving.has(id) || broken.free.has(id) || ((away[place.day - 1] ?? 0) & maskOf(place)) !== 0
  return state.tasks
    .filter(isPlacedItem)
    .filter((item) => checkFreedom(item, now) === null)
    .filter((item) => item.place.day !== now.day || includesToday || mustAct(item))
}

type Cast = {
  movable: Iterable<number>
  wanted: ReadonlySet<number>
  /** Placed blocks that lose their place. */
  barred: ReadonlySet<number>
  /** Blocks that find a place before their exam or none. */
  held: ExamLimits
}

/** That blocks lie elsewhere now counts for nothing: how many move is decided before the score is asked. */
export function readReplanProblem(asked: ReplanCase, cast: Cast): StateProblem {
  const { state, now, preferences } = asked
  const items = state.tasks.filter((task) => task.kind === 'item')
  const wantedItems = items.filter(({ id }) => cast.wanted.has(id))
  const skipped = items.filter(({ id, place }) => place === null && !cast.wanted.has(id))
  const read = readProblem(
    state,
    {
      classIds: [...new Set(wantedItems.map(({ classId }) => classId))],
      scope: null,
      now,
      mayMove: [...cast.movable],
      weights: { move: 0 },
      preferences,
    },
    new Set(skipped.map(({ id }) => id)),
  )
  const tasks = read.problem.tasks.map((task, index) =>
    task.frozen === null
      ? restrict(asked, cast, task, read.taskIds[index] ?? 0, read.starts[index] ?? leftOut)
      : task,
  )
  const terms = nearTerms(state, read, asked.exams, now)
  return { ...read, problem: { ...read.problem, tasks, terms } }
}

function restrict(
  { state, now, request }: ReplanCase,
  { barred, held }: Cast,
  task: ProblemTask,
  id: number,
  present: Slot,
): ProblemTask {
  const periods = state.window.periods.length
  const presentDay = present === leftOut ? -1 : Math.floor(present / periods)
  const presentBit = present === leftOut ? 0 : 1 << (present % periods)
  const mustLeave = request.leaving.has(id)
  const exam = held.get(id)?.place ?? null
  const starts = task.starts.map((mask, day) => {
    if (barred.has(id) || (exam !== null && day >= exam.day)) return 0
    const isClosed = day === now.day - 1 && !request.includesToday
    const own = day === presentDay ? presentBit : 0
    let open = isClosed ? mask & own : mask
    open &= runStarts(~(request.away[day] ?? 0), task.duration)
    if (day + 1 === exam?.day) open &= stretch(0, Math.max(0, exam.start - task.duration))
    return mustLeave ? open & ~own : open
  })
  return { ...task, starts, hosted: task.hosted.map((mask, day) => mask & (starts[day] ?? 0)) }
}
