// Dates and days of the window in words, in both languages.
import { expect, test } from 'vitest'
import {
  clampDay,
  sayDate,
  sayDay,
  sayDays,
  sayNumberedDay,
} from '../../../../shared/time/say/say-date.ts'
import { week } from '../../../builders.ts'

const window = week({ weeks: 2 })

test('[U3] a date is weekday, day and month', () => {
  expect(sayDate('2026-11-27', 5, 'en')).toBe('Fri 27 Nov')
  expect(sayDate('2026-11-27', 5, 'zh')).toBe('11月27日 周五')
  expect(sayDate('2027-01-03', 7, 'en')).toBe('Sun 3 Jan')
})

test('[U3] a window day is said by its date, or by its number where the window has no such day', () => {
  expect(sayDay(window, 8, 'en')).toBe('Mon 9 Nov')
  expect(sayDay(window, 15, 'en')).toBe('day 15')
  expect(sayDay(window, 15, 'zh')).toBe('第15天')
})

test('[U3] the nearest day of the window is the first before it and the last after it', () => {
  expect([-3, 0, 1, 8, 14, 15].map((day) => clampDay(window, day))).toEqual([1, 1, 1, 8, 14, 14])
})

test('[T2] a numbered day carries number and date', () => {
  expect(sayNumberedDay(window, 8, 'en')).toBe('day 8 (Mon 9 Nov)')
  expect(sayNumberedDay(window, 8, 'zh')).toBe('第8天（11月9日 周一）')
  expect(sayNumberedDay(window, 99, 'en')).toBe('day 99')
})

test('[U3] three days in a row become a range, two do not', () => {
  expect(sayDays(window, [1, 2, 3, 8], 'en')).toBe('Mon 2 Nov – Wed 4 Nov and Mon 9 Nov')
  expect(sayDays(window, [9, 8, 5], 'en')).toBe('Fri 6 Nov, Mon 9 Nov and Tue 10 Nov')
  expect(sayDays(window, [9, 8, 5], 'zh')).toBe('11月6日 周五、11月9日 周一和11月10日 周二')
  expect(sayDays(window, [], 'en')).toBe('')
})
