// Reads several numbers: "1,3-5".
import { readCount } from './read-count.ts'

const longestRun = 2_000

/** Each once, in the order in which they are written; null where anything else stands there. */
export function readNumbers(text: string): number[] | null {
  const numbers = new Set<number>()
  for (const part of text.split(',')) {
    const [first = '', last = first, ...more] = part.split('-').map((end) => end.trim())
    const [from, to] = [readCount(first), readCount(last)]
    const isRun = from !== null && to !== null && from <= to && to - from <= longestRun
    if (!isRun || more.length > 0) return null
    for (let number = from; number <= to; number += 1) numbers.add(number)
  }
  return [...numbers]
}
