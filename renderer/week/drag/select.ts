// Which blocks are selected, to be moved or taken off together.
import { noneSelected } from '../../store/carry-store.ts'
import type { Desk } from '../../store/desk.ts'

export function toggleSelected(desk: Desk, taskId: number): void {
  // What is said of them stands where a line of before would lie.
  desk.frame.set({ notice: null })
  desk.carry.view.set(({ selected }) => ({
    selected: selected.symmetricDifference(new Set([taskId])),
  }))
}

export function selectBlocks(desk: Desk, taskIds: readonly number[]): void {
  desk.carry.view.set(({ selected }) => ({ selected: selected.union(new Set(taskIds)) }))
}

/** False where none was. */
export function clearSelection(desk: Desk): boolean {
  if (desk.carry.view.get().selected.size === 0) return false
  desk.carry.view.set({ selected: noneSelected })
  return true
}

/** What has left the week since is selected no more. */
export function listSelected(desk: Desk): number[] {
  const { selected } = desk.carry.view.get()
  return [...selected].filter((id) => (desk.week.tasks.get(id)?.place ?? null) !== null)
}

/** The others that go with a selected block; none with one that is not. */
export function selectedWith(desk: Desk, taskId: number): number[] {
  const all = listSelected(desk)
  return all.includes(taskId) ? all.filter((id) => id !== taskId) : []
}
