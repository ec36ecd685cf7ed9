// Builds the tables that every search reads: the rows, what each may cost where, and what days are like.
import {
  type PairCosts,
  termsOfKind,
  worstCost,
  type TermOfKind,
  buildMaskCosts,
  type MaskCosts,
  buildPairCosts,
} from './day-costs.ts'
import { buildDayKinds, type DayKind } from './day-kinds.ts'
import {
  frozenGapCost,
  openStarts,
  type Rows,
  buildGapCosts,
  type GapCosts,
  buildRows,
} from './rows.ts'
import { insideHost, keepShape, startSize, type Shapes, makeShapes } from './shapes.ts'
import { lowestBit, stretch } from '../problem/day-masks.ts'
import type { PlacementProblem } from '../problem/problem.ts'

export type Places = {
  /** The cell of a row on a day is `offset[row] + day`, for days from its first to its last. */
  offset: Int32Array
  /**
   * By cell: 32 times the cost of the cheapest start, plus the study periods that the task surely takes outside
   * hosts; `noStart` without a start; `unknown` before it is worked out.
   */
  facts: Int32Array
  /** By cell: the number of its shape. */
  shape: Int32Array
  source: PlaceSource
}

type PlaceSource = {
  problem: PlacementProblem
  rows: Rows
  shapes: Shapes
  pairs: PairCosts
  /** By day: the periods that frozen study takes. */
  frozen: Int32Array
  terms: readonly TermOfKind<'place'>[]
  draft: Int32Array
}

const unknown = -1

/** What a task costs on a day, apart from what else lies there: worked out for a row and a day when first asked for. */
function buildPlaces(
  problem: PlacementProblem,
  rows: Rows,
  shapes: Shapes,
  pairs: PairCosts,
  frozen: Int32Array,
): Places {
  const offset = new Int32Array(rows.count)
  let cells = 0
  for (const row of rows.filled) {
    const first = rows.first[row] ?? 0
    offset[row] = cells - first
    cells += Math.max(0, (rows.last[row] ?? 0) - first + 1)
  }
  const terms = termsOfKind(problem, 'place')
  const draft = new Int32Array(32 * startSize)
  return {
    offset,
    facts: new Int32Array(cells).fill(unknown),
    shape: new Int32Array(cells),
    source: { problem, rows, shapes, pairs, frozen, terms, draft },
  }
}

/** Greater than any other fact. */
export const noStart = 1 << 30

/** What is known of a row on a day inside its window: see `Places.facts`. */
export function factOn(places: Places, row: number, day: number): number {
  const fact = places.facts[(places.offset[row] ?? 0) + day] ?? noStart
  return fact === unknown ? openCell(places, row, day) : fact
}

/** The shape of a row on a day of which a fact was asked for before. */
export function shapeAt({ offset, shape }: Places, row: number, day: number): number {
  return shape[(offset[row] ?? 0) + day] ?? 0
}

/** Works out a cell that is `unknown`; the answer is what is then known of it. */
function openCell(places: Places, row: number, day: number): number {
  const { problem, rows, shapes, pairs, draft } = places.source
  const cell = (places.offset[row] ?? 0) + day
  const task = problem.tasks[rows.task[row] ?? 0]
  if (task === undefined) return noStart
  const length = draftStarts(places.source, row, day)
  places.facts[cell] = noStart
  if (length === 0) return noStart
  const cheapest = draft[2] ?? 0
  for (let index = 2; index < length; index += startSize) {
    draft[index] = (draft[index] ?? 0) - cheapest
  }
  const pairClass = pairs.classOfChain[task.chain] ?? 0
  const shape = keepShape(shapes, draft, length, task.duration, pairClass)
  places.shape[cell] = shape
  const least = Math.min(cheapest + frozenGapCost(problem, rows, row, day), worstCost)
  const fact = least * 32 + (shapes.surelyOutside[shape] ?? 0)
  places.facts[cell] = fact
  return fact
}

/** Writes the starts of a day into the draft, cheapest first; the answer is how many numbers that took. */
function draftStarts(source: PlaceSource, row: number, day: number): number {
  const { problem, rows, frozen, terms, draft } = source
  const number = rows.task[row] ?? 0
  const task = problem.tasks[number]
  if (task === undefined) return 0
  const hosted = task.hosted[day] ?? 0
  const taken = frozen[day] ?? 0
  let length = 0
  for (let open = openStarts(problem, rows, row, task, day); open !== 0; open &= open - 1) {
    const period = lowestBit(open)
    const mask = stretch(period, task.duration)
    if ((mask & taken) !== 0) continue
    const slot = day * problem.periods + period
    let cost = 0
    for (let index = 0; index < terms.length; index += 1) {
      const term = terms[index]
      if (term !== undefined) cost += term.weight * term.costAt(number, slot)
    }
    if (cost > worstCost) cost = worstCost
    let at = length
    for (; at > 0 && (draft[at - 1] ?? 0) > cost; at -= startSize) {
      draft[at] = draft[at - 3] ?? 0
      draft[at + 1] = draft[at - 2] ?? 0
      draft[at + 2] = draft[at - 1] ?? 0
    }
    draft[at] = ((hosted >>> period) & 1) === 1 ? period + insideHost : period
    draft[at + 1] = mask
    draft[at + 2] = cost
    length += startSize
  }
  return length
}

export type SearchTables = {
  problem: PlacementProblem
  rows: Rows
  shapes: Shapes
  places: Places
  gaps: GapCosts
  masks: MaskCosts
  pairs: PairCosts
  kinds: readonly DayKind[]
  kindOfDay: Int32Array
}

export function buildSearchTables(problem: PlacementProblem): SearchTables {
  const rows = buildRows(problem)
  const shapes = makeShapes()
  const pairs = buildPairCosts(problem)
  const { kinds, kindOfDay } = buildDayKinds(problem, pairs)
  const frozen = Int32Array.from(kindOfDay, (kind) => kinds[kind]?.frozen ?? 0)
  return {
    problem,
    rows,
    shapes,
    places: buildPlaces(problem, rows, shapes, pairs, frozen),
    gaps: buildGapCosts(problem, rows),
    masks: buildMaskCosts(problem),
    pairs,
    kinds,
    kindOfDay,
  }
}
