// Puts a whole plan into a search, and reads the plan at hand back as starts.
import { leftOut, type Starts } from '../problem/problem.ts'
import { fillPacker, noRow } from './ask-day-cost.ts'
import { putIn, readKey } from './day-keys.ts'
import { addMember, settle } from './members.ts'
import { costOfComing } from './move-costs.ts'
import { packDay } from './pack-day.ts'
import { nowhere, type Search } from './search.ts'
import { closed } from './terms-of-kind.ts'

/** Of a whole plan: the day of each row, and what each day costs. */
export type DayPlan = { day: Int32Array; cost: Int32Array }

/** For days of a plan that soon changes. */
const hastyNodes = 20

/** For days whose tasks are known to have room somehow: some milliseconds at most. */
const patientNodes = 10_000

/** For the days of the result: what is left to gain is mostly gained by then (measured). */
const carefulNodes = 5000

/** A plan's days, as far as the tasks of each can be packed again; those that can't be are left out. */
export function layDayPlan(search: Search, starts: Starts): DayPlan {
  const { rows, problem } = search
  const plan = { day: daysOfStarts(search, starts), cost: new Int32Array(problem.days) }
  // One task less on a day that found no room, until all have it.
  for (let stray = takeIn(search, plan); stray !== noRow; stray = takeIn(search, plan)) {
    for (let row = stray; (rows.task[row] ?? -1) >= 0; row += 1) plan.day[row] = nowhere
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
export function setDays(search: Search, plan: DayPlan): void {
  const { rows, day, days } = search
  emptyDays(search)
  for (const [row, task] of rows.task.entries()) {
    day[row] = task < 0 ? (plan.day[row] ?? nowhere) : nowhere
  }
  search.total = 0
  const key = new Int32Array(2)
  for (const row of rows.filled) {
    const at = plan.day[row] ?? nowhere
    search.total += rows.leftOutCost[row] ?? 0
    if (at === nowhere) continue
    search.total += costOfComing(search, row, at)
    readKey(search, key, at)
    putIn(search, key, row, at)
    addMember(search, row, at)
    settle(search, key, at, 0)
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
