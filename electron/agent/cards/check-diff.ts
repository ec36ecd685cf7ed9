// Checks whether a stored change can still be written: its records are as they were, it breaks no rule, nothing has begun.
import { fail, succeed, type Result } from '../../../shared/result.ts'
import {
  applyDiff,
  type ScheduleDiff,
  type ScheduleRecord,
  type RecordKey,
} from '../../../shared/schedule/diff.ts'
import { hasBegun, newViolations } from '../../../shared/schedule/legality.ts'
import {
  choosableKeys,
  partOfDiff,
  type PartProblem,
  type PartQuestion,
} from '../../../shared/schedule/part-of-diff.ts'
import { findRecord, heldBy } from '../../../shared/schedule/part/changes.ts'
import { isSameTime, type Held } from '../../../shared/schedule/place.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import { sayPartProblem } from '../../../shared/words/schedule/say-part.ts'
import type { LeftOut } from '../graph/graph-state.ts'
import type { Turn } from '../graph/turn.ts'

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
  const begun = walksBack ? [] : moves(diff).filter((move) => hasBegun(move, now))
  if (begun.length > 0) return fail({ kind: 'begun', titles: begun.map(({ title }) => title) })
  const clashing = newlyBroken(state, applied.value, now)
  if (clashing.length > 0) return fail({ kind: 'clash', titles: clashing })
  return succeed(applied.value)
}

type Move = Held & { title: string }

/** The places that tasks come to and leave. */
function moves(diff: ScheduleDiff): Move[] {
  return [
    ...Object.values(diff.added).flatMap((to) => movesOf(null, to)),
    ...Object.values(diff.updated).flatMap(([from, to]) => movesOf(from, to)),
    ...Object.values(diff.removed).flatMap((from) => movesOf(from, null)),
  ]
}

function movesOf(from: ScheduleRecord | null, to: ScheduleRecord | null): Move[] {
  const [old, wanted] = [heldBy(from), heldBy(to)]
  if (isSameTime(old, wanted)) return []
  const title = (to ?? from)?.title ?? ''
  return [old, wanted].flatMap((held) => (held === null ? [] : [{ title, ...held }]))
}

/** Titles of the tasks and classes that break a rule after the change and did not before it. */
function newlyBroken(before: ScheduleState, after: ScheduleState, now: Moment): string[] {
  const broken = newViolations(before, after, now)
  return [...new Set(broken.map(({ task }) => findTask(after, task)?.title ?? `#${task}`))]
}

/** `part` is null where all of it was taken. */
export type Chosen = {
  diff: ScheduleDiff
  part: { keys: RecordKey[]; of: number } | null
  leftOut: LeftOut[]
}

type ChoiceProblem =
  /** The choice can't be carried out as it is; the card stays open. */
  | { kind: 'refused'; text: string }
  /** The world has changed. */
  | { kind: 'stale'; problem: DiffProblem }

/**
 * Chooses what of a card's change a yes writes: all of it or the chosen part, checked against the
 * schedule of this moment (G6). `only` null takes all of `diff`, which is that of the card with
 * nothing suggested any more.
 */
export function choosePart(
  { ports }: Turn,
  diff: ScheduleDiff,
  only: readonly RecordKey[] | null,
): Result<Chosen, ChoiceProblem> {
  const question = { state: ports.readState(), diff, now: ports.clock().moment }
  const keys = choosableKeys(diff)
  // A name that the card does not bear is never passed over, not even beside all that it does.
  const isAll = only === null || isSameChoice(keys, only)
  const part = isAll ? succeed(diff) : partOfDiff(question, only)
  if (!part.ok)
    return failPart(question, part.failure, (problem) =>
      sayPartProblem(diff, problem, ports.language()),
    )
  const checked = checkDiff(question.state, part.value, question.now)
  if (!checked.ok) return fail({ kind: 'stale', problem: checked.failure })
  if (isAll) return succeed({ diff, part: null, leftOut: [] })
  const taken = keys.filter((key) => only.includes(key))
  const left = keys.filter((key) => !only.includes(key))
  return succeed({
    diff: part.value,
    part: { keys: taken, of: keys.length },
    leftOut: left.flatMap((key) => leftOutOf(diff, question, key)),
  })
}

function isSameChoice(keys: readonly RecordKey[], only: readonly RecordKey[]): boolean {
  const [all, chosen] = [new Set(keys), new Set(only)]
  return all.size === chosen.size && keys.every((key) => chosen.has(key))
}

function failPart(
  { state, diff, now }: PartQuestion,
  problem: PartProblem,
  say: (problem: PartProblem) => string,
): Result<never, ChoiceProblem> {
  if (problem.kind === 'outdated') {
    const checked = checkDiff(state, diff, now)
    if (!checked.ok) return fail({ kind: 'stale', problem: checked.failure })
  }
  return fail({ kind: 'refused', text: say(problem) })
}

function leftOutOf(diff: ScheduleDiff, { state }: PartQuestion, key: RecordKey): LeftOut[] {
  const record = diff.added[key] ?? findRecord(state, key)
  return record === null || record.kind === 'class'
    ? []
    : [{ taskId: record.id, title: record.title }]
}
