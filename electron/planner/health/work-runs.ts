// Runs of work in a day by the clock, and the meals that study takes.
import type { WorkRun } from '../../../shared/planner/health.ts'
import type { DayClock } from '../from-state/day-clock.ts'
import type { FixedWork, StudyBlock } from './board.ts'
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import { longBreak, type Meal } from '../from-state/standards.ts'

/** A stretch of time that is taken; `id` is null for lessons and exams. */
type Span = FixedWork & { id: number | null }

/**
 * The runs with study in them. A free period, an appointment or an hour without work ends a run, even inside a block.
 */
export function findRuns(
  clock: DayClock,
  fixed: readonly FixedWork[],
  study: readonly StudyBlock[],
): readonly WorkRun[] {
  if (study.length === 0) return []
  const runs: WorkRun[] = []
  let run: (WorkRun & FixedWork) | null = null
  const close = () => {
    if (run === null || run.taskIds.length === 0) return
    const { start, end, taskIds, from, to } = run
    runs.push({ start, end, minutes: to - from, taskIds })
  }
  for (const span of inOrder(clock, fixed, study)) {
    if (run !== null && span.start <= run.end + 1 && span.from - run.to < longBreak) {
      run.end = Math.max(run.end, span.end)
      run.to = Math.max(run.to, span.to)
    } else {
      close()
      const { start, end, from, to } = span
      run = { start, end, from, to, minutes: 0, taskIds: [] }
    }
    if (span.id !== null && run.taskIds.at(-1) !== span.id) run.taskIds.push(span.id)
  }
  close()
  return runs
}

function inOrder(
  clock: DayClock,
  fixed: readonly FixedWork[],
  study: readonly StudyBlock[],
): Span[] {
  const spans: Span[] = fixed.map(({ start, end, from, to }) => ({
    start,
    end,
    from,
    to,
    id: null,
  }))
  for (const block of study) addSpans(spans, clock, block)
  return spans.sort((a, b) => a.start - b.start || a.end - b.end)
}

function addSpans(
  spans: Span[],
  { startOf, endOf, breaksAfter }: DayClock,
  { id, start, end, from, to }: StudyBlock,
): void {
  let first = start
  let begins = from
  for (let period = start; period < end; period += 1) {
    if (((breaksAfter >>> (period - 1)) & 1) === 0) continue
    spans.push({ id, start: first, end: period, from: begins, to: endOf[period - 1] ?? begins })
    first = period + 1
    begins = startOf[period] ?? begins
  }
  spans.push({ id, start: first, end, from: begins, to })
}

/** For each meal for which study leaves no time, the study blocks that take it. */
export function findLostMeals(
  fixed: readonly FixedWork[],
  study: readonly StudyBlock[],
  meals: readonly Meal[],
): readonly (readonly StudyBlock[])[] {
  const lost: (readonly StudyBlock[])[] = []
  for (const { from: begins, to: ends, minutes } of meals) {
    const meal = { from: minutesOf(begins), to: minutesOf(ends), minutes }
    const over = study.filter(({ from, to }) => from < meal.to && to > meal.from)
    if (over.length === 0 || leavesMeal(meal, [...fixed, ...over])) continue
    if (leavesMeal(meal, fixed)) lost.push(over)
  }
  return lost
}

function leavesMeal(
  meal: { from: number; to: number; minutes: number },
  work: readonly { from: number; to: number }[],
): boolean {
  let freeFrom = meal.from
  for (const { from, to } of work.toSorted((a, b) => a.from - b.from)) {
    if (Math.min(from, meal.to) - freeFrom >= meal.minutes) return true
    freeFrom = Math.max(freeFrom, to)
  }
  return meal.to - freeFrom >= meal.minutes
}
