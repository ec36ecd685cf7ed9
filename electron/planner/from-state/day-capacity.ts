// How much study each day can take well.
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { countBits } from '../problem/day-masks.ts'
import { periodsBetween, periodsOf, type DayClock } from './day-clock.ts'
import type { GroundDay } from './lay-ground.ts'
import { saturday, studyMinutes, sunday, workMinutes } from './standards.ts'

/** Free time that a day keeps in reserve: an eighth of what lies between these times. */
const reservePart = 8
const waking = { from: '08:00', to: '21:00' }

/**
 * By day, in periods. No more than the student's daily target, no more than fits beside the lessons, and never all of
 * the free time, so that what takes longer finds room.
 */
export function dayCapacities(
  ground: readonly Pick<GroundDay, 'events'>[],
  clock: DayClock,
  { dailyStudyPeriods }: PlanningPreferences,
): Int32Array {
  const study = dailyStudyPeriods ?? periodsOf(clock, studyMinutes)
  const work = periodsOf(clock, workMinutes)
  const awake = periodsBetween(clock, waking.from, waking.to)
  return Int32Array.from(ground, ({ events }) => {
    const free = countBits(awake & ~events)
    const spared = free - Math.ceil(free / reservePart)
    return Math.max(0, Math.min(study, work - countBits(events), spared))
  })
}

/** Weekends are for rest, and for what does not fit elsewhere. */
const share = { weekday: 2, saturday: 1, sunday: 0 }

/** By day: how much of an even spread it takes, by the room that is left beside the study that stays. */
export function dayShares(
  capacities: Int32Array,
  ground: readonly GroundDay[],
  weekdays: Uint8Array,
): Int32Array {
  return capacities.map((capacity, day) => {
    const { solid = 0, events = 0 } = ground[day] ?? {}
    return Math.max(0, capacity - countBits(solid & ~events)) * weekdayShare(weekdays[day] ?? 0)
  })
}

/** 1 is Monday. */
export function weekdayShare(weekday: number): number {
  if (weekday === sunday) return share.sunday
  return weekday === saturday ? share.saturday : share.weekday
}
