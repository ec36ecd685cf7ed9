// Learns a classifier from examples, by stochastic gradient descent.
import { toChances, type Table } from '../../electron/language/reader/weights.ts'
import {
  addScores,
  allColumns,
  columnsOf,
  keepLargest,
  keepOnly,
  mean,
  none,
  Rows,
  seeded,
  shuffle,
  toTable,
  type Runs,
} from './sparse-weights.ts'

export type Labelled = { features: number[]; label: number }

/** Multinomial logistic regression, AdaGrad, features dropped at random so that none is leant upon alone. */
export function learnClassifier(
  examples: readonly Labelled[],
  labels: string[],
  { runs = 1, epochs = 16, drop = 0.5, least = 2, most = Infinity }: Runs = {},
): Table {
  const size = labels.length
  const rows = new Rows(
    examples.map(({ features }) => features),
    least,
  )
  const prepared = examples.map(({ features, label }) => ({ ids: rows.of(features), label }))
  const learners = Array.from({ length: runs }, (_, at) => ({
    weights: new Float32Array(rows.rows.size * size),
    squares: new Float32Array(rows.rows.size * size).fill(1e-2),
    random: seeded(at + 1),
    order: [...prepared],
  }))
  let columns = allColumns(rows.rows.size, size)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    // What is too small is left out early, so that the rest learns to do without it.
    if (epoch === Math.ceil(epochs / 2)) {
      const isKept = keepLargest(mean(learners.map(({ weights }) => weights)), most)
      if (isKept !== null) {
        for (const { weights } of learners) keepOnly(weights, isKept)
        columns = columnsOf(isKept, size)
      }
    }
    for (const learner of learners) {
      shuffle(learner.order, learner.random)
      for (const lesson of learner.order) descend(lesson, learner, { columns, size, drop })
    }
  }
  const weights = mean(learners.map((learner) => learner.weights))
  return toTable(rows, size === 2 ? onlySecond(weights) : weights, labels)
}

const rate = 0.15
const decay = 1e-6

/** One step against the slope of one example. */
function descend(
  { ids, label }: { ids: Int32Array; label: number },
  learner: { weights: Float32Array; squares: Float32Array; random: () => number },
  { columns, size, drop }: { columns: readonly Uint8Array[]; size: number; drop: number },
): void {
  const { weights, squares, random } = learner
  const kept = ids.filter(() => random() >= drop)
  const scores = new Float64Array(size)
  addScores(scores, 0, kept, { weights, columns, size })
  const slopes = toChances(scores)
  slopes[label] = (slopes[label] ?? 0) - 1
  for (const id of kept) {
    const own = columns[id] ?? none
    for (let column = 0; column < own.length; column += 1) {
      const l = own[column] ?? 0
      const slope = slopes[l] ?? 0
      if (Math.abs(slope) < 1e-3) continue
      const at = id * size + l
      const step = slope + decay * (weights[at] ?? 0)
      const square = (squares[at] ?? 0) + step * step
      squares[at] = square
      weights[at] = (weights[at] ?? 0) - (rate * step) / Math.sqrt(square)
    }
  }
}

/** Of two labels only how far the second is ahead of the first has to be known. */
function onlySecond(weights: Float64Array): Float64Array {
  return weights.map((weight, at) => (at % 2 === 0 ? 0 : weight - (weights[at - 1] ?? 0)))
}
