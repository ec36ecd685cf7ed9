// What a re-plan comes to: who moves, who gets or loses a place, how many of how many, and the cost by term.
import type { ReplanCost, ReplanFacts } from '../../../shared/planner/replan.ts'
import { termNames } from '../../../shared/planner/term-name.ts'
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { describeEffect, type EffectChange } from '../../../shared/schedule/effect.ts'
import { maskOf } from '../../../shared/schedule/occupancy.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, markOf } from '../../../shared/schedule/task.ts'
import { dayFacts } from '../../../shared/tools/day-facts.ts'
import { scorePlan } from '../problem/score-plan.ts'
import type { StateReplan } from './plan-replan.ts'
import type { ReplanCase } from './read-replan-problem.ts'

export function replanFacts(
  asked: ReplanCase,
  planned: StateReplan,
  diff: ScheduleDiff,
  after: ScheduleState,
): ReplanFacts {
  const { state, now, request } = asked
  const effect = describeEffect(state, diff)
  const moved = effect.changes.flatMap(({ kind, taskId, from, to }) =>
    kind === 'moved' && from !== null && to !== null ? [{ taskId, from, to }] : [],
  )
  const placed = effect.changes.flatMap(({ kind, taskId, to }) =>
    kind === 'placed' && to !== null ? [{ taskId, to }] : [],
  )
  const missing = planned.leftOut.map((taskId) => ({
    taskId,
    from: findTask(state, taskId)?.place ?? null,
  }))
  return {
    tool: 'replan',
    effect,
    days: dayFacts(after, now, touchedDays(effect.changes)),
    moved,
    placed,
    leftOut: missing,
    pastExam: planned.pastExam.flatMap((taskId) => {
      const exam = asked.exams.get(taskId)
      return exam === undefined ? [] : [{ taskId, examId: exam.id }]
    }),
    movesForExams: planned.movesForExams,
    locked: lockedInTheWay(asked),
    counts: {
      moved: moved.length,
      of: countAhead(asked),
      placed: placed.length,
      leftOut: missing.length,
      pastExam: planned.pastExam.length,
    },
    isMinimal: planned.provenMinimal,
    maxMoves: request.maxMoves,
    sparesToday: !request.includesToday && isToday(asked),
    cost: costOf(planned),
  }
}

function isToday({ state, now }: ReplanCase): boolean {
  return now.day >= 1 && now.day <= state.window.days.length
}

function touchedDays(changes: readonly EffectChange[]): number[] {
  const days = changes.flatMap(({ from, to }) => [from, to]).flatMap((place) => place?.day ?? [])
  return [...new Set(days)].toSorted((a, b) => a - b)
}

/** Placed blocks that have neither begun nor been marked as worked. */
function countAhead({ state, now }: ReplanCase): number {
  return state.tasks
    .filter(isPlacedItem)
    .filter((item) => !hasBegun(item.place, now) && markOf(item) === null).length
}

function lockedInTheWay({ state, now, request, broken }: ReplanCase): number[] {
  const isAway = state.tasks
    .filter(isPlacedItem)
    .filter(({ locked, place }) => locked && !hasBegun(place, now))
    .filter(({ place }) => ((request.away[place.day - 1] ?? 0) & maskOf(place)) !== 0)
  const ids = new Set([...isAway.map(({ id }) => id), ...broken.locked])
  return [...ids].toSorted((a, b) => a - b)
}

function costOf({ read, starts }: StateReplan): ReplanCost {
  const before = scorePlan(read.problem, read.starts)
  const after = scorePlan(read.problem, starts)
  return {
    from: before.total,
    to: after.total,
    terms: termNames
      .map((term) => ({ term, from: before.terms[term], to: after.terms[term] }))
      .filter(({ from, to }) => from !== to),
  }
}
