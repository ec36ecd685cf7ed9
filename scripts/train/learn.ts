// Learns weights from examples: a classifier by stochastic gradient descent, a chain of roles by an averaged perceptron.
import { decodeRoles, type Chain } from '../../electron/language/reader/decode-roles.ts'
import { toChances, type Table } from '../../electron/language/reader/weights.ts'

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

function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const kept = list[at]
    list[at] = list[other]
    list[other] = kept
  }
}

/** Features of the examples as rows of a dense table; features met once are too rare to learn from. */
class Rows {
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

export type Labelled = { features: number[]; label: number }

/** Multinomial logistic regression, AdaGrad, features dropped at random so that none is leant upon alone. */
export function learnClassifier(
  examples: readonly Labelled[],
  labels: string[],
  {
    epochs = 16,
    rate = 0.15,
    drop = 0.5,
    seed = 1,
    least = 2,
    decay = 1e-6,
    prune = 1,
    most = Infinity,
  } = {},
): Table {
  const size = labels.length
  const rows = new Rows(
    examples.map(({ features }) => features),
    least,
  )
  const weights = new Float32Array(rows.rows.size * size)
  const squares = new Float32Array(rows.rows.size * size).fill(1e-2)
  const prepared = examples.map(({ features, label }) => ({ ids: rows.of(features), label }))
  const random = seeded(seed)
  let isKept: Uint8Array | null = null
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    // What is too small is left out early, so that the rest learns to do without it.
    if (epoch === Math.ceil(epochs / 2)) isKept = keepLargest(weights, most)
    shuffle(prepared, random)
    for (const { ids, label } of prepared) {
      const kept = ids.filter(() => random() >= drop)
      const scores = new Float64Array(size)
      for (const id of kept)
        for (let l = 0; l < size; l += 1)
          scores[l] = (scores[l] ?? 0) + (weights[id * size + l] ?? 0)
      const chances = toChances(scores)
      for (let l = 0; l < size; l += 1) {
        const slope = (chances[l] ?? 0) - (l === label ? 1 : 0)
        if (Math.abs(slope) < 1e-3) continue
        for (const id of kept) {
          const at = id * size + l
          if (isKept !== null && isKept[at] === 0) continue
          const step = slope + decay * (weights[at] ?? 0)
          const square = (squares[at] ?? 0) + step * step
          squares[at] = square
          weights[at] = (weights[at] ?? 0) - (rate * step) / Math.sqrt(square)
        }
      }
    }
  }
  return toTable(rows, size === 2 ? onlySecond(weights) : weights, labels, prune)
}

/** Marks the `most` largest weights and sets the others to zero; null where all may stay. */
function keepLargest(weights: Float32Array | Float64Array, most: number): Uint8Array | null {
  if (weights.length <= most) return null
  const sizes = Float64Array.from(weights, Math.abs).sort()
  const least = sizes[sizes.length - most] ?? 0
  // Fewer are not zero.
  if (least === 0) return null
  const isKept = new Uint8Array(weights.length)
  for (let at = 0; at < weights.length; at += 1) {
    if (Math.abs(weights[at] ?? 0) >= least) isKept[at] = 1
    else weights[at] = 0
  }
  return isKept
}

/** Of two labels only how far the second is ahead of the first has to be known. */
function onlySecond(weights: Float32Array): Float32Array {
  return weights.map((weight, at) => (at % 2 === 0 ? 0 : weight - (weights[at - 1] ?? 0)))
}

export type Sequence = { features: number[][]; gold: number[] }

