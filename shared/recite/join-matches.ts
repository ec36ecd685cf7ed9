// Among alignments that cost the same the one that reads on: what was said stands at its earliest place after the words before it.

type Pairs = { partnerOfExpected: Int32Array; partnerOfSaid: Int32Array }

/**
 * A run of equal units behind a gap, with another gap or the end behind it, moves to the first place in the gap where
 * the same units stand. Changes the alignment in place; as many units are paired as before.
 */
export function joinMatches(
  expected: readonly string[],
  { partnerOfExpected, partnerOfSaid }: Pairs,
  said: readonly string[],
): void {
  const partner = (i: number) => partnerOfExpected[i] ?? -1
  const isSame = (i: number) => partner(i) >= 0 && expected[i] === said[partner(i)]
  let gap = -1
  for (let i = 0; i < expected.length; i += 1) {
    if (partner(i) < 0) {
      if (gap < 0) gap = i
      continue
    }
    let end = i + 1
    while (isSame(i) && isSame(end) && partner(end) === partner(end - 1) + 1) end += 1
    const isLast = end >= expected.length || partner(end) < 0
    if (gap >= 0 && isSame(i) && isLast) {
      const place = firstPlace(expected, gap, i, end)
      if (place < i) {
        move(place, i, end)
        end = place + (end - i)
      }
    }
    gap = -1
    i = end - 1
  }

  function move(place: number, from: number, end: number): void {
    const first = partner(from)
    for (let i = from; i < end; i += 1) partnerOfExpected[i] = -1
    for (let offset = 0; offset < end - from; offset += 1) {
      partnerOfExpected[place + offset] = first + offset
      partnerOfSaid[first + offset] = place + offset
    }
  }
}

/** Where the units from `start` up to `end` stand first from `gap` on; `start` itself where nowhere before it. */
function firstPlace(expected: readonly string[], gap: number, start: number, end: number): number {
  for (let place = gap; place < start; place += 1) {
    let length = 0
    while (start + length < end && expected[place + length] === expected[start + length])
      length += 1
    if (start + length === end) return place
  }
  return start
}
