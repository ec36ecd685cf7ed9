// The term's calendar: dates to window days and back, overrides, and periods to clock times.
import type { Held, Place } from './place.ts'
import type { Moment, Window } from './state.ts'
import type { Period, Term } from './term.ts'

const msPerDay = 86_400_000
const minutesPerDay = 1440
const daysIn400Years = 146_097

// `Date` is used below as arithmetic on a given date only: always UTC, never the clock.

/** Whole days since 1970-01-01. */
function countDays(isoDate: string): number {
  const [year = NaN, month = NaN, day = NaN] = isoDate.split('-').map(Number)
  // Four hundred years on the calendar is the same, and no year is taken for one of the last century.
  // oxlint-disable-next-line no-restricted-globals -- arithmetic, no clock
  const days = Date.UTC(year + 400, month - 1, day) / msPerDay - daysIn400Years
  if (Number.isNaN(days)) throw new RangeError(`not a date: ${isoDate}`)
  return days
}

function writeDate(days: number): string {
  // oxlint-disable-next-line no-restricted-globals -- arithmetic, no clock
  return new Date(days * msPerDay).toISOString().slice(0, 10)
}

export function addDays(isoDate: string, days: number): string {
  return writeDate(countDays(isoDate) + days)
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return countDays(to) - countDays(from)
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(isoDate: string): number {
  // 1970-01-01 was a Thursday.
  const sinceMonday = (countDays(isoDate) + 3) % 7
  return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
}

/** The Monday of the week that a date lies in. */
export function mondayOf(isoDate: string): string {
  return addDays(isoDate, 1 - weekdayOf(isoDate))
}

/** The week of the year that a date lies in, as ISO 8601 counts them. */
export function isoWeekOf(isoDate: string): number {
  const thursday = addDays(mondayOf(isoDate), 3)
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}

/** The whole term as a window: day `(week - 1) * 7 + weekday`, so that day numbers stay stable. */
export function buildWindow(term: Term): Window {
  const days = Array.from({ length: term.weeks * 7 }, (_, index) => ({
    week: Math.floor(index / 7) + 1,
    weekday: (index % 7) + 1,
    date: addDays(term.firstMonday, index),
  }))
  return { days, periods: term.periods }
}

/** The window day of a date; null outside the window. */
export function dateToDay(window: Window, isoDate: string): number | null {
  const first = window.days[0]
  if (first === undefined) return null
  const day = daysBetween(first.date, isoDate) + 1
  return window.days[day - 1]?.date === isoDate ? day : null
}

/** Throws outside the window. */
export function dayToDate(window: Window, day: number): string {
  const entry = window.days[day - 1]
  if (entry === undefined) throw new RangeError(`day ${day} is not in the window`)
  return entry.date
}

/** Which day of the weekly timetable is held on a date; null when none is, or outside the term. */
export function timetableOf(term: Term, isoDate: string): { week: number; weekday: number } | null {
  const index = daysBetween(term.firstMonday, isoDate)
  if (index < 0 || index >= term.weeks * 7) return null
  const override = term.overrides.find(({ date }) => date === isoDate)
  if (override === undefined) return { week: Math.floor(index / 7) + 1, weekday: (index % 7) + 1 }
  return override.kind === 'off' ? null : { week: override.week, weekday: override.weekday }
}

/** The dates, ascending, on which the timetable of (week, weekday) is held; normally one. */
export function datesFollowing(term: Term, week: number, weekday: number): string[] {
  const own = addDays(term.firstMonday, (week - 1) * 7 + weekday - 1)
  const candidates = new Set([own, ...term.overrides.map(({ date }) => date)])
  return [...candidates]
    .filter((date) => {
      const held = timetableOf(term, date)
      return held?.week === week && held.weekday === weekday
    })
    .toSorted()
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(clock: string): number {
  const [hours = NaN, minutes = NaN] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** `HH:MM` of minutes since midnight; a full day's 1440 minutes are 00:00 again. */
export function clockOf(minutes: number): string {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`
}

/** How far time has run at `minute` minutes since midnight of `date`, in window terms. */
export function momentAt(window: Window, date: string, minute: number): Moment {
  const day = dateToDay(window, date)
  if (day !== null) {
    const { length: period } = window.periods.filter(({ start }) => minutesOf(start) <= minute)
    return { day, period, minute }
  }
  const first = window.days[0]
  const isBefore = first !== undefined && date < first.date
  return { day: isBefore ? 0 : window.days.length + 1, period: 0 }
}

/** Its date with its own clock times, else those of its first and last period; throws outside the window. */
export function placeClock(
  window: Window,
  { place, clock = null }: Held,
): { date: string; start: string; end: string } {
  if (clock !== null) return { date: dayToDate(window, place.day), ...clock }
  const first = window.periods[place.start - 1]
  const last = window.periods[place.end - 1]
  if (first === undefined || last === undefined) {
    throw new RangeError(`periods ${place.start} to ${place.end} are not in the window`)
  }
  return { date: dayToDate(window, place.day), start: first.start, end: last.end }
}

/** The minutes of the day that it takes, by its own clock or its rows'. */
export function minutesOfHeld(
  periods: readonly Period[],
  { place, clock }: Held<Pick<Place, 'start' | 'end'>>,
): { start: number; end: number } {
  const start = minutesOf(clock?.start ?? periods[place.start - 1]?.start ?? '00:00')
  const end = clock?.end ?? periods[place.end - 1]?.end
  return { start, end: end === undefined ? start : Math.max(start, minutesOf(end)) }
}

/**
 * The rows that [startMinute, endMinute) overlaps, both inclusive; null if none.
 * A span without length covers the row that it lies in.
 */
export function periodsCovering(
  periods: readonly Period[],
  startMinute: number,
  endMinute: number,
): { start: number; end: number } | null {
  const until = Math.max(endMinute, startMinute + 1)
  const isOverlapped = ({ start, end }: Period) =>
    minutesOf(start) < until && startMinute < minutesOf(end)
  const start = periods.findIndex(isOverlapped)
  return start === -1 ? null : { start: start + 1, end: periods.findLastIndex(isOverlapped) + 1 }
}

/** The empty run in front of the first row that begins after `minute` (S2). */
export function besideRows(
  periods: readonly Period[],
  minute: number,
): { start: number; end: number } {
  const end = periods.filter(({ start }) => minutesOf(start) <= minute).length
  return { start: end + 1, end }
}

/** Every date from the first to the last, at most a year. */
export function datesBetween(first: string, last: string): string[] {
  const length = Math.min(366, Math.max(0, daysBetween(first, last) + 1))
  return Array.from({ length }, (_, index) => addDays(first, index))
}

/** Both count from 1. */
export function weekOf(day: number): number {
  return Math.ceil(day / 7)
}
