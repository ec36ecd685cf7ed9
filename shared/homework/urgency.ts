// How urgent a homework item is at a moment of the person's: overdue, due today, soon, later, or done (H1).
import { daysBetween, minutesOf } from '../schedule/calendar.ts'
import type { Homework } from './homework.ts'

export const urgencies = ['overdue', 'today', 'soon', 'later', 'done'] as const

export type Urgency = (typeof urgencies)[number]

/** Days from today that count as soon. */
const soonDays = 3

export type Now = {
  /** ISO date, and minutes since midnight, in the person's zone. */
  date: string
  minute: number
}

/** Without a time it is due by the end of its day. */
export function urgencyOf(
  { dueDate, dueTime, doneAt }: Pick<Homework, 'dueDate' | 'dueTime' | 'doneAt'>,
  { date, minute }: Now,
): Urgency {
  if (doneAt !== null) return 'done'
  const days = daysBetween(date, dueDate)
  if (days < 0) return 'overdue'
  if (days === 0) return dueTime !== null && minutesOf(dueTime) < minute ? 'overdue' : 'today'
  return days <= soonDays ? 'soon' : 'later'
}

/** What is open first, the earliest due of it first; then what is done, the last done first. */
export function compareHomework(
  a: Pick<Homework, 'id' | 'dueDate' | 'dueTime' | 'doneAt'>,
  b: Pick<Homework, 'id' | 'dueDate' | 'dueTime' | 'doneAt'>,
): number {
  if (a.doneAt !== null && b.doneAt !== null) {
    return b.doneAt.localeCompare(a.doneAt) || a.id - b.id
  }
  const endOfDay = '24:00'
  return (
    Number(a.doneAt !== null) - Number(b.doneAt !== null) ||
    a.dueDate.localeCompare(b.dueDate) ||
    (a.dueTime ?? endOfDay).localeCompare(b.dueTime ?? endOfDay) ||
    a.id - b.id
  )
}
