// The open card as the week view draws it: what would leave its place, and what would come where.
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { Task } from '../../shared/schedule/task.ts'
import { deriveGhosts, type Ghost, type Ghosts } from '../week/ghosts.ts'
import { createKeyedStore, type KeyedStore } from './keyed-store.ts'
import { createStore, type Store } from './store.ts'

const none: Ghosts = { arriving: [], leaving: [], moves: [] }

/** `shows` counts the times that the ghosts were to be brought into view. */
export type ProposalState = { cardId: string | null; ghosts: Ghosts; shows: number }

export type ProposalStore = {
  /** The card whose ghosts are drawn, and all of them. */
  view: Store<ProposalState>
  /** What would come to a window day. */
  arriving: KeyedStore<number, readonly Ghost[]>
  /** Tasks that would leave their present place. */
  leaving: KeyedStore<number, true>
  /** Events that a ghost would be a guest of. */
  visited: KeyedStore<number, true>
  /** Blocks that have just taken the place of their ghost. */
  settling: KeyedStore<number, true>
  show(cardId: string, diff: ScheduleDiff): void
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

  function draw(cardId: string | null, ghosts: Ghosts) {
    view.set({ cardId, ghosts })
    arriving.replace(Map.groupBy(ghosts.arriving, (ghost) => ghost.place.day))
    leaving.replace(new Map(ghosts.leaving.map((ghost) => [ghost.task.id, true])))
    visited.replace(new Map(ghosts.arriving.flatMap(({ task }) => hostEntry(task))))
  }

  return {
    view,
    arriving,
    leaving,
    visited,
    settling,
    show: (cardId, diff) => draw(cardId, deriveGhosts(diff)),
    clear: () => draw(null, none),
    settle(taskIds) {
      const { cardId, ghosts } = view.get()
      const settled = new Set(taskIds)
      const landed = ghosts.arriving.filter((ghost) => settled.has(ghost.task.id))
      if (landed.length === 0) return
      const stays = (ghost: Ghost) => !settled.has(ghost.task.id)
      settling.write(landed.map((ghost) => [ghost.task.id, true]))
      draw(cardId, {
        arriving: ghosts.arriving.filter(stays),
        leaving: ghosts.leaving.filter(stays),
        moves: ghosts.moves.filter(({ to }) => stays(to)),
      })
      setTimeout(() => {
        settling.write(landed.map((ghost) => [ghost.task.id, undefined]))
      }, settlingTime)
    },
  }
}

function hostEntry(task: Task): [number, true][] {
  return task.kind === 'item' && task.hostId !== null ? [[task.hostId, true]] : []
}
