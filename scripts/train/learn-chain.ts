// Learns a chain of roles from examples: a structured perceptron with averaged weights.
import { decodeRoles, type Chain } from '../../electron/language/reader/decode-roles.ts'
import type { Table } from '../../electron/language/reader/weights.ts'
import {
  addScores,
  allColumns,
  columnsOf,
  keepLargest,
  keepOnly,
  mean,
  Rows,
  seeded,
  shuffle,
  toTable,
  type Runs,
} from './sparse-weights.ts'

export type Sequence = { features: number[][]; gold: number[] }

/** Structured perceptron with averaged weights. */
export function learnChain(
  sequences: readonly Sequence[],
  labels: string[],
  { runs = 1, epochs = 8, drop = 0, least = 2, most = Infinity }: Runs = {},
): { table: Table; chain: Chain } {
  const size = labels.length
  const rows = new Rows(
    sequences.flatMap(({ features }) => features),
    least,
  )
  const prepared = sequences.map(({ features, gold }) => ({
    ids: features.map((f) => rows.of(f)),
    gold,
  }))
  const learners = Array.from({ length: runs }, (_, at) =>
    beginChain(labels, rows.rows.size, at + 1, prepared),
  )
  let columns = allColumns(rows.rows.size, size)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    if (epoch === Math.ceil(epochs / 2)) {
      const isKept = keepLargest(mean(learners.map(averaged)), most)
      if (isKept !== null) {
        for (const { weights, totals } of learners) {
          keepOnly(weights, isKept)
          keepOnly(totals, isKept)
        }
        columns = columnsOf(isKept, size)
      }
    }
    for (const learner of learners) {
      shuffle(learner.order, learner.random)
      for (const lesson of learner.order) follow(lesson, learner, { columns, drop })
    }
  }
  const weights = mean(learners.map(averaged))
  const chain = {
    labels,
    transitions: mean(learners.map((one) => averagedOf(one.chain.transitions, one.steps, one))),
    starts: mean(learners.map((one) => averagedOf(one.chain.starts, one.firsts, one))),
  }
  forbid(chain)
  return { table: toTable(rows, weights, labels), chain }
}

type Sentence = { ids: Int32Array[]; gold: number[] }

/** One run: its weights, and of each the running total, which is kept lazily. */
type ChainLearner = {
  weights: Float64Array
  totals: Float64Array
  chain: Chain
  steps: Float64Array
  firsts: Float64Array
  clock: number
  random: () => number
  order: Sentence[]
}

function beginChain(
  labels: string[],
  rows: number,
  seed: number,
  prepared: readonly Sentence[],
): ChainLearner {
  const size = labels.length
  const chain: Chain = {
    labels,
    transitions: new Float64Array(size * size),
    starts: new Float64Array(size),
  }
  // What may never follow: a further token of a role without its first.
  forbid(chain)
  return {
    weights: new Float64Array(rows * size),
    totals: new Float64Array(rows * size),
    chain,
    steps: new Float64Array(size * size),
    firsts: new Float64Array(size),
    clock: 1,
    random: seeded(seed),
    order: [...prepared],
  }
}

function averaged(learner: ChainLearner): Float64Array {
  return averagedOf(learner.weights, learner.totals, learner)
}

function averagedOf(weights: Float64Array, totals: Float64Array, { clock }: ChainLearner) {
  return weights.map((weight, at) => weight - (totals[at] ?? 0) / clock)
}

/** Reads one sentence and learns from what it got wrong. */
function follow(
  { ids: all, gold }: Sentence,
  learner: ChainLearner,
  { columns, drop }: { columns: readonly Uint8Array[]; drop: number },
): void {
  const { chain, weights, random } = learner
  const size = chain.labels.length
  learner.clock += 1
  const ids = drop === 0 ? all : all.map((row) => row.filter(() => random() >= drop))
  const scores = new Float64Array(ids.length * size)
  for (const [at, row] of ids.entries())
    addScores(scores, at * size, row, { weights, columns, size })
  // A margin: the right answer has to win by one.
  for (const [at, label] of gold.entries())
    scores[at * size + label] = (scores[at * size + label] ?? 0) - 1
  correct({ ids, gold, path: decodeRoles(chain, scores, ids.length) }, learner, columns)
}

/** Towards what is right, and away from what was said, wherever they differ. */
function correct(
  { ids, gold, path }: Sentence & { path: number[] },
  { weights, totals, chain, steps, firsts, clock }: ChainLearner,
  columns: readonly Uint8Array[],
): void {
  const size = chain.labels.length
  const change = (id: number, label: number, step: number) => {
    if (columns[id]?.includes(label) === true) add(weights, totals, id * size + label, step, clock)
  }
  for (const [at, label] of gold.entries()) {
    const said = path[at] ?? 0
    if (said !== label)
      for (const id of ids[at] ?? []) {
        change(id, label, 1)
        change(id, said, -1)
      }
    const before = gold[at - 1]
    const saidBefore = path[at - 1]
    if (at === 0) {
      if (said !== label) {
        add(chain.starts, firsts, label, 1, clock)
        add(chain.starts, firsts, said, -1, clock)
      }
    } else if (
      before !== undefined &&
      saidBefore !== undefined &&
      (said !== label || before !== saidBefore)
    ) {
      add(chain.transitions, steps, before * size + label, 1, clock)
      add(chain.transitions, steps, saidBefore * size + said, -1, clock)
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
