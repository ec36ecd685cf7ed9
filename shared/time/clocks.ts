// Reads clock times as people write them: "10:00–11:35", "2:30 pm", "9-11am", "3:30-4:50p", "下午2点半", 八点一刻.
import { textAt } from '../text/as-typed.ts'
import { toSimple } from '../text/simple-characters.ts'
import { readChineseNumber } from './numbers.ts'

/** Minutes since midnight; `end` may be 1440. */
export type ClockRange = { start: number; end: number }

/** Minutes since midnight, at most 1439; `end` is null for a time that stands alone. */
export type FoundClock = { index: number; until: number; start: number; end: number | null }

type Half = 'am' | 'pm' | null
type Point = { hour: number; minute: number; half: Half; isMarked: boolean }

const dayPart = '上午|早上|早晨|清晨|凌晨|早|中午|下午|午后|傍晚|晚上|夜晚|夜里|晚'
const figures = '[零〇一二两三四五六七八九十]'

/** Its groups: part of the day, Chinese hour and minutes, hour, minutes, am or pm. */
function pointWith(separator: string, alone = ''): string {
  const chinese = String.raw`(\d{1,2}|${figures}{1,3})\s?[点时]钟?\s?(半|[一三]刻|\d{2}(?!\d)|\d{1,2}(?=\s?分)|${figures}{2,3}(?![节课])|${figures}(?=\s?分))?\s?分?`
  const plain = String.raw`(\d{1,2})(?:${separator}(\d{2})(?::\d{2}(?:\.\d+)?)?${alone})?`
  return String.raw`(${dayPart})?的?\s*(?<![\d./]|\d:)(?:${chinese}|${plain})(\s*[ap]\.?m\b\.?|[ap](?![\p{L}\d])|\s+in the (?:morning|afternoon|evening))?`
}

const groups = 6
const upTo = String.raw`\s*(?:[-–—~～至到→]|\b(?:to|until|till?|bis)\b|(?<!\p{L})à(?!\p{L}))\s*`
const point = pointWith(String.raw`\s?[:：.h]\s?`, String.raw`|h(?![\p{L}\d])`)
const range = new RegExp(
  String.raw`(?<![\p{L}\d./-]|\d:)${point}${upTo}${point}(?![\d:/.-]*\d|\s?小?节)`,
  'iu',
)
const single = new RegExp(`^${point}$`, 'iu')

/** The first run of clock times in a text; `range` is null where it ends before it begins. */
export function findClockRange(
  text: string,
): { range: ClockRange | null; found: string; index: number } | null {
  const match = range.exec(toSimple(text))
  if (match === null) return null
  const first = toPoint(match.slice(1, 1 + groups))
  const last = toPoint(match.slice(1 + groups))
  if (first === null || last === null || !areMarked(first, last, text.slice(0, match.index)))
    return null
  return { range: toRange(first, last), found: textAt(text, match), index: match.index }
}

/** The time that a cell holds. A bare number of hours counts where the column is known to hold times. */
export function readClock(cell: string): number | null {
  const match = single.exec(toSimple(cell).trim())
  const read = match === null ? null : toPoint(match.slice(1))
  return read === null ? null : toMinutes(read)
}

// A point between figures is a number here; "8.30 am" is written as 8:30 before.
const inText = pointWith('[:：]')
const times = new RegExp(
  `${inText}(?![\\d%％/]|\\.\\d)(?:${upTo}${inText}(?![\\d%％/]|\\.\\d))?`,
  'giu',
)
const words = /(?:\b12\s?)?\b(noon|midnight)\b|正午|午夜|零点/giu

/** Also "0930", which is a number anywhere but in a column of times. */
export function clockOfCell(cell: string): number | null {
  return readClock(cell.trim().replace(/^([01]?\d|2[0-4])([0-5]\d)$/, '$1:$2'))
}

