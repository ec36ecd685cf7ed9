// The open card as the week view draws it: what would leave its place, and what would come where.
import type { RecordKey, ScheduleDiff } from '../../shared/schedule/diff.ts'
import { comparePlaces, isSamePlace, type Place } from '../../shared/schedule/place.ts'
import type { Task } from '../../shared/schedule/task.ts'
import { createKeyedStore, type KeyedStore, createStore, type Store } from './store.ts'

const none: Ghosts = { arriving: [], leaving: [], moves: [] }

/**
 * What of the open card is to be taken: all but the `left` changes. `said` tells what came along with the last tick or
 * went with it.
 */
type PartChoice = {
  cardId: string | null
  /** Whether the card can be taken in part at all. */
  isOffered: boolean
  left: readonly RecordKey[]
  said: string
}

const noChoice: PartChoice = { cardId: null, isOffered: false, left: [], said: '' }

/** `shows` counts the times that the ghosts were to be brought into view. */
type ProposalState = { cardId: string | null; ghosts: Ghosts; shows: number }

export type ProposalStore = {
  /** The card whose ghosts are drawn, and all of them that are to be taken. */
  view: Store<ProposalState>
  choice: Store<PartChoice>
  /** What would come to a window day. */
  arriving: KeyedStore<number, readonly Ghost[]>
  /** Tasks that would leave their present place. */
  leaving: KeyedStore<number, true>
  /** Events that a ghost would be a guest of. */
  visited: KeyedStore<number, true>
  /** Tasks whose change is not to be taken. */
  faded: KeyedStore<number, true>
  /** Blocks that have just taken the place of their ghost. */
  settling: KeyedStore<number, true>
  show(cardId: string, diff: ScheduleDiff): void
  /** Takes another part of the card whose ghosts are drawn, or will be. */
  choose(choice: PartChoice): void
  clear(): void
  /** The ghosts of these tasks become blocks. */
  settle(taskIds: readonly number[]): void
}

/** Longer than the animation, so that it is never cut short. */
const settlingTime = 400

export function createProposalStore(): ProposalStore {
  const view = createStore<ProposalState>({ cardId: null, ghosts: none, shows: 0 })
  const arriving = createKeyedStore<number, readonly Ghost[]>()
  const leaving = createKeyedStore<number, true>()
  const visited = createKeyedStore<number, true>()
  const settling = createKeyedStore<number, true>()
  const faded = createKeyedStore<number, true>()
  const choice = createStore<PartChoice>(noChoice)
  let drawn = none

  function draw(cardId: string | null, ghosts: Ghosts) {
    drawn = ghosts
    const { cardId: chosen, left } = choice.get()
    const out = new Set(cardId === chosen ? left.flatMap(taskIdOf) : [])
    const taken = keepGhosts(ghosts, ({ task }) => !out.has(task.id))
    view.set({ cardId, ghosts: taken })
    arriving.replace(Map.groupBy(ghosts.arriving, (ghost) => ghost.place.day))
    leaving.replace(new Map(taken.leaving.map((ghost) => [ghost.task.id, true])))
    visited.replace(new Map(taken.arriving.flatMap(({ task }) => hostEntry(task))))
    faded.replace(new Map([...out].map((id) => [id, true])))
  }

  return {
    view,
    arriving,
    leaving,
    visited,
    settling,
    faded,
    choice,
    show: (cardId, diff) => draw(cardId, deriveGhosts(diff)),
    choose(chosen) {
      choice.set(chosen)
      const { cardId } = view.get()
      if (cardId === chosen.cardId) draw(cardId, drawn)
    },
    clear: () => draw(null, none),
    settle(taskIds) {
      const { cardId, ghosts } = view.get()
      const settled = new Set(taskIds)
      const landed = ghosts.arriving.filter((ghost) => settled.has(ghost.task.id))
      if (landed.length === 0) return
      settling.write(landed.map((ghost) => [ghost.task.id, true]))
      draw(
        cardId,
        keepGhosts(drawn, ({ task }) => !settled.has(task.id)),
      )
      setTimeout(() => {
        settling.write(landed.map((ghost) => [ghost.task.id, undefined]))
      }, settlingTime)
    },
  }
}

function keepGhosts(
  { arriving, leaving, moves }: Ghosts,
  stays: (ghost: Ghost) => boolean,
): Ghosts {
  return {
    arriving: arriving.filter(stays),
    leaving: leaving.filter(stays),
    moves: moves.filter(({ to }) => stays(to)),
  }
}

function taskIdOf(key: RecordKey): number[] {
  return key.startsWith('task:') ? [Number(key.slice('task:'.length))] : []
}

function hostEntry(task: Task): [number, true][] {
  return task.kind === 'item' && task.hostId !== null ? [[task.hostId, true]] : []
}

/** A task at a place: where it lies now, or where it would lie. */
export type Ghost = { task: Task; place: Place }

/**
 * A proposed change as ghosts on the week: each task's place before and after, read off the
 * card's diff.
 */
export type Ghosts = {
  arriving: Ghost[]
  leaving: Ghost[]
  /** The tasks that go from one place to another. */
  moves: { from: Ghost; to: Ghost }[]
}

/** Curves beyond this many would be a knot: the days then carry counts. */
export const mostCurves = 6

/** All in time order. A change that leaves a task where it is has no ghost. */
export function deriveGhosts(diff: ScheduleDiff): Ghosts {
  const moves: Ghosts['moves'] = []
  const arriving: Ghost[] = []
  const leaving: Ghost[] = []
  for (const record of Object.values(diff.added)) arriving.push(...ghostOf(record))
  for (const record of Object.values(diff.removed)) leaving.push(...ghostOf(record))
  for (const [before, after] of Object.values(diff.updated)) {
    if (before.kind === 'class' || after.kind === 'class') continue
    if (isSamePlace(before.place, after.place)) continue
    const [from] = ghostOf(before)
    const [to] = ghostOf(after)
    if (from !== undefined) leaving.push(from)
    if (to !== undefined) arriving.push(to)
    if (from !== undefined && to !== undefined) moves.push({ from, to })
  }
  return {
    arriving: arriving.toSorted(compareGhosts),
    leaving: leaving.toSorted(compareGhosts),
    moves: moves.toSorted((a, b) => compareGhosts(a.to, b.to)),
  }
}

/**
 * The earliest window day that the ghosts touch, where something arrives if anything does. From today on where there is
 * one: what an import adds to the past is not what it is looked at for.
 */
export function firstGhostDay({ arriving, leaving }: Ghosts, today = 1): number | null {
  const isAhead = ({ place }: Ghost) => place.day >= today
  const first = arriving.find(isAhead) ?? leaving.find(isAhead) ?? arriving[0] ?? leaving[0]
  return first?.place.day ?? null
}

function ghostOf(record: Task | { kind: 'class' }): Ghost[] {
  return record.kind === 'class' || record.place === null
    ? []
    : [{ task: record, place: record.place }]
}

function compareGhosts(a: Ghost, b: Ghost): number {
  return comparePlaces(a.place, b.place) || a.task.id - b.task.id
}
