// The search over days, as the anneals drive it.
import { blendPlans, type Annealer } from './run-anneals.ts'
import { closed } from './day-costs.ts'
import {
  fillPacker,
  noRow,
  putIn,
  readKey,
  addMember,
  storeCost,
  costOfComing,
} from './day-keys.ts'
import { factOn, type SearchTables } from './search-tables.ts'
import { bringIn, leaveOut, takeTurn, exchange, relocate } from './moves.ts'
import { packDay } from './pack-day.ts'
import { pickOf, rollOn } from './random.ts'
import { nowhere, type Search, openSearch } from './search.ts'
import { emptyPlan } from '../problem/clear-starts.ts'
import { leftOut, type Starts } from '../problem/problem.ts'
import { scorePlan } from '../problem/score-plan.ts'

/** Of a whole plan: the day of each row, and what each day costs. */
type DayPlan = { place: Int32Array; cost: Int32Array }

/** For days of a plan that soon changes. */
const hastyNodes = 20

/** For days whose tasks are known to have room somehow: some milliseconds at most. */
const patientNodes = 10_000

/** For the days of the result: what is left to gain is mostly gained by then (measured). */
const carefulNodes = 5000

/** A plan's days, as far as the tasks of each can be packed again; those that can't be are left out. */
export function startDayPlan(search: Search, starts: Starts): DayPlan {
  const { rows, problem } = search
  const plan = { place: daysOfStarts(search, starts), cost: new Int32Array(problem.days) }
  // One task less on a day that found no room, until all have it.
  for (let stray = takeIn(search, plan); stray !== noRow; stray = takeIn(search, plan)) {
    for (let row = stray; (rows.task[row] ?? -1) >= 0; row += 1) plan.place[row] = nowhere
  }
  plan.cost.set(search.days.cost)
  return plan
}

function daysOfStarts({ rows, problem }: Search, starts: Starts): Int32Array {
  return rows.task.map((task, row) => {
    if (task < 0) return (rows.task[row + 1] ?? -1) < 0 ? nowhere : -1
    const slot = starts[task] ?? leftOut
    return slot === leftOut ? nowhere : Math.floor(slot / problem.periods)
  })
}

/** Like `setDays`, but packs each day; the answer is a row of a day without room, or `noRow`. */
function takeIn(search: Search, plan: DayPlan): number {
  const { packer, days, problem, kindOfDay } = search
  setDays(search, plan)
  for (let day = 0; day < problem.days; day += 1) {
    fillPacker(search, day, noRow, noRow)
    const kind = kindOfDay[day] ?? 0
    let cost = packDay(packer, kind, closed, 0, hastyNodes)
    if (cost >= closed) cost = packDay(packer, kind, closed, 0, patientNodes)
    if (cost >= closed) return packer.row[packer.count - 1] ?? noRow
    days.cost[day] = cost
    search.total += cost
  }
  return noRow
}

/** Makes a plan the one at hand. */
function setDays(search: Search, plan: DayPlan): void {
  const { rows, day, days } = search
  emptyDays(search)
  for (const [row, task] of rows.task.entries()) {
    day[row] = task < 0 ? (plan.place[row] ?? nowhere) : nowhere
  }
  search.total = 0
  const key = new Int32Array(2)
  for (const row of rows.filled) {
    const at = plan.place[row] ?? nowhere
    search.total += rows.leftOutCost[row] ?? 0
    if (at === nowhere) continue
    search.total += costOfComing(search, row, at)
    readKey(search, key, at)
    putIn(search, key, row, at)
    addMember(search, row, at)
    storeCost(search, key, at, 0)
  }
  days.cost.set(plan.cost)
  for (const cost of plan.cost) search.total += cost
}

function emptyDays({ days, kindOfDay, kindKeys }: Search): void {
  days.count.fill(0)
  days.outside.fill(0)
  days.without.fill(-1)
  for (const [day, kind] of kindOfDay.entries()) {
    days.keys[day * 2] = kindKeys[kind * 2] ?? 0
    days.keys[day * 2 + 1] = kindKeys[kind * 2 + 1] ?? 0
  }
}

/** The plan at hand with every day packed; null if some day could not be packed as it was before. */
export function readStarts(search: Search): Starts | null {
  const { problem, packer, rows, days, kindOfDay } = search
  const starts = Int32Array.from(problem.tasks, ({ frozen }) => frozen ?? leftOut)
  for (let day = 0; day < problem.days; day += 1) {
    if (days.count[day] === 0) continue
    fillPacker(search, day, noRow, noRow)
    const kind = kindOfDay[day] ?? 0
    const limit = (days.cost[day] ?? 0) + 1
    // The cost may have been found for other tasks of the same shapes in another order: dearer is better than not.
    const isFound = packDay(packer, kind, limit, 0, carefulNodes) < limit
    if (!isFound && packDay(packer, kind, closed, 0, patientNodes) >= closed) return null
    for (let item = 0; item < packer.count; item += 1) {
      const task = rows.task[packer.row[item] ?? 0] ?? 0
      starts[task] = day * problem.periods + (packer.best[item] ?? 0)
    }
  }
  return starts
}

