// Reads how long something takes, as people say it: "an hour and a half", "1h30", "40 min", 一个半小时, 四十分钟.
import { numberPattern, readNumber } from './numbers.ts'

const amount = String.raw`(\d{1,3}(?:\.\d{1,2})?|${numberPattern}|an?|half an?|(?:a )?couple of)`
const hours = new RegExp(
  String.raw`\b${amount} ?(?:hours?|hrs?|h)\b(?: and (?:a|one) (half|quarter)\b)?(?:(?: and)? ?(\d{1,2}) ?(?:minutes?|mins?|m)?\b)?`,
)
const compactHours = /\b(\d{1,2})h ?(\d{2})\b/
const halfHours = new RegExp(String.raw`\b(${numberPattern}|an?) and (?:a|one) half hours?\b`)
const minutesOnly = new RegExp(String.raw`\b${amount} ?(?:minutes?|mins?)\b`)
const quarters = /\b(?:a |one )?quarter of an hour\b|\b(three) quarters of an hour\b/
const chineseNumber = String.raw`(\d{1,3}(?:\.\d)?|[一二两三四五六七八九十]{1,3})`
const chineseHours = new RegExp(
  String.raw`${chineseNumber} ?个?(半)?(?:小时|钟头|学时)(?:零|又)?(?:(半)|${chineseNumber} ?分钟?|([一三])刻钟?)?`,
)
const chineseHalf = /半个?(?:小时|钟头)/
const chineseMinutes = new RegExp(String.raw`${chineseNumber} ?分钟`)
const chineseQuarters = /([一三])刻钟/

/** Longer than a day is no time that a block can take. */
const longest = 1440

/** Whole minutes of the first length in a text; null when the words tell none. */
export function readMinutes(text: string): number | null {
  const readers = [
    readCompact,
    readHalfHours,
    readQuarters,
    readHours,
    readPlainMinutes,
    readChinese,
  ]
  for (const read of readers) {
    const minutes = read(text)
    if (minutes !== null && minutes > 0) return Math.min(longest, Math.round(minutes))
  }
  return null
}

function readCompact(text: string): number | null {
  const match = compactHours.exec(text)
  return match === null ? null : Number(match[1]) * 60 + Number(match[2])
}

function readHalfHours(text: string): number | null {
  const count = countOf(halfHours.exec(text)?.[1])
  return count === null ? null : count * 60 + 30
}

function readQuarters(text: string): number | null {
  const match = quarters.exec(text)
  if (match === null) return null
  return match[1] === undefined ? 15 : 45
}

function readHours(text: string): number | null {
  const match = hours.exec(text)
  const count = countOf(match?.[1])
  if (match === null || count === null) return null
  const part = match[2] === 'half' ? 30 : match[2] === 'quarter' ? 15 : 0
  return count * 60 + part + Number(match[3] ?? 0)
}

function readPlainMinutes(text: string): number | null {
  return countOf(minutesOnly.exec(text)?.[1])
}

function readChinese(text: string): number | null {
  const whole = chineseHours.exec(text)
  const count = countOf(whole?.[1])
  if (whole !== null && count !== null) {
    const halves = whole[2] === undefined && whole[3] === undefined ? 0 : 30
    return count * 60 + halves + (countOf(whole[4]) ?? 0) + 15 * (countOf(whole[5]) ?? 0)
  }
  if (chineseHalf.test(text)) return 30
  const minutes = countOf(chineseMinutes.exec(text)?.[1])
  if (minutes !== null) return minutes
  const quarter = countOf(chineseQuarters.exec(text)?.[1])
  return quarter === null ? null : quarter * 15
}

function countOf(written: string | undefined): number | null {
  if (written === undefined) return null
  if (/^\d+(?:\.\d+)?$/.test(written)) return Number(written)
  if (written.startsWith('half')) return 0.5
  if (written === 'a' || written === 'an') return 1
  if (written.endsWith('couple of')) return 2
  return readNumber(written)
}

const dayCount = new RegExp(
  String.raw`\b(an?|another|${numberPattern}|\d{1,2})(?: (?:more|extra|full|whole|further|additional))?(?: (${numberPattern}|\d{1,2}))? (day|week)s?\b|(${numberPattern}|\d{1,2}) ?[个個]?(天|日|周|週|星期|礼拜|禮拜)`,
  'i',
)

/**
 * Reads how many days are said: "a week", "an extra two days", 两天, 一个星期. Null where no days are
 * said.
 */
export function countDays(words: string): number | null {
  const [, first, second, unit, chinese, sign] = dayCount.exec(words) ?? []
  const written = second ?? first ?? chinese
  if (written === undefined) return null
  const count = /^a/i.test(written) ? 1 : readNumber(written)
  const isWeeks = unit === 'week' || (sign !== undefined && sign !== '天' && sign !== '日')
  return count === null ? null : count * (isWeeks ? 7 : 1)
}
