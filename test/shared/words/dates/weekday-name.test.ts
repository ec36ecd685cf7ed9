// Weekdays by name, one and several, in both languages.
import { expect, test } from 'vitest'
import { sayWeekdays, weekdayName } from '../../../../shared/time/say/weekday-name.ts'

test('[U3] weekdays are named from Monday, short and long, in both languages', () => {
  expect([weekdayName(1, 'en', 'short'), weekdayName(7, 'en', 'long')]).toEqual(['Mon', 'Sunday'])
  expect([weekdayName(1, 'zh', 'short'), weekdayName(7, 'zh', 'long')]).toEqual(['周一', '星期日'])
})

test('[U3] a number that is no weekday throws', () => {
  expect(() => weekdayName(0, 'en', 'short')).toThrow('no weekday 0')
  expect(() => weekdayName(8, 'zh', 'long')).toThrow('no weekday 8')
})

test('[U3] several weekdays are said in full, in the order of the week', () => {
  expect(sayWeekdays([5, 1, 2], 'en')).toBe('Monday, Tuesday and Friday')
  expect(sayWeekdays([7, 6], 'zh')).toBe('星期六和星期日')
})
