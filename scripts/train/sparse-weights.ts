// Weights of features by labels while they are learned: rows for features, and of each the labels whose weights may still change.
import type { Table } from '../../electron/language/reader/weights.ts'

/** Numbers from 0 to 1, the same for the same seed on every machine (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const kept = list[at]
    list[at] = list[other]
    list[other] = kept
  }
}

/** Features of the examples as rows of a dense table; features met once are too rare to learn from. */
export class Rows {
  readonly rows = new Map<number, number>()
  constructor(counted: Iterable<readonly number[]>, least: number) {
    const counts = new Map<number, number>()
    for (const features of counted)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    for (const [feature, count] of counts)
      if (count >= least) this.rows.set(feature, this.rows.size)
  }
  of(features: readonly number[]): Int32Array {
    return Int32Array.from(features.flatMap((feature) => this.rows.get(feature) ?? []))
  }
}

/** What is learned of several runs, each in an order of its own, is their mean: one run alone swings with its order. */
export type Runs = { runs?: number; epochs?: number; drop?: number; least?: number; most?: number }

export const none = new Uint8Array()

/** Adds to the scores from `at` on what each row says of its labels; by index, as most of the time goes here. */
export function addScores(
  scores: Float64Array,
  at: number,
  ids: Int32Array,
  {
    weights,
    columns,
    size,
  }: { weights: Float32Array | Float64Array; columns: readonly Uint8Array[]; size: number },
): void {
  for (const id of ids) {
    const own = columns[id] ?? none
    for (let column = 0; column < own.length; column += 1) {
      const l = own[column] ?? 0
      scores[at + l] = (scores[at + l] ?? 0) + (weights[id * size + l] ?? 0)
    }
  }
}

export function allColumns(rows: number, size: number): Uint8Array[] {
  const all = Uint8Array.from({ length: size }, (_, at) => at)
  return Array.from({ length: rows }, () => all)
}

/** The labels of each row whose weights may still change. */
export function columnsOf(isKept: Uint8Array, size: number): Uint8Array[] {
  return Array.from({ length: isKept.length / size }, (_, row) =>
    Uint8Array.from({ length: size }, (__, l) => l).filter((l) => isKept[row * size + l] === 1),
  )
}

export function mean(all: readonly (Float32Array | Float64Array)[]): Float64Array {
  const sum = new Float64Array(all[0]?.length ?? 0)
  for (const one of all)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (one[at] ?? 0)
  return sum.map((value) => value / all.length)
}

/** Marks the `most` largest weights; null where all may stay. */
export function keepLargest(weights: Float64Array, most: number): Uint8Array | null {
  if (weights.length <= most) return null
  const sizes = weights.map(Math.abs).sort()
  const least = sizes[sizes.length - most] ?? 0
  return Uint8Array.from(weights, (weight) => (Math.abs(weight) >= least && least > 0 ? 1 : 0))
}

export function keepOnly(weights: Float32Array | Float64Array, isKept: Uint8Array): void {
  for (let at = 0; at < weights.length; at += 1) if (isKept[at] !== 1) weights[at] = 0
}

/** All but one in ten thousand of what is not zero lie below: a few outliers don't make the steps coarse. */
function largest(weights: ArrayLike<number>): number {
  const sizes = Float64Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort()
  return sizes[Math.floor(sizes.length * 0.9999)] ?? 1
}

/** Rounded to one byte each; what is less than one step is left out. */
export function toTable(rows: Rows, weights: ArrayLike<number>, labels: string[]): Table {
  const size = labels.length
  const step = largest(weights) / 127
  const keys: number[] = []
  const starts: number[] = [0]
  const columns: number[] = []
  const values: number[] = []
  for (const [key, row] of [...rows.rows].toSorted(([a], [b]) => a - b)) {
    const before = columns.length
    for (let l = 0; l < size; l += 1) {
      const exact = Math.round((weights[row * size + l] ?? 0) / step)
      const value = Math.max(-127, Math.min(127, exact))
      if (value === 0) continue
      columns.push(l)
      values.push(value)
    }
    if (columns.length === before) continue
    keys.push(key)
    starts.push(columns.length)
  }
  return {
    labels,
    keys: Uint32Array.from(keys),
    starts: Uint32Array.from(starts),
    columns: Uint8Array.from(columns),
    values: Int8Array.from(values),
    step,
  }
}
