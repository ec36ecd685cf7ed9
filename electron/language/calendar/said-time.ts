// Reads what the words of a timetable act say of its clock: one time, from one to another, rows of the grid, or a part of the day.
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import type { DayPart, TimeWish } from '../../../shared/time/mention.ts'
import { blankAll } from '../../../shared/time/read-time.ts'
import { findTimes } from '../../../shared/time/time-words.ts'
import type { LexedText } from '../words/lexed-text.ts'

/** Minutes since midnight; `to` is null where no end was told. */
export type SaidTime =
  | { kind: 'clock'; from: number; to: number | null }
  | { kind: 'periods'; start: number; end: number }
  | { kind: 'part'; part: DayPart }

const noon = 12 * 60

const hour = String.raw`(\d{1,2})(?::(\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?`
const range = new RegExp(
  String.raw`(?<![\d:第]|\b(?:periods?|rows?|slots?) )${hour} ?(?:-|–|to|till|until|til|and) ?${hour}(?![\d:]| ?节)`,
)

/** Null where it says nothing of a time. */
export function readSaidTime(lexed: LexedText, window: Window): SaidTime | null {
  const text = withoutDays(lexed).replaceAll(/(\d)\.(?=\d{2}(?!\d))/g, '$1:')
  return readRange(text, window) ?? readSingle(text, window)
}

/** A day may reach over the time behind it, which was blank when it was found. */
export function withoutDays({ text, days, times }: LexedText): string {
  const blank = blankAll(text, days)
  return times.reduce(
    (rest, { start, end }) => rest.slice(0, start) + text.slice(start, end) + rest.slice(end),
    blank,
  )
}

/** "9 to 3", "4-5pm", 七点到九点: the end is later, and of the half of the day that its start is of. */
function readRange(text: string, window: Window): SaidTime | null {
  const written = range.exec(text)
  if (written !== null) {
    const [, h1 = '', m1 = '0', half1, h2 = '', m2 = '0', half2] = written
    const late = latePart(text)
    const to = minuteOf(h2, m2, half2 ?? late)
    const same = minuteOf(h1, m1, half1 ?? half2 ?? late)
    const from = same < to ? same : minuteOf(h1, m1, half1)
    const isTold = half1 !== undefined || half2 !== undefined || late !== undefined
    const isOpen = !isTold && !inMorning.test(text)
    return spanOf(isOpen ? inHours(from, h1, window) : from, to)
  }
  const [first, second, ...others] = findTimes(text)
  if (first?.wish.kind !== 'clock' || second?.wish.kind !== 'clock' || others.length > 0)
    return null
  return /到|至|-|–|to|till|until/.test(text.slice(first.end, second.start))
    ? spanOf(
        isMorning.test(text) ? first.wish.minute : inHours(first.wish.minute, '', window),
        second.wish.minute,
      )
    : null
}

const inMorning = /\bam\b|a\.m|morning|上午|早|凌晨/
const isMorning = new RegExp(`${inMorning.source}|\\d:\\d{2}|\\b0\\d`)

function spanOf(from: number, to: number): SaidTime | null {
  const end = to > from ? to : to + noon
  return from >= 1440 || end <= from || end > 1440 ? null : { kind: 'clock', from, to: end }
}

function minuteOf(hours: string, minutes: string, half: string | undefined): number {
  const clock = Number(hours) * 60 + Number(minutes)
  if (half === undefined || Number(hours) > 12) return clock
  return (clock % noon) + (half.startsWith('p') ? noon : 0)
}

function latePart(text: string): string | undefined {
  return /\b(?:evening|afternoon|night)\b|下午|晚/.test(text) ? 'pm' : undefined
}

/** Before the first row of the day, and not said to be in the morning, it is of the second half. */
function inHours(minute: number, written: string, { periods }: Window): number {
  const first = minutesOf(periods[0]?.start ?? '00:00')
  const isMarked = written.startsWith('0')
  return minute < first && minute < noon && !isMarked ? minute + noon : minute
}

function readSingle(text: string, window: Window): SaidTime | null {
  const alone = /^\D*?\b(\d{1,2})\b\D*$/.exec(text.replaceAll(/\s+/g, ' ').trim())
  const isBare = findTimes(text).length === 0 && /^(?:at )?\d{1,2}$/.test(text.trim())
  const found = findTimes(isBare ? `at ${alone?.[1] ?? ''}` : text)
  // 上午三四节: the rows say it closer than the part of the day.
  const mention = found.find(({ wish }) => wish.kind === 'periods') ?? found[0]
  return mention === undefined ? null : timeOf(mention.wish, text, window)
}

function timeOf(wish: TimeWish, text: string, window: Window): SaidTime | null {
  switch (wish.kind) {
    case 'part':
    case 'periods':
      return wish
    case 'between':
      return { kind: 'clock', from: wish.from, to: wish.to }
    case 'clock': {
      return {
        kind: 'clock',
        from: isMorning.test(text) ? wish.minute : inHours(wish.minute, '', window),
        to: null,
      }
    }
    // "After four" names no time that anything begins at.
    default:
      return null
  }
}
