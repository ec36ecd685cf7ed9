// A clause with everything found in it that the readers share: days, times, names, and what words are left.
import type { Ground } from '../ground.ts'
import { type NameMention, findNames } from './task-names.ts'
import { blankAll, expandTimeWords, findDaysAndTimes } from '../../../shared/time/read-time.ts'
import { knownWords } from './known-names.ts'
import type { DayMention, Span, TimeMention } from '../../../shared/time/mention.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { mendHomophones } from './mend-homophones.ts'
import { mendSpelling } from './spelling.ts'
import { inTalk } from '../../../shared/time/time-words.ts'

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

// Forms that say two things in one word, or one in two.
const contractions: [RegExp, string][] = [
  [/\b(pls|plz)\b/g, 'please'],
  [/\bu\b(?! ?\d)/g, 'you'],
  [/\bwks?\b(?! ?\d)/g, 'week'],
  [/\b24 ?h(?:(?:ou)?rs?)?(?= (?:later|earlier|back|forward)\b)/g, 'a day'],
  // "At like 10ish"
  [/\b(\d{1,2}(?::\d\d)?)[- ]?ish\b/g, '$1'],
  [/\bat (?:like|around|about) (?=\d)/g, 'at '],
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
  [/(?<=\d ?)o ?clock\b/g, "o'clock"],
  // No one o'clock.
  [/同一个?(?=时间|时段)/g, '同样'],
  // "Don't touch calculus, just cancel the others": all but calculus.
  [/\b(?:don't|do not) (?:touch|move|change)(?= [^,.;]+[,.;].*\b(?:others?|rest)\b)/g, 'except'],
  [/(?:不要?|别)[动碰](?=[^，,。；]+[，,。；].*(?:其他|其余|剩下|别的))/g, '除了'],
  // Apostrophes left out; "ill" stays what it is.
  [/\b(what|when|where|how|that)s\b/g, "$1's"],
  [/\b(do|does|did|ca|wo|is|are|was|would|should|could)nt\b/g, "$1n't"],
  [/\bim\b/g, "i'm"],
  [/\bive\b/g, "i've"],
  // 上周几的课: on which weekday, and no week before this one.
  [/上(?=(?:周|星期|礼拜)几)/g, '补'],
  // 周日一点没排: nothing at all, and no one o'clock.
  [/一点(?=[都也]|没有?(?:安?排|课|事|学))/g, '一些'],
  // "I have choir now, Wednesdays": no day of its own.
  [/\bnow,? (?=(?:every |each |on )?(?:mon|tue|wed|thu|fri|sat|sun)\w*\b)/g, ''],
  // "Due on Thursday now": no second day.
  [/(?<=\b(?:due|deadline)\b.{3,40}) now\b/g, ''],
]

/** The person's words as the readers take them: normalised, with slips mended. */
export function prepareText(text: string, ground: Ground): string {
  const plain = mendHomophones(normaliseText(text), ground.state)
  const mended = mendSpelling(plain, knownWords(ground.state))
  const told = expandTimeWords(mended)
  return contractions.reduce((words, [pattern, whole]) => words.replaceAll(pattern, whole), told)
}

/** What was typed, prepared and lexed: several readers ask for the same words, and neither states nor talks change. */
export function lexWords(text: string, ground: Ground): LexedText {
  const ofState = lexedBefore.get(ground.state) ?? new WeakMap<Ground['recent'], Lexed>()
  const ofTalk: Lexed = ofState.get(ground.recent) ?? new Map()
  lexedBefore.set(ground.state, ofState.set(ground.recent, ofTalk))
  const key = `${ground.today.date} ${ground.language} ${text}`
  const lexed = ofTalk.get(key) ?? lexText(prepareText(text, ground), ground)
  ofTalk.set(key, lexed)
  return lexed
}

type Lexed = Map<string, LexedText>

const lexedBefore = new WeakMap<Ground['state'], WeakMap<Ground['recent'], Lexed>>()

export function lexText(text: string, ground: Ground): LexedText {
  // Whole names first, so that "Week 5 reading" is no week and "Sunday essay" no day; guessed names last.
  const titles = findNames(text, ground.state).filter((name) => isTitle(name, text))
  const withoutTitles = blankAll(text, titles)
  const found = findDaysAndTimes(withoutTitles, ground)
  const { days } = found
  // Of another day nine may be in the morning again.
  const times = days.length === 0 ? inTalk(found.times, text, () => lastSaid(ground)) : found.times
  const withoutDays = blankAll(withoutTitles, [...found.times, ...days])
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
