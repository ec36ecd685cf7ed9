// A reminder in words: when it begins, and whose title it is.
import { expect, test } from 'vitest'
import { wallMinute, sayReminder } from '../../../../shared/reminders/due-reminders.ts'
import { at, item, schedule, taskClass } from '../../../builders.ts'

const begins = wallMinute('2026-11-02', 600)

test('[U7] a reminder says when the block begins and ends, in both languages', () => {
  const state = schedule([
    taskClass(1, { course: 'Algebra' }),
    item(1, { place: at(1, 3, 4), title: 'Chapter 3' }),
  ])
  const due = { taskId: 1, begins, minutes: 10 }
  expect(sayReminder(state, due, 'en')).toEqual({
    key: `1-${begins}`,
    taskId: 1,
    title: 'Chapter 3',
    text: 'Algebra · In 10 minutes, 10:00–11:45',
  })
  expect(sayReminder(state, { ...due, minutes: 1 }, 'en')?.text).toContain('In 1 minute, ')
  expect(sayReminder(state, due, 'zh')?.text).toBe('Algebra · 10 分钟后开始，10:00–11:45')
})

test('[U7] a title is one harmless line in a notification', () => {
  const state = schedule([item(1, { place: at(1, 3), title: 'Read\u202Eevil\n<b>bold</b>' })])
  const said = sayReminder(state, { taskId: 1, begins, minutes: 5 }, 'en')
  expect(said?.title).toBe('Readevil <b>bold</b>')
  expect(sayReminder(state, { taskId: 9, begins, minutes: 5 }, 'en')).toBeNull()
})
