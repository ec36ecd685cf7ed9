import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  buildWindow,
  clockOf,
  datesFollowing,
  dateToDay,
  daysBetween,
  dayToDate,
  minutesOf,
  momentAt,
  periodsCovering,
  placeClock,
  timetableOf,
  weekdayOf,
} from '../../../shared/schedule/calendar.ts'
import { at, hours, term, week } from '../../builders.ts'

// 2026-11-02 is a Monday.
const autumn = term({ weeks: 16 })

test('[S2] the window is the whole term, day (week - 1) * 7 + weekday', () => {
  const { days, periods } = buildWindow(autumn)
  expect(days).toHaveLength(112)
  expect(periods).toEqual(autumn.periods)
  expect([days[0], days[7], days[111]]).toEqual([
    { week: 1, weekday: 1, date: '2026-11-02' },
    { week: 2, weekday: 1, date: '2026-11-09' },
    { week: 16, weekday: 7, date: '2027-02-21' },
  ])
})

test('[S2] dates and window days are each other’s inverse, and nothing lies outside', () => {
  const window = buildWindow(autumn)
  expect(window.days.map(({ date }) => dateToDay(window, date))).toEqual(
    window.days.map((_, index) => index + 1),
  )
  expect(window.days.map((_, index) => dayToDate(window, index + 1))).toEqual(
    window.days.map(({ date }) => date),
  )
  expect(['2026-11-01', '2027-02-22', '1999-01-01'].map((date) => dateToDay(window, date))).toEqual(
    [null, null, null],
  )
  expect(dateToDay({ days: [], periods: [] }, '2026-11-02')).toBeNull()
  expect(() => dayToDate(window, 0)).toThrow('day 0 is not in the window')
  expect(() => dayToDate(window, 113)).toThrow('day 113 is not in the window')
})

test('[S2] days are added and counted across months, leap days and summer time', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-30', -30)).toBe('2026-02-28')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
  fc.assert(
    fc.property(
      fc.integer({ min: -40_000, max: 40_000 }),
      fc.integer({ min: -40_000, max: 40_000 }),
      (first, second) => {
        const from = addDays('2026-11-02', first)
        expect(daysBetween(from, addDays(from, second))).toBe(second)
        expect(weekdayOf(from)).toBe((((first % 7) + 7) % 7) + 1)
      },
    ),
    { numRuns: 300 },
  )
  expect(() => addDays('tomorrow', 1)).toThrow('not a date: tomorrow')
})

test('[S2] the weekday of a date is 1 on Monday and 7 on Sunday', () => {
  expect(['2026-11-02', '2026-11-06', '2026-11-08', '1969-12-29'].map(weekdayOf)).toEqual([
    1, 5, 7, 1,
  ])
})

const withOverrides = term({
  weeks: 2,
  overrides: [
    { kind: 'off', date: '2026-11-05' },
    // The Saturday makes up for the Thursday that is off.
    { kind: 'follows', date: '2026-11-07', week: 1, weekday: 4 },
    { kind: 'follows', date: '2026-11-10', week: 1, weekday: 1 },
    { kind: 'follows', date: '2027-05-01', week: 1, weekday: 1 },
  ],
})

test('[S2] a date follows its own timetable, none on a day off, and another on a make-up day', () => {
  expect(timetableOf(withOverrides, '2026-11-04')).toEqual({ week: 1, weekday: 3 })
  expect(timetableOf(withOverrides, '2026-11-05')).toBeNull()
  expect(timetableOf(withOverrides, '2026-11-07')).toEqual({ week: 1, weekday: 4 })
  expect(timetableOf(withOverrides, '2026-11-10')).toEqual({ week: 1, weekday: 1 })
})

test('[S2] outside the term nothing is held, whatever an override says', () => {
  expect(timetableOf(withOverrides, '2026-11-01')).toBeNull()
  expect(timetableOf(withOverrides, '2026-11-16')).toBeNull()
  expect(timetableOf(withOverrides, '2027-05-01')).toBeNull()
})

test('[S2] the dates that follow a timetable day are its own and its make-up days', () => {
  expect(datesFollowing(withOverrides, 1, 3)).toEqual(['2026-11-04'])
  expect(datesFollowing(withOverrides, 1, 4)).toEqual(['2026-11-07'])
  expect(datesFollowing(withOverrides, 1, 1)).toEqual(['2026-11-02', '2026-11-10'])
  expect(datesFollowing(withOverrides, 2, 2)).toEqual([])
  expect(datesFollowing(withOverrides, 3, 1)).toEqual([])
})

test('[S2] clock times and minutes since midnight are each other’s inverse', () => {
  expect(['00:00', '08:05', '23:59'].map(minutesOf)).toEqual([0, 485, 1439])
  expect([0, 485, 1439, 1440].map(clockOf)).toEqual(['00:00', '08:05', '23:59', '00:00'])
})

test('[S6] the moment is the day, the last period that has begun, and the minute', () => {
  const window = week({ periods: hours(3) })
  expect(momentAt(window, '2026-11-03', minutesOf('07:59'))).toEqual({
    day: 2,
    period: 0,
    minute: 479,
  })
  expect(momentAt(window, '2026-11-03', minutesOf('08:00'))).toEqual({
    day: 2,
    period: 1,
    minute: 480,
  })
  expect(momentAt(window, '2026-11-03', minutesOf('08:50'))).toEqual({
    day: 2,
    period: 1,
    minute: 530,
  })
  expect(momentAt(window, '2026-11-03', minutesOf('23:00'))).toEqual({
    day: 2,
    period: 3,
    minute: 1380,
  })
})

test('[S6] before the window the moment is day 0, after it the day behind the last', () => {
  const window = week()
  expect(momentAt(window, '2026-11-01', 1439)).toEqual({ day: 0, period: 0 })
  expect(momentAt(window, '2026-11-09', 0)).toEqual({ day: 8, period: 0 })
})

test('[S2] a place’s clock runs from its first period’s start to its last one’s end', () => {
  const window = week({ periods: hours(4) })
  expect(placeClock(window, { place: at(3, 2, 4) })).toEqual({
    date: '2026-11-04',
    start: '09:00',
    end: '11:45',
  })
  expect(() => placeClock(window, { place: at(3, 4, 5) })).toThrow(
    'periods 4 to 5 are not in the window',
  )
})

test('[S2] the periods that a span of minutes covers are all that it overlaps', () => {
  // 08:00–08:45, 09:00–09:45, 10:00–10:45.
  const periods = hours(3)
  const covering = (start: string, end: string) =>
    periodsCovering(periods, minutesOf(start), minutesOf(end))
  expect(covering('08:00', '09:45')).toEqual({ start: 1, end: 2 })
  expect(covering('08:44', '09:01')).toEqual({ start: 1, end: 2 })
  expect(covering('07:00', '23:00')).toEqual({ start: 1, end: 3 })
  expect(covering('08:45', '09:00')).toBeNull()
  expect(covering('07:00', '08:00')).toBeNull()
  expect(covering('10:45', '12:00')).toBeNull()
  expect(covering('09:30', '09:30')).toEqual({ start: 2, end: 2 })
  expect(covering('09:00', '09:00')).toEqual({ start: 2, end: 2 })
  expect(covering('08:50', '08:50')).toBeNull()
})

test('[S2] the first century is not taken for the last one', () => {
  expect(addDays('0001-01-01', 0)).toBe('0001-01-01')
  expect(addDays('0099-12-31', 1)).toBe('0100-01-01')
  expect(daysBetween('0001-01-01', '2026-11-02')).toBe(739_921)
  expect(weekdayOf('0001-01-01')).toBe(1)
})
