// Chooses what of a card's change a yes writes: all of it or the chosen part, checked against the schedule of this moment (G6).
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { findRecord } from '../../../shared/schedule/part/changes.ts'
import {
  choosableKeys,
  partOfDiff,
  type PartProblem,
  type PartQuestion,
} from '../../../shared/schedule/part-of-diff.ts'
import type { RecordKey, ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { sayPartProblem } from '../../../shared/words/schedule/say-part.ts'
import { checkDiff, type DiffProblem } from './check-diff.ts'
import type { LeftOut } from '../graph/graph-state.ts'
import type { Turn } from '../graph/turn.ts'

/** `part` is null where all of it was taken. */
export type Chosen = {
  diff: ScheduleDiff
  part: { keys: RecordKey[]; of: number } | null
  leftOut: LeftOut[]
}

export type ChoiceProblem =
  /** The choice can't be carried out as it is; the card stays open. */
  | { kind: 'refused'; text: string }
  /** The world has changed. */
  | { kind: 'stale'; problem: DiffProblem }

/** `only` null takes all of `diff`, which is that of the card with nothing suggested any more. */
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
