// Checks whether a stored change can still be written: its records are as they were, it breaks no rule, nothing has begun.
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { applyDiff, type ScheduleDiff, type ScheduleRecord } from '../../../shared/schedule/diff.ts'
import { hasBegun, newViolations } from '../../../shared/schedule/legality.ts'
import { isSamePlace, type Place } from '../../../shared/schedule/place.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'

/** `titles` name the records in question, as their owners wrote them. */
export type DiffProblem = { kind: 'records' | 'begun' | 'clash'; titles: string[] }

/** `walksBack`: history may be walked back over what has begun. */
export function checkDiff(
  state: ScheduleState,
  diff: ScheduleDiff,
  now: Moment,
  walksBack = false,
): Result<ScheduleState, DiffProblem> {
  const applied = applyDiff(state, diff)
  if (!applied.ok) {
    const titles = applied.failure.conflicts.flatMap((key) => {
      const record = diff.added[key] ?? diff.updated[key]?.[0] ?? diff.removed[key]
      return record === undefined ? [] : [record.title]
    })
    return fail({ kind: 'records', titles })
  }
  const begun = walksBack ? [] : moves(diff).filter(({ at }) => hasBegun(at, now))
  if (begun.length > 0) return fail({ kind: 'begun', titles: begun.map(({ title }) => title) })
  const clashing = newlyBroken(state, applied.value, now)
  if (clashing.length > 0) return fail({ kind: 'clash', titles: clashing })
  return succeed(applied.value)
}

type Move = { title: string; at: Place }

/** The places that tasks come to and leave. */
function moves(diff: ScheduleDiff): Move[] {
  return [
    ...Object.values(diff.added).flatMap((to) => movesOf(null, to)),
    ...Object.values(diff.updated).flatMap(([from, to]) => movesOf(from, to)),
    ...Object.values(diff.removed).flatMap((from) => movesOf(from, null)),
  ]
}

function movesOf(from: ScheduleRecord | null, to: ScheduleRecord | null): Move[] {
  const places = [placeOf(from), placeOf(to)]
  if (isSamePlace(places[0] ?? null, places[1] ?? null)) return []
  const title = (to ?? from)?.title ?? ''
  return places.flatMap((at) => (at === null ? [] : [{ title, at }]))
}

function placeOf(record: ScheduleRecord | null): Place | null {
  return record === null || record.kind === 'class' ? null : record.place
}

/** Titles of the tasks and classes that break a rule after the change and did not before it. */
function newlyBroken(before: ScheduleState, after: ScheduleState, now: Moment): string[] {
  const broken = newViolations(before, after, now)
  return [...new Set(broken.map(({ task }) => findTask(after, task)?.title ?? `#${task}`))]
}
