// Reads which lines of a list are wanted: "all", or numbers and runs of them such as "1,3-5".

const longestRun = 2_000

/** Undefined where it says neither; null where nothing is said. */
export function readTake(text: string | undefined): number[] | 'all' | null | undefined {
  if (text === undefined) return null
  if (text === 'all') return 'all'
  const numbers: number[] = []
  for (const part of text.split(',')) {
    const [, first, last = first] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part) ?? []
    const from = Number(first)
    const to = Number(last)
    if (first === undefined || from < 1 || to < from || to - from > longestRun) return undefined
    for (let number = from; number <= to; number += 1) numbers.push(number)
  }
  return [...new Set(numbers)]
}
