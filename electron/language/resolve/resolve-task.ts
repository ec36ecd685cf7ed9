// Which tasks the words for a task mean in this schedule: one, several that must be asked about, or none.
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { EventTask, ItemTask, Task } from '../../../shared/schedule/task.ts'
import type { Ground } from '../ground.ts'
import type { Operand, Rank } from '../words/task-words.ts'
import type { NameOwner } from '../words/known-names.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { narrowByWords } from './narrow-by-words.ts'
import { itemsTold, recallOwners, recallSeveral } from './recall-told.ts'
import { liesThere, isAhead } from './lies-there.ts'
import { type TaskUse, chooseRank, groupByClass, byTime } from './choose-rank.ts'

export type ResolvedTask =
  | { kind: 'tasks'; ids: number[] }
  | { kind: 'several'; candidates: number[] }
  /** Nothing in the words says which. */
  | { kind: 'missing' }
  | { kind: 'unknown' }
  /** A class, an exam or an appointment: it is not moved by talking. */
  | { kind: 'fixed'; id: number }
  | { kind: 'not-placed'; ids: number[] }
  /** A day was named, nothing else, and no study lies on it. */
  | { kind: 'nothing-there' }

export function resolveOperand(operand: Operand, use: TaskUse, ground: Ground): ResolvedTask {
  const isBare = operand.names.length === 0
  const waiting = waits.test(operand.rest)
    ? itemsOf(operand.names, ground).filter(({ place }) => place === null)
    : []
  if (waiting.length > 0)
    return operand.isAll ? { kind: 'tasks', ids: ids(waiting) } : firstOfEach(waiting)
  const isBack = isBare && operand.dates === null
  const beside = isBack ? recallOthers(operand, use, ground) : null
  if (beside !== null) return beside
  const several = isBack ? recallSeveral(operand, ground) : []
  if (several.length > 0) return resolveUse(several, true, use, ground)
  const told = isBare && operand.dates === null ? recallReference(operand, ground) : null
  if (told !== null) return { kind: 'tasks', ids: [told] }
  // 最后那次: of what was told.
  const isTold = operand.isPronoun || operand.rank !== null
  const owners = isTold && isBare ? recallOwners(ground) : operand.names
  const isAnywhere = operand.dates === null && operand.wish === null
  if (owners.length === 0 && isAnywhere) return guessByWords(operand, ground)
  const isEvent =
    owners.length > 0 && owners.every((mention) => mention.every(({ kind }) => kind === 'series'))
  const named = narrowByWords(isEvent ? [] : itemsOf(owners, ground), operand.rest)
  const events = eventsOf(owners, operand, ground)
  if (
    events.length > 0 &&
    (named.items.length === 0 || (operand.event !== null && !named.isNarrowed))
  )
    return resolveEvents(events, use, ground)
  const here = named.items.filter((item) => liesThere(item, operand, ground))
  if (here.length === 0 && use === 'look' && !isAnywhere)
    return resolveOperand({ ...operand, dates: null, wish: null }, use, ground)
  if (named.items.length === 0) return { kind: 'unknown' }
  if (here.length === 0)
    return isBare && !operand.isPronoun
      ? { kind: 'nothing-there' }
      : fallBack(named.items, operand, use, ground)
  if (operand.rank !== null) return resolveRank(here, operand.rank, operand, use, ground)
  return resolveUse(here, operand.isAll || countsAll(operand.rest, here.length), use, ground)
}

/** 比热容的两次, "both heat capacity ones": as many as there are. */
function countsAll(rest: string, count: number): boolean {
  const [said] = counted.exec(rest) ?? []
  return said !== undefined && (said === 'both' ? 2 : readNumber(said)) === count
}

const counted = /\b(?:both|two|three|four|five)\b|[2-9二两俩三四五](?=[次个份篇节块道])/

/** 那个还没排的, "the one that waits" */
const waits =
  /\b(?:not (?:yet )?(?:been )?(?:planned|placed|scheduled)|unplaced|unscheduled|waiting|waits|pending)\b|[没未](?:安?排|放)|待安?排/

/** Without any name the words may still come from a title: 去年期中卷. One word alone is asked back. */
function guessByWords({ rest, isPronoun }: Operand, ground: Ground): ResolvedTask {
  const { items, score } = narrowByWords(itemsOf([], ground), rest)
  if (isPronoun || score === 0 || items.length > mostGuesses) return { kind: 'missing' }
  if (items.length === 1 && score > 1) return { kind: 'tasks', ids: ids(items) }
  return { kind: 'several', candidates: ids(items) }
}

