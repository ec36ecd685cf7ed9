// Which periods a wish for a time allows, by the clock times of the term's own period table.
import { besideRows, minutesOf, periodsCovering } from '../../../shared/schedule/calendar.ts'
import { isBesideRows, type Held, type Place } from '../../../shared/schedule/place.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { NumberRun } from '../../../shared/time/say/split-runs.ts'
import { dayParts, type DayPart, type TimeWish } from '../../../shared/time/mention.ts'

/** Minutes since midnight, the end exclusive. */
const partTimes: Record<DayPart, { from: number; to: number }> = {
  morning: { from: 0, to: 12 * 60 },
  noon: { from: 11.5 * 60, to: 14 * 60 },
  afternoon: { from: 12 * 60, to: 18 * 60 },
  evening: { from: 18 * 60, to: 24 * 60 },
}

function timesOf({ part, to = part }: Extract<TimeWish, { kind: 'part' }>) {
  return { from: partTimes[part].from, to: partTimes[to].to }
}

/** "In the afternoon and evening" is one time; of others that are named the first counts. */
export function joinParts(wishes: readonly TimeWish[]): TimeWish | null {
  const [first = null, next] = wishes
  if (first?.kind !== 'part' || next?.kind !== 'part') return first
  const [from, to] = [first.part, next.part].map((part) => dayParts.indexOf(part))
  return (from ?? 0) < (to ?? 0) ? { ...first, to: next.part } : first
}

/** Whether the whole place satisfies the wish; a block for the morning must not run into the afternoon. */
export function fulfils(place: Place, wish: TimeWish | null, window: Window): boolean {
  if (wish === null) return true
  const first = window.periods[place.start - 1]
  const last = window.periods[place.end - 1]
  if (first === undefined || last === undefined) return false
  const start = minutesOf(first.start)
  const end = minutesOf(last.end)
  switch (wish.kind) {
    case 'part': {
      const { from, to } = timesOf(wish)
      // A last period that ends a little past the hour still belongs to its part of the day.
      return start >= from && start < to && minutesOf(last.start) < to
    }
    case 'periods':
      return place.start === wish.start
    case 'clock':
      return place.start === periodAt(window, wish.minute)
    case 'before':
      return end <= wish.minute
    case 'after':
      return start >= wish.minute
    case 'between':
      return start >= wish.from && end <= wish.to
    default:
      return assertNever(wish)
  }
}

/** The period running at that minute, else the next one to begin; null after the day's last. */
function periodAt(window: Window, minute: number): number | null {
  const index = window.periods.findIndex((period) => minutesOf(period.end) > minute)
  return index < 0 ? null : index + 1
}

/** More than an hour before the first period: nothing can lie there. */
export function isOffHours(minute: number, { periods }: Window): boolean {
  const [first] = periods
  return first !== undefined && minute < minutesOf(first.start) - 60
}

/** The periods that a wish speaks of, such as those to be kept free. */
export function periodsOf(wish: TimeWish, window: Window): number[] {
  const numbers = window.periods.map((_, index) => index + 1)
  switch (wish.kind) {
    case 'part': {
      const { from, to } = timesOf(wish)
      return numbers.filter((number) => {
        const start = startOf(window, number)
        return start >= from && start < to
      })
    }
    case 'periods':
      return numbers.filter((number) => number >= wish.start && number <= wish.end)
    case 'clock':
      return numbers.filter((number) => number === periodAt(window, wish.minute))
    case 'before':
      return numbers.filter((number) => startOf(window, number) < wish.minute)
    case 'after':
      return numbers.filter((number) => endOf(window, number) > wish.minute)
    case 'between':
      return numbers.filter(
        (number) => startOf(window, number) < wish.to && endOf(window, number) > wish.from,
      )
    default:
      return assertNever(wish)
  }
}

/** Whether any of it lies in the wished time. */
export function overlapsWish(held: Held, wish: TimeWish | null, window: Window): boolean {
  const { place } = held
  if (wish === null || isHeldIn(held, wish, window)) return true
  return periodsOf(wish, window).some((period) => period >= place.start && period <= place.end)
}

/** As `fulfils`; of what lies beside the rows, which has only its clock, whether any of it does. */
export function isHeldIn({ place, clock }: Held, wish: TimeWish | null, window: Window): boolean {
  if (clock == null || !isBesideRows(place)) return fulfils(place, wish, window)
  const times = wish === null ? { from: 0, to: 1440 } : clockOfWish(wish)
  return times !== null && minutesOf(clock.start) < times.to && minutesOf(clock.end) > times.from
}

/** Where a time lies that touches no row: the run in front of the next one (S2). */
export function findBeside(wish: TimeWish, { periods }: Window): NumberRun | null {
  const times = wish.kind === 'part' ? null : clockOfWish(wish)
  if (times === null || periodsCovering(periods, times.from, times.to) !== null) return null
  return besideRows(periods, times.from)
}

/** Minutes since midnight, the end exclusive; null of rows. */
function clockOfWish(wish: TimeWish): { from: number; to: number } | null {
  switch (wish.kind) {
    case 'part':
      return timesOf(wish)
    case 'periods':
      return null
    case 'clock':
      return { from: wish.minute, to: wish.minute + 1 }
    case 'before':
      return { from: 0, to: wish.minute }
    case 'after':
      return { from: wish.minute, to: 1440 }
    case 'between':
      return wish
    default:
      return assertNever(wish)
  }
}

function startOf(window: Window, number: number): number {
  return minutesOf(window.periods[number - 1]?.start ?? '00:00')
}

function endOf(window: Window, number: number): number {
  return minutesOf(window.periods[number - 1]?.end ?? '00:00')
}