/** Of 256 moves to a day with tasks on it, those that change places with one of them. */
const exchangeShare = 144

/**
 * How much dearer a move may make the plan at temperature 1, for 1,024 equally likely throws: −ln of (0, 1). Rounded,
 * so that machines that differ in the last bit of a logarithm agree.
 */
const thresholds = Float64Array.from(
  { length: 1024 },
  (_, index) => Math.round(-Math.log((index + 0.5) / 1024) * 4096) / 4096,
)

/** How much dearer one move may make the plan, by the lowest ten bits of a roll. */
export function allowance(temperature: number, bits: number): number {
  return (temperature * (thresholds[bits & 1023] ?? 0)) | 0
}

/** Tries `steps` moves at one temperature; the answer is how many of them made the plan dearer. */
export function annealAt(search: Search, temperature: number, steps: number): number {
  const { rows, dice, day, days } = search
  const { filled, first, last } = rows
  const { count, members, room } = days
  let bits = dice[0] ?? 1
  let rises = 0
  let total = search.total
  for (let step = 0; step < steps; step += 1) {
    if (search.total > total) rises += 1
    total = search.total
    bits = rollOn(bits)
    const row = filled[pickOf(bits, filled.length)] ?? 0
    const from = day[row] ?? nowhere
    const before = day[row - 1] ?? -1
    const after = day[row + 1] ?? nowhere
    if (before === nowhere) continue
    const low = Math.max(before, first[row] ?? 0)
    const high = Math.min(after, last[row] ?? -1)
    bits = rollOn(bits)
    const allow = allowance(temperature, bits)
    const choices = high - low + (from === nowhere || after === nowhere ? 1 : 0)
    if (choices <= 0) continue
    let to = low + pickOf(bits, choices)
    if (from === nowhere) {
      const there = count[to] ?? 0
      bits = rollOn(bits)
      const other = there === 0 ? row - 1 : (members[to * room + pickOf(bits, there)] ?? 0)
      const isLast = other !== row - 1 && (day[other + 1] ?? nowhere) === nowhere
      if (isLast && (bits & 255) < exchangeShare) takeTurn(search, row, other, to, allow)
      else bringIn(search, row, to, allow)
      continue
    }
    if (to >= from) to += 1
    if (to > high) {
      leaveOut(search, row, allow)
      continue
    }
    const there = count[to] ?? 0
    bits = rollOn(bits)
    if (there === 0 || (bits & 255) >= exchangeShare) {
      relocate(search, row, from, to, allow)
      continue
    }
    const other = members[to * room + pickOf(bits, there)] ?? 0
    if (from < (day[other - 1] ?? -1) || from > (day[other + 1] ?? nowhere)) continue
    if (from < (first[other] ?? 0) || from > (last[other] ?? -1)) continue
    if (other === row - 1 || other === row + 1) continue
    exchange(search, row, other, from, to, allow)
  }
  dice[0] = bits
  return rises
}

/** Begins with `starts`, which are legal. */
export function annealDays(tables: SearchTables, seed: number, starts: Starts): Annealer {
  const search = openSearch(tables, seed)
  const common = costOfEveryPlan(search)
  startDayPlan(search, starts)
  const kept = { place: search.day.slice(), cost: search.days.cost.slice() }
  const reader = {
    filled: search.rows.filled,
    dayOf: (day: number) => (day === nowhere ? -1 : day),
    costOf: (day: Int32Array, row: number) => costOfRow(search, day, row),
  }
  return {
    tasks: search.rows.filled.length,
    total: () => search.total + common,
    anneal: (temperature, steps) => annealAt(search, temperature, steps),
    blend: () => {
      blendPlans(kept, { place: search.day, cost: search.days.cost }, reader)
      setDays(search, kept)
    },
    starts: () => readStarts(search),
  }
}

function costOfRow({ rows, places, gaps }: Search, day: Int32Array, row: number): number {
  const at = day[row] ?? nowhere
  if (at === nowhere) return rows.leftOutCost[row] ?? 0
  const before = day[row - 1] ?? -1
  const gap = before < 0 ? 0 : (gaps.cost[(gaps.offset[row] ?? 0) + at - before] ?? 0)
  return (factOn(places, row, at) >> 5) + gap
}

/** What the search leaves out, because it is the same for every plan: the cost of what is frozen. */
function costOfEveryPlan(search: Search): number {
  const { problem } = search
  const empty = emptyPlan(problem)
  startDayPlan(search, empty)
  return scorePlan(problem, empty).total - search.total
}
