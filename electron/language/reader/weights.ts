// The learned weights as they stand in their file: sparse tables from hashed features to scores of labels.

/**
 * One table. Row `r` belongs to the feature `keys[r]` (ascending) and holds, from `starts[r]` to `starts[r + 1]`, the labels
 * that the feature speaks for or against, with their values in steps of `step`.
 */
export type Table = {
  labels: string[]
  keys: Uint32Array
  starts: Uint32Array
  columns: Uint8Array
  values: Int8Array
  step: number
}

/** Adds what the features say to `scores` (one for each label). */
function addScores(table: Table, features: readonly number[], scores: Float64Array): void {
  for (const feature of features) {
    const row = findRow(table.keys, feature)
    if (row < 0) continue
    const end = table.starts[row + 1] ?? 0
    for (let at = table.starts[row] ?? 0; at < end; at += 1) {
      const column = table.columns[at] ?? 0
      scores[column] = (scores[column] ?? 0) + (table.values[at] ?? 0) * table.step
    }
  }
}

function findRow(keys: Uint32Array, key: number): number {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = keys[middle] ?? 0
    if (found === key) return middle
    if (found < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}

export function scoresOf(table: Table, features: readonly number[]): Float64Array {
  const scores = new Float64Array(table.labels.length)
  addScores(table, features, scores)
  return scores
}

/** Of each of a row of tokens, one after the other. */
export function scoreEach(table: Table, features: readonly number[][]): Float64Array {
  const size = table.labels.length
  const scores = new Float64Array(features.length * size)
  for (const [at, each] of features.entries()) scores.set(scoresOf(table, each), at * size)
  return scores
}

/** e to the power of `x`, from sums and products alone: the same bits on every machine. */
function exp(x: number): number {
  if (x < -700) return 0
  const turns = Math.round(x / Math.LN2)
  const rest = x - turns * Math.LN2
  let term = 1
  let sum = 1
  for (let n = 1; n < 14; n += 1) {
    term = (term * rest) / n
    sum += term
  }
  return sum * 2 ** turns
}

/** Scores as chances that add up to 1. */
export function toChances(scores: Float64Array, warmth = 1): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const raised = scores.map((score) => exp((score - most) / warmth))
  const sum = raised.reduce((a, b) => a + b, 0)
  return raised.map((value) => value / sum)
}
