// What is free for study before each thing that is due.
import { expect, test } from 'vitest'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { listDue } from '../../../shared/term/due.ts'
import { roomBefore } from '../../../shared/term/free-study.ts'
import { at, event, item, schedule, taskClass, week } from '../../builders.ts'

/** Rows of 45 minutes; Monday is the first day. */
const state = schedule(
  [
    taskClass(1, { title: 'Revision', course: 'Calculus', toDay: 2 }),
    taskClass(2, { title: 'Essay', course: 'History', toDay: 3 }),
    event(10, at(4, 3, 4), { title: 'Midterm', course: 'Calculus', eventKind: 'exam' }),
    event(11, at(1, 1, 12), { title: 'Excursion' }),
    item(1, { duration: 2 }),
    item(2, { classId: 2, order: 1, place: at(2, 1, 2) }),
    item(3, { classId: 2, order: 2, duration: 2 }),
  ],
  week({ weeks: 2 }),
)
const due = listDue(state, [], '2026-11-02')
const daily = { ...defaultPreferences, dailyStudyPeriods: 3 }
const rooms = (habits = daily, now = { day: 1, period: 0 }) => {
  const found = roomBefore(due, state, habits, now)
  return due.map(({ title }, index) => [title, found[index]])
}

test('[U10] of each day the target counts, without the study and the lessons on it, and what is due before takes its part', () => {
  // Monday is full, Tuesday has two of its three rows taken; Revision wants two of what is left until Wednesday.
  expect(rooms()).toEqual([
    ['Revision', 45],
    ['Essay', 45 + 135 - 90],
    ['Midterm', 45 + 135 - 90],
  ])
})

test('[U10] days without study, hours outside of the habits and what is over are not free', () => {
  expect(rooms({ ...daily, protectedWeekdays: [2, 3] })).toEqual([
    ['Revision', 0],
    ['Essay', 0],
    ['Midterm', 0],
  ])
  expect(rooms({ ...daily, noStudyBefore: '23:00' }).map(([, room]) => room)).toEqual([0, 0, 0])
  expect(rooms(daily, { day: 3, period: 12 }).map(([, room]) => room)).toEqual([0, 0, 0])
})

test('[U10] an exam needs what is open of its course until then', () => {
  expect(due.map(({ title, open, planned }) => [title, open, planned])).toEqual([
    ['Revision', 90, 0],
    ['Essay', 180, 90],
    ['Midterm', 90, 0],
  ])
})

test('[U10] an exam is given back no more than its course has taken before it', () => {
  const late = schedule(
    [
      taskClass(1, { title: 'Old sheet', course: 'Calculus', toDay: 1 }),
      taskClass(2, { title: 'Sheet', course: 'Calculus', toDay: 4 }),
      event(10, at(4, 3, 4), { title: 'Midterm', course: 'Calculus', eventKind: 'exam' }),
      item(1, { duration: 2 }),
      item(2, { classId: 2, order: 1, duration: 2 }),
    ],
    week({ weeks: 2 }),
  )
  const entries = listDue(late, [], '2026-11-03')
  const rooms = roomBefore(entries, late, daily, { day: 2, period: 0 })
  // Tuesday and Wednesday; the sheet of Thursday is due behind the exam, the old one took nothing.
  expect(rooms[entries.findIndex(({ kind }) => kind === 'exam')]).toBe(2 * 135)
})
