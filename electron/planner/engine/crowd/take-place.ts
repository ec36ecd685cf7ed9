// The move of a search over crowded days: a task takes a place, and what lies there goes to the place that becomes
// free, in the same order and at the same distances. Where both places overlap, that turns two neighbours round.
import { noSlot, type Crowd, gapBefore, wholeDayCost, placeCost, shapeOn } from './crowd.ts'
import { addBlock, removeBlock } from '../day-kinds.ts'
import { stretch } from '../../problem/day-masks.ts'

/**
 * Makes the move at hand part of the plan if it costs at most `allow` more; `begin` holds it already. What moves comes
 * from one day and goes to one day, all but the first the other way; the first may come or go alone.
 */
function keepIfWorth(crowd: Crowd, allow: number): boolean {
  const { move, days, dayOf } = crowd
  const dayFrom = dayOf[move.from[0] ?? noSlot] ?? -1
  const dayTo = dayOf[move.to[0] ?? noSlot] ?? -1
  const isFar = dayFrom !== dayTo
  let delta = -(days.cost[dayTo] ?? 0)
  if (isFar) delta += changeDays(crowd, dayFrom, dayTo) - (days.cost[dayFrom] ?? 0)
  for (let index = 0; index < move.count; index += 1) {
    delta += (move.paid[index] ?? 0) - (crowd.paid[move.row[index] ?? 0] ?? 0)
  }
  if (delta <= allow) {
    moveBlocks(crowd, move.from, dayFrom, move.to, dayTo)
    const studyTo = studyAfter(crowd, dayTo, dayFrom, dayTo)
    const newTo = wholeDayCost(crowd, dayTo, studyTo)
    const studyFrom = isFar ? studyAfter(crowd, dayFrom, dayFrom, dayTo) : 0
    const newFrom = isFar ? wholeDayCost(crowd, dayFrom, studyFrom) : 0
    delta += newTo + newFrom
    if (delta <= allow) {
      keep(crowd)
      settle(crowd, dayTo, studyTo, newTo)
      if (isFar) settle(crowd, dayFrom, studyFrom, newFrom)
      crowd.total += delta
      return true
    }
    moveBlocks(crowd, move.to, dayTo, move.from, dayFrom)
  }
  if (isFar) setMoverDays(crowd, dayFrom, dayTo)
  return false
}

/** Writes the new days of what moves; the answer is what that changes in the costs of gaps. */
function changeDays(crowd: Crowd, dayFrom: number, dayTo: number): number {
  const before = gapsOfMove(crowd)
  setMoverDays(crowd, dayTo, dayFrom)
  return gapsOfMove(crowd) - before
}

function setMoverDays({ move, day }: Crowd, first: number, others: number): void {
  for (let index = 0; index < move.count; index += 1) {
    day[move.row[index] ?? 0] = index === 0 ? first : others
  }
}

/** Neighbours that move together count twice: before and after, and the same, since they stay on one day. */
function gapsOfMove(crowd: Crowd): number {
  const { move } = crowd
  let sum = 0
  for (let index = 0; index < move.count; index += 1) {
    const row = move.row[index] ?? 0
    sum += gapBefore(crowd, row) + gapBefore(crowd, row + 1)
  }
  return sum
}

/** The study periods of a day once the move is made. */
function studyAfter(crowd: Crowd, day: number, dayFrom: number, dayTo: number): number {
  const { move, days } = crowd
  let study = days.study[day] ?? 0
  for (let index = 0; index < move.count; index += 1) {
    if ((index === 0 ? dayFrom : dayTo) === day) study &= ~(crowd.study[move.row[index] ?? 0] ?? 0)
  }
  for (let index = 0; index < move.count; index += 1) {
    if ((index === 0 ? dayTo : dayFrom) === day) study |= move.study[index] ?? 0
  }
  return study
}

/** Takes the blocks of what moves from where they were and puts them where they are. */
function moveBlocks(
  crowd: Crowd,
  were: Int32Array,
  firstWas: number,
  are: Int32Array,
  firstIs: number,
): void {
  const { move, days, periodOf, pairClass, ground } = crowd
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
    addBlock(line, period, period + (ground.rows.duration[row] ?? 0) - 1, pairClass[row] ?? 0)
  }
}

function keep(crowd: Crowd): void {
  const { move, owner, ground, study, paid } = crowd
  for (let index = 0; index < move.count; index += 1) {
    const row = move.row[index] ?? 0
    const from = move.from[index] ?? noSlot
    study[row] = move.study[index] ?? 0
    paid[row] = move.paid[index] ?? 0
    const end = from === noSlot ? 0 : from + (ground.rows.duration[row] ?? 0)
    for (let slot = from; slot < end; slot += 1) owner[slot] = -1
  }
  for (let index = 0; index < move.count; index += 1) {
    const row = move.row[index] ?? 0
    const to = move.to[index] ?? noSlot
    const end = to === noSlot ? 0 : to + (ground.rows.duration[row] ?? 0)
    for (let slot = to; slot < end; slot += 1) owner[slot] = row
  }
}

