// Matches which sessions of a body of work are those of a draft: the same title first, then the same rank; the rest are new, or go.
import { mostDraftItems } from '../guide-draft.ts'
import { checkFreedom } from '../../schedule/legality/freedom.ts'
import type { Moment } from '../../schedule/state.ts'
import { markOf, type ItemTask } from '../../schedule/task.ts'

type Wanted = { title: string; duration: number }

export type SessionMatch = {
  /** What becomes of those that are there. */
  changed: { itemId: number; title?: string; duration?: number; remove?: true }[]
  added: Wanted[]
}

/** What is begun, worked on or pinned stays as it is, and counts for one of those that are wanted. */
export function matchSessions(
  present: readonly ItemTask[],
  wanted: readonly Wanted[],
  now: Moment,
): SessionMatch {
  const waiting = [...wanted]
  const pairs = new Map<number, Wanted>()
  const take = (item: ItemTask, index: number) => {
    const [taken] = waiting.splice(index, 1)
    if (taken !== undefined) pairs.set(item.id, taken)
  }
  for (const item of present) {
    const index = waiting.findIndex(({ title }) => title === item.title)
    if (index >= 0) take(item, index)
  }
  // What can't be changed is matched before what can go.
  const unpaired = present.filter(({ id }) => !pairs.has(id))
  const fixed = unpaired.filter((item) => !isFree(item, now))
  const free = unpaired.filter((item) => isFree(item, now))
  for (const item of [...fixed, ...free]) if (waiting.length > 0) take(item, 0)
  // A draft can't speak of more: that it does not is no wish to have them gone.
  const isBeyond = present.length > mostDraftItems
  const changed = present.flatMap((item): SessionMatch['changed'] => {
    if (!isFree(item, now)) return []
    const pair = pairs.get(item.id)
    if (pair === undefined)
      return isBeyond || isRest(present, item) ? [] : [{ itemId: item.id, remove: true as const }]
    const change = {
      ...(pair.title === item.title ? {} : { title: pair.title }),
      ...(pair.duration === item.duration ? {} : { duration: pair.duration }),
    }
    return Object.keys(change).length === 0 ? [] : [{ itemId: item.id, ...change }]
  })
  return { changed, added: waiting }
}

function isFree(item: ItemTask, now: Moment): boolean {
  return checkFreedom(item, now) === null && markOf(item) === null
}

/** The rest of a block that was partly done stays with it. */
function isRest(present: readonly ItemTask[], { id }: ItemTask): boolean {
  return present.some(({ log = [] }) => log.some(({ restId }) => restId === id))
}
