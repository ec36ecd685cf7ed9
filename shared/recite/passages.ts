// Passages of units: where they stand in a row, and what it is for one to have been moved.

/** The same units at both places. */
export type Move = { from: number; saidFrom: number; length: number }

/** Where each passage of `length` units begins; null for one that stands there more than once. */
export function placesOf(
  units: readonly string[],
  from: number,
  to: number,
  length: number,
): Map<string, number | null> {
  const places = new Map<string, number | null>()
  for (let start = from; start + length <= to; start += 1) {
    const passage = units.slice(start, start + length).join(' ')
    places.set(passage, places.has(passage) ? null : start)
  }
  return places
}
