// Finds the times a text speaks of: parts of the day, periods of the timetable, clock times.
import { readClock } from './clocks.ts'
import { type DayPart, type TimeMention, type TimeWish, blankOut } from './mention.ts'
import { numberPattern, ordinalPattern, readNumber } from './numbers.ts'

const parts: [RegExp, DayPart][] = [
  [
    /\b(?:(?:in|on|during) the )?(?:early |late )?mornings?\b|\bbefore lunch\b|午饭前|上午|早上|早晨|清晨|一早/g,
    'morning',
  ],
  [/\b(?:at |around )?(?:noon|midday|lunch ?time)\b|中午|午间|午休(?:时间)?/g, 'noon'],
  [
    /\b(?:(?:in|on|during) the )?(?:early |late )?afternoons?\b|\bafter lunch\b|午饭后|下午|午后/g,
    'afternoon',
  ],
  [
    /\b(?:(?:in|on|during|at) )?(?:the )?(?:early |late )?(?:evenings?|nights?)\b|晚上|夜晚|晚间|夜里|傍晚/g,
    'evening',
  ],
]

const notAUnit = String.raw`(?![\d/:.]|-\d| ?(?:days?|weeks?|sessions?|hours?|months?|periods?|slots?|minutes?|st|nd|rd|th|of|个|次|节|天|周|月|日|号)\b)`
/** "Thursday half 11", as a time at the end of what is said of when; "half ten pages" is none. */
const bareHalf = String.raw`(?<!\b(?:first|second|other|last|next|an?|the|do|add|and) )half (?=(?:${numberPattern})(?: ?[ap]m\b)? *(?:$|[,.;!?]|(?:on|at|tomorrow|today|tonight|in|this|next)\b))`
const englishClock = new RegExp(
  String.raw`(?:\b(at|by|before|after|until|till|past|from|around|about|earlier than|later than) |@ ?)?\b(half past |quarter past |quarter to |${bareHalf})?(${numberPattern})(?::(\d{2}))? ?(am\b|pm\b|a\.m\.|p\.m\.|o'clock\b)?${notAUnit}`,
  'g',
)
// 晚一点 and 早一点 are no clock times.
const chineseClock =
  /(上午|早上|早晨|清晨|中午|下午|傍晚|晚上|夜晚|夜里)?(?:的)?(?<![早快慢有多少挪移推调]|(?<!傍)晚)([\d一二两三四五六七八九十]{1,3})(?:点钟?|时|:)(?:(半|一刻|三刻)|([\d零一二三四五六七八九十]{1,3})分?)?/g
const chinesePeriods =
  /第 ?([\d一二三四五六七八九十]{1,3})(?:节?(?:-|到|至|、|和) ?(?:第)?([\d一二三四五六七八九十]{1,3}))? ?(?:节|大节|小节)课?|(?<!\d)(\d{1,2}) ?(?:-|到|至) ?(\d{1,2}) ?节课?|(?:(?<=(?:周|星期|礼拜)[一二三四五六日天])|(?<![周期拜第\d一二三四五六七八九十]))([一二三四五六七八九])[、到至]?([一二三四五六七八九]) ?节课?/g
const englishPeriods =
  /\b(?:in |during |at )?(?:periods?|slots?) (\d{1,2})(?: ?(?:-|to|and|through) ?(\d{1,2}))?\b/g
const ordinalPeriod = new RegExp(
  String.raw`\b(?:in |during )?(?:the )?(${ordinalPattern}) (?:period|slot)\b`,
  'g',
)

/** 早上前两节, "the first two periods": from the first on. */
const firstPeriods =
  /(?:(?:早[上晨八]|上午|每天)的?[前头]|(?<![之以再提])前)([一二两三四]) ?节课?|\b(?:the )?first (two|three|four|[2-4]) (?:periods|slots)\b(?! (?:free|empty|available))/g

type Finder = (text: string) => TimeMention[]

/** Spans never overlap; the finder that knows more reads first. */
export function findTimes(text: string): TimeMention[] {
  const finders: Finder[] = [findPeriods, findChineseClocks, findEnglishClocks, findParts]
  let rest = text
  const found = finders.flatMap((find) => {
    const mentions = find(rest)
    for (const { start, end } of mentions) rest = blankOut(rest, start, end)
    return mentions
  })
  return inEvening(
    joinPartAndClock(
      found.toSorted((a, b) => a.start - b.start),
      text,
    ),
    text,
  )
}

/** "This evening, after nine": the clock is that of the part of the day that was named, whatever stands between. */
function inEvening(mentions: TimeMention[], text: string): TimeMention[] {
  const part = latePart(mentions)
  return part === null ? mentions : shiftFrom(part.start, mentions, text)
}

/** "After nine", said where the words before were of the evening, and of no other part of the day. */
export function inTalk(mentions: TimeMention[], text: string, before: () => string): TimeMention[] {
  const isBare = mentions.some(({ wish }) => 'minute' in wish && wish.minute < 12 * 60)
  const names = mentions.some(({ wish }) => wish.kind === 'part')
  if (!isBare || names) return mentions
  return latePart(findParts(before())) === null ? mentions : shiftFrom(0, mentions, text)
}

/** The one part of the day that was named, where it is a late one. */
function latePart(mentions: TimeMention[]): TimeMention | null {
  const [part, ...others] = mentions.filter(({ wish }) => wish.kind === 'part')
  const isLate = part?.wish.kind === 'part' && ['evening', 'afternoon'].includes(part.wish.part)
  return isLate && others.length === 0 ? part : null
}

