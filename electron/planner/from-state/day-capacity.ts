// Says what stands on each day of the window, and how much study each can take well.
import { clockOf, minutesOf, minutesOfHeld } from '../../../shared/schedule/calendar.ts'
import { masksOf, occupantsOf } from '../../../shared/schedule/occupancy.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { type ScheduleState, findTask } from '../../../shared/schedule/state.ts'
import type { TimeSpan } from './day-clock.ts'
import { dayBegins, earlyBefore, saturday, sunday } from './standards.ts'
import { countBits } from '../problem/day-masks.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'

export type OccupiedDay = {
  /** Periods with events, hosts included. */
  events: number
  /** The same by the clock, in minutes since midnight, in order of time. */
  spans: readonly TimeSpan[]
  /** Periods with anything that stands. */
  solid: number
  /** Periods that no session goes on into from the one before: an event lies between. */
  cuts: number
  /** For each host, its periods on which nothing else stands. */
  hosts: readonly number[]
}

/** Day `d` of the result is day `d + 1` of the window. `free` are the items that may lie elsewhere. */
export function occupiedDays(state: ScheduleState, free: ReadonlySet<number>): OccupiedDay[] {
  return state.window.days.map((_, index): OccupiedDay => {
    const standing = occupantsOf(state, index + 1).filter(({ id }) => !free.has(id))
    const { solid, freeHost, cuts } = masksOf(standing)
    const events = standing.filter(({ id }) => findTask(state, id)?.kind === 'event')
    const spans = events.flatMap(({ id }): TimeSpan[] => {
      const event = findTask(state, id)
      return event?.kind === 'event' ? [spanOf(state.window.periods, event)] : []
    })
    return {
      events: events.reduce((mask, event) => mask | event.mask, 0),
      spans: spans.toSorted((a, b) => a.from - b.from),
      solid,
      cuts,
      hosts: events
        .filter(({ isHost }) => isHost)
        .map(({ mask }) => mask & freeHost)
        .filter((mask) => mask !== 0),
    }
  })
}

/** Of an event, by its own clock where it has one. */
export function spanOf(periods: ScheduleState['window']['periods'], event: EventTask): TimeSpan {
  const { start, end } = minutesOfHeld(periods, event)
  return { from: start, to: end }
}

/** When study may begin without being early: nine, or with the first lesson of any day, but not before half past eight. */
export function earliestStudy({ tasks, window }: ScheduleState): string {
  const first = tasks.reduce(
    (least, task) =>
      task.kind === 'event' && task.eventKind === 'class'
        ? Math.min(least, spanOf(window.periods, task).from)
        : least,
    minutesOf(dayBegins),
  )
  return clockOf(Math.max(first, minutesOf(earlyBefore)))
}

/** Weekends are for rest, and for what does not fit elsewhere. */
const share = { weekday: 2, saturday: 1, sunday: 0 }

/** By day: how much of an even spread it takes, by the room that is left beside the study that stays. */
export function dayShares(
  capacities: Int32Array,
  occupied: readonly OccupiedDay[],
  weekdays: Uint8Array,
): Int32Array {
  return capacities.map((capacity, day) => {
    const { solid = 0, events = 0 } = occupied[day] ?? {}
    return Math.max(0, capacity - countBits(solid & ~events)) * weekdayShare(weekdays[day] ?? 0)
  })
}

/** 1 is Monday. */
export function weekdayShare(weekday: number): number {
  if (weekday === sunday) return share.sunday
  return weekday === saturday ? share.saturday : share.weekday
}

/**
 * The last part of a range is kept as a reserve: an eighth, at most a week. Work takes longer than its plan says
 * (Buehler, Griffin & Ross 1994, "Exploring the planning fallacy", Journal of Personality and Social Psychology 67).
 */
const reserveShare = 8

const longestReserve = 7

/** Days at the end of the class's range that a plan should leave alone. */
export function reserveDays({ fromDay, toDay }: TaskClass): number {
  const range = toDay - fromDay + 1
  return Math.min(longestReserve, Math.max(0, Math.round(range / reserveShare)))
}
