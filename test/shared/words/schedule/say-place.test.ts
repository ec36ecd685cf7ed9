import { expect, test } from 'vitest'
import { sayPeriodList, sayPeriods, sayPlace } from '../../../../shared/words/schedule/say-place.ts'
import { at, week } from '../../../builders.ts'

const window = week()

test('[U3] a place is date, periods and clock times', () => {
  expect(sayPlace(window, at(5, 3, 4), 'en')).toBe('Fri 6 Nov, periods 3–4 (10:00–11:45)')
  expect(sayPlace(window, at(5, 3, 4), 'zh')).toBe('11月6日 周五 第3–4节（10:00–11:45）')
  expect(sayPlace(window, at(5, 3), 'en')).toBe('Fri 6 Nov, period 3 (10:00–10:45)')
})

test('[U3] the brief style leaves the clock out, the numbered one names the day number', () => {
  expect(sayPlace(window, at(5, 3, 4), 'en', 'brief')).toBe('Fri 6 Nov, periods 3–4')
  expect(sayPlace(window, at(5, 3, 4), 'zh', 'brief')).toBe('11月6日 周五 第3–4节')
  expect(sayPlace(window, at(5, 3, 4), 'en', 'numbered')).toBe('day 5 (Fri 6 Nov), periods 3–4')
  expect(sayPlace(window, at(5, 3, 4), 'zh', 'numbered')).toBe('第5天（11月6日 周五）第3–4节')
})

test('[U3] a place that the window does not have is said without date and clock', () => {
  expect(sayPlace(window, at(40, 12, 13), 'en')).toBe('day 40, periods 12–13')
})

test('[U3] periods are put together into runs', () => {
  expect(sayPeriods({ start: 1, end: 2 }, 'en')).toBe('periods 1–2')
  expect(sayPeriodList([12, 11], 'en')).toBe('periods 11–12')
  expect(sayPeriodList([7], 'en')).toBe('period 7')
  expect(sayPeriodList([1, 2, 7], 'en')).toBe('periods 1–2 and 7')
  expect(sayPeriodList([1, 2, 7], 'zh')).toBe('第1–2节和第7节')
})