function shiftFrom(from: number, mentions: TimeMention[], text: string): TimeMention[] {
  return mentions.map((mention) => {
    const { wish, start, end } = mention
    const isOpen = !/am\b|a\.m|morning|:|[上早凌]/.test(text.slice(start, end))
    const isMorning = 'minute' in wish && wish.minute >= 6 * 60 && wish.minute < 12 * 60
    if (!isOpen || !isMorning || start < from) return mention
    return { ...mention, wish: { ...wish, minute: wish.minute + 12 * 60 } }
  })
}

function findPeriods(text: string): TimeMention[] {
  const pairs = [
    ...[...text.matchAll(firstPeriods)].map((match) => [match, '1', match[1] ?? match[2]] as const),
    ...[...text.matchAll(chinesePeriods)].map(
      (match) =>
        [match, match[1] ?? match[3] ?? match[5], match[2] ?? match[4] ?? match[6]] as const,
    ),
    ...[...text.matchAll(englishPeriods)].map((match) => [match, match[1], match[2]] as const),
    ...[...text.matchAll(ordinalPeriod)].map((match) => [match, match[1], undefined] as const),
  ]
  return pairs.flatMap(([match, first, last]) => {
    const [start, end] = readPeriodRun(first ?? '', last)
    if (start === null || end === null || start < 1 || end < start) return []
    return [mentionOf(match, { kind: 'periods', start, end })]
  })
}

// 三四节 names two periods without anything between them.
function readPeriodRun(first: string, last: string | undefined): [number | null, number | null] {
  if (last !== undefined) return [readNumber(first), readNumber(last)]
  if (/^[一二三四五六七八九]{2}$/.test(first))
    return [readNumber(first.slice(0, 1)), readNumber(first.slice(1))]
  return [readNumber(first), readNumber(first)]
}

function findParts(text: string): TimeMention[] {
  return parts.flatMap(([pattern, part]) =>
    [...text.matchAll(pattern)].map((match) => mentionOf(match, { kind: 'part', part })),
  )
}

function findEnglishClocks(text: string): TimeMention[] {
  return [...text.matchAll(englishClock)].flatMap((match) => {
    const [, relation, fraction, number, minutes, meridiem] = match
    const after = text.slice(match.index + match[0].length)
    const isClock =
      relation !== undefined ||
      match[0].startsWith('@') ||
      fraction !== undefined ||
      /^ ?(?:in the (?:morning|afternoon|evening)|at night)\b/.test(after)
    if (!isClock && minutes === undefined && meridiem === undefined) return []
    const hour = readNumber(number ?? '')
    if (hour === null) return []
    const minute = readClock(`${hour}:${minutes ?? '00'} ${meridiem?.replace("o'clock", '') ?? ''}`)
    if (minute === null) return []
    const shifted =
      inWakingHours(minute, meridiem !== undefined && meridiem !== "o'clock") + fractionOf(fraction)
    return [mentionOf(match, relate(shifted, relation))]
  })
}

function findChineseClocks(text: string): TimeMention[] {
  // 周四九点 is nine o'clock, and no 49.
  const dayless = text.replaceAll(
    /(?<=周|星期|礼拜)[一二三四五六](?=[一二两三四五六七八九十\d]+(?:点|时))/g,
    ' ',
  )
  return [...dayless.matchAll(chineseClock)].flatMap((match) => {
    const [words, part] = match
    if (
      /^[^:]*:$/.test(words) ||
      (words.includes(':') && !/[点时]/.test(words) && part === undefined)
    )
      return []
    const minute = readClock(words)
    if (minute === null) return []
    const shifted = inWakingHours(minute, part !== undefined)
    const after = text.slice(match.index + words.length)
    const relation = /^ ?(?:之前|以前|前)/.test(after)
      ? 'before'
      : /^ ?(?:之后|以后|后)/.test(after)
        ? 'after'
        : undefined
    return [mentionOf(match, relate(shifted, relation))]
  })
}

/** Nobody studies from one to half past six at night: "at 3" is the afternoon. */
function inWakingHours(minute: number, isMarked: boolean): number {
  return !isMarked && minute >= 60 && minute < 7 * 60 ? minute + 12 * 60 : minute
}

function fractionOf(words: string | undefined): number {
  if (words === undefined) return 0
  if (words.startsWith('half')) return 30
  return words.includes('past') ? 15 : -15
}

function relate(minute: number, relation: string | undefined): TimeWish {
  const before = ['before', 'by', 'until', 'till', 'earlier than']
  if (relation !== undefined && before.includes(relation)) return { kind: 'before', minute }
  if (relation === 'after' || relation === 'past' || relation === 'later than')
    return { kind: 'after', minute }
  return { kind: 'clock', minute }
}

// "8 in the evening", "Friday afternoon at 3": one time, not two.
function joinPartAndClock(mentions: TimeMention[], text: string): TimeMention[] {
  const joined: TimeMention[] = []
  for (const mention of mentions) {
    const last = joined.at(-1)
    const clock = [last?.wish, mention.wish].find((wish) => wish !== undefined && 'minute' in wish)
    const part = [last?.wish, mention.wish].find((wish) => wish?.kind === 'part')
    const near = last !== undefined && /^[ ,]*(?:的)?$/.test(text.slice(last.end, mention.start))
    if (near && clock !== undefined && 'minute' in clock && part?.kind === 'part') {
      const late = (part.part === 'evening' || part.part === 'afternoon') && clock.minute < 720
      const wish = { ...clock, minute: clock.minute + (late ? 720 : 0) }
      joined[joined.length - 1] = { start: last.start, end: mention.end, wish }
      continue
    }
    joined.push(mention)
  }
  return joined
}

function mentionOf(match: RegExpExecArray, wish: TimeWish): TimeMention {
  const lead = match[0].length - match[0].trimStart().length
  return { start: match.index + lead, end: match.index + match[0].trimEnd().length, wish }
}
