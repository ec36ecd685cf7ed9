// The largest flow through a small network from node 0 to node 1, and the cut that bounds it.

/** Capacities are whole numbers of at least 0. */
export type Edge = { from: number; to: number; capacity: number }

export type Cut = {
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
export function findCut(nodes: number, edges: readonly Edge[]): Cut {
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
