// A part of a change (S3–S7): which of its changes can be taken without the others, and what comes along or stays.
import { fail, succeed, type Result } from '../result.ts'
import { diffOfChanges, type RecordKey, type ScheduleDiff } from './diff.ts'
import { baselineOf } from './legality/violations.ts'
import {
  choosableChanges,
  isOutdated,
  makeChanges,
  type Change,
  type PartQuestion,
} from './part/changes.ts'
import { findBreaches, type Breach, type PartContext, type LinkKind } from './part/find-breaches.ts'

export type { PartQuestion } from './part/changes.ts'
export type { LinkKind } from './part/find-breaches.ts'

/** `key` can't be taken without `needs`. */
export type PartLink = { key: RecordKey; needs: RecordKey; kind: LinkKind }

/** `keys` can be taken together, in the order of the diff; `links` say why those that were not asked for come or go. */
export type Choice = { keys: RecordKey[]; links: PartLink[] }

export type PartProblem =
  /** The diff has no such change, or it only follows another. */
  | { kind: 'unknown'; keys: RecordKey[] }
  | { kind: 'nothing' }
  /** These would have to come along. */
  | { kind: 'needs'; links: PartLink[] }
  /** These can't be made any more: their records are others by now, what they move has begun, or nothing makes it legal. */
  | { kind: 'outdated'; keys: RecordKey[] }

/** The changes that can be taken or left one by one, in the order of the diff. */
export function choosableKeys(diff: ScheduleDiff): RecordKey[] {
  return choosableChanges(diff).map(({ key }) => key)
}

/** Just these changes as one diff, with the hosts that follow their guests; taking all of them is the whole diff. */
export function partOfDiff(
  question: PartQuestion,
  keys: readonly RecordKey[],
): Result<ScheduleDiff, PartProblem> {
  if (keys.length === 0) return fail({ kind: 'nothing' })
  const taken = takeChanges(question, keys)
  if (!taken.ok) return taken
  if (taken.value.links.length > 0) return fail({ kind: 'needs', links: taken.value.links })
  return succeed(makeChanges(question.state, changesOf(question, new Set(keys))).diff)
}

/** Only these changes of a diff, to be described: the hosts that follow their guests are left out of it. */
export function keepChanges(diff: ScheduleDiff, keys: readonly RecordKey[]): ScheduleDiff {
  const kept = new Set(keys)
  return diffOfChanges(
    choosableChanges(diff)
      .filter(({ key }) => kept.has(key))
      .map(({ key, from, to }) => [key, { from, to }]),
  )
}

/**
 * The chosen changes with all that they need. Where one change is needed for another's sake it is there; where one of
 * several would do, one that nothing else in the answer could do without.
 */
export function takeChanges(
  question: PartQuestion,
  chosen: readonly RecordKey[],
): Result<Choice, PartProblem> {
  const context = contextOf(question)
  const unknown = chosen.filter((key) => !context.changes.has(key))
  if (unknown.length > 0) return fail({ kind: 'unknown', keys: unknown })
  const wanted = new Set(chosen)
  const grown = grow(context, wanted)
  const pruned = grown.isFree ? prune(context, grown, wanted) : grown
  const outdated = [...context.changes.values()]
    .filter((change) => pruned.taken.has(change.key) && isOutdated(context, change))
    .map(({ key }) => key)
  if (outdated.length > 0) return fail({ kind: 'outdated', keys: outdated })
  if (breachesOf(context, pruned.taken).length > 0)
    return fail({ kind: 'outdated', keys: [...wanted] })
  return succeed(choiceOf(context, pruned.taken, pruned.links))
}

/** What can still be taken of `taken` without the `left` changes; all that needs one of them stays behind too. */
export function leaveChanges(
  question: PartQuestion,
  taken: readonly RecordKey[],
  left: readonly RecordKey[],
): Choice {
  const context = contextOf(question)
  const gone = new Set(left)
  const shrunk = shrink(context, new Set(taken.filter((key) => !gone.has(key))))
  const filled = shrunk.isFree ? refill(context, shrunk, taken, gone) : shrunk
  return choiceOf(context, filled.taken, filled.links)
}

/** Whether something of it can be taken without all of it. */
export function isDivisible(question: PartQuestion): boolean {
  const keys = choosableKeys(question.diff)
  return (
    keys.length > 1 &&
    keys.some((key) => {
      const taken = takeChanges(question, [key])
      return taken.ok && taken.value.keys.length < keys.length
    })
  )
}

/** `isFree`: one of several was chosen on the way, so that it may be more than it has to be. */
type Closure = { taken: Set<RecordKey>; links: PartLink[]; isFree: boolean }

const contexts = new WeakMap<PartQuestion, PartContext>()

// Questions are immutable, and the same one is asked of many changes.
function contextOf(question: PartQuestion): PartContext {
  const known = contexts.get(question)
  if (known !== undefined) return known
  const { state, diff, now } = question
  const changes = new Map(choosableChanges(diff).map((change) => [change.key, change]))
  const made = { state, now, baseline: baselineOf(state, now), changes }
  contexts.set(question, made)
  return made
}

