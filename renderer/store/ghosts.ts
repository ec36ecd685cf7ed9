// A proposed change as ghosts on the week: each task's place before and after, read off the card's diff.
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import { comparePlaces, isSamePlace, type Place } from '../../shared/schedule/place.ts'
import type { Task } from '../../shared/schedule/task.ts'

/** A task at a place: where it lies now, or where it would lie. */
export type Ghost = { task: Task; place: Place }

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
