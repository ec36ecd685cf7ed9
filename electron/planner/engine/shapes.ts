// Shapes: how a task can lie in a day, apart from which day and which task it is. Equal ones are kept once, so that
// what is known of a day with some shapes in it holds for every day of the same kind with the same shapes.

import { keyBits } from './random.ts'

export type Shapes = {
  count: number
  /** By shape: where its starts begin in `starts`. */
  offset: number[]
  /** By shape: how many starts it has. */
  size: number[]
  duration: number[]
  /** By shape: see `PairCosts.classOfChain`. */
  pairClass: number[]
  /** By shape: its duration, or 0 where some start lies inside a host. */
  surelyOutside: number[]
  /** By shape: two numbers that stand for it in the key of a day. */
  keys: Int32Array
  /** For each start, cheapest first: the period (+ `insideHost`), the periods as bits, the cost above the cheapest. */
  starts: Int32Array
  used: number
  /**
   * By `shape * 32 + period`: a share of a start's cost, in parts of `costParts`, such that the shares of the periods
   * that a start covers never add up to more than it costs.
   */
  shares: Int32Array
  /** By hash, and by shape: the last shape with that hash, and the one before it with the same, or −1. */
  lastWithHash: Int32Array
  before: number[]
}

/** Added to the period of a start that lies inside a host. */
export const insideHost = 256

const hashes = 1024

/** Twelve parts go evenly into sessions of 1 to 4 and of 6 periods. */
export const costParts = 12

/** Numbers for each start in `Shapes.starts`. */
export const startSize = 3

export function makeShapes(): Shapes {
  return {
    count: 0,
    offset: [],
    size: [],
    duration: [],
    pairClass: [],
    surelyOutside: [],
    keys: new Int32Array(512),
    starts: new Int32Array(4096),
    used: 0,
    shares: new Int32Array(64 * 32),
    lastWithHash: new Int32Array(hashes).fill(-1),
    before: [],
  }
}

/** `draft` holds the starts as they go into `Shapes.starts`; the answer is the number of the shape. */
export function keepShape(
  shapes: Shapes,
  draft: Int32Array,
  length: number,
  duration: number,
  pairClass: number,
): number {
  let hash = Math.imul(duration * 64 + pairClass, 0x9e3779b1)
  for (let index = 0; index < length; index += 1) {
    hash = Math.imul(hash ^ (draft[index] ?? 0), 0x01000193) ^ (hash >>> 15)
  }
  const place = (hash ^ (hash >>> 16)) & (hashes - 1)
  let shape = shapes.lastWithHash[place] ?? -1
  while (shape >= 0 && !isSame(shapes, shape, draft, length, duration, pairClass)) {
    shape = shapes.before[shape] ?? -1
  }
  if (shape >= 0) return shape
  shapes.before.push(shapes.lastWithHash[place] ?? -1)
  shapes.lastWithHash[place] = shapes.count
  return addShape(shapes, draft, length, duration, pairClass)
}

function isSame(
  shapes: Shapes,
  shape: number,
  draft: Int32Array,
  length: number,
  duration: number,
  pairClass: number,
): boolean {
  if (shapes.duration[shape] !== duration || shapes.pairClass[shape] !== pairClass) return false
  if ((shapes.size[shape] ?? 0) * startSize !== length) return false
  const offset = shapes.offset[shape] ?? 0
  for (let index = 0; index < length; index += 1) {
    if (shapes.starts[offset + index] !== draft[index]) return false
  }
  return true
}

function addShape(
  shapes: Shapes,
  draft: Int32Array,
  length: number,
  duration: number,
  pairClass: number,
): number {
  shapes.starts = withRoom(shapes.starts, shapes.used + length)
  shapes.shares = withRoom(shapes.shares, (shapes.count + 1) * 32)
  shareCosts(shapes.shares, shapes.count * 32, draft, length, duration)
  shapes.keys = withRoom(shapes.keys, shapes.count * 2 + 2)
  shapes.keys[shapes.count * 2] = keyBits(shapes.count * 2 + 1)
  shapes.keys[shapes.count * 2 + 1] = keyBits(shapes.count * 2 + 2)
  let hasHost = false
  for (let index = 0; index < length; index += 1) {
    const value = draft[index] ?? 0
    shapes.starts[shapes.used + index] = value
    if (index % startSize === 0 && value >= insideHost) hasHost = true
  }
  shapes.offset.push(shapes.used)
  shapes.size.push(length / startSize)
  shapes.duration.push(duration)
  shapes.pairClass.push(pairClass)
  shapes.surelyOutside.push(hasHost ? 0 : duration)
  shapes.used += length
  shapes.count += 1
  return shapes.count - 1
}

function withRoom(list: Int32Array, length: number): Int32Array {
  if (length <= list.length) return list
  const larger = new Int32Array(length * 2)
  larger.set(list)
  return larger
}

/** First an equal share for each period of a start, the least where starts overlap; then as much more as may be. */
function shareCosts(
  shares: Int32Array,
  offset: number,
  draft: Int32Array,
  length: number,
  duration: number,
): void {
  shares.fill(-1, offset, offset + 32)
  for (let at = 0; at < length; at += startSize) {
    const share = Math.floor(((draft[at + 2] ?? 0) * costParts) / duration)
    const first = offset + ((draft[at] ?? 0) & (insideHost - 1))
    for (let cell = first; cell < first + duration; cell += 1) {
      const known = shares[cell] ?? -1
      if (known < 0 || share < known) shares[cell] = share
    }
  }
  for (let cell = offset; cell < offset + 32; cell += 1) {
    if ((shares[cell] ?? -1) >= 0) raiseShare(shares, offset, cell, draft, length, duration)
  }
}

function raiseShare(
  shares: Int32Array,
  offset: number,
  cell: number,
  draft: Int32Array,
  length: number,
  duration: number,
): void {
  let room = Infinity
  for (let at = 0; at < length; at += startSize) {
    const first = offset + ((draft[at] ?? 0) & (insideHost - 1))
    if (cell < first || cell >= first + duration) continue
    let left = (draft[at + 2] ?? 0) * costParts
    for (let other = first; other < first + duration; other += 1) left -= shares[other] ?? 0
    room = Math.min(room, left)
  }
  if (room > 0 && room < Infinity) shares[cell] = (shares[cell] ?? 0) + room
}
