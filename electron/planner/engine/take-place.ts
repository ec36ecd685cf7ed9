// Makes one move in tightly packed days: a task takes a place, and what lies there goes to the place that becomes
// free, in the same order and at the same distances. Where both places overlap, that turns two neighbours round.
import {
  noSlot,
  type StartSearch,
  gapBefore,
  wholeDayCost,
  placeCost,
  shapeOn,
} from './start-search.ts'
import { addBlock, removeBlock } from './day-kinds.ts'
import { stretch } from '../problem/day-masks.ts'

/**
 * Makes the move at hand part of the plan if it costs at most `allow` more; `begin` holds it already. What moves comes
 * from one day and goes to one day, all but the first the other way; the first may come or go alone.
 */
function keepIfWorth(search: StartSearch, allow: number): boolean {
  const { move, days, dayOf } = search
  const dayFrom = dayOf[move.from[0] ?? noSlot] ?? -1
  const dayTo = dayOf[move.to[0] ?? noSlot] ?? -1
  const isFar = dayFrom !== dayTo
  let delta = -(days.cost[dayTo] ?? 0)
  if (isFar) delta += changeDays(search, dayFrom, dayTo) - (days.cost[dayFrom] ?? 0)
  for (let index = 0; index < move.count; index += 1) {
    delta += (move.paid[index] ?? 0) - (search.paid[move.row[index] ?? 0] ?? 0)
  }
  if (delta <= allow) {
    moveBlocks(search, move.from, dayFrom, move.to, dayTo)
    const studyTo = studyAfter(search, dayTo, dayFrom, dayTo)
    const newTo = wholeDayCost(search, dayTo, studyTo)
    const studyFrom = isFar ? studyAfter(search, dayFrom, dayFrom, dayTo) : 0
    const newFrom = isFar ? wholeDayCost(search, dayFrom, studyFrom) : 0
    delta += newTo + newFrom
    if (delta <= allow) {
      keep(search)
      updateDay(search, dayTo, studyTo, newTo)
      if (isFar) updateDay(search, dayFrom, studyFrom, newFrom)
      search.total += delta
      return true
    }
    moveBlocks(search, move.to, dayTo, move.from, dayFrom)
  }
  if (isFar) setMoverDays(search, dayFrom, dayTo)
  return false
}

/** Writes the new days of what moves; the answer is what that changes in the costs of gaps. */
function changeDays(search: StartSearch, dayFrom: number, dayTo: number): number {
  const before = gapsOfMove(search)
  setMoverDays(search, dayTo, dayFrom)
  return gapsOfMove(search) - before
}

function setMoverDays({ move, day }: StartSearch, first: number, others: number): void {
  for (let index = 0; index < move.count; index += 1) {
    day[move.row[index] ?? 0] = index === 0 ? first : others
  }
}

/** Neighbours that move together count twice: before and after, and the same, since they stay on one day. */
function gapsOfMove(search: StartSearch): number {
  const { move } = search
  let sum = 0
  for (let index = 0; index < move.count; index += 1) {
    const row = move.row[index] ?? 0
    sum += gapBefore(search, row) + gapBefore(search, row + 1)
  }
  return sum
}

/** The study periods of a day once the move is made. */
function studyAfter(search: StartSearch, day: number, dayFrom: number, dayTo: number): number {
  const { move, days } = search
  let study = days.study[day] ?? 0
  for (let index = 0; index < move.count; index += 1) {
    if ((index === 0 ? dayFrom : dayTo) === day) study &= ~(search.study[move.row[index] ?? 0] ?? 0)
  }
  for (let index = 0; index < move.count; index += 1) {
    if ((index === 0 ? dayTo : dayFrom) === day) study |= move.study[index] ?? 0
  }
  return study
}

/** Takes the blocks of what moves from where they were and puts them where they are. */
function moveBlocks(
  search: StartSearch,
  were: Int32Array,
  firstWas: number,
  are: Int32Array,
  firstIs: number,
): void {
  const { move, days, periodOf, pairClass, tables } = search
  if (days.lines.length === 0) return
  for (let index = 0; index < move.count; index += 1) {
    const line = days.lines[index === 0 ? firstWas : firstIs]
    if (line !== undefined) removeBlock(line, periodOf[were[index] ?? 0] ?? 0)
  }
  for (let index = 0; index < move.count; index += 1) {
    const line = days.lines[index === 0 ? firstIs : firstWas]
    if (line === undefined) continue
    const row = move.row[index] ?? 0
    const period = periodOf[are[index] ?? 0] ?? 0
    addBlock(line, period, period + (tables.rows.duration[row] ?? 0) - 1, pairClass[row] ?? 0)
  }
}

function keep(search: StartSearch): void {
  const { move, owner, tables, study, paid } = search
  for (let index = 0; index < move.count; index += 1) {
    const row = move.row[index] ?? 0
    const from = move.from[index] ?? noSlot
    study[row] = move.study[index] ?? 0
    paid[row] = move.paid[index] ?? 0
    const end = from === noSlot ? 0 : from + (tables.rows.duration[row] ?? 0)
    for (let slot = from; slot < end; slot += 1) owner[slot] = -1
  }
  for (let index = 0; index < move.count; index += 1) {
    const row = move.row[index] ?? 0
    const to = move.to[index] ?? noSlot
    const end = to === noSlot ? 0 : to + (tables.rows.duration[row] ?? 0)
    for (let slot = to; slot < end; slot += 1) owner[slot] = row
  }
}

