// Dates in the headings of the week.
import { expect, test } from 'vitest'
import {
  sayDayAndTime,
  sayColumnDate,
  sayDateRun,
  sayShortDate,
  sayLongDate,
  sayPlainDate,
} from '../../../renderer/words/say-dates.ts'

test('[U3] a week inside a month names the month once, and one across two names both', () => {
  expect(sayDateRun('2026-11-23', '2026-11-29', 'en')).toBe('23–29 Nov')
  expect(sayDateRun('2026-11-30', '2026-12-06', 'en')).toBe('30 Nov – 6 Dec')
  expect(sayDateRun('2026-11-23', '2026-11-29', 'zh')).toBe('11月23–29日')
  expect(sayDateRun('2026-11-30', '2026-12-06', 'zh')).toBe('11月30日–12月6日')
})

test('[U3] a column says its day, and the first of a month its month too', () => {
  expect(sayColumnDate('2026-11-23', 'en')).toBe('23')
  expect(sayColumnDate('2026-12-01', 'en')).toBe('1 Dec')
  expect(sayColumnDate('2026-12-01', 'zh')).toBe('12/1')
})

test('[U3] a date is read aloud in full', () => {
  expect(sayLongDate('2026-11-23', 1, 'en')).toBe('Monday 23 November')
  expect(sayLongDate('2026-11-23', 1, 'zh')).toBe('11月23日星期一')
})

test('[U4] a date that is said to the agent is read in one way only', () => {
  expect(sayPlainDate('2026-11-03', 'en')).toBe('November 3')
  expect(sayPlainDate('2026-11-03', 'zh')).toBe('11月3日')
})

test('[U3] the head of a term row is the date of its Monday', () => {
  expect(sayShortDate('2026-11-23', 'en')).toBe('23 Nov')
  expect(sayShortDate('2026-11-23', 'zh')).toBe('11月23日')
})

test('[U3] an instant is said with its weekday', () => {
  // Read by the clock of this machine, whatever its zone.
  const noon = '2026-11-23T12:00:00'
  expect(sayDayAndTime(noon, 'en')).toBe('Mon 23 Nov, 12:00')
  expect(sayDayAndTime(noon, 'zh')).toBe('11月23日 周一 12:00')
  expect(sayDayAndTime('2026-11-29T12:00:00', 'en')).toBe('Sun 29 Nov, 12:00')
})
