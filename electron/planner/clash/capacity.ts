// Finds a proof that demands can't fit: the stretches of free time that they could use hold less than they need.
import { coverageOn, type Counts, type DemandGroup, type Demands } from './demands.ts'
import { countBits, highestBit, lowestBit, stretch } from '../problem/day-masks.ts'

/** Capacities are whole numbers of at least 0. */
type Edge = { from: number; to: number; capacity: number }

type Cut = {
  /** What flows, which is what the cut lets through. */
  flow: number
  /** By node: 1 on the source's side of the cut. */
  reachable: Uint8Array
}

type Network = {
  /** By node: the numbers of its edges; edge `e ^ 1` is the way back of `e`. */
  leaving: number[][]
  target: number[]
  rest: number[]
}

/** By level graphs and blocking flows (Dinic 1970). */
function findCut(nodes: number, edges: readonly Edge[]): Cut {
  const network: Network = {
    leaving: Array.from({ length: nodes }, () => []),
    target: [],
    rest: [],
  }
  for (const { from, to, capacity } of edges) {
    addArc(network, from, to, capacity)
    addArc(network, to, from, 0)
  }
  let flow = 0
  let levels = findLevels(network)
  while ((levels[1] ?? -1) >= 0) {
    const tried = new Int32Array(nodes)
    let pushed = push(network, levels, tried, 0, Infinity)
    while (pushed > 0) {
      flow += pushed
      pushed = push(network, levels, tried, 0, Infinity)
    }
    levels = findLevels(network)
  }
  return { flow, reachable: Uint8Array.from(levels, (level) => (level >= 0 ? 1 : 0)) }
}

function addArc({ leaving, target, rest }: Network, from: number, to: number, room: number): void {
  leaving[from]?.push(target.length)
  target.push(to)
  rest.push(room)
}

/** How many edges with room each node is away from the source; -1 where none lead. */
function findLevels({ leaving, target, rest }: Network): Int32Array {
  const levels = new Int32Array(leaving.length).fill(-1)
  levels[0] = 0
  const queue = [0]
  for (const node of queue) {
    for (const edge of leaving[node] ?? []) {
      const next = target[edge] ?? 0
      if ((rest[edge] ?? 0) === 0 || (levels[next] ?? 0) >= 0) continue
      levels[next] = (levels[node] ?? 0) + 1
      queue.push(next)
    }
  }
  return levels
}

/** Sends up to `most` from the node to the sink, always a level further; `tried` skips what led nowhere. */
function push(
  network: Network,
  levels: Int32Array,
  tried: Int32Array,
  node: number,
  most: number,
): number {
  if (node === 1) return most
  const { leaving, target, rest } = network
  const edges = leaving[node] ?? []
  for (let index = tried[node] ?? 0; index < edges.length; index += 1) {
    tried[node] = index
    const edge = edges[index] ?? 0
    const next = target[edge] ?? 0
    const room = Math.min(most, rest[edge] ?? 0)
    if (room === 0 || levels[next] !== (levels[node] ?? 0) + 1) continue
    const pushed = push(network, levels, tried, next, room)
    if (pushed === 0) continue
    rest[edge] = (rest[edge] ?? 0) - pushed
    rest[edge ^ 1] = (rest[edge ^ 1] ?? 0) + pushed
    return pushed
  }
  tried[node] = edges.length
  return 0
}

/** Stretches of free time that are alike: as long, and open to the same groups for as much. */
type Room = { holds: number; open: Map<number, number> }

/**
 * Some of the groups, whole, that need more time than the free stretches open to them hold; null where the count
 * proves nothing. It is Hall's condition, found as a minimum cut (Ford & Fulkerson 1956) between groups and
 * stretches: a stretch holds no more than whole tasks fill of it, while a group may be cut up among stretches.
 */
export function findOverfull(demands: Demands, counts: Counts): number[] | null {
  const wanted = demands.groups.flatMap((group, index) => {
    const need = group.duration * (counts[index] ?? 0)
    return need > 0 ? [{ group, index, need }] : []
  })
  if (wanted.length === 0) return null
  const rooms = findRooms(
    demands,
    wanted.map(({ group }) => group),
  )
  // Node 0 is the source, 1 the sink; then the groups, then the rooms.
  const roomNode = (room: number) => 2 + wanted.length + room
  const edges = [
    ...wanted.map(({ need }, index): Edge => ({ from: 0, to: 2 + index, capacity: need })),
    ...rooms.flatMap(({ holds, open }, room): Edge[] => [
      { from: roomNode(room), to: 1, capacity: holds },
      ...[...open].map(([index, capacity]): Edge => {
        return { from: 2 + index, to: roomNode(room), capacity }
      }),
    ]),
  ]
  const { flow, reachable } = findCut(roomNode(rooms.length), edges)
  if (flow >= wanted.reduce((sum, { need }) => sum + need, 0)) return null
  const overfull = counts.map(() => 0)
  for (const [position, { index }] of wanted.entries()) {
    if (reachable[2 + position] === 1) overfull[index] = counts[index] ?? 0
  }
  return overfull
}

/** Alike rooms are put together, their numbers added up. */
function findRooms({ days, periods }: Demands, groups: readonly DemandGroup[]): Room[] {
  const rooms = new Map<string, Room>()
  for (let day = 0; day < days; day += 1) {
    const covered = groups.map((group) => coverageOn(group, day))
    const all = covered.reduce((union, mask) => union | mask, 0)
    for (const run of runsOf(all, periods)) addRoom(rooms, groups, day, run)
  }
  return [...rooms.values()]
}

function addRoom(
  rooms: Map<string, Room>,
  groups: readonly DemandGroup[],
  day: number,
  run: number,
): void {
  const open = groups.flatMap(({ starts, duration }, index): [number, number][] => {
    const most = duration * countApart((starts[day] ?? 0) & run, duration)
    return most > 0 ? [[index, most]] : []
  })
  const holds = mostFilled(
    countBits(run),
    open.map(([index]) => groups[index]?.duration ?? 1),
  )
  const key = `${holds}:${open.join(';')}`
  const known = rooms.get(key)
  if (known === undefined) {
    rooms.set(key, { holds, open: new Map(open) })
    return
  }
  known.holds += holds
  for (const [index, most] of open) known.open.set(index, (known.open.get(index) ?? 0) + most)
}

/** Maximal rows of set bits. */
function runsOf(mask: number, periods: number): number[] {
  const runs: number[] = []
  let from = -1
  for (let period = 0; period <= periods; period += 1) {
    const isSet = period < periods && ((mask >>> period) & 1) === 1
    if (isSet && from === -1) from = period
    if (!isSet && from !== -1) {
      runs.push(stretch(from, period - from))
      from = -1
    }
  }
  return runs
}

/** How many tasks of the duration can begin at these starts without touching each other's periods. */
function countApart(starts: number, duration: number): number {
  let count = 0
  let rest = starts
  while (rest !== 0) {
    const first = lowestBit(rest)
    count += 1
    rest &= ~stretch(0, Math.min(30, first + duration))
  }
  return count
}

/** The most periods of `length` in a row that tasks of these durations can fill. */
function mostFilled(length: number, durations: readonly number[]): number {
  // Bit `n`: exactly `n` periods can be filled.
  let sums = 1
  for (let round = 0; round < length; round += 1) {
    const before = sums
    for (const duration of durations) {
      if (duration <= length) sums |= sums << duration
    }
    sums &= length >= 30 ? 0x7fffffff : stretch(0, length + 1)
    if (sums === before) break
  }
  return highestBit(sums)
}
