// Reads weekdays as universities shorten them before a clock time: MWF, TR, TTh, MoWeFr, Tu/Th, and in French, German, Spanish.
import { foreignWeekday } from './weekdays.ts'

const letters: readonly [string, number][] = [
  ['Th', 4],
  ['Tu', 2],
  ['Su', 7],
  ['Sa', 6],
  ['Mo', 1],
  ['We', 3],
  ['Fr', 5],
  ['M', 1],
  ['T', 2],
  ['W', 3],
  ['R', 4],
  ['F', 5],
  ['S', 6],
  ['U', 7],
]

const one = String.raw`(?:Th|Tu|Su|Sa|Mo|We|Fr|[MTWRFSU])`
const run = new RegExp(
  String.raw`(?<![\p{L}\d])(${one}(?:\s?[/,&.]?\s?${one}){0,6}|\p{Lu}\p{Ll}{1,10}\.?)(?!\d+\.\d)(?=[\s,:|]*\d{1,2}(?:[:.h]\d{2}|\s?[-–]|\s?[ap]\.?m))`,
  'gu',
)

/** Each day once and in the order of the week; null where letters are left over. */
export function readDayLetters(word: string): number[] | null {
  const named = foreignWeekday(word)
  if (named > 0) return [named]
  const days: number[] = []
  let rest = word.replaceAll(/[\s/,&.]/g, '')
  while (rest !== '') {
    const next = letters.find(([sign]) => rest.startsWith(sign))
    if (next === undefined || next[1] <= (days.at(-1) ?? 0)) return null
    days.push(next[1])
    rest = rest.slice(next[0].length)
  }
  return days.length === 0 ? null : days
}

/** Only where a clock time follows: a letter alone says nothing. */
export function findDayLetters(
  text: string,
): { days: number[]; found: string; index: number } | null {
  for (const match of text.matchAll(run)) {
    const [, found = ''] = match
    const days = readDayLetters(found)
    if (days !== null) return { days, found, index: match.index }
  }
  return null
}

const bareHours = /^[\s,:]*(\d{1,2})\s?[-–]\s?(\d{1,2})(?![\d:.]|\s?[ap]\.?m)/i

/** "1-2" behind such letters are hours of the day: from one to seven of the afternoon. Minutes since midnight. */
export function findBareHours(
  after: string,
): { start: number; end: number; found: string; index: number } | null {
  const match = bareHours.exec(after)
  const hours = [match?.[1], match?.[2]].map(Number).map((hour) => (hour < 8 ? hour + 12 : hour))
  const [start = 0, end = 0] = hours
  if (match === null || start >= end || end > 24) return null
  const found = match[0].replace(/^[\s,:]+/, '')
  return { start: start * 60, end: end * 60, found, index: match[0].length - found.length }
}
