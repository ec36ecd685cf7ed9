// Clock times as people write them: "10:00–11:35", "2:30 pm", "9-11am", "下午2点半".
import { textAt } from '../../../shared/words/as-typed.ts'
import { toSimple } from '../../../shared/words/simple-characters.ts'

/** Minutes since midnight; `end` may be 1440. */
export type ClockRange = { start: number; end: number }

// Part of the day, hour, minute, 点, minute after 点, am or pm.
const point = String.raw`(上午|早上|中午|下午|晚上)?\s*(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?::\d{2}(?:\.\d+)?)?|\s?(点)\s?(半|\d{1,2}(?=\s?分))?\s?分?)?\s*([ap]\.?m\b\.?)?`
const groups = 6
const range = new RegExp(
  String.raw`(?<![\p{L}\d.:/-])${point}\s*(?:-|~|\bto\b|\buntil\b|至|到)\s*${point}(?![\d:/.-]*\d)`,
  'iu',
)
const single = new RegExp(`^${point}$`, 'iu')

type Point = { hour: number; minute: number; half: 'am' | 'pm' | null; isMarked: boolean }

/** The first run of clock times in a text; `range` is null where it ends before it begins. */
export function findClockRange(
  text: string,
): { range: ClockRange | null; found: string; index: number } | null {
  const match = range.exec(toSimple(text))
  if (match === null) return null
  const first = toPoint(match.slice(1, 1 + groups))
  const last = toPoint(match.slice(1 + groups))
  if (first === null || last === null || !(first.isMarked || last.isMarked)) return null
  return { range: toRange(first, last), found: textAt(text, match), index: match.index }
}

/** The time that a cell holds. A bare number of hours counts where the column is known to hold times. */
export function readClock(cell: string): number | null {
  const match = single.exec(toSimple(cell).trim())
  const read = match === null ? null : toPoint(match.slice(1))
  return read === null ? null : toMinutes(read, read.half)
}

function toPoint(parts: readonly (string | undefined)[]): Point | null {
  const [part, hours = '', minutes, oClock, after, suffix] = parts
  const hour = Number(hours)
  const minute = after === '半' ? 30 : Number(minutes ?? after ?? 0)
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null
  const half = halfOf(part, suffix)
  if (half !== null && suffix !== undefined && hour > 12) return null
  const isMarked = [minutes, oClock, suffix, part].some((sign) => sign !== undefined)
  return { hour, minute, half, isMarked }
}

function halfOf(part: string | undefined, suffix: string | undefined): Point['half'] {
  if (suffix !== undefined) return suffix.toLowerCase().startsWith('p') ? 'pm' : 'am'
  if (part === undefined) return null
  return part === '下午' || part === '晚上' ? 'pm' : part === '中午' ? null : 'am'
}

function toMinutes({ hour, minute }: Point, half: Point['half']): number {
  if (half === 'pm' && hour < 12) return (hour + 12) * 60 + minute
  return half === 'am' && hour === 12 ? minute : hour * 60 + minute
}

/** "9-11am" is am twice, "11-1pm" once; "下午2点-4点" is all afternoon. */
function toRange(first: Point, last: Point): ClockRange | null {
  let end = toMinutes(last, last.half)
  let start = toMinutes(first, first.half)
  if (first.half === null && last.half !== null) {
    const same = toMinutes(first, last.half)
    start = same < end ? same : toMinutes(first, null)
  } else if (first.half === 'pm' && last.half === null && last.hour < 12) {
    end = toMinutes(last, 'pm')
  }
  return start < end ? { start, end } : null
}
