// A clause with everything found in it that the readers share: days, times, names, and what words are left.
import type { Ground } from '../ground.ts'
import { type NameMention, findNames } from './task-names.ts'
import { findDateSpans, findFullDates } from '../dates/date-spans.ts'
import { findDays } from '../dates/day-words.ts'
import { knownWords } from './known-names.ts'
import type { DayMention, Span, TimeMention } from './mention.ts'
import { blankOut, normaliseText } from './normalise-text.ts'
import { mendSpelling } from './spelling.ts'
import { findTimes, inTalk } from '../dates/time-words.ts'

/** Stands in `rest` for each letter of a name. */
const nameMark = '§'

export type LexedText = {
  text: string
  days: DayMention[]
  times: TimeMention[]
  names: NameMention[]
  /** The text with days, times and names blanked out, names marked; positions are those of `text`. */
  rest: string
}

// Forms that say a day and a part of it in one word.
const contractions: [RegExp, string][] = [
  // 一下周五 is 一下 and 周五, never 下周五.
  [/一下(?=下*(?:个|周|星期|礼拜))/g, '一下 '],
  [/今晚/g, '今天晚上'],
  [/明晚/g, '明天晚上'],
  [/后晚/g, '后天晚上'],
  [/今早/g, '今天早上'],
  [/明早/g, '明天早上'],
  [/\btonight\b/g, 'today evening'],
  [/\bthis (morning|afternoon|evening)\b/g, 'today $1'],
  [/\b(tmr|tmrw|tomo)\b/g, 'tomorrow'],
  [/\b(pls|plz)\b/g, 'please'],
  [/\bu\b(?! ?\d)/g, 'you'],
  [/\bwks?\b(?! ?\d)/g, 'week'],
  // "Anything but mornings" excepts them, "nothing but mornings" means them alone.
  [
    /\b(any ?(?:thing|time|day|where)?|every ?(?:thing|day)|whenever|all) but(?: for| not)?\b/g,
    '$1 except',
  ],
  [
    /\b(everything|all)( (?:is|are|was) (?:done|finished|completed?)| done) but(?: for| not)?\b(?! (?:i|we|it|there)\b)/g,
    '$1$2 except',
  ],
  [/\bnothing but\b/g, 'only'],
  // "Don't touch calculus, just cancel the others": all but calculus.
  [/\b(?:don't|do not) (?:touch|move|change)(?= [^,.;]+[,.;].*\b(?:others?|rest)\b)/g, 'except'],
  [/(?:不要?|别)[动碰](?=[^，,。；]+[，,。；].*(?:其他|其余|剩下|别的))/g, '除了'],
  // Apostrophes left out; "ill" stays what it is.
  [/\b(what|when|where|how|that)s\b/g, "$1's"],
  [/\b(do|does|did|ca|wo|is|are|was|would|should|could)nt\b/g, "$1n't"],
  [/\bim\b/g, "i'm"],
  [/\bive\b/g, "i've"],
  // "Due on Thursday now": no second day.
  [/(?<=\b(?:due|deadline)\b.{3,40}) now\b/g, ''],
  // A stop would end the clause.
  [/\b(jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.(?= ?\d)/g, '$1'],
  [/(?<=\d (?:jan|feb|mar|apr|aug|sept?|oct|nov|dec))\.(?=\s)/g, ''],
]

/** The person's words as the readers take them: normalised, with slips mended. */
export function prepareText(text: string, ground: Ground): string {
  const mended = mendSpelling(normaliseText(text), knownWords(ground.state))
  return contractions.reduce((words, [pattern, whole]) => words.replaceAll(pattern, whole), mended)
}

export function lexText(text: string, ground: Ground): LexedText {
  // Whole names first, so that "Week 5 reading" is no week and "Sunday essay" no day; guessed names last.
  const titles = findNames(text, ground.state).filter((name) => isTitle(name, text))
  const withoutTitles = blankAll(text, titles)
  // "From 3 to 5 December" names no hours.
  const dates = [...findDateSpans(withoutTitles, ground), ...findFullDates(withoutTitles)]
  const found = findTimes(blankAll(withoutTitles, dates))
  const withoutTimes = blankAll(withoutTitles, found)
  const days = findDays(withoutTimes, ground)
  // Of another day nine may be in the morning again.
  const times = days.length === 0 ? inTalk(found, text, () => lastSaid(ground)) : found
  const withoutDays = blankAll(withoutTimes, days)
  const names = [...titles, ...findNames(withoutDays, ground.state)].toSorted(
    (a, b) => a.start - b.start,
  )
  return { text, days, times, names, rest: mark(withoutDays, names) }
}

/** What the person said before these words. */
function lastSaid(ground: Ground): string {
  const last = ground.recent.findLast(({ who }) => who === 'person')
  return prepareText(last?.text ?? '', ground)
}

function blankAll(text: string, spans: readonly Span[]): string {
  return spans.reduce((left, { start, end }) => blankOut(left, start, end), text)
}

// Names leave a mark, so that a number behind one can be told from a number before one.
function mark(text: string, names: readonly Span[]): string {
  return names.reduce(
    (left, { start, end }) => left.slice(0, start) + nameMark.repeat(end - start) + left.slice(end),
    text,
  )
}

function isTitle(name: NameMention, text: string): boolean {
  const words = text.slice(name.start, name.end)
  return /[\d ]/.test(words) || (/\p{Script=Han}/u.test(words) && words.length > 3)
}

export function sliceLexed(lexed: LexedText, start: number, end: number): LexedText {
  const cut = (span: Span) => ({ start: span.start - start, end: span.end - start })
  const isWithin = (span: Span) => span.start >= start && span.end <= end
  return {
    text: lexed.text.slice(start, end),
    days: lexed.days.filter(isWithin).map((day) => Object.assign({}, day, cut(day))),
    times: lexed.times.filter(isWithin).map((time) => Object.assign({}, time, cut(time))),
    names: lexed.names.filter(isWithin).map((name) => Object.assign({}, name, cut(name))),
    rest: lexed.rest.slice(start, end),
  }
}
