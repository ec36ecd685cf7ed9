// Days named by their number alone, "on the 12th", "the 10th to the 14th", 12号: the next one, or the one after
// the date before it.
import { addDays } from '../schedule/calendar.ts'
import type { TimeReference } from './mention.ts'
import type { DayMention, Span } from './mention.ts'
import { blankOut } from './mention.ts'

const chinese = /(?<![\d月.第])(\d{1,2})[号日](?!楼|线|机|教|门|店)/g
const ordinal = /(?<![\d:])(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/g
/** What may stand behind one; before any other word it counts sessions and not days. */
const afterDay =
  /^ *(?:$|[^a-z ]|(?:and|or|to|till|until|through|at|in|if|instead|please|then|but|because|not|is|for|as|so|from|when|since|this month|next month|of this month|of next month|off|free|would|works|we|i|they|there|it|you|my|our)\b)/
const asDay =
  /(?:\b(?:on|to|for|until|till|by|from|between|since|through|before|after|starting|of|week of)|-) ?$| {3,}$/
const chained = /^ ?(?:,|and|or|&|to|till|until|through|-|, and|, or) ?$/

/** In the whole text, without what others have read. A rank above seven is always a day. */
export function findDaysOfMonth(
  whole: string,
  dated: readonly DayMention[],
  { today }: TimeReference,
): DayMention[] {
  const text = dated.reduce((left, { start, end }) => blankOut(left, start, end), whole)
  const found = [...text.matchAll(chinese), ...ordinalsOf(text)].toSorted(
    (a, b) => a.index - b.index,
  )
  const mentions: DayMention[] = []
  for (const match of found) {
    const start = match.index
    const before = [...dated, ...mentions].findLast(
      (other) => other.end <= start && isNear(whole.slice(other.end, start)),
    )
    const date = nextWith(Number(match[1]), before?.dates.at(-1) ?? today.date)
    if (date !== null) mentions.push(mentionOf(match, date))
  }
  return mentions
}

function ordinalsOf(text: string): RegExpExecArray[] {
  const kept: RegExpExecArray[] = []
  for (const match of text.matchAll(ordinal)) {
    const end = match.index + match[0].length
    if (!afterDay.test(text.slice(end))) continue
    const last: Span | undefined = endOf(kept.at(-1))
    const isChained = last !== undefined && chained.test(text.slice(last.end, match.index))
    const isMarked = asDay.test(text.slice(0, match.index))
    if (isChained || isMarked || Number(match[1]) > 7) kept.push(match)
  }
  return kept
}

function endOf(match: RegExpExecArray | undefined): Span | undefined {
  return match && { start: match.index, end: match.index + match[0].length }
}

/** 11月9号、10号 and "from the 28th to the 3rd" go on from the day before them. */
function isNear(gap: string): boolean {
  return /^ ?(?:,|、|和|与|及|到|至|-|and|or|&|to|until|till|through)? ?$/.test(gap) && gap !== ''
}

/** The next date with that day number, the first day included; null where no month has it. */
function nextWith(number: number, from: string): string | null {
  const wanted = String(number).padStart(2, '0')
  const ahead = Array.from({ length: 62 }, (_, days) => addDays(from, days))
  return ahead.find((date) => date.endsWith(`-${wanted}`)) ?? null
}

function mentionOf(match: RegExpExecArray, date: string): DayMention {
  const end = match.index + match[0].length
  return { start: match.index, end, dates: [date], isWeek: false, isEvery: false }
}