/** All clock times of a running text, in order. A bare number is none. */
export function findClocks(given: string): FoundClock[] {
  const text = toSimple(given).replaceAll(/(\d)\.(?=\d{2}\s*[ap]\.?m)/giu, '$1:')
  const found = [...text.matchAll(times)].flatMap((match): FoundClock[] => {
    const first = toPoint(match.slice(1, 1 + groups))
    const last = toPoint(match.slice(1 + groups))
    if (first === null || !areMarked(first, last, text.slice(0, match.index))) return []
    const run = last === null ? null : toRange(first, last)
    const start = run?.start ?? toMinutes({ ...first, half: first.half ?? last?.half ?? null })
    const at = { index: match.index, until: match.index + match[0].length }
    return [{ ...at, start: Math.min(start, 1439), end: run?.end ?? null }]
  })
  const named = [...text.matchAll(words)].map((match): FoundClock => {
    const start = /noon|正午/i.test(match[0]) ? 720 : 1439
    return { index: match.index, until: match.index + match[0].length, start, end: null }
  })
  return [...found, ...named].toSorted((a, b) => a.index - b.index)
}

const weekdayBefore =
  /(?:^|[^\p{L}])(?:(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:[a-z]*days?)?s?|[MTWRF]{1,3}|M[oW]\w*|T[uhT]\w*)[.,:]?\s*$/iu

/** Bare letters mark a time at both ends of one: "10a-2p", "Tue 9a-11a"; "2-4a" and "2a-4a" are exercises. */
function areMarked(first: Point, last: Point | null, before: string): boolean {
  if (first.isMarked || last?.isMarked === true) return true
  if (first.half === null || last === null || last.half === null) return false
  return first.half !== last.half || weekdayBefore.test(before.slice(-12))
}

function toPoint(parts: readonly (string | undefined)[]): Point | null {
  const [part, chineseHour, chineseMinute, hours, minutes, suffix] = parts
  const written = chineseHour ?? hours
  if (written === undefined) return null
  const said = readChineseNumber(written) ?? 0
  // 晚上12点 is the end of the day.
  const hour = said === 12 && /晚|夜/.test(part ?? '') ? 24 : said
  const minute = minuteOf(chineseMinute ?? minutes)
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null
  if (suffix !== undefined && hour > 12 && minutes === undefined) return null
  const wholeSuffix = suffix !== undefined && /m|the/i.test(suffix) ? suffix : undefined
  const isMarked = [minutes, chineseHour, wholeSuffix, part].some((sign) => sign !== undefined)
  return { hour, minute, half: halfOf(part, suffix, hour), isMarked }
}

function minuteOf(written: string | undefined): number {
  if (written === undefined) return 0
  if (written === '半') return 30
  if (written.endsWith('刻')) return written.startsWith('三') ? 45 : 15
  return /^\d+$/.test(written)
    ? Number(written)
    : (readChineseNumber(written.replace(/^[零〇]/, '')) ?? 0)
}

function halfOf(part: string | undefined, suffix: string | undefined, hour: number): Half {
  if (suffix !== undefined) return /p|afternoon|evening/i.test(suffix) ? 'pm' : 'am'
  if (part === undefined) return null
  if (part === '中午') return hour < 6 ? 'pm' : null
  return /下午|午后|晚|夜/.test(part) ? 'pm' : 'am'
}

function toMinutes({ hour, minute, half }: Point): number {
  if (half === 'pm' && hour < 12) return (hour + 12) * 60 + minute
  return half === 'am' && hour === 12 ? minute : hour * 60 + minute
}

const longestRun = 6 * 60

/** "9-11am" is am twice, "11-1pm" once; "下午2点-4点" is all afternoon. */
function toRange(first: Point, last: Point): ClockRange | null {
  let end = toMinutes(last)
  let start = toMinutes(first)
  if (first.half === null && last.half !== null) {
    const same = toMinutes({ ...first, half: last.half })
    if (same < end) start = same
  } else if (first.half === 'pm' && last.half === null && last.hour < 12) {
    end = toMinutes({ ...last, half: 'pm' })
  } else if (first.half === null && last.half === null && end < start && last.hour < 12) {
    // "12:30-1:45": past noon hours begin anew, and nothing lasts half a day.
    const later = toMinutes({ ...last, half: 'pm' })
    if (later - start <= longestRun) end = later
  }
  return start < end ? { start, end } : null
}
