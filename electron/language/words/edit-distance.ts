// How many single-letter slips lie between two words, a swap of neighbours counting as one.

/**
 * Optimal string alignment distance; stops early and answers `limit + 1` once it is beyond `limit`. One letter takes
 * the place of another only where `mayReplace` allows it, at its index.
 */
export function editDistance(
  a: string,
  b: string,
  limit: number,
  mayReplace: (from: string, to: string, index: number) => boolean = () => true,
): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) +
          (same ? 0 : mayReplace(a[row - 1] ?? '', b[column - 1] ?? '', row - 1) ? 1 : 2),
      )
      const crossed = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (crossed && row > 1 && column > 1) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1)
      current.push(best)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[b.length] ?? 0, limit + 1)
}

/** How many slips a word of this many letters may have and still be taken for what was meant. */
export function allowedSlips(letters: number): number {
  if (letters < 5) return 0
  return letters < 9 ? 1 : 2
}

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * Whether a word is the name with a slip of the keyboard: a letter too many, too few, in the wrong order or beside the
 * right one, or another vowel behind the beginning. "Macro" for "micro" is none: it is another name.
 */
export function isSlipOf(word: string, name: string): boolean {
  if (allowedSlips(name.length) === 0 || word[0] !== name[0]) return false
  return editDistance(word, name, 1, isNearKey) <= 1
}

function isNearKey(from: string, to: string, index: number): boolean {
  if (index > 2 && /^[aeiouy]{2}$/.test(from + to)) return true
  const [one, other] = [keyOf(from), keyOf(to)]
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.at - other.at) <= 1
}

function keyOf(letter: string): { row: number; at: number } {
  const row = keyRows.findIndex((keys) => keys.includes(letter))
  return { row, at: keyRows[row]?.indexOf(letter) ?? -9 }
}
