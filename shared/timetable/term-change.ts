// A change of the term as a value: from, to, and what became of each row of the period table. Pure, and reversed exactly.
import { z } from 'zod'
import { succeed, fail, type Result } from '../result.ts'
import { buildWindow, minutesOf } from '../schedule/calendar.ts'
import { applyDiff, type ScheduleDiff } from '../schedule/diff.ts'
import { spanOfClock } from '../schedule/edits/clock-span.ts'
import { walkDiff, type WalkDirection } from '../schedule/history.ts'
import { maxPeriods, type Place } from '../schedule/place.ts'
import { isSameValue } from '../schedule/same-value.ts'
import type { ScheduleState } from '../schedule/state.ts'
import type { DroppedEvent, Task } from '../schedule/task.ts'
import { termSchema, type Period, type Term } from '../schedule/term.ts'

export const termChangeSchema = z.strictObject({
  from: termSchema,
  to: termSchema,
  /** The new number of each old row, ascending, 0 where the row is gone; absent while all keep theirs. */
  rows: z.array(z.int().min(0).max(maxPeriods)).exactOptional(),
})

export type TermChange = z.infer<typeof termChangeSchema>

export type Plan = { term: Term; state: ScheduleState }

/** The diff speaks in the periods of the term before the change, and is made first. */
export type PlanChange = { diff: ScheduleDiff; term: TermChange | null }

/** Fails with what is not as the change expects it, and then nothing is applied. */
export function walkPlan(
  plan: Plan,
  direction: WalkDirection,
  { diff, term }: PlanChange,
): Result<Plan, { conflicts: string[] }> {
  const walked = walkDiff(direction, diff)
  if (term === null) {
    const applied = applyDiff(plan.state, walked)
    return applied.ok ? succeed({ term: plan.term, state: applied.value }) : applied
  }
  const change = direction === 'undo' ? reverseTermChange(term) : term
  if (!isSameValue(plan.term, change.from)) return fail({ conflicts: ['term'] })
  if (direction === 'undo') {
    const applied = applyDiff(toTerm(plan.state, change), walked)
    return applied.ok ? succeed({ term: change.to, state: applied.value }) : applied
  }
  const applied = applyDiff(plan.state, walked)
  return applied.ok ? succeed({ term: change.to, state: toTerm(applied.value, change) }) : applied
}

export function reverseTermChange({ from, to, rows }: TermChange): TermChange {
  if (rows === undefined) return { from: to, to: from }
  const back = to.periods.map((_, index) => rows.indexOf(index + 1) + 1)
  return { from: to, to: from, rows: back }
}

/** The same things at the same times, by the window and the row numbers of the new term. */
export function toTerm(state: ScheduleState, change: TermChange): ScheduleState {
  const { to, rows } = change
  const window = buildWindow(to)
  const tasks = state.tasks.map((task) => renumberTask(task, change))
  if (rows === undefined) return { ...state, window, tasks }
  return {
    window,
    tasks,
    taskClasses: state.taskClasses.map((taskClass) => ({
      ...taskClass,
      excludedPeriods: taskClass.excludedPeriods.map((row) => rowOf(rows, row)),
    })),
  }
}

/** Whatever grows between two rows that a thing covers, it covers too: its clock times stay. */
export function renumberTask<One extends Task>(task: One, change: TermChange): One
export function renumberTask(task: Task, change: TermChange): Task {
  if (task.kind === 'event') {
    const renumbered = renumberEvent(task, change)
    return task.dropped === undefined
      ? renumbered
      : { ...renumbered, dropped: task.dropped.map((each) => renumberEvent(each, change)) }
  }
  const { rows } = change
  if (rows === undefined) return task
  const renumber = (place: Place): Place => ({
    day: place.day,
    start: rowOf(rows, place.start),
    end: rowOf(rows, place.end),
  })
  const place = task.place === null ? null : renumber(task.place)
  return {
    ...task,
    place,
    duration: place === null ? task.duration : place.end - place.start + 1,
    ...(task.log === undefined
      ? {}
      : { log: task.log.map((entry) => ({ ...entry, place: renumber(entry.place) })) }),
  }
}

/** What lies beside the rows, or would by its clock, goes by that; on the way back it is what it was. */
function renumberEvent<One extends DroppedEvent>(event: One, { from, to, rows }: TermChange): One {
  const { start, end } = event.place
  const isGone = start <= end && rows?.slice(start - 1, end).every((row) => row === 0) === true
  const [first, last] = [from.periods[start - 1], from.periods[end - 1]]
  const rowsClock = first && last && { start: first.start, end: last.end }
  const clock = event.clock ?? (isGone ? rowsClock : undefined)
  const moved =
    rows === undefined
      ? event.place
      : { ...event.place, start: rowOf(rows, start), end: rowOf(rows, end) }
  const isOutside = (at: Place) =>
    touches(from.periods, event.place, clock) && !touches(to.periods, at, clock)
  if (clock === undefined || (start <= end && !isGone && !isOutside(moved)))
    return { ...event, place: moved }
  const span = spanOfClock(minutesOf(clock.start), minutesOf(clock.end), to)
  const isNew = rows !== undefined && !rows.includes(span.start)
  const place = { day: event.place.day, start: span.start, end: span.end }
  return { ...event, place, clock: isNew ? span.clock : clock }
}

function touches(periods: readonly Period[], place: Place, clock: Period | undefined): boolean {
  if (clock === undefined) return true
  const [first, last] = [periods[place.start - 1], periods[place.end - 1]]
  if (first === undefined || last === undefined) return true
  return clock.start < last.end && first.start < clock.end
}

/** Of a row that is gone the one before it: nothing lies there, but what is only described may have lain there. */
function rowOf(rows: readonly number[], row: number): number {
  return rows.slice(0, row).findLast((number) => number > 0) ?? 1
}
