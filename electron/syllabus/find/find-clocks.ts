// Clock times in a text, English and Chinese: "10:00–11:30", "2-4 pm", "晚上7点半".
import type { Clock } from './fact.ts'

export type FoundClock = Clock & { index: number; until: number }

const half = String.raw`(a\.?m\.?|p\.?m\.?)`
// Parts: of the day, hour, minutes, the Chinese word for the hour, half, minutes after it, am or pm.
const time = String.raw`(?:(上午|早上|早|中午|下午|晚上|晚|凌晨)\s*)?(?<![\d.:/])(\d{1,2})(?:[:：](\d{2})|\s*([点时])\s*(?:(半)|(\d{1,2})\s*分?)?)?(?![\d%％/]|\.\d)\s*${half}?`
const range = new RegExp(String.raw`${time}(?:\s*(?:[-–—~～至到]|to|until)\s*${time})?`, 'giu')
const words = /\b(noon|midnight)\b|正午|午夜|零点/giu

export function findClocks(given: string): FoundClock[] {
  const found: FoundClock[] = []
  // 8.30 am, as some write it; as long as before.
  const text = given.replaceAll(/(\d)\.(?=\d{2}\s*[ap]\.?m)/giu, '$1:')
  for (const match of text.matchAll(range)) {
    const first = match.slice(1, 8)
    const second = match.slice(8, 15)
    const isTime = isMarked(first) || (isMarked(second) && second[1] !== undefined)
    if (!isTime) continue
    const start = readTime(first, first[6] ?? second[6])
    const end = second[1] === undefined ? null : readTime(second, second[6] ?? first[6], first[0])
    if (start === null) continue
    const from = end !== null && start > end && first[6] === undefined ? start - 720 : start
    found.push({
      index: match.index,
      until: match.index + match[0].length,
      start: sayTime(from),
      end: end === null || end <= from ? null : sayTime(end),
    })
  }
  for (const match of text.matchAll(words)) {
    const isNoon = /noon|正午/i.test(match[0])
    const start = isNoon ? '12:00' : '23:59'
    found.push({ index: match.index, until: match.index + match[0].length, start, end: null })
  }
  return found.toSorted((a, b) => a.index - b.index)
}

type Parts = (string | undefined)[]

/** A bare number is no time; minutes, a Chinese hour word or am and pm make it one. */
function isMarked([, , minutes, word, , , ending]: Parts): boolean {
  return minutes !== undefined || word !== undefined || ending !== undefined
}

/** Minutes since midnight; null where it is no time of day. */
function readTime(
  [part, hours, minutes, , isHalf, more]: Parts,
  ending: string | undefined,
  partBefore?: string,
): number | null {
  const hour = Number(hours)
  const minute = isHalf === undefined ? Number(minutes ?? more ?? 0) : 30
  if (hour > 24 || minute > 59) return null
  const isLate = /^p/i.test(ending ?? '') || /下午|晚/.test(part ?? partBefore ?? '')
  const isEarly = /^a/i.test(ending ?? '')
  const ofDay = isLate && hour < 12 ? hour + 12 : isEarly && hour === 12 ? 0 : hour
  return ofDay === 24 ? (minute === 0 ? 1439 : null) : ofDay * 60 + minute
}

function sayTime(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
