// Reads periods of the day as people write them: "periods 3-4", "第5、6节", "[01-02节]", "第五、六节".
import { textAt } from '../../../shared/text/as-typed.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { readChineseNumber } from '../../../shared/time/numbers.ts'

/** Of one line or cell, more is no part of a timetable. */
const longest = 600

/** Line breaks and tabs stay; what is longer than any line of a timetable is cut. */
export function plainText(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll(/[〜∼]/g, '~')
    .replaceAll(/[^\S\n\t]/g, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .toWellFormed()
}

export type PeriodRange = { start: number; end: number }

const number = String.raw`\d{1,2}(?!\d)`
const joint = String.raw`\s?(?:-|~|至|到|、|,|&|\bto\b|\band\b)\s?`
const chinese = String.raw`(?:[上下]午|[早晚]上?)?[[(]?第?\s?${number}(?:(?:\s?小?节)?${joint}第?\s?${number})*\s?\]?\s?小?节课?[\])]?`
const english = String.raw`\b(?:periods?|slots?|lessons?|blocks?|blk|p)\.?\s?${number}(?:${joint}${number})*`
const pattern = new RegExp(`${english}|${chinese}`, 'iu')
const bare = new RegExp(String.raw`^\s*${number}\s?(?:-|~|至|到)\s?${number}(?![\d:.])`, 'u')
const alone = new RegExp(String.raw`^(?:${number}(?:${joint}${number})*)$`, 'iu')

/** `range` is null where the numbers make no run: "第1、3节". */
type FoundPeriods = { range: PeriodRange | null; found: string; index: number }

/** Periods of the day as people write them: "periods 3-4", "第5、6节", "[01-02节]", "第五、六节". */
export function findPeriods(text: string): FoundPeriods | null {
  const match = pattern.exec(toSimple(text))
  return match === null
    ? null
    : { range: toRange(match[0]), found: textAt(text, match), index: match.index }
}

/** "3-4" at the very beginning, as it stands after a weekday. */
export function findBarePeriods(text: string): FoundPeriods | null {
  const match = bare.exec(text)
  return match === null ? null : { range: toRange(match[0]), found: match[0], index: 0 }
}

/** What a cell of periods holds: "3", "3-4", "3,4", "第3-4节". */
export function readPeriods(cell: string): PeriodRange | null {
  const text = digitPeriods(toSimple(cell).trim())
  if (alone.test(text)) return toRange(text)
  const found = findPeriods(text)
  return found !== null && found.found.length === text.length ? found.range : null
}

/** "0102" is 1-2 where it stands alone or before 节: two digits for each period. */
const joined = /(?<!\d)(?:[012]\d){2,}(?=\s?小?节)|^(?:[012]\d){2,}$/gu

function splitJoined(said: string): string {
  const numbers = (said.match(/\d\d/g) ?? []).map(Number)
  const isRun = numbers.every((one, index) => index === 0 || one === (numbers[index - 1] ?? 0) + 1)
  return isRun ? `${numbers[0]}-${numbers.at(-1)}` : said
}

/** "第五、六节", "三四节"; "一节" alone is how many. */
const sign = '[一二三四五六七八九十]'
const chineseRun = new RegExp(
  `(?:第${sign}|${sign}(?=[、,\\-~至到]?${sign}))(?:[、,\\-~至到]?第?${sign})*(?=小?[节節])`,
  'gu',
)

/** With digits. */
export function digitPeriods(text: string): string {
  return text
    .replaceAll(joined, splitJoined)
    .replaceAll(chineseRun, (said) =>
      (said.match(/十?[一二三四五六七八九]|十/gu) ?? [])
        .map((word) => readChineseNumber(word) ?? 0)
        .join(','),
    )
}

function toRange(said: string): PeriodRange | null {
  const numbers = [...said.matchAll(/\d{1,2}/g)].map(Number)
  const [start = 0] = numbers
  const end = numbers.at(-1) ?? start
  if (start < 1 || end < start || end > 30) return null
  const isList = numbers.length > 2 || /[、,&]|\band\b/i.test(said)
  if (isList && numbers.some((one, index) => index > 0 && one !== (numbers[index - 1] ?? 0) + 1))
    return null
  return { start, end }
}
