// Writes hours out where a text says them short: "9.30-11", "12-1", "6:50" of a morning, "14 c.t.".
import { eachWeekday } from '../../../../shared/time/weekdays.ts'

/** Of a message that was copied with when it was sent, and by whom. */
const sent =
  /^\[?(?=[^\]\n]{0,40}\d:\d\d)(?=[^\]\n]{0,40}\d[/.]\d)[\d/.:,\s]{10,24}(?:[AP]M)?\]?\s?(?:-\s)?[^:\n]{1,40}:\s/gimu

const bare =
  /(?<![\d:./-]|(?:weeks?|wks?|periods?|slots?|lessons?|rooms?|rm)\.?\s?)(\d{1,2})(?:[.:](\d{2}))?\s?(-|–|\bto\b|\btill?\b)\s?(\d{1,2})(?:[.:](\d{2}))?(?![\d:./%-]|\s?(?:[ap]\.?m\b|weeks?|wks?|periods?|[节周]))/giu
/** Of a weekly table: its label says when it is. */
const isRow = /^\W*\d{1,2}(?:[.:]\d{2})?\s?[-–]\s?\d{1,2}(?:[.:]\d{2})?\s*[|\t,;]/u
const countsPeriods = /\b(?:periods?|slots?)\b|[节節]/iu

/** In the order in which each needs those before it. */
export function spellHours(text: string): string {
  return spellBareHours(
    spellEarlyHours(spellQuarters(spellUnits(spellFigures(text.replaceAll(sent, ''))))),
  )
}

/** "9h-12h30", "9 bis 12 Uhr", "17.00 a 18.00", "de 5 a 6 de la tarde". */
function spellUnits(given: string): string {
  const text = given
    .replaceAll(
      /(?<![\d:.])(\d{1,2})[.:h](\d{2})\s+(?:a|à|alle|bis|tot|til)\s+(?:las\s+)?(\d{1,2})[.:h](\d{2})(?!\d)/giu,
      '$1:$2-$3:$4',
    )
    .replaceAll(
      /(?:\bde )?(?<![\d:.])(\d{1,2}) a (\d{1,2}) de la (?:tarde|noche)/giu,
      '$1:00-$2:00 pm',
    )
  return text.replaceAll(
    /(?<![\d:.])(\d{1,2})(?:[:.h](\d{2}))?\s?(?:(?<=\d\s?)h|Uhr)?(\s?(?:[-–—]|à|bis)\s?)(\d{1,2})(?:[:.h](\d{2}))?(?:(?<=h\d\d)|\s?(?:h|Uhr))(?![\p{L}\d])/gu,
    inFull,
  )
}

/** "0830-0920"; figures that lie close are years. */
function spellFigures(text: string): string {
  return text.replaceAll(
    /(?<![\d:./-])([01]\d|2[0-3])([0-5]\d)(\s?[-–—]\s?)([01]\d|2[0-3])([0-5]\d)(?![\d:./-])/gu,
    (said, hour: string, minute: string, joint: string, last: string, end: string) => {
      const length = (Number(last) - Number(hour)) * 60 + Number(end) - Number(minute)
      return length < shortestClass ? said : `${hour}:${minute}${joint}${last}:${end}`
    },
  )
}

const shortestClass = 20

/** Numbers behind a weekday are periods, unless one of them can be none: "9.30-11" has minutes, "12-1" goes backward. */
function spellBareHours(text: string): string {
  if (countsPeriods.test(text)) return text
  const lines = text.split('\n')
  const timed = lines.map(
    (line) =>
      eachWeekday(line).length > 0 || isRow.test(line) || [...line.matchAll(bare)].length > 2,
  )
  const areHours = lines.some(
    (line, at) => timed[at] === true && [...line.matchAll(bare)].some(isOfHours),
  )
  if (!areHours && !areConnected(lines)) return text
  return lines
    .map((line, at) => (timed[at] === true ? line.replaceAll(bare, inFull) : line))
    .join('\n')
}

/** Rows from 8 to 9, from 9 to 10: no two rows share a period. */
function areConnected(lines: readonly string[]): boolean {
  const rows = lines.flatMap((line) => {
    const [said] = isRow.exec(line) ?? []
    const [from = 0, to = 0] = (said?.match(/\d{1,2}/g) ?? []).map(Number)
    return said === undefined ? [] : [{ from, to }]
  })
  const joined = rows.filter(({ from, to }, at) => from < to && rows[at - 1]?.to === from)
  return joined.length > 1 && (rows[0]?.from ?? 0) >= earliestHour
}

const earliestHour = 7

function inFull(_: string, from: string, min1 = '00', __: string, to: string, min2 = '00'): string {
  return `${from}:${min1}-${to}:${min2}`
}

function isOfHours([, from, minutes, , to, ends]: RegExpMatchArray): boolean {
  const hasMinutes = (minutes === undefined) !== (ends === undefined)
  const isBackward =
    minutes === undefined && ends === undefined && Number(to) < Number(from) && Number(from) <= 12
  return hasMinutes || isBackward
}

/** "14 c.t." begins a quarter past, "14 s.t." on the hour; "14-16 c.t." ends a quarter before. */
function spellQuarters(text: string): string {
  const ends = text
    .replaceAll(/(?<=\d[:.]\d\d) ?s\.\s?t\.?/gu, '')
    .replaceAll(
      /(?<![\d:.])(\d{1,2})(?::00)?(\s?[-–]\s?)(\d{1,2})(?::00)?(?: Uhr)?,?\s?\(?c\.\s?t\.\)?/gu,
      (_, from: string, joint: string, to: string) => `${from}:15${joint}${Number(to) - 1}:45`,
    )
  return ends.replaceAll(
    /(?<![\d:.])(\d{1,2})(?::00)?(?: Uhr)?\s?([cs])\.\s?t\.?/gu,
    (_, hour: string, sign: string) => (sign === 'c' ? `${hour}:15` : `${hour}:00`),
  )
}

/** Where hours are counted to 24, "6:50" is "06:50"; no class is held at 1:15 at night. */
function spellEarlyHours(text: string): string {
  const countsTo24 = /(?<![\d:])(?:1[3-9]|2[0-3])[:：][0-5]\d(?!\d)/u.test(text)
  return countsTo24 && !/\d\s*[ap]\.?m\b/iu.test(text)
    ? text.replaceAll(/(?<![\d:：.])(?=[56][:：][0-5]\d(?![\d:：]))/gu, '0')
    : text
}
