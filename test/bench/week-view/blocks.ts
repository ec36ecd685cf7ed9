// The weeks that every contender draws: half-hour blocks spread evenly over the days, the same for all.

/** `day` counts from 0, Monday 2026-09-07; `row` is one of 30 half hours from 07:00. */
export type Cell = { day: number; row: number }

export type Block = Cell & { id: number; title: string; course: number }

export const rows = 30

export const firstRowMinute = 7 * 60

/** What a week has room for without two blocks in one place. */
export const cellsOfWeek = 7 * rows

/** Of the weeks' cells these stay free while there are no more than 200 blocks, so that a move has where to go. */
export const freeCell: Cell = { day: 6, row: rows - 1 }

/** `count` blocks in each of `weeks` weeks; over 210 a week they share their cells. Ids count from 1. */
export function makeBlocks(count: number, weeks: number): Block[] {
  const step = Math.max(1, Math.floor((cellsOfWeek - 10) / count))
  return Array.from({ length: count * weeks }, (_, index) => {
    const cell = ((index % count) * step) % cellsOfWeek
    return {
      id: index + 1,
      day: Math.floor(index / count) * 7 + Math.floor(cell / rows),
      row: cell % rows,
      title: `Course ${index % 12}: problem set ${index % 17}`,
      course: index % 12,
    }
  })
}

/** `2026-09-07T07:30` and half an hour later. */
export function timesOf({ day, row }: Cell): { start: string; end: string } {
  const date = new Date(Date.UTC(2026, 8, 7 + day)).toISOString().slice(0, 10)
  return { start: `${date}T${clockOf(row)}`, end: `${date}T${clockOf(row + 1)}` }
}

export function clockOf(row: number): string {
  const minute = firstRowMinute + row * 30
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
