// What is offered for an exam without work.
import { expect, test } from 'vitest'
import { examWish } from '../../../renderer/study/study-wish.ts'
import { schedule, week } from '../../builders.ts'

/** The term begins on Monday 2 November. */
function wishOn(today: string, date: string, title = 'Midterm') {
  const clock = { date: today, minute: 450, moment: { day: 0, period: 0 } }
  const state = schedule([], week({ weeks: 2 }))
  return examWish({ state, clock }, { title, course: 'Optics', date }, 'en')
}

test('[U10] four sessions to the day before the exam, fewer where there are fewer days', () => {
  expect(wishOn('2026-11-03', '2026-11-12')).toMatchObject({ to: '2026-11-11', sessions: 4 })
  expect(wishOn('2026-11-03', '2026-11-04')).toMatchObject({ to: '2026-11-03', sessions: 1 })
  expect(wishOn('2026-10-20', '2026-11-04')).toMatchObject({ from: '2026-11-02', sessions: 2 })
})

test('[U10] nothing is offered where the day before lies outside the term or is past', () => {
  expect(wishOn('2026-10-20', '2026-11-02')).toBeNull()
  expect(wishOn('2026-11-04', '2026-11-04')).toBeNull()
})

test('[U10] the title of the work for an exam is never longer than is taken', () => {
  expect(wishOn('2026-11-03', '2026-11-12', 'Exam '.repeat(30))?.title).toHaveLength(120)
  const drawn = wishOn('2026-11-03', '2026-11-12', '😀'.repeat(60))?.title ?? ''
  expect(drawn.length).toBeLessThanOrEqual(120)
  expect(drawn.isWellFormed()).toBe(true)
})
