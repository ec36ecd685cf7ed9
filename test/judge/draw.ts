// Draws a week of a plan as text: a line for each thing of a day, by the clock.
import { clockOf } from '../../shared/schedule/calendar.ts'
import { weekdayOf, type PlanSheet } from './plan-sheet.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export function drawWeek({ sessions, fixed }: PlanSheet, week: number): string {
  const lines = [`Week ${week}`]
  for (let day = week * 7 - 6; day <= week * 7; day += 1) {
    const things = [
      ...fixed.map((one) => ({ ...one, mark: ' ' })),
      ...sessions.map((one) => ({ ...one, mark: one.work.isHeavy ? '#' : '+' })),
    ]
      .filter((one) => one.day === day)
      .toSorted((a, b) => a.from - b.from)
    const [first = '', ...rest] = things.map(
      ({ from, to, title, mark }) => `${clockOf(from)}–${clockOf(to)} ${mark} ${title}`,
    )
    lines.push(
      `  ${weekdays[weekdayOf(day) - 1] ?? ''}  ${first}`,
      ...rest.map((line) => `       ${line}`),
    )
  }
  return lines.join('\n')
}
