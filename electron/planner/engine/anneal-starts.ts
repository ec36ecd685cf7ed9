// Anneals tightly packed days: random tasks take random places, as the anneals drive it.
import { allowance } from './anneal-days.ts'
import { noSlot, type StartSearch, placeCost, shapeOn, wholeDayCost } from './start-search.ts'
import { leaveOut, takePlace } from './take-place.ts'
import { addBlock, clearLine } from './day-kinds.ts'
import { pickOf, rollOn } from './random.ts'
import { stretch, lowestBit } from '../problem/day-masks.ts'
import { leftOut, type Starts } from '../problem/problem.ts'

/** Makes a legal plan that costs `total` the one at hand: `begin` by row. */
export function setBegins(search: StartSearch, begin: Int32Array, total: number): void {
  const { tables, days } = search
  const { kinds, kindOfDay, rows } = tables
  search.begin.set(begin)
  search.total = total
  search.owner.fill(-1)
  search.day.fill(-1)
  for (const [day, number] of kindOfDay.entries()) {
    const kind = kinds[number]
    if (kind === undefined) continue
    days.study[day] = kind.frozenStudy
    const line = days.lines[day]
    if (line !== undefined) clearLine(line, kind)
  }
  for (const row of rows.filled) putDown(search, row)
  for (const [day, study] of days.study.entries()) {
    days.cost[day] = wholeDayCost(search, day, study)
  }
}

function putDown(search: StartSearch, row: number): void {
  const { tables, table, days } = search
  const slot = search.begin[row] ?? noSlot
  if (slot === noSlot) {
    search.study[row] = 0
    search.paid[row] = tables.rows.leftOutCost[row] ?? 0
    return
  }
  const day = search.dayOf[slot] ?? 0
  const period = search.periodOf[slot] ?? 0
  const duration = tables.rows.duration[row] ?? 0
  const shape = shapeOn(search, row, day)
  const isHosted = (((table.hosted[shape] ?? 0) >>> period) & 1) === 1
  search.day[row] = day
  search.owner.fill(row, slot, slot + duration)
  search.study[row] = isHosted ? 0 : stretch(period, duration)
  search.paid[row] = placeCost(search, row, day, shape, period)
  days.study[day] = (days.study[day] ?? 0) | (search.study[row] ?? 0)
  const line = days.lines[day]
  if (line !== undefined) addBlock(line, period, period + duration - 1, search.pairClass[row] ?? 0)
}

/** By row, as `setBegins` takes it. */
export function beginsOf({ tables }: StartSearch, starts: Starts): Int32Array {
  const { task } = tables.rows
  return task.map((number, row) => {
    if (number < 0) return (task[row + 1] ?? -1) < 0 ? noSlot : -1
    const slot = starts[number] ?? leftOut
    return slot === leftOut ? noSlot : slot
  })
}

export function startsOf({ tables, begin }: StartSearch): Starts {
  const starts = Int32Array.from(tables.problem.tasks, ({ frozen }) => frozen ?? leftOut)
  for (const row of tables.rows.filled) {
    const slot = begin[row] ?? noSlot
    starts[tables.rows.task[row] ?? 0] = slot === noSlot ? leftOut : slot
  }
  return starts
}

/** Of a row that begins there, with the gap to the one before it. */
export function costOfRow(search: StartSearch, begin: Int32Array, row: number): number {
  const { tables, dayOf, periodOf } = search
  const { rows, gaps } = tables
  const slot = begin[row] ?? noSlot
  if (slot === noSlot) return rows.leftOutCost[row] ?? 0
  const day = dayOf[slot] ?? 0
  const before = begin[row - 1] ?? -1
  const days = day - (dayOf[before] ?? 0)
  const gap = before < 0 ? 0 : (gaps.cost[(gaps.offset[row] ?? 0) + days] ?? 0)
  return placeCost(search, row, day, shapeOn(search, row, day), periodOf[slot] ?? 0) + gap
}

/** Of 256 moves, those that stay within the day. */
const sameDayShare = 50

/** Tries `steps` moves at one temperature; the answer is how many of them made the plan dearer. */
export function annealStartsAt(search: StartSearch, temperature: number, steps: number): number {
  const { tables, dice, begin, day, dayOf } = search
  const { filled, first, last, duration } = tables.rows
  let bits = dice[0] ?? 1
  let rises = 0
  let total = search.total
  for (let step = 0; step < steps; step += 1) {
    if (search.total > total) rises += 1
    total = search.total
    bits = rollOn(bits)
    const row = filled[pickOf(bits, filled.length)] ?? 0
    const before = begin[row - 1] ?? -1
    if (before === noSlot) continue
    const after = begin[row + 1] ?? noSlot
    const from = begin[row] ?? noSlot
    const earliest = before + (duration[row - 1] ?? 0)
    const latest = after - (duration[row] ?? 0)
    const low =
      before < 0 ? (first[row] ?? 0) : Math.max(dayOf[earliest] ?? noSlot, first[row] ?? 0)
    const high =
      after === noSlot ? (last[row] ?? -1) : Math.min(dayOf[latest] ?? -1, last[row] ?? -1)
    bits = rollOn(bits)
    const allow = allowance(temperature, bits)
    const choices = high - low + 1 + (from !== noSlot && after === noSlot ? 1 : 0)
    if (choices <= 0) continue
    const isNear = from !== noSlot && ((bits >>> 10) & 255) < sameDayShare
    bits = rollOn(bits)
    const to = isNear ? (day[row] ?? 0) : low + pickOf(bits, choices)
    if (to > high) {
      leaveOut(search, row, allow)
      continue
    }
    const slot = pickStart(search, row, to, bits, earliest, latest)
    if (slot >= 0 && slot !== from) takePlace(search, row, slot, allow)
  }
  dice[0] = bits
  return rises
}

/** A permitted start of a day, or −1: the first one at or after a random period, or the first one at all. */
function pickStart(
  search: StartSearch,
  row: number,
  day: number,
  bits: number,
  earliest: number,
  latest: number,
): number {
  const { table, periods } = search
  const shape = shapeOn(search, row, day)
  if (shape < 0) return -1
  let open = table.open[shape] ?? 0
  const begins = day * periods
  if (earliest > begins) open &= -1 << (earliest - begins)
  if (latest < begins + periods - 1) open &= (2 << (latest - begins)) - 1
  if (open === 0) return -1
  const later = open & (-1 << pickOf(bits << 12, periods))
  return begins + lowestBit(later === 0 ? open : later)
}
