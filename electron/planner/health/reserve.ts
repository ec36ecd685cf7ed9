// How much study time stays free before each deadline, for what takes longer than planned.
import type { Reserve, ReserveLevel } from '../../../shared/planner/health.ts'
import { firstPeriods, occupancyOf } from '../../../shared/schedule/occupancy.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { countBits } from '../problem/day-masks.ts'
import { reserve } from './bounds.ts'
import type { Diagnosis } from './diagnosis.ts'

/**
 * The deadline with the least reserve; null when nothing is left to work on. A free period counts only as far as its
 * day has not reached its target: nights and full days are no reserve.
 */
export function findReserve(
  state: ScheduleState,
  { board, days }: Diagnosis,
  now: Moment,
): Reserve | null {
  const room = board.frames.map(({ day, target }, index) => {
    const periods = days[index]?.periods
    return periods === undefined ? 0 : roomOn(state, now, day, target - periods)
  })
  const work = board.classes.map(({ taskClass }) => ({
    toDay: Math.min(taskClass.toDay, board.frames.length),
    ...workOf(state, taskClass.id, now),
  }))
  let least: Reserve | null = null
  // A class whose dates lie before the window has no days to keep free: its gap is told of by itself.
  const deadlines = new Set(
    work.filter(({ demand, toDay }) => demand > 0 && toDay > 0).map(({ toDay }) => toDay),
  )
  for (const toDay of [...deadlines].toSorted((a, b) => a - b)) {
    const due = work.filter((each) => each.toDay <= toDay)
    const demand = due.reduce((sum, each) => sum + each.demand, 0)
    const pending = due.reduce((sum, each) => sum + each.pending, 0)
    const free = room.slice(0, toDay).reduce((sum, periods) => sum + periods, 0)
    const spare = Math.max(0, free - pending)
    const percent = Math.round((100 * spare) / demand)
    if (least !== null && least.percent <= percent) continue
    least = { level: levelOf(percent), toDay, demand, spare, percent }
  }
  return least
}

/** Free periods of a day, at most so many. */
function roomOn(state: ScheduleState, now: Moment, day: number, most: number): number {
  const { solid, periods } = occupancyOf(state)
  let free = firstPeriods(periods) & ~(solid[day] ?? 0)
  if (day === now.day) free &= ~firstPeriods(now.period)
  return Math.max(0, Math.min(countBits(free), most))
}

/** Periods that a class still has to work, and those of them without a place. */
function workOf(
  state: ScheduleState,
  classId: number,
  now: Moment,
): { demand: number; pending: number } {
  const left = state.tasks.filter(
    (task): task is ItemTask =>
      task.kind === 'item' &&
      task.classId === classId &&
      (task.place === null || !hasBegun(task.place, now)),
  )
  return {
    demand: left.reduce((sum, { duration }) => sum + duration, 0),
    pending: left.reduce((sum, { place, duration }) => sum + (place === null ? duration : 0), 0),
  }
}

function levelOf(percent: number): ReserveLevel {
  if (percent <= 0) return 'none'
  if (percent < reserve.thin) return 'thin'
  return percent <= reserve.ample ? 'fair' : 'ample'
}
