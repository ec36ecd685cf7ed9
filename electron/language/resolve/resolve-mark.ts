// Which blocks are told of as done or missed: those that have begun, of today or the latest; where it is not clear, asked.
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import {
  isPlacedItem,
  markOf,
  type ItemTask,
  type PlacedItem,
} from '../../../shared/schedule/task.ts'
import { minutesOfPlace } from '../../../shared/schedule/work-minutes.ts'
import type { Mark } from '../../../shared/schedule/work-log.ts'
import type { MarkDraft } from '../read/draft.ts'
import type { Ground } from '../ground.ts'
import type { Intent, Statement, Write } from './intent.ts'
import { isExcepted } from './leave-out.ts'
import { recallTask } from './recall-task.ts'
import { elsewhere } from './resolve-put.ts'
import { resolveOperand } from './resolve-task.ts'
import { liesThere } from './lies-there.ts'
import { ask, doubted, say } from '../say/say-or-ask.ts'
import { hasTarget, type Operand } from '../words/task-words.ts'

type Answer = Extract<Intent, { kind: 'ask' | 'say' }>

type Meant = { kind: 'items'; items: PlacedItem[] } | Answer

/** Days back to which "I finished calculus" may reach. */
const recentDays = 7

export function resolveMark(draft: MarkDraft, ground: Ground): Intent {
  const all: PlacedItem[] = []
  const notes = draft.unfound.map((words): Statement => ({ kind: 'no-such-study', words }))
  const isSeveral = draft.operands.length + notes.length > 1
  for (const [index, operand] of draft.operands.entries()) {
    const meant = findMeant(operand, draft, ground)
    const ahead = aheadOf(meant, ground)
    // "I didn't get to it today": what has not begun goes elsewhere.
    if (draft.mark === 'missed' && ahead !== null && !isSeveral)
      return doubted(putAhead(ahead, draft, ground), draft.doubt)
    // What can't be noted of one is said beside the others.
    if (meant.kind === 'say' && isSeveral)
      notes.push(nameThat(meant.statement, draft.said[index] ?? ''))
    else if (meant.kind !== 'items') return meant
    else all.push(...meant.items)
  }
  const items = all.filter((item, index) => all.indexOf(item) === index)
  const [first] = items
  const [note] = notes
  if (first === undefined) return note === undefined ? ask({ kind: 'what-to-move' }) : say(note)
  const ids = items.map(({ id }) => id)
  if (draft.worked !== null && items.length > 1) return ask({ kind: 'which-task', candidates: ids })
  if (draft.mark === 'partly' && draft.worked === null)
    return items.length === 1
      ? ask({ kind: 'how-long', taskId: first.id })
      : ask({ kind: 'which-task', candidates: ids })
  const writes = [...items.map((item) => markWrite(item, draft, ground)), ...follow(draft, ids)]
  return doubted(writes, draft.doubt, notes)
}

/** What was told of is later today; null where it has begun or is not clear. */
function aheadOf(meant: Meant, { state, now }: Ground): number[] | null {
  if (meant.kind !== 'say' || meant.statement.kind !== 'not-begun') return null
  const { taskIds } = meant.statement
  return taskIds.every((id) => findTask(state, id)?.place?.day === now.day) ? taskIds : null
}

function putAhead(taskIds: number[], { target }: MarkDraft, ground: Ground): Write[] {
  const wanted = { ...target, bareWeekday: null }
  return hasTarget(wanted)
    ? taskIds.map((taskId) => ({ kind: 'put', taskId, target: wanted }))
    : [elsewhere(taskIds, ground)]
}

/** Minutes of a block that what is done of it leaves. */
function leftOf(block: PlacedItem, draft: MarkDraft, ground: Ground): number | null {
  const { minutes } = markWrite(block, draft, ground)
  const left = minutesOfPlace(ground.state.window, block.place) - (minutes ?? 0)
  return draft.mark !== 'partly' || minutes === null || left <= 0 ? null : left
}

function nameThat(statement: Statement, words: string): Statement {
  return statement.kind === 'nothing-there' && words !== ''
    ? { kind: 'not-then', words }
    : statement
}

