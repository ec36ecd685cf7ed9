// Which figures before a month are days of it, and which number a piece of work.
import { describe, expect, test } from 'vitest'
import { findDates } from '../../../../shared/time/documents/dates.ts'
import type { DocumentCalendar } from '../../../../shared/time/documents/document-calendar.ts'

const ground: DocumentCalendar = {
  firstMonday: '2026-09-07',
  weeks: 16,
  isDayFirst: true,
  isOrderShown: false,
  classDays: [],
  weekShift: 0,
}

describe('[C6] days that share a month', () => {
  test.each([
    ['Lab report 2, 13 November', ['2026-11-13']],
    ['Lab report 2, 13 and 20 November', ['2026-11-13', '2026-11-20']],
    ['Problem set #4, 6 November 2026', ['2026-11-06']],
    ['Quizzes 2, 13 November', ['2026-11-02', '2026-11-13']],
    ['Homework 3 due 6, 13 November', ['2026-11-06', '2026-11-13']],
    ['Fall break 12, 13 October', ['2026-10-12', '2026-10-13']],
    ['Essay 1, October 20, 22', ['2026-10-20', '2026-10-22']],
    ['18 September, 2 October', ['2026-09-18', '2026-10-02']],
  ])('%s', (text, dates) => {
    expect(findDates(text, ground).map(({ date }) => date)).toEqual(dates)
  })
})

describe('[C6] dates in figures with points', () => {
  test.each([
    ['Sheet 1: 20.10., 10:00', true, ['2026-10-20']],
    ['Sheets: 20.10. and 27.10.', true, ['2026-10-20', '2026-10-27']],
    ['Due 05.10 at noon', true, ['2026-10-05']],
    ['Sections 10.05 to 10.08', false, []],
    ['Open 10.30-12.00', true, []],
    ['截止 10.08 23:59', false, ['2026-10-08']],
    ['第 3.10 节', false, []],
  ])('%s', (text, isDayFirst, dates) => {
    const found = findDates(text, { ...ground, isDayFirst })
    expect(found.map(({ date }) => date)).toEqual(dates)
  })
})

describe('[C6] months by their names, where figures have the day first', () => {
  test.each([
    ['due December 10', '2026-12-10'],
    ['is due on November 23 at 11:59pm', '2026-11-23'],
    ['23/11/2026', '2026-11-23'],
  ])('%s', (text, wanted) => {
    expect(findDates(text, ground).map(({ date }) => date)).toEqual([wanted])
  })
})

test('[C6] 10/12 has one order where the document shows it', () => {
  const others = [false, true].map(
    (isOrderShown) => findDates('10/12', { ...ground, isDayFirst: false, isOrderShown })[0]?.other,
  )
  expect(others).toEqual(['2026-12-10', null])
})

test.each(['-', '–', '—'])('[C6] days from one to another, joined by %s', (dash) => {
  const [found] = findDates(`The exam period is December 11${dash}22.`, ground)
  expect([found?.date, found?.through]).toEqual(['2026-12-11', '2026-12-22'])
})
