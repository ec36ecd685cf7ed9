// How many periods are free for a course up to its last day, under the student's habits and limits.
import { targetPeriods } from '../../shared/term/day-target.ts'
import { runStarts } from '../../shared/schedule/free-runs.ts'
import { hasBegun } from '../../shared/schedule/legality.ts'
import { findTaskClass, type Moment, type ScheduleState } from '../../shared/schedule/state.ts'
import { isPlacedItem } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { minutesOfPeriod } from '../../shared/schedule/work-minutes.ts'
import type { PlanningPreferences } from '../../shared/planner/planning-preferences.ts'
import { occupiedDays } from '../planner/from-state/day-capacity.ts'
import { readClock, takenOn } from '../planner/from-state/day-clock.ts'
import { findPermitted } from '../planner/from-state/draft-chain.ts'
import { chooseFreeEvenings } from '../planner/from-state/terms.ts'
import { countBits } from '../planner/problem/day-masks.ts'
import type { Conditions } from '../language/pack/read-conditions.ts'

export type CapacityWish = {
  /** Its range, excluded weekdays and periods bound what counts. */
  taskClass: TaskClass
  now: Moment
  preferences: PlanningPreferences
  conditions: Conditions
  /** Periods in a row that a session needs. */
  session: number
}

export type Capacity = {
  /** Periods that whole sessions of new work for the course can cover. */
  periods: number
  /** Periods that wait for a place and are due by then: work of other courses, which has its room first. */
  others: number
  /** Likewise those of the course itself. */
  own: number
  /** Days that have room. */
  days: number
  /** Periods of it that do not fit into what the student gives the course a week; 0 where nothing is said of that. */
  over: number
}

/**
 * Counted, not searched: free runs of each permitted day, up to what the day takes well beside the study that lies
 * there. What waits and is due by the same day takes its part of it; and where the student gives the course so much time
 * a week, the course's own open work takes its part of that.
 */
export function freeCapacity(state: ScheduleState, wish: CapacityWish): Capacity {
  const { taskClass, conditions } = wish
  const byWeek = roomByWeek(state, wish)
  const weekly = periodsAWeek(state, conditions)
  const placed = placedByWeek(state, taskClass, wish.now)
  const room = [...byWeek.values()].reduce((sum, { periods }) => sum + periods, 0)
  const given = [...byWeek].reduce(
    (sum, [week, { periods }]) =>
      sum + Math.min(periods, Math.max(0, weekly - (placed.get(week) ?? 0))),
    0,
  )
  const { own, others } = pendingBy(state, taskClass)
  return {
    periods: Math.max(0, Math.min(room - own - others, given - own)),
    others,
    own,
    over: conditions.minutesAWeek === null ? 0 : Math.max(0, own - given),
    days: [...byWeek.values()].reduce((sum, { days }) => sum + days, 0),
  }
}

type Room = { periods: number; days: number }

function roomByWeek(
  state: ScheduleState,
  { taskClass, conditions, session, preferences, now }: CapacityWish,
): Map<number, Room> {
  const clock = readClock(state.window.periods)
  const occupied = occupiedDays(state, new Set())
  const weekdays = Uint8Array.from(state.window.days, ({ weekday }) => weekday)
  const targets = targetPeriods(state.window.periods, occupied, preferences)
  const evenings = chooseFreeEvenings({ occupied, clock, weekdays }, preferences.freeEvenings)
  const policy = { classIds: null, scope: null, now }
  const { preferred } = findPermitted(state, taskClass, policy, preferences, clock)
  const byWeek = new Map<number, Room>()
  for (const [index, { solid, events }] of occupied.entries()) {
    const { week = 0, weekday = 0 } = state.window.days[index] ?? {}
    const taken = solid | takenOn(clock, weekday, conditions)
    const open = (preferred[index] ?? 0) & ~taken & ~(evenings[index] ?? 0)
    const target = Math.max(0, (targets[index] ?? 0) - countBits(solid & ~events))
    const periods = Math.min(periodsInSessions(open, session), target - (target % session))
    if (periods <= 0) continue
    const known = byWeek.get(week) ?? { periods: 0, days: 0 }
    byWeek.set(week, { periods: known.periods + periods, days: known.days + 1 })
  }
  return byWeek
}

function periodsAWeek({ window }: ScheduleState, { minutesAWeek }: Conditions): number {
  if (minutesAWeek === null) return Number.MAX_SAFE_INTEGER
  const length = minutesOfPeriod(window)
  return length === 0 ? 0 : Math.max(1, Math.floor(minutesAWeek / length))
}

/** By week: periods of the course's blocks that have not begun. */
function placedByWeek(
  state: ScheduleState,
  { course }: TaskClass,
  now: Moment,
): Map<number, number> {
  const byWeek = new Map<number, number>()
  for (const task of state.tasks) {
    if (!isPlacedItem(task) || hasBegun(task, now)) continue
    if (findTaskClass(state, task.classId)?.course !== course) continue
    const week = state.window.days[task.place.day - 1]?.week ?? 0
    byWeek.set(week, (byWeek.get(week) ?? 0) + task.duration)
  }
  return byWeek
}

/** What waits for a place and is due by the same day or before it. */
function pendingBy(state: ScheduleState, taskClass: TaskClass): { own: number; others: number } {
  let own = 0
  let others = 0
  for (const task of state.tasks) {
    if (task.kind !== 'item' || task.place !== null) continue
    const known = findTaskClass(state, task.classId)
    if (known === undefined || known.toDay > taskClass.toDay) continue
    if (known.course === taskClass.course) own += task.duration
    else others += task.duration
  }
  return { own, others }
}

function periodsInSessions(mask: number, session: number): number {
  let count = 0
  let starts = runStarts(mask, session)
  while (starts !== 0) {
    const first = starts & -starts
    count += session
    // The periods of this session, as starts, are taken.
    for (let step = 0; step < session; step += 1) starts &= ~(first << step)
  }
  return count
}
