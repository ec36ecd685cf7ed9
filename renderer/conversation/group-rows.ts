// The rows of a long conversation in groups of whole turns: what is drawn, left out and skipped at a time.
import type { TimelineRow } from './timeline-rows.ts'

/** A group is closed by the first turn that begins after so many rows: about a screen. */
const fullGroup = 16

/** Counted from the first row, so that a group changes only where rows are added, at the end. */
export function groupRows(rows: readonly TimelineRow[]): TimelineRow[][] {
  const groups: TimelineRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const isClosed =
      last !== undefined && last.length >= fullGroup && row.kind === 'said' && row.beginsTurn
    if (last === undefined || isClosed) groups.push([row])
    else last.push(row)
  }
  return groups
}