const mostGuesses = 6

/** All blocks that the words tell of, of these names where they name none; none where no word tells one. */
export function listMeant(operand: Operand, within: NameOwner[][], ground: Ground): ItemTask[] {
  const { names, rank, dates, wish, rest } = operand
  const found = narrowByWords(itemsOf(names.length > 0 ? names : within, ground), rest)
  const isTold = names.length > 0 || rank !== null || dates !== null || wish !== null
  if (!isTold && found.score === 0) return []
  const there = found.items.filter((item) => liesThere(item, operand, ground))
  if (rank === null) return there
  return groupByClass(there).flatMap((group) => chooseRank(group, rank, 'look', ground))
}

/** Nothing of that name lies on that day: the only one on that weekday is meant, else the others of the name are offered. */
function fallBack(
  named: ItemTask[],
  { dates, names }: Operand,
  use: TaskUse,
  { state, today }: Ground,
): ResolvedTask {
  const placed = named.filter(({ place }) => place !== null)
  if (use === 'look') return { kind: 'tasks', ids: ids(named) }
  const [only, ...others] = placed
  const weekday = state.window.days[(only?.place?.day ?? 0) - 1]?.weekday
  // “I can't do the linked list today”, which lies elsewhere by now: it is named by its own title.
  const isNamed =
    use === 'move' &&
    dates?.every((date) => date === today.date) === true &&
    names.some((owners) => owners.every(({ kind }) => kind === 'item'))
  if (
    only !== undefined &&
    others.length === 0 &&
    (isNamed || dates?.some((date) => weekdayOf(date) === weekday))
  )
    return { kind: 'tasks', ids: [only.id] }
  return placed.length > 0
    ? { kind: 'several', candidates: ids(placed) }
    : { kind: 'not-placed', ids: ids(named) }
}

function resolveUse(items: ItemTask[], isAll: boolean, use: TaskUse, ground: Ground): ResolvedTask {
  const movable = items.filter((item) => isAhead(item, ground))
  const pending = items.filter(({ place }) => place === null)
  const only = (found: ItemTask[]): ResolvedTask =>
    found.length === 1 || isAll
      ? { kind: 'tasks', ids: ids(found) }
      : { kind: 'several', candidates: ids(found) }
  if (use === 'look') return { kind: 'tasks', ids: ids(items) }
  if (use === 'place' && pending.length > 0)
    return isAll ? { kind: 'tasks', ids: ids(pending) } : firstOfEach(pending)
  if (use === 'unplace') {
    const placed = movable.length > 0 ? movable : items.filter(({ place }) => place !== null)
    return placed.length === 0 ? { kind: 'not-placed', ids: ids(items) } : only(placed)
  }
  if (movable.length > 0) return only(movable)
  return only(pending.length > 0 ? pending : items)
}

// Items of one body of work keep their order, so the first open one is meant; of two bodies either may be.
function firstOfEach(pending: ItemTask[]): ResolvedTask {
  const firsts = pending.filter(
    (item, index) => pending.findIndex(({ classId }) => classId === item.classId) === index,
  )
  return firsts.length === 1
    ? { kind: 'tasks', ids: ids(firsts) }
    : { kind: 'several', candidates: ids(firsts) }
}

function resolveRank(
  items: ItemTask[],
  rank: Rank,
  operand: Operand,
  use: TaskUse,
  ground: Ground,
): ResolvedTask {
  if (items.length === 1 && operand.dates === null) {
    const numbered =
      rank.kind !== 'nth' ||
      operand.names.some((owners) => owners.some(({ kind }) => kind === 'item'))
    if (numbered) return { kind: 'tasks', ids: ids(items) }
  }
  const inTime = operand.dates === null ? items : items.toSorted(byTime)
  const groups = operand.dates === null ? groupByClass(inTime) : [inTime]
  const chosen = groups.flatMap((group) => chooseRank(group, rank, use, ground))
  if (chosen.length === 0) return { kind: 'several', candidates: ids(items) }
  const isSeveral =
    rank.kind === 'first' || (rank.kind === 'count' && chosen.length <= rank.count) || operand.isAll
  if (chosen.length === 1 || (isSeveral && groups.length === 1))
    return { kind: 'tasks', ids: ids(chosen) }
  return { kind: 'several', candidates: ids(chosen) }
}

