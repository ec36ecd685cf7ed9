// The study blocks of one day in order of time, for the terms that look at one block and the next.
import { lowestBit } from '../problem/day-masks.ts'
import type { DayKind } from './day-kinds.ts'
import { pairCost, type PairCosts } from './pair-costs.ts'

/** By the period in which a block begins; of frozen blocks that begin together, the first and the last one count. */
export type BlockLine = {
  /** The periods in which blocks begin, as bits. */
  begins: number
  firstClass: Int32Array
  lastClass: Int32Array
  lastPeriod: Int32Array
}

export function makeBlockLine(): BlockLine {
  return {
    begins: 0,
    firstClass: new Int32Array(32),
    lastClass: new Int32Array(32),
    lastPeriod: new Int32Array(32),
  }
}

/** Leaves nothing but the frozen blocks of the day. */
export function clearLine(line: BlockLine, { blocks }: DayKind): void {
  line.begins = 0
  for (const { start, last, pairClass } of blocks) {
    if (((line.begins >>> start) & 1) === 0) line.firstClass[start] = pairClass
    line.begins |= 1 << start
    line.lastClass[start] = pairClass
    line.lastPeriod[start] = last
  }
}

export function addBlock(line: BlockLine, start: number, last: number, pairClass: number): void {
  line.begins |= 1 << start
  line.firstClass[start] = pairClass
  line.lastClass[start] = pairClass
  line.lastPeriod[start] = last
}

export function removeBlock(line: BlockLine, start: number): void {
  line.begins &= ~(1 << start)
}

export function lineCost(line: BlockLine, pairs: PairCosts): number {
  let cost = 0
  let before = -1
  for (let rest = line.begins; rest !== 0; rest &= rest - 1) {
    const start = lowestBit(rest)
    if (before >= 0) {
      const earlier = line.lastClass[before] ?? 0
      const later = line.firstClass[start] ?? 0
      cost += pairCost(pairs, earlier, later, line.lastPeriod[before] ?? 0, start)
    }
    before = start
  }
  return cost
}
