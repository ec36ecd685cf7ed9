// What a move of a search over crowded days costs, with all terms, and what it changes when it is kept.
import { addBlock, removeBlock } from '../block-line.ts'
import { noSlot, type Crowd } from './crowd.ts'
import { gapBefore, wholeDayCost } from './crowd-costs.ts'

/**
 * Makes the move at hand part of the plan if it costs at most `allow` more; `begin` holds it already. What moves comes
 * from one day and goes to one day, all but the first the other way; the first may come or go alone.
 */
export function keepIfWorth(crowd: Crowd, allow: number): boolean {
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