function updateDay({ days }: StartSearch, day: number, study: number, cost: number): void {
  if (day < 0) return
  days.study[day] = study
  days.cost[day] = cost
}

/**
 * Puts row `row` at slot `to`, which its window and its neighbours permit, if that costs at most `allow` more. One that
 * is left out comes in only where nothing lies.
 */
export function takePlace(search: StartSearch, row: number, to: number, allow: number): void {
  const { move, begin } = search
  const from = begin[row] ?? noSlot
  move.count = 0
  addMover(search, row, to)
  const other = pushAside(search, from, to)
  if (other >= 0 && (from === noSlot || !changePlaces(search, row, other))) return
  for (let index = 0; index < move.count; index += 1) {
    begin[move.row[index] ?? 0] = move.to[index] ?? noSlot
  }
  if (canLie(search) && keepIfWorth(search, allow)) return
  for (let index = 0; index < move.count; index += 1) {
    begin[move.row[index] ?? 0] = move.from[index] ?? noSlot
  }
}

/** Leaves out a placed row whose next one is left out, if that costs at most `allow` more. */
export function leaveOut(search: StartSearch, row: number, allow: number): void {
  const { move, begin, tables } = search
  move.count = 0
  addMover(search, row, noSlot)
  begin[row] = noSlot
  move.study[0] = 0
  move.paid[0] = tables.rows.leftOutCost[row] ?? 0
  if (!keepIfWorth(search, allow)) begin[row] = move.from[0] ?? noSlot
}

function addMover({ move, begin }: StartSearch, row: number, to: number): void {
  move.row[move.count] = row
  move.from[move.count] = begin[row] ?? noSlot
  move.to[move.count] = to
  move.count += 1
}

/** Lets go what lies in the place that is taken; the answer is a task that lies there only in part, or −1. */
function pushAside(search: StartSearch, from: number, to: number): number {
  const { owner, begin, tables, move } = search
  const duration = tables.rows.duration[move.row[0] ?? 0] ?? 0
  const isNear = Math.abs(to - from) < duration
  const first = isNear && to > from ? from + duration : to
  const end = isNear && to < from ? from : to + duration
  const shift = isNear ? (to > from ? -duration : duration) : from - to
  for (let slot = first; slot < end; slot += 1) {
    const other = owner[slot] ?? -1
    if (other < 0) continue
    const last = slot + (tables.rows.duration[other] ?? 0)
    if (from === noSlot || begin[other] !== slot || last > end) return other
    addMover(search, other, slot + shift)
    slot = last - 1
  }
  return -1
}

/** The move of two tasks of any lengths, each to the start of the other; side by side they turn round. */
function changePlaces(search: StartSearch, row: number, other: number): boolean {
  const { move, begin, tables } = search
  const from = begin[row] ?? noSlot
  const to = begin[other] ?? noSlot
  const length = tables.rows.duration[row] ?? 0
  const otherLength = tables.rows.duration[other] ?? 0
  move.count = 0
  if (to === from + length) {
    addMover(search, row, from + otherLength)
    addMover(search, other, from)
    return true
  }
  addMover(search, row, to)
  if (to + otherLength === from) {
    addMover(search, other, to + length)
    return true
  }
  addMover(search, other, from)
  return (
    isEmpty(search, to + otherLength, to + length) &&
    isEmpty(search, from + length, from + otherLength)
  )
}

function isEmpty({ owner }: StartSearch, from: number, end: number): boolean {
  for (let slot = from; slot < end; slot += 1) if ((owner[slot] ?? -1) >= 0) return false
  return true
}

/** Whether each row of the move may lie where it now begins; fills what it studies and pays there. */
function canLie(search: StartSearch): boolean {
  const { move, begin, tables, dayOf, periodOf, table } = search
  const { first, last, duration } = tables.rows
  for (let index = 0; index < move.count; index += 1) {
    const row = move.row[index] ?? 0
    const slot = move.to[index] ?? 0
    const length = duration[row] ?? 0
    if ((begin[row - 1] ?? -1) + (duration[row - 1] ?? 0) > slot) return false
    if (slot + length > (begin[row + 1] ?? noSlot)) return false
    const day = dayOf[slot] ?? 0
    if (day < (first[row] ?? 0) || day > (last[row] ?? -1)) return false
    const shape = shapeOn(search, row, day)
    const period = periodOf[slot] ?? 0
    if (shape < 0 || (((table.open[shape] ?? 0) >>> period) & 1) === 0) return false
    const isHosted = (((table.hosted[shape] ?? 0) >>> period) & 1) === 1
    move.study[index] = isHosted ? 0 : stretch(period, length)
    move.paid[index] = placeCost(search, row, day, shape, period)
  }
  return true
}
