// Turns an instant into the person's date and minute in the term's zone, and into window terms.
import { Temporal } from 'temporal-polyfill'
import type { ClockView } from '../../shared/ipc.ts'
import { momentAt } from '../../shared/schedule/calendar.ts'
import type { Window } from '../../shared/schedule/state.ts'

/** `instant` is an ISO instant, `zone` an IANA name; without a window the moment is before day 1. */
export function viewClock(instant: string, zone: string, window: Window | null): ClockView {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
  const date = local.toPlainDate().toString()
  const minute = local.hour * 60 + local.minute
  return {
    date,
    minute,
    moment: window === null ? { day: 0, period: 0 } : momentAt(window, date, minute),
  }
}
