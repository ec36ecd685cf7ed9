// Finds the best sequence of roles for the tokens of a message (Viterbi over a linear chain).

/** Labels of tokens: outside of a role, its first token, its further ones. */
export type Chain = { labels: string[]; transitions: Float64Array; starts: Float64Array }

/** `scores[t * labels + l]`; the answer holds a label's index for each token. */
export function decodeRoles(chain: Chain, scores: Float64Array, length: number): number[] {
  const size = chain.labels.length
  if (length === 0) return []
  const back = new Uint8Array(length * size)
  let best = new Float64Array(size)
  for (let label = 0; label < size; label += 1)
    best[label] = (scores[label] ?? 0) + (chain.starts[label] ?? 0)
  for (let at = 1; at < length; at += 1) {
    const next = new Float64Array(size)
    for (let label = 0; label < size; label += 1) {
      let most = Number.NEGATIVE_INFINITY
      let from = 0
      for (let before = 0; before < size; before += 1) {
        const score = (best[before] ?? 0) + (chain.transitions[before * size + label] ?? 0)
        if (score > most) {
          most = score
          from = before
        }
      }
      next[label] = most + (scores[at * size + label] ?? 0)
      back[at * size + label] = from
    }
    best = next
  }
  let last = 0
  for (let label = 1; label < size; label += 1)
    if ((best[label] ?? 0) > (best[last] ?? 0)) last = label
  const path = [last]
  for (let at = length - 1; at > 0; at -= 1) {
    last = back[at * size + last] ?? 0
    path.push(last)
  }
  return path.toReversed()
}

/** The runs of one role in a sequence of labels; `first` and `last` are tokens, both inclusive. */
export function runsOf(
  path: readonly number[],
  labels: readonly string[],
): { role: string; first: number; last: number }[] {
  return path.flatMap((label, first) => {
    const name = labels[label] ?? ''
    if (!name.startsWith('B-')) return []
    const role = name.slice(2)
    let last = first
    while (labels[path[last + 1] ?? -1] === `I-${role}`) last += 1
    return [{ role, first, last }]
  })
}
