// Two clock times with "to" between them, as a question asks about them: "Friday 9am to 11am", 上午9点到11点.
import type { TimeMention } from './mention.ts'
import { findTimes } from './time-words.ts'

const hour = String.raw`\d{1,2}(?::\d{2})?`
const half = String.raw`(?: ?(?:am|pm|a\.m\.|p\.m\.))?`
const english = new RegExp(
  String.raw`(?:\b(from|between) )?(?<![\d-])(${hour}${half}) ?(?:-|to|until|till|and) ?(${hour}${half})(?![\d-])`,
)
const chinese =
  /((?:上午|早上|中午|下午|傍晚|晚上)?(?:的)?[\d一二两三四五六七八九十]{1,3}(?:点半?|:\d{2})) ?(?:-|到|至) ?((?:上午|早上|中午|下午|傍晚|晚上)?[\d一二两三四五六七八九十]{1,3}(?:点半?|:\d{2}))/

/** Null without one; a later end is read in the same half of the day where it names none. */
export function findClockRange(text: string): TimeMention | null {
  const match = chinese.exec(text) ?? english.exec(text)
  if (match === null) return null
  const isEnglish = match.length === 4
  const [first = '', last = ''] = isEnglish ? match.slice(2) : match.slice(1)
  const isMarked = /[:m]/.test(first + last) || match[1] !== undefined
  if (isEnglish && !isMarked) return null
  const half = /am|pm/.exec(last)?.[0] ?? ''
  const from = minuteOf(isEnglish && !/m/.test(first) ? `${first} ${half}` : first)
  const to = minuteOf(last)
  if (from === null || to === null) return null
  const start = from >= to && half === 'pm' && !/m/.test(first) ? from - 720 : from
  const end = to <= start ? to + 720 : to
  if (end <= start || end > 1440) return null
  const wish = { kind: 'between', from: start, to: end } as const
  return { start: match.index, end: match.index + match[0].length, wish }
}

function minuteOf(words: string): number | null {
  const wish = findTimes(
    /[点:]/.test(words) && /\p{Script=Han}/u.test(words) ? words : `at ${words.trim()}`,
  )[0]?.wish
  return wish?.kind === 'clock' ? wish.minute : null
}
