// Words that look like a day and are none: "day 99999", 2026-13-01, 2月30日.
import { monthNames, monthNumber } from './months.ts'

const iso = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/g
const chinese = /(?:(\d{4})年)?(\d{1,3})月(\d{1,3})[日号]/g
const numbered = /\bday (?:number )?#?\d+\b|第 ?\d+ ?天/
const english = new RegExp(
  String.raw`\b(${monthNames.join('|')})[a-z]* (\d{1,3})(?:st|nd|rd|th)?\b(?!:)`,
  'g',
)

const dayFirst = new RegExp(
  String.raw`\b(\d{1,3})(?:st|nd|rd|th)? (?:of )?(${monthNames.join('|')})[a-z]*\b`,
  'g',
)

/** The words of the first such day; null when there is none. */
export function findUnknownDay(text: string): string | null {
  const dates = [
    ...[...text.matchAll(iso)].map((match) => read(match[0], match[1], match[2], match[3])),
    ...[...text.matchAll(chinese)].map((match) => read(match[0], match[1], match[2], match[3])),
    ...[...text.matchAll(english)].map((match) =>
      read(match[0], undefined, String(monthNumber(match[1])), match[2]),
    ),
  ]
  const reversed = [...text.matchAll(dayFirst)].map((match) =>
    read(match[0], undefined, String(monthNumber(match[2])), match[1]),
  )
  const wrong = [...dates, ...reversed].find(({ isReal }) => !isReal)
  return wrong?.words ?? numbered.exec(text)?.[0] ?? null
}

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A date without a year may lie in a leap year. */
function read(words: string, year = '2028', month = '0', day = '0') {
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0)
  const length = monthLengths[Number(month) - 1] ?? 0
  const last = Number(month) === 2 && !isLeap ? 28 : length
  return { words, isReal: Number(day) >= 1 && Number(day) <= last }
}
