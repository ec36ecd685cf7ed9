// The days of a drawn week, at the ends of the term too.
import { expect, test } from 'vitest'
import { drawnDays } from '../../../shared/timetable/drawn-days.ts'
import { term, week } from '../../builders.ts'

const twoWeeks = { weeks: 2 }

test('[U7] days outside the term are drawn with their dates, and known as such', () => {
  const first = drawnDays(term(twoWeeks), week(twoWeeks), 0)
  expect(first[0]).toEqual({ day: 0, date: '2026-11-01', weekday: 7, isInTerm: false })
  expect(first[1]).toEqual({ day: 1, date: '2026-11-02', weekday: 1, isInTerm: true })
  const last = drawnDays(term(twoWeeks), week(twoWeeks), 14)
  expect(last.map(({ isInTerm }) => isInTerm)).toEqual([true, ...Array(6).fill(false)])
  expect(last[0]).toMatchObject({ date: '2026-11-15', weekday: 7 })
})
