// Takes the better of two plans part by part: what shares neither a day nor a gap costs the same beside anything else.

type BlendedPlan = {
  /** By row: where it lies. */
  place: Int32Array
  /** By day: what it costs as a whole. */
  cost: Int32Array
}

type PlanReader = {
  /** The rows that hold a task; a row and the next one may share a gap. */
  filled: Int32Array
  /** −1 for the place of what is left out. */
  dayOf: (place: number) => number
  /** Of a row where it lies, with the gap to the row before it. */
  costOf: (place: Int32Array, row: number) => number
}

/**
 * Makes of `kept` the best that the parts of both make, where they cost the same those of `found`. The answer is how
 * much cheaper than `found` that is.
 */
export function blendPlans(kept: BlendedPlan, found: BlendedPlan, reader: PlanReader): number {
  const { filled, dayOf, costOf } = reader
  const links = found.cost.map((_, day) => day)
  const isMoved = (row: number) => kept.place[row] !== found.place[row]
  const dayOfRow = (row: number) => {
    const day = dayOf(kept.place[row] ?? 0)
    return day < 0 ? dayOf(found.place[row] ?? 0) : day
  }
  const moved = filled.filter(isMoved)
  for (const row of moved) {
    const other = dayOf(found.place[row] ?? 0)
    if (other >= 0) link(links, dayOfRow(row), other)
    if (isMoved(row - 1)) link(links, dayOfRow(row), dayOfRow(row - 1))
  }
  const saved = found.cost.map((cost, day) => cost - (kept.cost[day] ?? 0))
  const savings = new Float64Array(saved.length)
  for (const [day, each] of saved.entries()) add(savings, rootOf(links, day), each)
  for (const row of filled) {
    if (!isMoved(row) && !isMoved(row - 1)) continue
    const day = dayOfRow(isMoved(row) ? row : row - 1)
    add(savings, rootOf(links, day), costOf(found.place, row) - costOf(kept.place, row))
  }
  const isKept = (day: number) => (savings[rootOf(links, day)] ?? 0) > 0
  const taken = moved.filter((row) => !isKept(dayOfRow(row)))
  for (const row of taken) kept.place[row] = found.place[row] ?? 0
  for (const [day, cost] of found.cost.entries()) if (!isKept(day)) kept.cost[day] = cost
  return savings.reduce((sum, each) => sum + Math.max(0, each), 0)
}

function add(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value
}

function rootOf(links: Int32Array, day: number): number {
  let root = day
  while (links[root] !== root) root = links[root] ?? root
  return root
}

function link(links: Int32Array, one: number, other: number): void {
  links[rootOf(links, other)] = rootOf(links, one)
}