function settle({ days }: Crowd, day: number, study: number, cost: number): void {
  if (day < 0) return
  days.study[day] = study
  days.cost[day] = cost
}

/**
 * Puts row `row` at slot `to`, which its window and its neighbours permit, if that costs at most `allow` more. One that
 * is left out comes in only where nothing lies.
 */
export function takePlace(crowd: Crowd, row: number, to: number, allow: number): void {
  const { move, begin } = crowd
  const from = begin[row] ?? noSlot
  move.count = 0
  addMover(crowd, row, to)
  const other = pushAside(crowd, from, to)
  if (other >= 0 && (from === noSlot || !changePlaces(crowd, row, other))) return
  for (let index = 0; index < move.count; index += 1) {
    begin[move.row[index] ?? 0] = move.to[index] ?? noSlot
  }
  if (canLie(crowd) && keepIfWorth(crowd, allow)) return
  for (let index = 0; index < move.count; index += 1) {
    begin[move.row[index] ?? 0] = move.from[index] ?? noSlot
  }
}

/** Leaves out a placed row whose next one is left out, if that costs at most `allow` more. */
export function leaveOut(crowd: Crowd, row: number, allow: number): void {
  const { move, begin, ground } = crowd
  move.count = 0
  addMover(crowd, row, noSlot)
  begin[row] = noSlot
  move.study[0] = 0
  move.paid[0] = ground.rows.leftOutCost[row] ?? 0
  if (!keepIfWorth(crowd, allow)) begin[row] = move.from[0] ?? noSlot
}

function addMover({ move, begin }: Crowd, row: number, to: number): void {
  move.row[move.count] = row
  move.from[move.count] = begin[row] ?? noSlot
  move.to[move.count] = to
  move.count += 1
}

/** Lets go what lies in the place that is taken; the answer is a task that lies there only in part, or −1. */
function pushAside(crowd: Crowd, from: number, to: number): number {
  const { owner, begin, ground, move } = crowd
  const duration = ground.rows.duration[move.row[0] ?? 0] ?? 0
  const isNear = Math.abs(to - from) < duration
  const first = isNear && to > from ? from + duration : to
  const end = isNear && to < from ? from : to + duration
  const shift = isNear ? (to > from ? -duration : duration) : from - to
  for (let slot = first; slot < end; slot += 1) {
    const other = owner[slot] ?? -1
    if (other < 0) continue
    const last = slot + (ground.rows.duration[other] ?? 0)
    if (from === noSlot || begin[other] !== slot || last > end) return other
    addMover(crowd, other, slot + shift)
    slot = last - 1
  }
  return -1
}

/** The move of two tasks of any lengths, each to the start of the other; side by side they turn round. */
function changePlaces(crowd: Crowd, row: number, other: number): boolean {
  const { move, begin, ground } = crowd
  const from = begin[row] ?? noSlot
  const to = begin[other] ?? noSlot
  const length = ground.rows.duration[row] ?? 0
  const otherLength = ground.rows.duration[other] ?? 0
  move.count = 0
  if (to === from + length) {
    addMover(crowd, row, from + otherLength)
    addMover(crowd, other, from)
    return true
  }
  addMover(crowd, row, to)
  if (to + otherLength === from) {
    addMover(crowd, other, to + length)
    return true
  }
  addMover(crowd, other, from)
  return (
    isEmpty(crowd, to + otherLength, to + length) &&
    isEmpty(crowd, from + length, from + otherLength)
  )
}

function isEmpty({ owner }: Crowd, from: number, end: number): boolean {
  for (let slot = from; slot < end; slot += 1) if ((owner[slot] ?? -1) >= 0) return false
  return true
}

/** Whether each row of the move may lie where it now begins; fills what it studies and pays there. */
function canLie(crowd: Crowd): boolean {
  const { move, begin, ground, dayOf, periodOf, table } = crowd
  const { first, last, duration } = ground.rows
  for (let index = 0; index < move.count; index += 1) {
    const row = move.row[index] ?? 0
    const slot = move.to[index] ?? 0
    const length = duration[row] ?? 0
    if ((begin[row - 1] ?? -1) + (duration[row - 1] ?? 0) > slot) return false
    if (slot + length > (begin[row + 1] ?? noSlot)) return false
    const day = dayOf[slot] ?? 0
    if (day < (first[row] ?? 0) || day > (last[row] ?? -1)) return false
    const shape = shapeOn(crowd, row, day)
    const period = periodOf[slot] ?? 0
    if (shape < 0 || (((table.open[shape] ?? 0) >>> period) & 1) === 0) return false
    const isHosted = (((table.hosted[shape] ?? 0) >>> period) & 1) === 1
    move.study[index] = isHosted ? 0 : stretch(period, length)
    move.paid[index] = placeCost(crowd, row, day, shape, period)
  }
  return true
}
