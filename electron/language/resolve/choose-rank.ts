// Chooses of one body of work the session that its rank tells: the second, the last, the next.
import { assertNever } from '../../../shared/assert-never.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import type { ItemTask, Task } from '../../../shared/schedule/task.ts'
import type { Ground } from '../ground.ts'
import type { Rank } from '../words/task-words.ts'
import { isAhead, firstNumber } from './lies-there.ts'

/** What the task is wanted for decides which of several is meant. */
export type TaskUse = 'move' | 'place' | 'swap' | 'unplace' | 'look'

export function chooseRank(
  group: ItemTask[],
  rank: Rank,
  use: TaskUse,
  ground: Ground,
): ItemTask[] {
  switch (rank.kind) {
    case 'nth': {
      const titled = group.filter(({ title }) => firstNumber(title) === rank.number)
      return titled.length === 1 ? titled : group.slice(rank.number - 1, rank.number)
    }
    case 'last': {
      const placed = group.filter(({ place }) => place !== null)
      return (use === 'place' || placed.length === 0 ? group : placed).slice(-1)
    }
    case 'next': {
      const pending = group.filter(({ place }) => place === null)
      if (use === 'place' && pending.length > 0) return pending.slice(0, 1)
      return group
        .filter((item) => isAhead(item, ground))
        .toSorted(byTime)
        .slice(0, 1)
    }
    case 'first':
    case 'count': {
      const pending = group.filter(({ place }) => place === null)
      if (use === 'place') return pending.slice(0, rank.count)
      const ahead = group.filter((item) => isAhead(item, ground))
      return rank.kind === 'first' || ahead.length <= rank.count
        ? ahead.slice(0, rank.count)
        : ahead
    }
    default:
      return assertNever(rank)
  }
}

export function groupByClass(items: ItemTask[]): ItemTask[][] {
  return [...Map.groupBy(items, ({ classId }) => classId).values()]
}

export function byTime(a: Task, b: Task): number {
  if (a.place === null || b.place === null)
    return (a.place === null ? 1 : 0) - (b.place === null ? 1 : 0)
  return comparePlaces(a.place, b.place)
}