/** Structured perceptron with averaged weights. */
export function learnChain(
  sequences: readonly Sequence[],
  labels: string[],
  { epochs = 8, seed = 1, least = 2, prune = 1, drop = 0, most = Infinity } = {},
): { table: Table; chain: Chain } {
  const size = labels.length
  const rows = new Rows(
    sequences.flatMap(({ features }) => features),
    least,
  )
  const count = rows.rows.size * size
  const weights = new Float64Array(count)
  const totals = new Float64Array(count)
  const chain: Chain = {
    labels,
    transitions: new Float64Array(size * size),
    starts: new Float64Array(size),
  }
  const transitionTotals = new Float64Array(size * size)
  const startTotals = new Float64Array(size)
  // What may never follow: a further token of a role without its first.
  forbid(chain)
  const prepared = sequences.map(({ features, gold }) => ({
    ids: features.map((f) => rows.of(f)),
    gold,
  }))
  const random = seeded(seed)
  let clock = 1
  let isKept: Uint8Array | null = null
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    if (epoch === Math.ceil(epochs / 2)) isKept = keepAveraged(weights, totals, clock, most)
    shuffle(prepared, random)
    for (const { ids: all, gold } of prepared) {
      clock += 1
      const ids = drop === 0 ? all : all.map((row) => row.filter(() => random() >= drop))
      const scores = new Float64Array(ids.length * size)
      for (const [at, row] of ids.entries())
        for (const id of row)
          for (let l = 0; l < size; l += 1)
            scores[at * size + l] = (scores[at * size + l] ?? 0) + (weights[id * size + l] ?? 0)
      // A margin: the right answer has to win by one.
      for (const [at, label] of gold.entries())
        scores[at * size + label] = (scores[at * size + label] ?? 0) - 1
      const path = decodeRoles(chain, scores, ids.length)
      correct(
        { ids, gold, path, clock },
        { weights, totals, chain, transitionTotals, startTotals, isKept },
      )
    }
  }
  average(weights, totals, clock)
  average(chain.transitions, transitionTotals, clock)
  average(chain.starts, startTotals, clock)
  forbid(chain)
  return { table: toTable(rows, weights, labels, prune), chain }
}

type Lesson = { ids: Int32Array[]; gold: number[]; path: number[]; clock: number }
type Learned = {
  weights: Float64Array
  totals: Float64Array
  chain: Chain
  transitionTotals: Float64Array
  startTotals: Float64Array
  /** The weights that may still change; null is all. */
  isKept: Uint8Array | null
}

/** The largest on average stay, the others are zero from now on. */
function keepAveraged(
  weights: Float64Array,
  totals: Float64Array,
  clock: number,
  most: number,
): Uint8Array | null {
  const isKept = keepLargest(
    weights.map((weight, at) => weight - (totals[at] ?? 0) / clock),
    most,
  )
  if (isKept === null) return null
  for (let at = 0; at < weights.length; at += 1) {
    if (isKept[at] === 1) continue
    weights[at] = 0
    totals[at] = 0
  }
  return isKept
}

/** Towards what is right, and away from what was said, wherever they differ. */
function correct(
  { ids, gold, path, clock }: Lesson,
  { weights, totals, chain, transitionTotals, startTotals, isKept }: Learned,
): void {
  const size = chain.labels.length
  const change = (at: number, step: number) => {
    if (isKept === null || isKept[at] === 1) add(weights, totals, at, step, clock)
  }
  for (const [at, label] of gold.entries()) {
    const said = path[at] ?? 0
    if (said !== label)
      for (const id of ids[at] ?? []) {
        change(id * size + label, 1)
        change(id * size + said, -1)
      }
    const before = gold[at - 1]
    const saidBefore = path[at - 1]
    if (at === 0) {
      if (said !== label) {
        add(chain.starts, startTotals, label, 1, clock)
        add(chain.starts, startTotals, said, -1, clock)
      }
    } else if (
      before !== undefined &&
      saidBefore !== undefined &&
      (said !== label || before !== saidBefore)
    ) {
      add(chain.transitions, transitionTotals, before * size + label, 1, clock)
      add(chain.transitions, transitionTotals, saidBefore * size + said, -1, clock)
    }
  }
}

const never = -1000

function forbid({ labels, transitions, starts }: Chain): void {
  const size = labels.length
  for (const [to, label] of labels.entries()) {
    if (!label.startsWith('I-')) continue
    const role = label.slice(2)
    starts[to] = never
    for (const [from, before] of labels.entries())
      if (before !== `B-${role}` && before !== `I-${role}`) transitions[from * size + to] = never
  }
}

// The running total is kept lazily: a step at time t counts for all that comes after it.
function add(weights: Float64Array, totals: Float64Array, at: number, step: number, clock: number) {
  weights[at] = (weights[at] ?? 0) + step
  totals[at] = (totals[at] ?? 0) + step * clock
}

function average(weights: Float64Array, totals: Float64Array, clock: number): void {
  for (let at = 0; at < weights.length; at += 1)
    weights[at] = (weights[at] ?? 0) - (totals[at] ?? 0) / clock
}

/** All but one in ten thousand of what is not zero lie below: a few outliers don't make the steps coarse. */
function largest(weights: ArrayLike<number>): number {
  const sizes = Float64Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort()
  return sizes[Math.floor(sizes.length * 0.9999)] ?? 1
}

/** Rounded to one byte each; what is less than `prune` steps is left out. */
function toTable(rows: Rows, weights: ArrayLike<number>, labels: string[], prune: number): Table {
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
      if (Math.abs(value) < prune) continue
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
