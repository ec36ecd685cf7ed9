// Puts a whole plan into a search over crowded days, and reads the plan at hand back.
import { leftOut, type Starts } from '../../problem/problem.ts'
import { addBlock, clearLine } from '../block-line.ts'
import { stretch } from '../../problem/day-masks.ts'
import { noSlot, type Crowd } from './crowd.ts'
import { placeCost, shapeOn, wholeDayCost } from './crowd-costs.ts'

/** Makes a legal plan that costs `total` the one at hand: `begin` by row. */
export function setBegins(crowd: Crowd, begin: Int32Array, total: number): void {
  const { ground, days } = crowd
  const { kinds, kindOfDay, rows } = ground
  crowd.begin.set(begin)
  crowd.total = total
  crowd.owner.fill(-1)
  crowd.day.fill(-1)
  for (const [day, number] of kindOfDay.entries()) {
    const kind = kinds[number]
    if (kind === undefined) continue
    days.study[day] = kind.frozenStudy
    const line = days.lines[day]
    if (line !== undefined) clearLine(line, kind)
  }
  for (const row of rows.filled) putDown(crowd, row)
  for (const [day, study] of days.study.entries()) {
    days.cost[day] = wholeDayCost(crowd, day, study)
  }
}

function putDown(crowd: Crowd, row: number): void {
  const { ground, table, days } = crowd
  const slot = crowd.begin[row] ?? noSlot
  if (slot === noSlot) {
    crowd.study[row] = 0
    crowd.paid[row] = ground.rows.leftOutCost[row] ?? 0
    return
  }
  const day = crowd.dayOf[slot] ?? 0
  const period = crowd.periodOf[slot] ?? 0
  const duration = ground.rows.duration[row] ?? 0
  const shape = shapeOn(crowd, row, day)
  const isHosted = (((table.hosted[shape] ?? 0) >>> period) & 1) === 1
  crowd.day[row] = day
  crowd.owner.fill(row, slot, slot + duration)
  crowd.study[row] = isHosted ? 0 : stretch(period, duration)
  crowd.paid[row] = placeCost(crowd, row, day, shape, period)
  days.study[day] = (days.study[day] ?? 0) | (crowd.study[row] ?? 0)
  const line = days.lines[day]
  if (line !== undefined) addBlock(line, period, period + duration - 1, crowd.pairClass[row] ?? 0)
}

/** By row, as `setBegins` takes it. */
export function beginsOf({ ground }: Crowd, starts: Starts): Int32Array {
  const { task } = ground.rows
  return task.map((number, row) => {
    if (number < 0) return (task[row + 1] ?? -1) < 0 ? noSlot : -1
    const slot = starts[number] ?? leftOut
    return slot === leftOut ? noSlot : slot
  })
}

export function startsOf({ ground, begin }: Crowd): Starts {
  const starts = Int32Array.from(ground.problem.tasks, ({ frozen }) => frozen ?? leftOut)
  for (const row of ground.rows.filled) {
    const slot = begin[row] ?? noSlot
    starts[ground.rows.task[row] ?? 0] = slot === noSlot ? leftOut : slot
  }
  return starts
}
