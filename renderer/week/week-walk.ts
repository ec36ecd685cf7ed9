// Where the arrow keys lead from one block of the week to the next.
import { assertNever } from '../../shared/assert-never.ts'
import type { Place } from '../../shared/schedule/place.ts'

/** What can have the focus, by its number in the list, and where it begins. */
export type Stop = Cell & { id: number }

export type Cell = Pick<Place, 'day' | 'start'>

export type WalkKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End'

export function isWalkKey(key: string): key is WalkKey {
  return /^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(key)
}

/** Up and down within the day and on into its neighbours; left and right to the nearest block of the next day that has one. */
export function walk(stops: readonly Stop[], from: number, key: WalkKey): Stop | null {
  const ordered = stops.toSorted((a, b) => a.day - b.day || a.start - b.start)
  const index = ordered.findIndex((stop) => stop.id === from)
  const here = ordered[index]
  if (here === undefined) return ordered[0] ?? null
  switch (key) {
    case 'ArrowUp':
      return ordered[index - 1] ?? null
    case 'ArrowDown':
      return ordered[index + 1] ?? null
    case 'ArrowLeft':
      return nearest(ordered, here, ordered.findLast((stop) => stop.day < here.day)?.day)
    case 'ArrowRight':
      return nearest(ordered, here, ordered.find((stop) => stop.day > here.day)?.day)
    case 'Home':
      return ordered.find((stop) => stop.day === here.day) ?? null
    case 'End':
      return ordered.findLast((stop) => stop.day === here.day) ?? null
    default:
      return assertNever(key)
  }
}

/** From any cell, a stop or not; the index of the one that the key leads to, null where none lies that way. */
export function walkFrom(cells: readonly Cell[], here: Cell, key: WalkKey): number | null {
  const stops = cells.map(({ day, start }, id): Stop => ({ id, day, start }))
  const at = stops.find(({ day, start }) => day === here.day && start === here.start)
  const next = walk(at === undefined ? [...stops, { id: -1, ...here }] : stops, at?.id ?? -1, key)
  return next === null || next.id === -1 ? null : next.id
}

function nearest(stops: readonly Stop[], here: Stop, day: number | undefined): Stop | null {
  let best: Stop | null = null
  for (const stop of stops) {
    if (stop.day !== day) continue
    const isCloser =
      best === null || Math.abs(stop.start - here.start) < Math.abs(best.start - here.start)
    if (isCloser) best = stop
  }
  return best
}