function resolveEvents(events: EventTask[], use: TaskUse, ground: Ground): ResolvedTask {
  if (use === 'look') return { kind: 'tasks', ids: ids(events) }
  const next = events.find((event) => isAhead(event, ground)) ?? events[0]
  return next === undefined ? { kind: 'unknown' } : { kind: 'fixed', id: next.id }
}

/** Each mention narrows the others: "calculus" and "limits" together are the one item. */
function itemsOf(owners: NameOwner[][], ground: Ground): ItemTask[] {
  const items = ground.state.tasks.filter((task): task is ItemTask => task.kind === 'item')
  const narrowing = owners.filter((mention) => mention.some(({ kind }) => kind !== 'series'))
  return items
    .filter((item) => narrowing.every((mention) => isMeant(item, mention)))
    .toSorted((a, b) => a.classId - b.classId || a.order - b.order)
}

function isMeant(item: ItemTask, mention: NameOwner[]): boolean {
  return mention.some(
    ({ kind, id }) =>
      (kind === 'item' && id === item.id) || (kind === 'class' && id === item.classId),
  )
}

function eventsOf(owners: NameOwner[][], operand: Operand, ground: Ground): EventTask[] {
  const series = new Set(
    owners.flatMap((mention) => mention.flatMap(({ kind, id }) => (kind === 'series' ? [id] : []))),
  )
  const events = ground.state.tasks.filter(
    (task): task is EventTask =>
      task.kind === 'event' && series.has(task.series) && liesThere(task, operand, ground),
  )
  const ofKind = events.filter(({ eventKind }) => eventKind === operand.event)
  return ofKind.length > 0 ? ofKind : events
}

const following =
  /\b(?:after|following|behind)\b|\b(?:later|latter) (?:one|session)\b|后面|之后|后一|晚(?:一?[点些])?的那/
const preceding =
  /\b(?:before|preceding|ahead of)\b|\b(?:earlier|former) (?:one|session)\b|前面|之前|前一|早(?:一?[点些])?的那/

/** "The first one" of what we told last, "the one after it"; null for other words. */
function recallReference({ rank, rest, isPronoun, wish }: Operand, ground: Ground): number | null {
  const step = following.test(rest) ? 1 : preceding.test(rest) ? -1 : 0
  if (step !== 0 && (isPronoun || /\bones?\b|那|次|个/.test(rest))) {
    const [last, ...others] = itemsTold(ground).toSorted(byTime)
    // 后面那个, "the later one": of several the last, or the first.
    if (others.length > 0) return (step > 0 ? others.at(-1) : last)?.id ?? null
    if (last === undefined) return null
    const inClass = itemsOf([[{ kind: 'class', id: last.classId }]], ground)
    return inClass[inClass.findIndex(({ id }) => id === last.id) + step]?.id ?? null
  }
  if (rank === null || wish !== null || !/\bones?\b|个/.test(rest)) return null
  const told = itemsTold(ground)
  if (rank.kind === 'last') return told.at(-1)?.id ?? null
  return rank.kind === 'nth' ? (told[rank.number - 1]?.id ?? null) : null
}

const others =
  /^\s*(?:(?:and|the|my) )*(?:other (one|two|three|four|\d)s?|others?)\s*$|^\s*(?:另外?|其[他它余])的?(?:那)?([一两二三四\d])?(?:个|块|次|节|场)?\s*$/

function saysOthers({ rest, names }: Operand): boolean {
  return names.length === 0 && others.test(rest)
}

/** "The other two", "the later one": which is told by what was spoken of before. */
export function refersBack(operand: Operand): boolean {
  const { rest, names } = operand
  const isBeside = names.length === 0 && (following.test(rest) || preceding.test(rest))
  return isBeside || saysOthers(operand)
}

/** "Keep that, the other two to Sunday": what else lies on the day of what was spoken of last. */
function recallOthers(operand: Operand, use: TaskUse, ground: Ground): ResolvedTask | null {
  const [last, ...more] = saysOthers(operand) ? itemsTold(ground) : []
  const day = more.length === 0 ? last?.place?.day : undefined
  if (day === undefined) return null
  const beside = itemsOf([], ground).filter(
    (item) => item.place?.day === day && item.id !== last?.id && isAhead(item, ground),
  )
  const [, english, chinese] = others.exec(operand.rest) ?? []
  const count = readNumber(english ?? chinese ?? '') ?? beside.length
  return beside.length === 0 ? null : resolveUse(beside, beside.length === count, use, ground)
}

const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id)