/** What was missed gets a new place: where it was wished to, or one for which nothing else moves unless that was asked for. */
function follow({ mark, target: asked, isAnew }: MarkDraft, taskIds: number[]): Write[] {
  const target = { ...asked, bareWeekday: null }
  if (mark !== 'missed') return []
  if (hasTarget(target)) return taskIds.map((taskId) => ({ kind: 'put', taskId, target }))
  return [{ kind: 'replan', away: [], taskIds, maxMoves: isAnew === true ? null : 0 }]
}

function markWrite(
  item: PlacedItem,
  { mark, worked }: MarkDraft,
  { state }: Ground,
): Extract<Write, { kind: 'mark' }> {
  const planned = minutesOfPlace(state.window, item.place)
  const minutes =
    worked === null ? null : worked.kind === 'minutes' ? worked.minutes : Math.ceil(planned / 2)
  const told = mark === 'some' ? 'partly' : mark
  // "Only two hours" of a block of one and a half is all of it.
  const fits: Mark = told === 'partly' && minutes !== null && minutes >= planned ? 'done' : told
  return { kind: 'mark', taskId: item.id, mark: fits, minutes }
}

function findMeant(operand: Operand, draft: MarkDraft, ground: Ground): Meant {
  const { mark, without = [] } = draft
  const named = findNamed(operand, ground)
  if (named.kind !== 'named') return named
  const { isOne } = named
  const items = named.items.filter((item) => !isExcepted(item, without))
  const placed = items.filter(isPlacedItem).toSorted((a, b) => comparePlaces(a.place, b.place))
  const [only] = items
  if (only !== undefined && isOne) {
    const [block] = placed
    if (block === undefined) return say({ kind: 'not-planned', taskId: only.id })
    return mayBeMarked(block, mark, ground)
      ? { kind: 'items', items: [block] }
      : say({ kind: 'not-begun', taskIds: [block.id], left: leftOf(block, draft, ground) })
  }
  const open = placed.filter((item) => (markOf(item) === null) === (mark !== 'open'))
  const onDays = open.filter((item) => liesThere(item, operand, ground))
  // "The data I did at the weekend": a block may be worked on when it does not lie.
  const isOfBlock = operand.names.some((owners) => owners.every(({ kind }) => kind === 'item'))
  const isElsewhere = onDays.length === 0 && isOfBlock && mark === 'done'
  const there = isElsewhere ? open : onDays
  const markable = there.filter((item) => mayBeMarked(item, mark, ground))
  const begun = there.filter((item) => hasBegun(item, ground.now))
  const isBare = operand.names.length === 0 && operand.dates === null && operand.wish === null
  const excepted = isBare ? named.items.filter((item) => isExcepted(item, without)) : []
  if (excepted.every(({ place }) => place?.day !== ground.now.day)) {
    // "All but the hash map", which is not today's: of its work, as well as of today.
    const ofWork = markable.filter((item) =>
      excepted.some(({ classId }) => classId === item.classId),
    )
    const ofToday = begun.filter(({ place }) => place.day === ground.now.day)
    const candidates = [...new Set([...ofWork, ...ofToday])].toSorted((a, b) =>
      comparePlaces(a.place, b.place),
    )
    if (ofWork.length > 0) return ask({ kind: 'which-task', candidates: idsOf(candidates) })
  }
  if (!isElsewhere && (operand.dates !== null || operand.wish !== null))
    return chooseOnDays(operand, begun.length > 0 ? begun : markable, there)
  return chooseLatest(operand, begun, markable, there, ground)
}

/** What may be told of ahead of its time is only that it is done. */
function mayBeMarked(item: PlacedItem, mark: MarkDraft['mark'], { now }: Ground): boolean {
  return mark === 'done' || mark === 'open' || hasBegun(item, now)
}

type Named = { kind: 'named'; items: ItemTask[]; isOne: boolean } | Answer

/** `isOne`: the words mean this one block, whenever it lies. */
function findNamed(operand: Operand, ground: Ground): Named {
  const { state } = ground
  if (operand.names.length === 0 && operand.isPronoun && operand.dates === null && !operand.isAll) {
    const task = findTask(state, recallTask(ground) ?? 0)
    return task?.kind === 'item'
      ? { kind: 'named', items: [task], isOne: true }
      : ask({ kind: 'what-to-move' })
  }
  const all = state.tasks.filter((task): task is ItemTask => task.kind === 'item')
  if (operand.names.length === 0) return { kind: 'named', items: all, isOne: false }
  const isLast = operand.rank?.kind === 'last' || operand.rank?.kind === 'next'
  const rank = isLast ? null : operand.rank
  const found = resolveOperand({ ...operand, rank, dates: null, wish: null }, 'look', ground)
  if (found.kind !== 'tasks' && found.kind !== 'several') return ask({ kind: 'no-such-task' })
  const ids = new Set(found.kind === 'tasks' ? found.ids : found.candidates)
  const items = all.filter(({ id }) => ids.has(id))
  if (items.length === 0) return ask({ kind: 'no-such-task' })
  return { kind: 'named', items, isOne: items.length === 1 && !isLast }
}

