// Where each item may start, as bits of each day: limits, scope, preferences, the past and what stands there.
import { firstPeriods } from '../../../shared/schedule/occupancy.ts'
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import { excludedMask } from '../../../shared/schedule/legality/limits.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { PlacementPolicy } from '../policy.ts'
import { allowedDays, awayOn, isDayInScope } from './allowed-days.ts'
import { periodsBetween, type DayClock } from './day-clock.ts'
import type { GroundDay } from './lay-ground.ts'
import { takenOn } from './taken-times.ts'

/** By day from 0: periods that a class may use, as bits. */
export type Permitted = {
  /** By the rules and the scope. */
  legal: Int32Array
  /** Of these, what the student's preferences, and what was told of the course's time, leave for new study. */
  preferred: Int32Array
}

export function findPermitted(
  state: ScheduleState,
  taskClass: TaskClass,
  policy: PlacementPolicy,
  preferences: PlanningPreferences,
  clock: DayClock,
): Permitted {
  const legal = legalPeriods(state, taskClass, policy)
  const { told = [], protectedWeekdays } = preferences
  const ofCourse = told.filter(({ course }) => course === taskClass.course)
  const liked = periodsBetween(clock, preferences.noStudyBefore, preferences.noStudyAfter)
  const preferred = legal.map((coming, day) => {
    const weekday = state.window.days[day]?.weekday ?? 0
    if (coming === 0 || protectedWeekdays.includes(weekday)) return 0
    const taken = ofCourse.reduce((mask, times) => mask | takenOn(clock, weekday, times), 0)
    return coming & liked & ~taken
  })
  return { legal, preferred }
}

/** By day from 0: the periods to come that a class may use by its limits and the scope. */
export function legalPeriods(
  state: ScheduleState,
  taskClass: TaskClass,
  { now, scope }: Pick<PlacementPolicy, 'now' | 'scope'>,
): Int32Array {
  const legal = new Int32Array(state.window.days.length)
  const outOfScope = (scope?.excludedPeriods ?? []).reduce((mask, period) => mask | bit(period), 0)
  const open = firstPeriods(state.window.periods.length) & ~excludedMask(taskClass) & ~outOfScope
  for (const day of allowedDays(state, taskClass, now)) {
    if (!isDayInScope(state, day, scope)) continue
    const here = awayOn(scope, day).reduce(
      (mask, { start, end }) => mask & (firstPeriods(start - 1) | ~firstPeriods(end)),
      open,
    )
    legal[day - 1] = day === now.day ? here & ~firstPeriods(now.period) : here
  }
  return legal
}

export type ItemLimits = {
  duration: number
  mayEmbed: boolean
  permitted: Int32Array
  /** The nearest items of the class that stay: it starts after the one and ends before the other (S4). */
  after: Place | null
  before: Place | null
}

/** By day from 0: where the item may start, and at which of these starts it lies inside a host. */
export function findStarts(
  ground: readonly GroundDay[],
  { duration, mayEmbed, permitted, after, before }: ItemLimits,
): { starts: Int32Array; hosted: Int32Array } {
  const starts = new Int32Array(ground.length)
  const hosted = new Int32Array(ground.length)
  const first = Math.max(1, after?.day ?? 1)
  const last = Math.min(ground.length, before?.day ?? ground.length)
  for (let day = first; day <= last; day += 1) {
    const standing = ground[day - 1]
    let open = permitted[day - 1] ?? 0
    if (day === after?.day) open &= ~firstPeriods(after.end)
    if (day === before?.day) open &= firstPeriods(before.start - 1)
    if (open === 0 || standing === undefined) continue
    let inHosts = 0
    if (mayEmbed) {
      for (const host of standing.hosts) inHosts |= runStarts(open & host, duration)
    }
    hosted[day - 1] = inHosts
    starts[day - 1] = inHosts | runStarts(open & ~standing.solid, duration)
  }
  return { starts, hosted }
}

function bit(period: number): number {
  return 1 << (period - 1)
}
