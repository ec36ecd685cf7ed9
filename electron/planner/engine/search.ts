// The state of a search: on which day each task lies. Where it lies within the day is not part of it: a day costs what
// the cheapest way to pack its tasks costs.
import type { SearchTables, Places } from './search-tables.ts'
import { makePacker, type Packer } from './packer.ts'
import { makeDice, keyBits, type Dice } from './random.ts'
import type { GapCosts, Rows } from './rows.ts'
import type { Shapes } from './shapes.ts'
import type { PlacementProblem } from '../problem/problem.ts'

type DayMemory = {
  /** Four numbers for each entry: both halves of the key, the cost, and 1 when the true cost may be more. */
  entries: Int32Array
  /** Masks the place of an entry. */
  mask: number
}

/** Room for about a thousand days for each task, at most 4 MB. */
function makeDayMemory(tasks: number): DayMemory {
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

export type Search = {
  problem: PlacementProblem
  rows: Rows
  places: Places
  shapes: Shapes
  gaps: GapCosts
  kindOfDay: Int32Array
  /** Whether study that comes to a day never makes the rest of it cheaper. */
  isMonotone: boolean
  packer: Packer
  memory: DayMemory
  dice: Dice
  /** By row: its day; `nowhere` when left out. Empty rows: −1 before a run of tasks, `nowhere` after it. */
  day: Int32Array
  days: DayStates
  /** Two numbers by row, for lying on the same day as the row before it; and by kind of day. */
  togetherKeys: Int32Array
  kindKeys: Int32Array
  /** What the plan at hand costs, apart from what is the same for every plan. */
  total: number
}

/** By day. */
type DayStates = {
  /** What its tasks cost where they are packed best, each above its own least. */
  cost: Int32Array
  /** Two numbers that stand for its kind and for what lies on it. */
  keys: Int32Array
  /** Study periods that its tasks surely take outside hosts. */
  outside: Int32Array
  /** Where its bounds begin in `Packer.bounds`: the least cost with so many study periods. */
  bound: Int32Array
  count: Int32Array
  /** Its rows, from `day * room` on. */
  members: Int32Array
  room: number
  /** By row: what its day would cost without it, or −1 before that is asked for. */
  without: Int32Array
}

/** The day of a task that is left out: after all days. */
export const nowhere = 1 << 20

/** With no plan in it yet: see `setDays`. */
export function openSearch(tables: SearchTables, seed: number): Search {
  const { problem, rows, shapes, places, gaps, masks, pairs, kinds, kindOfDay } = tables
  const packer = makePacker(problem, { shapes, masks, pairs, kinds })
  return {
    problem,
    rows,
    places,
    shapes,
    gaps,
    kindOfDay,
    isMonotone: masks.fragments.length === 0,
    packer,
    memory: makeDayMemory(rows.filled.length),
    dice: makeDice(seed),
    day: new Int32Array(rows.count),
    days: makeDayStates(
      problem,
      rows.count,
      kindOfDay.map((kind) => kind * packer.boundSize),
    ),
    togetherKeys: Int32Array.from({ length: rows.count * 2 }, (_, index) =>
      keyBits(index + 1_000_000),
    ),
    kindKeys: Int32Array.from({ length: kinds.length * 2 }, (_, index) =>
      keyBits(index + 2_000_000),
    ),
    total: 0,
  }
}

function makeDayStates(
  { days, periods }: PlacementProblem,
  rows: number,
  bound: Int32Array,
): DayStates {
  const ints = () => new Int32Array(days)
  const room = periods + 1
  return {
    cost: ints(),
    keys: new Int32Array(days * 2),
    outside: ints(),
    bound,
    count: ints(),
    members: new Int32Array(days * room),
    room,
    without: new Int32Array(rows).fill(-1),
  }
}
