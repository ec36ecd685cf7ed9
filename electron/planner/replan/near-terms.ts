// What a place costs in a re-plan: in place of the day that the class's strategy would choose, the one where it was. What
// was missed is late already, so that it comes back soon; what was left for longer is spread as if planned anew.
import { isExam } from '../../../shared/timetable/exams.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { comparePlaces, endsBefore, type Place } from '../../../shared/schedule/place.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import { type EventTask, type ItemTask, markOf } from '../../../shared/schedule/task.ts'
import { slotOf } from '../from-state/draft-chain.ts'
import type { StateProblem } from '../from-state/read-problem.ts'
import { leftOut, type Slot, type Term } from '../problem/problem.ts'

/** By block: the exam of its course that comes next after it. */
export type ExamLimits = ReadonlyMap<number, EventTask>

/**
 * For a block with a place the first exam after it; a `leaving` one that lies after all exams belongs before the last.
 * For a pending block the first exam after its place in the order. Exams that have begun bind nobody.
 */
export function findExamLimits(
  state: ScheduleState,
  now: Moment,
  leaving: ReadonlySet<number>,
): ExamLimits {
  const limits = new Map<number, EventTask>()
  const byCourse = examsToCome(state, now)
  if (byCourse.size === 0) return limits
  const items = state.tasks.filter((task): task is ItemTask => task.kind === 'item')
  const byClass = Map.groupBy(items, ({ classId }) => classId)
  for (const { id, course } of state.taskClasses) {
    const exams = byCourse.get(course) ?? []
    if (exams.length === 0) continue
    let earlier: Place | null = null
    for (const item of byClass.get(id)?.toSorted((a, b) => a.order - b.order) ?? []) {
      const from: Place | null = item.place ?? earlier
      const next = exams.find(({ place }) => from === null || endsBefore(from, place))
      const exam = next ?? (leaving.has(item.id) ? exams.at(-1) : undefined)
      if (exam !== undefined) limits.set(item.id, exam)
      earlier = from
    }
  }
  return limits
}

/** By course, in order of time. */
function examsToCome({ tasks }: ScheduleState, now: Moment): Map<string, EventTask[]> {
  const exams = tasks
    .filter(isExam)
    .filter(({ course, place }) => course !== '' && !hasBegun({ place }, now))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
  return Map.groupBy(exams, ({ course }) => course)
}

/** Whether a block at that place comes after the exam that it is there for. */
export function isPastExam(limits: ExamLimits, taskId: number, place: Place): boolean {
  const exam = limits.get(taskId)
  return exam !== undefined && !endsBefore(place, exam.place)
}

/** Without those of the classes to which the blocks belong. */
export function liftLimits(
  state: ScheduleState,
  limits: ExamLimits,
  blocks: readonly number[],
): ExamLimits {
  const classOf = (id: number) => {
    const task = findTask(state, id)
    return task?.kind === 'item' ? task.classId : null
  }
  const lifted = new Set(blocks.map(classOf))
  return new Map([...limits].filter(([id]) => !lifted.has(classOf(id))))
}

/** By the item's id; without an entry for work that has had no place yet. */
export function oldPlaces({ tasks }: ScheduleState): Map<number, Place> {
  const items = tasks.filter((task): task is ItemTask => task.kind === 'item')
  const places = new Map<number, Place>()
  for (const item of items) {
    const last = item.log?.at(-1)
    // What is left of a block goes on from where that one lay.
    if (last !== undefined && last.restId !== null) places.set(last.restId, last.place)
    if (last !== undefined && markOf(item) === null) places.set(item.id, last.place)
  }
  for (const { id, place } of items) if (place !== null) places.set(id, place)
  return places
}

/**
 * In the units of the usual weights: a day away counts as much as a day off an even spread, an hour less than the
 * dislike of it; a place after the exam more than anything else about a place.
 */
const costs = { day: 12, period: 1, pastExam: 10_000 }

/** The terms of the problem that was read, with nearness to the old place for each block that has had one. */
export function nearTerms(
  state: ScheduleState,
  read: StateProblem,
  limits: ExamLimits,
  now: Moment,
): Term[] {
  const { problem, taskIds, starts } = read
  const { periods } = problem
  const old = oldPlaces(state)
  for (const id of findLeft(state, old, now)) old.delete(id)
  const was = starts.map((start, task) => {
    const place = old.get(taskIds[task] ?? 0) ?? null
    return start === leftOut ? slotOf(state.window, place) : start
  })
  const latest = taskIds.map((id, task) => {
    const exam = limits.get(id)
    const end = exam === undefined ? null : slotOf(state.window, exam.place)
    return end === null || end === leftOut ? Infinity : end - (problem.tasks[task]?.duration ?? 0)
  })
  const isOld = (task: number) => (was[task] ?? leftOut) !== leftOut
  const near: Term = {
    name: 'move',
    weight: 1,
    kind: 'place',
    costAt: (task, slot) => {
      const past = slot > (latest[task] ?? Infinity) ? costs.pastExam : 0
      return isOld(task) ? past + nearCost(was[task] ?? slot, slot, periods) : past
    },
  }
  const others = problem.terms.map((term): Term => {
    if (term.kind !== 'place' || !isOfStrategy(term)) return term
    const { name, weight, kind, costAt } = term
    return { name, weight, kind, costAt: (task, slot) => (isOld(task) ? 0 : costAt(task, slot)) }
  })
  return [...others, near]
}

/** A class of which something is late for longer was left: soon is too late for it, and its days are what counts. */
const soon = 7

/** Blocks that wait, of classes that were left: where they lay says nothing any more. */
function findLeft(
  { tasks }: ScheduleState,
  old: ReadonlyMap<number, Place>,
  now: Moment,
): number[] {
  const waiting = tasks.filter((task) => task.kind === 'item' && task.place === null)
  const byClass = Map.groupBy(waiting, (task) => (task.kind === 'item' ? task.classId : 0))
  return [...byClass.values()].flatMap((ofClass) => {
    const isLeft = ofClass.some(({ id }) => (old.get(id)?.day ?? Infinity) + soon < now.day)
    return isLeft ? ofClass.map(({ id }) => id) : []
  })
}

function isOfStrategy({ name }: Term): boolean {
  return name === 'spread' || name === 'late'
}

/** For a block that lay at `from` and comes to lie at `to`. */
export function nearCost(from: Slot, to: Slot, periods: number): number {
  if (from === to) return 0
  const days = Math.abs(Math.floor(to / periods) - Math.floor(from / periods))
  return costs.day * days + costs.period * Math.abs((to % periods) - (from % periods))
}
