// What the export dialog is set to: remembered for the next time, and as a request.
import {
  type ExportChoice,
  type ExportFormat,
  lastWishSchema,
  type LastWish,
} from '../../shared/exchange/export-choice.ts'
import { isoDateSchema } from '../../shared/schedule/term.ts'
import { ownKey } from '../client/own-key.ts'

export type ExportWish = LastWish & { from: string; to: string }

const firstWish: LastWish = {
  format: 'ics',
  span: 'week',
  courses: [],
  done: 'all',
  withEvents: false,
  reminder: null,
  withPending: false,
  paper: 'a4',
  layout: 'week',
}

const key = 'weekloom-export'

/** The last one as far as it still makes sense here; courses that are gone are left out. */
export function readLastWish(courses: readonly string[]): LastWish {
  try {
    const read = lastWishSchema.safeParse(JSON.parse(localStorage.getItem(ownKey(key)) ?? 'null'))
    if (!read.success) return firstWish
    const known = read.data.courses.filter((course) => courses.includes(course))
    // Dates that were typed in for one time are none for the next.
    const span = read.data.span === 'dates' ? 'week' : read.data.span
    return { ...read.data, courses: known, span }
  } catch {
    return firstWish
  }
}

export function keepWish({ from: _from, to: _to, ...wish }: ExportWish): void {
  try {
    localStorage.setItem(ownKey(key), JSON.stringify(wish))
  } catch {
    // Storage may be refused: then the next time begins anew.
  }
}

/** Null while the dates are none. */
export function toChoice(wish: ExportWish): ExportChoice | null {
  const { format, span, from, to, courses, done, withEvents } = wish
  if (format === 'json') return { format, withEvents: true }
  const isDated = isoDateSchema.safeParse(from).success && isoDateSchema.safeParse(to).success
  if (span !== 'term' && !isDated) return null
  return {
    format,
    withEvents: hasEvents(format) && withEvents,
    ...(span === 'term' ? {} : { from, to }),
    ...(courses.length === 0 ? {} : { courses }),
    ...(done === 'all' ? {} : { done }),
    ...(format === 'ics' && wish.reminder !== null ? { reminder: wish.reminder } : {}),
    ...(format === 'ics' && wish.withPending ? { withPending: true } : {}),
    ...(format === 'pdf' || format === 'png' ? { paper: wish.paper, layout: wish.layout } : {}),
  }
}

/** Cards are of study alone. */
export function hasEvents(format: ExportFormat): boolean {
  return format !== 'anki'
}
