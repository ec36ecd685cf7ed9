// What a crowded plan costs, part by part: a task at its place, the days between neighbours of a chain, a day as a whole.
import { countBits } from '../../problem/day-masks.ts'
import { lineCost } from '../block-line.ts'
import { fragmentCost, runCost } from '../mask-costs.ts'
import { factOn, noStart, shapeAt } from '../places.ts'
import type { Crowd } from './crowd.ts'
import { layNewShapes } from './start-table.ts'

/** The shape of a row on a day inside its window, or −1 where it has no start there. */
export function shapeOn({ ground, table }: Crowd, row: number, day: number): number {
  if (factOn(ground.places, row, day) === noStart) return -1
  const shape = shapeAt(ground.places, row, day)
  if (shape >= table.count) layNewShapes(table, ground.shapes)
  return shape
}

/** Of a row that starts at a permitted period of a day, where it has this shape. */
export function placeCost(
  { ground, table }: Crowd,
  row: number,
  day: number,
  shape: number,
  period: number,
): number {
  return (factOn(ground.places, row, day) >> 5) + (table.cost[shape * 32 + period] ?? 0)
}

/** Of the days between a placed row and the one before it. */
export function gapBefore({ ground, day }: Crowd, row: number): number {
  const before = day[row - 1] ?? -1
  const here = day[row] ?? -1
  if (before < 0 || here < 0) return 0
  return ground.gaps.cost[(ground.gaps.offset[row] ?? 0) + here - before] ?? 0
}

/** Of a day with this study on it; its line must be up to date. Nothing for day −1, where what is left out lies. */
export function wholeDayCost({ ground, days }: Crowd, day: number, study: number): number {
  const { masks, pairs, kinds, kindOfDay } = ground
  const kind = kinds[kindOfDay[day] ?? -1]
  if (kind === undefined) return 0
  const cost =
    (kind.loadCost[countBits(study)] ?? 0) +
    runCost(masks, kind.fixed, study) +
    fragmentCost(masks, kind.fixed, study)
  const line = days.lines[day]
  return line === undefined ? cost : cost + lineCost(line, pairs)
}
