import { expect, test } from 'vitest'
import { clockOf } from '../../../../shared/schedule/calendar.ts'
import {
  sayPeriods,
  sayPlace,
  sayPlaceOfWeek,
  sayTimes,
} from '../../../../shared/words/schedule/say-place.ts'
import { at, week } from '../../../builders.ts'

const window = week()

test('[U9] a person reads date and clock times, a model day and periods too', () => {
  expect(sayPlace(window, at(5, 3, 4), 'en')).toBe('Fri 6 Nov 10:00–11:45')
  expect(sayPlace(window, at(5, 3, 4), 'zh')).toBe('11月6日 周五 10:00–11:45')
  expect(sayPlace(window, at(5, 3, 4), 'en', 'brief')).toBe('Fri 6 Nov 10:00–11:45')
  expect(sayPlace(window, at(5, 3, 4), 'zh', 'brief')).toBe('11月6日 周五 10:00–11:45')
  expect(sayPlace(window, at(5, 3, 4), 'en', 'numbered')).toBe(
    'day 5 (Fri 6 Nov), periods 3–4 (10:00–11:45)',
  )
  expect(sayPlace(window, at(5, 3, 4), 'zh', 'numbered')).toBe(
    '第5天（11月6日 周五）第3–4节（10:00–11:45）',
  )
})

test('[U9] rows of half an hour are never read as hours', () => {
  const rows = Array.from({ length: 24 }, (_, index) => ({
    start: clockOf(480 + 30 * index),
    end: clockOf(510 + 30 * index),
  }))
  const halves = week({ periods: rows })
  expect(sayPlace(halves, at(1, 17, 19), 'en', 'brief')).toBe('Mon 2 Nov 16:00–17:30')
  expect(sayPlaceOfWeek(halves, { place: at(1, 17, 19) }, 'en')).toBe('Mon 16:00–17:30')
  expect(sayPlaceOfWeek(halves, { place: at(1, 17, 19) }, 'zh')).toBe('周一 16:00–17:30')
  expect(sayTimes(halves, [17, 18, 19, 3], 'en')).toBe('09:00–09:30 and 16:00–17:30')
  expect(sayTimes(halves, [17, 18, 19, 3], 'en', 'numbered')).toBe(
    'period 3 (09:00–09:30) and periods 17–19 (16:00–17:30)',
  )
  expect(sayTimes(halves, [17, 18, 19], 'zh')).toBe('16:00–17:30')
})

test('[U3] a place that the window does not have is said without date and clock', () => {
  expect(sayPlace(window, at(40, 12, 13), 'en')).toBe('day 40 periods 12–13')
})

test('[U3] periods are put together into runs', () => {
  expect(sayPeriods({ start: 1, end: 2 }, 'en')).toBe('periods 1–2')
})