/** On the named days: all of them where all are spoken of, else the only one. */
function chooseOnDays(operand: Operand, blocks: PlacedItem[], there: PlacedItem[]): Meant {
  if (blocks.length === 0)
    return there.length === 0
      ? say({ kind: 'nothing-there', dates: operand.dates ?? [] })
      : say({ kind: 'not-begun', taskIds: idsOf(there) })
  const isWholeDay =
    operand.names.length === 0 &&
    !/\b(?:session|block|one)\b|一次|[那这][次个块节]/.test(operand.rest)
  const count = countOf(operand.rest)
  if (count !== null && count !== blocks.length)
    return ask({ kind: 'which-task', candidates: idsOf(blocks) })
  if (blocks.length === 1 || operand.isAll || count !== null || isWholeDay)
    return { kind: 'items', items: blocks }
  return ask({ kind: 'which-task', candidates: idsOf(blocks) })
}

/** "Both" and 两次 are all that there are, or it is not clear which. */
function countOf(rest: string): number | null {
  if (/\b(?:both|two)\b|两[次个份篇章]/.test(rest)) return 2
  return /\bthree\b|三[次个份篇章]/.test(rest) ? 3 : null
}

/** Without a day: today's, or the latest that has begun. */
function chooseLatest(
  operand: Operand,
  begun: PlacedItem[],
  markable: PlacedItem[],
  there: PlacedItem[],
  { now }: Ground,
): Meant {
  const recent = begun.filter(({ place }) => now.day - place.day <= recentDays)
  const today = markable.filter(({ place }) => place.day === now.day)
  const begunToday = recent.filter(({ place }) => place.day === now.day)
  const ahead = today.filter((item) => !hasBegun(item, now))
  // What is done may be the block before, or today's ahead of its time.
  const either = [...recent.slice(-1), ...ahead]
  const nearest = begunToday.length > 0 ? begunToday : either
  const all = allOfToday(operand, begunToday, today)
  if (all !== null) return { kind: 'items', items: all }
  const counted = countOf(operand.rest)
  // "Both problem sets": the latest alone is not what was told.
  if (operand.names.length > 0 && (counted !== null || operand.isAll) && recent.length > 1)
    return counted === null || recent.length === counted
      ? { kind: 'items', items: recent }
      : ask({ kind: 'which-task', candidates: idsOf(recent.slice(-mostOffered)) })
  if (nearest.length === 1 && (operand.names.length > 0 || markable.length === 1))
    return { kind: 'items', items: nearest }
  if (nearest.length > 1) return ask({ kind: 'which-task', candidates: idsOf(nearest) })
  if (markable.length > 0) {
    const offered = recent.length > 0 ? recent.slice(-mostOffered) : markable.slice(0, mostOffered)
    const isOne = offered.length === 1 && operand.names.length > 0
    return isOne
      ? { kind: 'items', items: offered }
      : ask({ kind: 'which-task', candidates: idsOf(offered) })
  }
  return there.length === 0
    ? ask({ kind: 'what-to-move' })
    : say({ kind: 'not-begun', taskIds: idsOf(there.slice(0, mostOffered)) })
}

/** "Both", "everything": as many as have begun today, or as are counted; null when that is not clear. */
function allOfToday(
  { isAll, names, rest }: Operand,
  begun: PlacedItem[],
  today: PlacedItem[],
): PlacedItem[] | null {
  if (!isAll || today.length === 0) return null
  const count = countOf(rest)
  if (count !== null) return today.length === count && begun.length > 0 ? today : null
  if (names.length > 0) return today
  return begun.length > 0 ? begun : null
}

const mostOffered = 6

function idsOf(items: readonly PlacedItem[]): number[] {
  return items.map(({ id }) => id)
}