function changesOf({ diff }: PartQuestion, keys: ReadonlySet<RecordKey>): Change[] {
  return choosableChanges(diff).filter(({ key }) => keys.has(key))
}

function breachesOf(context: PartContext, taken: ReadonlySet<RecordKey>): Breach[] {
  const made = [...context.changes.values()].filter(({ key }) => taken.has(key))
  return findBreaches(context, makeChanges(context.state, made).after, taken)
}

function grow(context: PartContext, chosen: ReadonlySet<RecordKey>): Closure {
  const closure: Closure = { taken: new Set(chosen), links: [], isFree: false }
  for (;;) {
    const breaches = breachesOf(context, closure.taken)
    if (breaches.length === 0) return closure
    const open = breaches.map((breach) => sidesOf(context, closure.taken, breach))
    const forced = open.filter(({ left }) => left.length === 1)
    const free = open.find(({ left }) => left.length > 1)
    const picked =
      forced.length > 0 ? forced : free === undefined ? [] : [pickOne(context, closure, free)]
    if (picked.length === 0) {
      // Nothing that is party to it would mend it: then they only fit together.
      const rest = [...context.changes.keys()].filter((key) => !closure.taken.has(key))
      const [first] = closure.taken
      if (rest.length === 0 || first === undefined) return closure
      for (const key of rest) add(closure, { kind: 'unit', taken: [first], left: [key] })
      continue
    }
    if (forced.length === 0) closure.isFree = true
    for (const side of picked) add(closure, side)
  }
}

type Sides = { kind: LinkKind; taken: RecordKey[]; left: RecordKey[] }

function sidesOf({ changes }: PartContext, taken: ReadonlySet<RecordKey>, breach: Breach): Sides {
  const parties = [...new Set(breach.parties)].filter((key) => changes.has(key))
  return {
    kind: breach.kind,
    taken: parties.filter((key) => taken.has(key)),
    left: parties.filter((key) => !taken.has(key)),
  }
}

/** Of several that could mend it, the first that does so alone, else the first. */
function pickOne(context: PartContext, { taken }: Closure, side: Sides): Sides {
  const trouble = (keys: ReadonlySet<RecordKey>) =>
    breachesOf(context, keys).filter(({ parties }) =>
      parties.some((key) => side.taken.includes(key)),
    ).length
  const before = trouble(taken)
  const [first] = side.left
  const mending = side.left.find((key) => trouble(new Set([...taken, key])) < before) ?? first
  return { ...side, left: mending === undefined ? [] : [mending] }
}

function add(closure: Closure, { kind, taken: [key], left: [needs] }: Sides): void {
  if (key === undefined || needs === undefined || closure.taken.has(needs)) return
  closure.taken.add(needs)
  closure.links.push({ key, needs, kind })
}

function shrink(context: PartContext, from: ReadonlySet<RecordKey>): Closure {
  const closure: Closure = { taken: new Set(from), links: [], isFree: false }
  for (;;) {
    const breaches = breachesOf(context, closure.taken)
    if (breaches.length === 0) return closure
    const open = breaches.map((breach) => sidesOf(context, closure.taken, breach))
    const forced = open.filter(({ taken }) => taken.length === 1)
    const free = open.find(({ taken }) => taken.length > 1)
    const picked = forced.length > 0 ? forced : free === undefined ? [] : [free]
    if (forced.length === 0) closure.isFree = true
    if (picked.length === 0) {
      closure.taken.clear()
      return closure
    }
    for (const { kind, taken, left } of picked) {
      // The last of a class gives way.
      const key = forced.length > 0 ? taken[0] : taken.at(-1)
      if (key === undefined || !closure.taken.delete(key)) continue
      const [needs] = left
      if (needs !== undefined) closure.links.push({ key, needs, kind })
    }
  }
}

/** Without what was added and is not needed after all. */
function prune(context: PartContext, grown: Closure, wanted: ReadonlySet<RecordKey>): Closure {
  let { taken } = grown
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false
    for (const key of [...taken].toReversed()) {
      if (wanted.has(key) || !taken.has(key)) continue
      const less = shrink(context, new Set([...taken].filter((other) => other !== key))).taken
      if (![...wanted].every((each) => less.has(each))) continue
      taken = less
      isSmaller = true
    }
  }
  return { taken, links: grown.links.filter(({ needs }) => taken.has(needs)), isFree: false }
}

/** With what was taken before and could have stayed. */
function refill(
  context: PartContext,
  shrunk: Closure,
  before: readonly RecordKey[],
  gone: ReadonlySet<RecordKey>,
): Closure {
  const known = new Set(before)
  let { taken } = shrunk
  for (const key of before) {
    if (taken.has(key) || gone.has(key)) continue
    const more = grow(context, new Set([...taken, key])).taken
    const isWithin = [...more].every((each) => known.has(each) && !gone.has(each))
    if (isWithin && breachesOf(context, more).length === 0) taken = more
  }
  return { taken, links: shrunk.links.filter(({ key }) => !taken.has(key)), isFree: false }
}

function choiceOf(
  { changes }: PartContext,
  taken: ReadonlySet<RecordKey>,
  links: PartLink[],
): Choice {
  return { keys: [...changes.keys()].filter((key) => taken.has(key)), links }
}
