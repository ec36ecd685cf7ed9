// Reads where an event goes: another day, another time, so much later or earlier, another room.
import { addDays, dayToDate, minutesOfHeld } from '../../../shared/schedule/calendar.ts'
import { isBesideRows, placeLength } from '../../../shared/schedule/place.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { countDays } from '../../../shared/time/lengths.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import { targetWithin } from '../read/read-target.ts'
import { prepareText, type LexedText } from '../words/lexed-text.ts'
import type { Acting } from './calendar-request.ts'
import { liesAt } from './find-events.ts'
import type { ClockSpan } from '../../../shared/schedule/edits/clock-span.ts'
import { rowsIn, spanAt, spanFrom } from './place-span.ts'
import { dateNear } from './said-days.ts'
import { readSaidTime, type SaidTime } from './said-time.ts'
import { lexedRoles } from './words-of-act.ts'

export type Move = {
  /** The date of the first occurrence; null where the day stays. */
  date: string | null
  /** Null where the rows stay. */
  span: ClockSpan | null
  time: SaidTime | null
  location: string | undefined
  /** Whether it goes anywhere. */
  isTime: boolean
  /** `open`: no time that it could begin at; `no-row`: a number of a row that the day has not; `taken`: something stands there. */
  problem: 'open' | 'no-row' | 'taken' | null
}

/** More time is a later end. */
export const later =
  /\b(?:later|back|postponed|delayed|extra|more|another|extended|extension)\b|[晚推延]|往后|[多宽寬]/
export const earlier =
  /\b(?:earlier|forward|sooner|(?:moved?|brought|pulled|came) (?:up|in))\b|[早]|提前|往前/

export function readMove(acting: Acting, event: EventTask | null): Move {
  const { ground } = acting
  const targets = lexedRoles(acting, 'to', 'due')
  const day = targets.findLast(({ days }) => days.length > 0) ?? null
  const window = ground.state.window
  const times = targets.flatMap((lexed) => readSaidTime(lexed, window) ?? [])
  const time = times.find(({ kind }) => kind !== 'part') ?? times[0] ?? null
  const location = locationOf(acting, targets)
  const from = event === null ? ground.today.date : dayToDate(window, event.place.day)
  const shifted = event === null ? null : shiftOf(acting, targets, event)
  const date = day === null ? (shifted?.date ?? null) : dateOf(day, from, acting)
  const move = { date, location, time, span: shifted?.span ?? null, problem: null }
  const isTime = date !== null || time !== null || shifted !== null
  if (event === null || time === null) return { ...move, isTime }
  // "To Thursday evening", of what is in the evening: at its own hour.
  if (time.kind === 'part')
    return {
      ...move,
      isTime,
      problem: date !== null && liesAt(event, time, ground) ? null : 'open',
    }
  const { start, end } = minutesOfHeld(window.periods, event)
  const rows = rowsOf(event, ground)
  const only =
    time.kind === 'periods' && time.start === time.end
      ? { ...time, end: time.start + rows - 1 }
      : time
  const span = spanAt(only, end - start, rows, window)
  return { ...move, isTime, span, problem: span === null ? 'no-row' : null }
}

/** The rows that it takes, or beside them as many as it would take. */
export function rowsOf(event: EventTask, { state: { window } }: Acting['ground']): number {
  if (!isBesideRows(event.place)) return placeLength(event.place)
  const { start, end } = minutesOfHeld(window.periods, event)
  return rowsIn(end - start, window)
}

function dateOf(lexed: LexedText, from: string, { ground }: Acting): string | null {
  const [date] = lexed.days.flatMap(({ dates }) => dates)
  return date === undefined ? null : dateNear(lexed, date, from, ground)
}

/** What was told as a place, or as where it goes and is no day and no time. */
function locationOf({ read, ground }: Acting, targets: readonly LexedText[]): string | undefined {
  // "Not in main 201 any more, it is science 210 now": the last one is the new one.
  const places = read.frame.slots.filter(
    ({ role, from }) => role === 'place' && !denied.test(read.text.slice(0, from)),
  )
  const told = places.at(-1)?.text
  if (told !== undefined && otherPlace.test(told.trim())) return undefined
  if (told !== undefined) return told.trim().replace(/^(?:room|at|in)\s+(?=\D{3})/i, '')
  const isChange = read.frame.act === 'change_class' || read.frame.act === 'move_event'
  const words = read.words('to')
  return words.find((_, index) => {
    const lexed = targets[index]
    if (lexed === undefined || !isChange || lexed.days.length > 0) return false
    const time = readSaidTime(lexed, ground.state.window)
    return time === null || /^\D?\d{3,}$/.test(lexed.text.trim())
  })
}

/** "Main 305, not 201", 不在201了: where it is no more. */
const denied =
  /(?:\b(?:not|no longer|instead of|rather than|out of)(?: in| at)?|不(?:是|再?在|去)|而不是?)\s*$/i

/** "A different room" names none. */
const otherPlace =
  /^(?:an?|the|some)? ?(?:different|another|other|new) \p{L}+$|^(?:别的|其他|另(?:外)?一?[个间]|新)?(?:教室|地方|地点)$/iu

/** "An hour later", 推迟一周. */
function shiftOf(
  { read, ground }: Acting,
  targets: readonly LexedText[],
  event: EventTask,
): { date: string | null; span: ClockSpan | null } | null {
  const { window } = ground.state
  const said = [...targets, ...read.lexed('length'), read.clause]
  for (const lexed of said) {
    const { shift } = targetWithin({ ...lexed, days: [], times: [] }, ground)
    if (shift !== null)
      return { date: addDays(dayToDate(window, event.place.day), shift), span: null }
  }
  const words = [...read.words('to', 'length')].map((each) => prepareText(each, ground)).join(' ')
  const length = findLength(words)?.length
  const days = countDays(words)
  const direction = later.test(read.clause.text) ? 1 : earlier.test(read.clause.text) ? -1 : 0
  if (days !== null && direction !== 0)
    return { date: addDays(dayToDate(window, event.place.day), direction * days), span: null }
  if (length === undefined || direction === 0) return null
  const rows = rowsOf(event, ground)
  if (length.unit === 'periods') {
    const start = event.place.start + direction * length.amount
    return { date: null, span: { start, end: start + rows - 1, clock: null } }
  }
  const { start, end } = minutesOfHeld(window.periods, event)
  const from = start + direction * length.amount
  return from < 0 ? null : { date: null, span: spanFrom(from, end - start, rows, window) }
}
