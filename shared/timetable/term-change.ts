// A change of the term as a value: from, to, and what became of each row of the period table. Pure, and reversed exactly.
import { z } from 'zod'
import { succeed, fail, type Result } from '../result.ts'
import { buildWindow } from '../schedule/calendar.ts'
import { applyDiff, type ScheduleDiff } from '../schedule/diff.ts'
import { walkDiff, type WalkDirection } from '../schedule/history.ts'
import { maxPeriods, type Place } from '../schedule/place.ts'
import { isSameValue } from '../schedule/same-value.ts'
import type { ScheduleState } from '../schedule/state.ts'
import type { Task } from '../schedule/task.ts'
import { termSchema, type Term } from '../schedule/term.ts'

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
export function toTerm(state: ScheduleState, { to, rows }: TermChange): ScheduleState {
  const window = buildWindow(to)
  if (rows === undefined) return { ...state, window }
  return {
    window,
    tasks: state.tasks.map((task) => renumberTask(task, rows)),
    taskClasses: state.taskClasses.map((taskClass) => ({
      ...taskClass,
      excludedPeriods: taskClass.excludedPeriods.map((row) => rowOf(rows, row)),
    })),
  }
}

/** Whatever grows between two rows that a thing covers, it covers too: its clock times stay. */
export function renumberTask<One extends Task>(task: One, rows: readonly number[]): One
export function renumberTask(task: Task, rows: readonly number[]): Task {
  const renumber = (place: Place): Place => ({
    day: place.day,
    start: rowOf(rows, place.start),
    end: rowOf(rows, place.end),
  })
  if (task.kind === 'event') {
    const renumbered = { ...task, place: renumber(task.place) }
    return task.dropped === undefined
      ? renumbered
      : {
          ...renumbered,
          dropped: task.dropped.map((each) => ({ ...each, place: renumber(each.place) })),
        }
  }
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

/** Of a row that is gone the one before it: nothing lies there, but what is only described may have lain there. */
function rowOf(rows: readonly number[], row: number): number {
  return rows.slice(0, row).findLast((number) => number > 0) ?? 1
}
