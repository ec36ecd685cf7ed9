// When homework is due, with its year where that is not the present one (H1).
import { expect, it } from 'vitest'
import { noSteps, type Homework } from '../../../shared/homework/homework.ts'
import { sayHomeworkChange, sayDue } from '../../../shared/homework/say.ts'

const due = (dueDate: string, today: string, language: 'en' | 'zh') =>
  sayDue({ dueDate, dueTime: '17:00', urgency: 'later' }, today, language)

it('[H1] the year is told only where it is not the present one', () => {
  expect(due('2026-12-31', '2026-11-23', 'en')).toBe('Due Thu 31 Dec, 17:00')
  expect(due('9999-12-31', '2026-11-23', 'en')).toBe('Due Fri 31 Dec 9999, 17:00')
  expect(due('2026-12-31', '2026-11-23', 'zh')).toBe('12月31日 周四 17:00 截止')
  expect(due('9999-12-31', '2026-11-23', 'zh')).toBe('9999年12月31日 周五 17:00 截止')
})

it('[H1] the history tells it where it is not the year in which the item was noted', () => {
  const item: Homework = {
    id: 1,
    title: 'Essay',
    course: '',
    dueDate: '2026-12-31',
    dueTime: null,
    checklist: noSteps,
    solution: '',
    answerKey: '',
    remarks: null,
    work: null,
    doneAt: null,
    createdAt: '2026-11-23T08:00:00Z',
  }
  const later = { ...item, dueDate: '2027-01-08' }
  const added = { from: null, to: item }
  expect(sayHomeworkChange(added, 'en')).toBe('Adds the homework “Essay”, due 31 Dec.')
  const moved = { from: item, to: later }
  expect(sayHomeworkChange(moved, 'en')).toBe('Makes the homework “Essay” due 8 Jan 2027.')
  expect(sayHomeworkChange(moved, 'zh')).toContain('2027年1月8日')
})
