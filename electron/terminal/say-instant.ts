// Says an instant by the student's clock, as the history has it.
import { clockOf } from '../../shared/schedule/calendar.ts'
import { viewClock } from '../session/clock-view.ts'

/** "2026-11-23 08:20". */
export function sayInstant(instant: string, zone: string): string {
  const { date, minute } = viewClock(instant, zone, null)
  return `${date} ${clockOf(minute)}`
}
