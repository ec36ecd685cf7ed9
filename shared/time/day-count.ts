// Reads how many days are said: "a week", "an extra two days", 两天, 一个星期.
import { numberPattern, readNumber } from './numbers.ts'

const dayCount = new RegExp(
  String.raw`\b(an?|another|${numberPattern}|\d{1,2})(?: (?:more|extra|full|whole|further|additional))?(?: (${numberPattern}|\d{1,2}))? (day|week)s?\b|(${numberPattern}|\d{1,2}) ?[个個]?(天|日|周|週|星期|礼拜|禮拜)`,
  'i',
)

/** Null where no days are said. */
export function countDays(words: string): number | null {
  const [, first, second, unit, chinese, sign] = dayCount.exec(words) ?? []
  const written = second ?? first ?? chinese
  if (written === undefined) return null
  const count = /^a/i.test(written) ? 1 : readNumber(written)
  const isWeeks = unit === 'week' || (sign !== undefined && sign !== '天' && sign !== '日')
  return count === null ? null : count * (isWeeks ? 7 : 1)
}
