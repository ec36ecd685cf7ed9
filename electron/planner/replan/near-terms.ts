// What a place costs in a re-plan: in place of the day that the class's strategy would choose, the one where it was. What
// was missed is late already, so that it comes back soon; what was left for longer is spread as if planned anew.
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { slotOf } from '../from-state/draft-chain.ts'
import type { StateProblem } from '../from-state/read-problem.ts'
import { leftOut, type Slot } from '../problem/problem.ts'
import type { Term } from '../problem/term.ts'
import type { ExamLimits } from './exam-limits.ts'
import { oldPlaces } from './old-place.ts'

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
