// The order of items within their class (S4): each item's placed neighbours, and what the class has used.
import type { ScheduleState } from './state.ts'
import { isPlacedItem, type ItemTask, type PlacedItem } from './task.ts'

export type Neighbours = { predecessor: PlacedItem | null; successor: PlacedItem | null }

type ClassOrder = { neighbours: Map<number, Neighbours>; used: Map<number, number> }

const orders = new WeakMap<ScheduleState, ClassOrder>()

// States are immutable, so each is put in order once.
function orderOf(state: ScheduleState): ClassOrder {
  const known = orders.get(state)
  if (known !== undefined) return known
  const made: ClassOrder = { neighbours: new Map(), used: new Map() }
  const items = state.tasks.filter((task): task is ItemTask => task.kind === 'item')
  for (const [classId, unordered] of Map.groupBy(items, (item) => item.classId)) {
    const ordered = unordered.toSorted((a, b) => a.order - b.order || a.id - b.id)
    let predecessor: PlacedItem | null = null
    let used = 0
    // The items since the last placed one, itself included: they wait for their successor.
    let waiting: Neighbours[] = []
    for (const item of ordered) {
      const entry: Neighbours = { predecessor, successor: null }
      made.neighbours.set(item.id, entry)
      if (isPlacedItem(item)) {
        for (const earlier of waiting) earlier.successor = item
        waiting = []
        predecessor = item
        used += item.duration
      }
      waiting.push(entry)
    }
    made.used.set(classId, used)
  }
  orders.set(state, made)
  return made
}

/** The placed items of the same class with the nearest lower and the nearest higher order. */
export function neighboursOf(state: ScheduleState, item: ItemTask): Readonly<Neighbours> {
  return orderOf(state).neighbours.get(item.id) ?? { predecessor: null, successor: null }
}

/** How many periods the placed items of a class cover together. */
export function usedPeriods(state: ScheduleState, classId: number): number {
  return orderOf(state).used.get(classId) ?? 0
}
