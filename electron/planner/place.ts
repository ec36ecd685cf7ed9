// The rough build (G7): a deterministic greedy placement of pending items over the one legality check.
import { diffStates, type ScheduleDiff } from '../../shared/schedule/diff.ts'
import { applyEdit } from '../../shared/schedule/edits.ts'
import { legalStarts } from '../../shared/schedule/legality.ts'
import type { Place } from '../../shared/schedule/place.ts'
import { findTaskClass, itemsOfClass, type ScheduleState } from '../../shared/schedule/state.ts'
import type { ItemTask, Task } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { allowedDays } from './allowed-days.ts'
import type { PlacementPolicy } from './policy.ts'
import { itemsWanted } from './quota.ts'
import { costOf, countLessonsByDay, groupBlocksByDay } from './terms.ts'

export type RoughBuild = {
  /** Placements as `suggested`; empty when nothing was wanted or nothing fits. */
  diff: ScheduleDiff
  /** Wanted items that found no legal place. */
  leftOut: number[]
}

type Wish = { item: ItemTask; taskClass: TaskClass; targetDay: number }

/**
 * Places the wanted pending items one by one, each at its cheapest legal start. Pure: the same state, policy and
 * seed give the same diff on any machine (P1); the seed only decides between places of equal cost.
 */
export function place(state: ScheduleState, policy: PlacementPolicy, seed: number): RoughBuild {
  const leftOut: number[] = []
  const closed = new Set<number>()
  let working = state
  for (const wish of wishes(state, policy)) {
    // A later session must not be tried once an earlier one of its class found no place (S4).
    const chosen = closed.has(wish.taskClass.id)
      ? undefined
      : choosePlace(working, wish, policy, seed)
    const edited =
      chosen &&
      applyEdit(
        working,
        { kind: 'place', task: wish.item.id, day: chosen.day, start: chosen.start },
        policy.now,
      )
    if (edited?.ok) {
      working = edited.value.state
    } else {
      leftOut.push(wish.item.id)
      closed.add(wish.taskClass.id)
    }
  }
  return { diff: diffStates(state, markSuggested(state, working)), leftOut }
}

/** Rapid classes first, since days lost to them don't come back; steady ones fit around them. */
function wishes(state: ScheduleState, policy: PlacementPolicy): Wish[] {
  const chosen = state.taskClasses
    .filter((taskClass) => policy.classIds === null || policy.classIds.includes(taskClass.id))
    .toSorted((a, b) => b.priority - a.priority || a.toDay - b.toDay || a.id - b.id)
  const columnsOf = (strategy: TaskClass['strategy']) =>
    chosen
      .filter((taskClass) => taskClass.strategy === strategy)
      .map((taskClass) => wishesOfClass(state, taskClass, policy))
  return [...takeInTurns(columnsOf('rapid')), ...takeInTurns(columnsOf('steady'))]
}

/** The first of each column, then the second of each …, so that no course takes all good places. */
function takeInTurns(columns: readonly Wish[][]): Wish[] {
  const longest = Math.max(0, ...columns.map((column) => column.length))
  return Array.from({ length: longest }, (_, turn) =>
    columns.flatMap((column) => column[turn] ?? []),
  ).flat()
}

function wishesOfClass(
  state: ScheduleState,
  taskClass: TaskClass,
  policy: PlacementPolicy,
): Wish[] {
  const pending = itemsOfClass(state, taskClass.id).filter((item) => item.status === 'pending')
  const wanted = itemsWanted(state, taskClass, pending, policy)
  const days = usableDays(state, taskClass, policy)
  return wanted.map((item, index) => ({
    item,
    taskClass,
    targetDay: targetDay(days, taskClass, index, wanted.length),
  }))
}

function usableDays(state: ScheduleState, taskClass: TaskClass, policy: PlacementPolicy): number[] {
  const scope = policy.scope
  const days = allowedDays(state, taskClass, policy.now, scope?.fromDay, scope?.toDay)
  return days.filter((day) => !isExcludedDay(state, day, policy))
}

/** Steady: the middle of the item's share of the days. Rapid: one a day from the first day on. */
function targetDay(
  days: readonly number[],
  taskClass: TaskClass,
  index: number,
  count: number,
): number {
  const position =
    taskClass.strategy === 'rapid'
      ? Math.min(index, days.length - 1)
      : Math.floor(((index + 0.5) * days.length) / count)
  return days[position] ?? days.at(-1) ?? 0
}

function choosePlace(
  state: ScheduleState,
  { item, taskClass, targetDay }: Wish,
  policy: PlacementPolicy,
  seed: number,
): Place | undefined {
  const blocksByDay = groupBlocksByDay(state)
  const lessonsByDay = countLessonsByDay(state)
  const intensityOf = (other: ItemTask) => findTaskClass(state, other.classId)?.intensity ?? 0
  const around = { state, item, taskClass, targetDay, blocksByDay, lessonsByDay, intensityOf }
  let best: { place: Place; cost: number; tie: number } | undefined
  for (const candidate of legalStarts(state, item.id, policy.now)) {
    if (!isInScope(state, candidate, policy)) continue
    const cost = costOf(around, candidate)
    const tie = tieBreak(candidate, seed)
    if (!best || cost < best.cost || (cost === best.cost && tie < best.tie)) {
      best = { place: candidate, cost, tie }
    }
  }
  return best?.place
}

function isInScope(state: ScheduleState, candidate: Place, policy: PlacementPolicy): boolean {
  const scope = policy.scope
  if (scope === null) return true
  if (candidate.day < scope.fromDay || candidate.day > scope.toDay) return false
  if (isExcludedDay(state, candidate.day, policy)) return false
  return !scope.excludedPeriods.some(
    (period) => period >= candidate.start && period <= candidate.end,
  )
}

function isExcludedDay(state: ScheduleState, day: number, policy: PlacementPolicy): boolean {
  const weekday = state.window.days[day - 1]?.weekday
  return weekday !== undefined && (policy.scope?.excludedWeekdays.includes(weekday) ?? false)
}

function tieBreak(candidate: Place, seed: number): number {
  const mixed = Math.imul(candidate.day * 31 + candidate.start + seed, 2_654_435_761)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** Everything that got its place here is a proposal until a person accepts it. */
function markSuggested(before: ScheduleState, after: ScheduleState): ScheduleState {
  const wasPending = new Set(
    before.tasks.filter((task) => task.kind === 'item' && task.place === null).map(({ id }) => id),
  )
  const mark = (task: Task): Task =>
    task.kind === 'item' && task.place !== null && wasPending.has(task.id)
      ? { ...task, status: 'suggested' }
      : task
  return { ...after, tasks: after.tasks.map(mark) }
}
