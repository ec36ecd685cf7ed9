// Which figures before a month are days of it, and which number a piece of work.
import { describe, expect, test } from 'vitest'
import { findDates } from '../../../../shared/time/documents/dates.ts'

const ground = { firstMonday: '2026-09-07', weeks: 16, isDayFirst: true, weekShift: 0 }

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
