// What has become of an accepted change, and the two ways along the history (D3).
import { reverseDiff, type ScheduleDiff } from './diff.ts'

/** `superseded`: it was undone, and then another change was made. `damaged`: the file no longer holds it whole. */
export type EntryStatus = 'done' | 'undone' | 'superseded' | 'damaged'

export const walkDirections = ['undo', 'redo'] as const

export type WalkDirection = (typeof walkDirections)[number]

/** What going over a change does to the schedule; `diff` is as it was first made. */
export function walkDiff(direction: WalkDirection, diff: ScheduleDiff): ScheduleDiff {
  return direction === 'undo' ? reverseDiff(diff) : diff
}
