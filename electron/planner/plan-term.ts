// Plans the wanted work of a term (G7): a pure function of state, policy, budget and seed (P1).
import type { TermName } from '../../shared/planner/explanation.ts'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { ScheduleState, Moment } from '../../shared/schedule/state.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { isExam } from '../../shared/timetable/exams.ts'
import { searchPlan, type PlanWatch } from './engine/search-plan.ts'
import type { PlacementPolicy } from './from-state/policy.ts'
import { readProblem, type StateProblem, writePlan } from './from-state/read-problem.ts'
import { hasStart } from './problem/day-masks.ts'
import { leftOut, type Starts } from './problem/problem.ts'
import type { PlanBudget } from './usual-plan.ts'

export type TermPlan = {
  /** New and moved placements as `suggested`; empty when nothing was wanted or nothing fits. */
  diff: ScheduleDiff
  /** Items that were wanted, or had a place, and have none in this plan. */
  leftOut: number[]
  total: number
  /** By name, weight included. */
  terms: Record<TermName, number>
  /** Steps of the search that were done. */
  steps: number
}

/** Work for exams before them (P1); where that leaves anything out, it may lie after them as its limits say. */
export function planTerm(
  state: ScheduleState,
  policy: PlacementPolicy,
  budget: PlanBudget,
  seed: number,
  watch: PlanWatch = {},
): TermPlan {
  const ending = endBeforeExams(state, policy.now)
  const early = planWithin(ending, policy, budget, seed, watch)
  if (ending === state || early.leftOut.length === 0) return early
  const late = planWithin(state, policy, budget, seed, watch)
  return late.leftOut.length < early.leftOut.length ? late : early
}

function planWithin(
  state: ScheduleState,
  policy: PlacementPolicy,
  budget: PlanBudget,
  seed: number,
  watch: PlanWatch,
): TermPlan {
  const skipped = new Set<number>()
  for (;;) {
    const read = readProblem(state, policy, skipped)
    const initial = fillAround(state, policy, skipped, read)
    const found = searchPlan(read.problem, { seed, ...budget, initial, ...watch })
    const blockers = findBlockers(read, found.starts)
    if (blockers.length === 0) {
      const { total, terms, steps } = found
      const diff = writePlan(state, read, found.starts)
      const missing = [
        ...skipped,
        ...read.taskIds.filter((_, task) => found.starts[task] === leftOut),
      ]
      return { diff, leftOut: missing.toSorted((a, b) => a - b), total, terms, steps }
    }
    for (const id of blockers) skipped.add(id)
  }
}

/** Where a search begins that may move what is placed: pending items fill what is left around it. */
function fillAround(
  state: ScheduleState,
  policy: PlacementPolicy,
  skipped: ReadonlySet<number>,
  { taskIds, starts }: StateProblem,
): Starts {
  if ((policy.mayMove ?? 'none') === 'none') return starts
  const still = readProblem(state, { ...policy, mayMove: 'none' }, skipped)
  const filled = searchPlan(still.problem, { seed: 0, steps: 0 }).starts
  const slots = new Map(still.taskIds.map((id, task) => [id, filled[task] ?? leftOut]))
  return Int32Array.from(taskIds, (id, task) => slots.get(id) ?? starts[task] ?? leftOut)
}

/**
 * The pending items for whose sake later ones of their class have lost a place that they could keep: a chain has no
 * gaps, a schedule may. Without them those later ones stay.
 */
function findBlockers({ problem, taskIds, starts }: StateProblem, found: Starts): number[] {
  const isPending = (task: number) => starts[task] === leftOut
  const isLost = (task: number) =>
    found[task] === leftOut &&
    !isPending(task) &&
    hasStart(problem.tasks[task]?.starts, starts[task] ?? 0, problem.periods)
  return problem.chains.flatMap((chain) =>
    chain
      .slice(0, Math.max(0, chain.findLastIndex(isLost)))
      .filter(isPending)
      .map((task) => taskIds[task] ?? 0),
  )
}

/**
 * Ends work that has no day of its own before the last exam of its course: after that nothing is
 * asked for any more.
 * The state with such ranges drawn in to the eve of the exam, and the very same one where there
 * are none. An exam with
 * lessons of its course after it is no end, and work that has a place after it is there on
 * purpose.
 */
function endBeforeExams(state: ScheduleState, now: Moment): ScheduleState {
  const { tasks, window } = state
  const ends = new Map<string, number>()
  for (const { course, place } of tasks.filter(isExam))
    if (course !== '') ends.set(course, Math.max(place.day, ends.get(course) ?? 0))
  for (const task of tasks)
    if (
      task.kind === 'event' &&
      task.eventKind === 'class' &&
      task.place.day > (ends.get(task.course) ?? Infinity)
    )
      ends.delete(task.course)
  const isOpen = ({ id, course, toDay, fromDay }: TaskClass): boolean => {
    const eve = (ends.get(course) ?? 0) - 1
    const isAhead = eve >= Math.max(fromDay, now.day, 1)
    return (
      isAhead &&
      toDay >= window.days.length &&
      !tasks.some(
        (task) => task.kind === 'item' && task.classId === id && (task.place?.day ?? 0) > eve,
      )
    )
  }
  if (!state.taskClasses.some(isOpen)) return state
  return {
    ...state,
    taskClasses: state.taskClasses.map((taskClass) =>
      isOpen(taskClass)
        ? { ...taskClass, toDay: (ends.get(taskClass.course) ?? 0) - 1 }
        : taskClass,
    ),
  }
}
