// What days with given shapes on them were found to cost, by the keys of those days; old entries give way to new ones.

export type DayMemory = {
  /** Four numbers for each entry: both halves of the key, the cost, and 1 when the true cost may be more. */
  entries: Int32Array
  /** Masks the place of an entry. */
  mask: number
}

/** Room for about a thousand days for each task, at most 4 MB. */
export function makeDayMemory(tasks: number): DayMemory {
  const bits = Math.min(18, Math.max(10, Math.ceil(Math.log2(tasks + 1)) + 9))
  return { entries: new Int32Array(4 << bits), mask: (1 << bits) - 1 }
}

/** Where the entry with this key lies in `entries`, or −1. */
export function findDay({ entries, mask }: DayMemory, first: number, second: number): number {
  const at = (first & mask) << 2
  if (entries[at] === first && entries[at + 1] === second) return at
  const next = at ^ 4
  return entries[next] === first && entries[next + 1] === second ? next : -1
}

/** Makes room for a key: its own entry, or the first of its pair, whose old content moves to the second. */
export function makeEntry(memory: DayMemory, first: number, second: number): number {
  const known = findDay(memory, first, second)
  if (known >= 0) return known
  const at = (first & memory.mask) << 2
  memory.entries.copyWithin(at ^ 4, at, at + 4)
  memory.entries[at] = first
  memory.entries[at + 1] = second
  return at
}
