// Turns an instant into the person's date and minute in the term's zone, and into window terms.
import type { ClockView } from '../../shared/view/app-view.ts'
import { momentAt } from '../../shared/schedule/calendar.ts'
import type { Window } from '../../shared/schedule/state.ts'

/** `instant` is an ISO instant, `zone` an IANA name; without a window the moment is before day 1. */
export function viewClock(instant: string, zone: string, window: Window | null): ClockView {
  const { date, minute } = readClock(instant, zone)
  return {
    date,
    minute,
    moment: window === null ? { day: 0, period: 0 } : momentAt(window, date, minute),
  }
}

/** Made once for each zone: making one takes longer than all that is asked of it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

// Without the Temporal package: this is needed before the window shows, and that is a large part to load.
function readClock(instant: string, zone: string): { date: string; minute: number } {
  const clock = clocks.get(zone) ?? makeClock(zone) ?? makeClock(undefined)
  clocks.set(zone, clock)
  // oxlint-disable-next-line no-restricted-globals -- arithmetic on a given instant, no clock
  const parts = clock.formatToParts(Date.parse(instant))
  const values = new Map(parts.map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes) => values.get(name) ?? ''
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** Of this machine's own zone without one; null for a zone that this machine does not know: the data opens all the same. */
function makeClock(zone: string): Intl.DateTimeFormat | null
function makeClock(zone: undefined): Intl.DateTimeFormat
function makeClock(zone: string | undefined): Intl.DateTimeFormat | null {
  const options = {
    ...(zone === undefined ? {} : { timeZone: zone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  try {
    return new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', options)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
