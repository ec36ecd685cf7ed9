// Days named by the calendar or by their distance from today, read by chrono-node: "Nov 27", "in two days", 后天.
// Kept from it: what it merges into ranges, bare months ("may"), hours, and guesses at the year.
import { casual as english } from 'chrono-node/en'
import { casual as chinese } from 'chrono-node/zh/hans'
import { addDays, dateToDay } from '../schedule/calendar.ts'
import { type TimeReference, type DayMention, type Span, blankOut } from './mention.ts'
import { monthNumber, monthPattern } from './months.ts'
import { readNumber } from './numbers.ts'

/** Own words that chrono-node lacks, each with how far from today it lies. */
const distances: [RegExp, number][] = [
  [/\b(?:the )?day after tomorrow\b/g, 2],
  [/\b(?:the )?day before yesterday\b/g, -2],
]
const connector = / (?:to|until|till|through|-) /g
const chineseConnector = /(?<=[日号\d])[到至-](?=\d{1,2}月)|(?<=[明后今]天)[到至-]/g

export function findCalendarWords(text: string, reference: TimeReference): DayMention[] {
  const own = [
    ...findNumericDates(text, reference),
    ...findDistances(text, reference),
    ...findMonthsAhead(text, reference),
  ]
  const hidden = own.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ';'.repeat(end - start) + rest.slice(end),
    text
      .replaceAll(connector, (words) => ` ;${' '.repeat(words.length - 2)}`)
      .replaceAll(chineseConnector, ';')
      .replaceAll(shortYear, (words, date: string, year: string) =>
        isOfTerm(Number(year), reference) ? words : `${date};;`,
      )
      // Of "10 november" before a long blank chrono-node takes the month alone.
      .replaceAll(/(?<= ) +(?= )/g, (blank) => ';'.repeat(blank.length)),
  )
  const parsers = [
    ...(/[a-z0-9]/.test(hidden) ? [english] : []),
    ...(/\p{Script=Han}/u.test(hidden) ? [chinese] : []),
  ]
  const read = parsers.flatMap((parser) => readWith(parser, hidden, reference))
  const dated = [
    ...own,
    ...read.filter(
      (mention, index) => read.findIndex((other) => overlap(other, mention)) === index,
    ),
  ]
  return [...dated, ...findDaysOfMonth(text, dated, reference)]
}

/** "1 oct 11.30", "1 oct, 22 park lane": two figures behind a date, which are a year only near the term's own. */
const shortYear = new RegExp(
  String.raw`(\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthPattern})|(?:${monthPattern})\.? \d{1,2}(?:st|nd|rd|th)?)\.?,? )(\d{2})(?!\d)`,
  'gi',
)

function isOfTerm(year: number, { today }: TimeReference): boolean {
  return Math.abs(2000 + year - Number(today.date.slice(0, 4))) <= 1
}

type Parser = typeof english
type Component = ReturnType<Parser['parse']>[number]['start']

function readWith(parser: Parser, text: string, reference: TimeReference): DayMention[] {
  return parser
    .parse(text, { instant: noonOf(reference.today.date), timezone: 0 })
    .flatMap((result) => {
      const { start: component, index, text: words } = result
      if (
        !component.isCertain('day') ||
        // Of 夜猫子 it takes a night.
        (words === '夜' && !text.slice(0, index).endsWith('今')) ||
        // "For now", "from now on", "the next few weeks" name no day.
        /^(?:the )?(?:next|coming) (?:few |couple of )?(?:days|weeks|months)$/i.test(words) ||
        (/^now$/i.test(words) &&
          noDay.test(`${text.slice(0, index)}\n${text.slice(index + words.length)}`)) ||
        /hour|minute|小时|分钟|(?:days?|weeks?) (?:later|earlier|back|ago)/.test(words)
      )
        return []
      if (countedBefore.test(text.slice(0, index))) return []
      const date = dateOf(component, reference)
      const end = index + words.length
      return date === null
        ? []
        : [{ start: index, end, dates: [date], isWeek: false, isEvery: false }]
    })
}

const noDay = /\b(?:for|right|just|from) ?\n|\n ?on\b/i

function noonOf(date: string): Date {
  // oxlint-disable-next-line no-restricted-globals -- chrono-node wants its reference as a Date; no clock is read
  return new Date(`${date}T12:00:00Z`)
}

// "Nov 20" said in December may be behind us: the year that puts it into the term is meant.
function dateOf(component: Component, reference: TimeReference): string | null {
  const year = component.get('year')
  const month = component.get('month')
  const day = component.get('day')
  if (year === null || month === null || day === null) return null
  const inYear = (value: number) =>
    `${String(value).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const today = Number(reference.today.date.slice(0, 4))
  // "On 16 Oct, 1500 words" tells no year.
  const isYear = Math.abs(year - today) <= mostYears
  if (component.isCertain('year') && isYear) return inYear(year)
  const said = isYear ? year : today
  const years = [said, said + 1, said - 1]
  return (
    years.map(inYear).find((date) => dateToDay(reference.state.window, date) !== null) ??
    inYear(said)
  )
}

/** As far from today as a date that a student tells may lie. */
const mostYears = 100

function findDistances(text: string, reference: TimeReference): DayMention[] {
  return distances.flatMap(([pattern, days]) =>
    [...text.matchAll(pattern)].map((match) =>
      mentionOf(match, addDays(reference.today.date, days)),
    ),
  )
}

/** "Before november", 十一月前: what ends with a bare month ends where that begins. */
function findMonthsAhead(text: string, { today }: TimeReference): DayMention[] {
  return [...text.matchAll(monthAhead)].map((match) => {
    const [, english, chinese = ''] = match
    const month = monthNumber(english ?? '') || (readNumber(chinese) ?? 1)
    const [year = '', present] = today.date.split('-')
    const isNext = month < Number(present)
    const date = `${Number(year) + (isNext ? 1 : 0)}-${String(month).padStart(2, '0')}-01`
    return mentionOf(match, date)
  })
}

const monthAhead = new RegExp(
  String.raw`(?<=\b(?:by|before|until|till) )(${monthPattern})\b(?!\.? ?\d| (?:the |of ))|(?<![\d.个一二三四五六七八九十])(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月份?(?=之?前|以前)`,
  'g',
)

function overlap(a: DayMention, b: DayMention): boolean {
  return a.start < b.end && b.start < a.end
}

// Dates in figures: "13/11", "3.11.2026", 11/3, 11.3. Which figure is the month, the language and the term say.

const slashed =
  /(?<![\d/.:-])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/:%])(?! ?(?:of|done)\b)/g
const dotted =
  /(?:(?<=\b(?:on|to|until|till|by|from|for|and|the|since) )|(?<=[到在从于至] ?)|(?<= {3})|(?<=- ?))(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2})?)?(?!\d)(?! ?(?:h|hours?|x|times|%|个|小时|倍|节|分)\b)/g

/** 10.1-10.7 or 10.5到11号 in a Chinese text, where it is of no chapters: the day that begins a run. */
const dottedRun =
  /(?<![\d.第])(\d{1,2})\.(\d{1,2})(?= ?[-~—–至到] ?(?:\d{1,2}\.\d{1,2}(?![\d.]| ?[章节题])|\d{1,2}[号日]))/g

/** What stands before a number that counts parts and not days. */
const countedBefore = /(?:part|review|session|chapter|set|unit|lecture|week|section|no\.?|#) ?$/

/** Figures that make no day of the term are left to others. */
function findNumericDates(text: string, reference: TimeReference): DayMention[] {
  const isChinese = /\p{Script=Han}/u.test(text)
  // Figures alone are read as the language has them, where they make a day so.
  const isLikely = reference.language === 'zh' && !/\p{L}/u.test(text)
  return [
    ...[...text.matchAll(slashed)].map((match) => ({
      match,
      isMonthFirst: isChinese ? true : null,
    })),
    ...[...text.matchAll(dotted)].map((match) => ({ match, isMonthFirst: isChinese })),
    ...(isChinese ? [...text.matchAll(dottedRun)] : []).map((match) => ({
      match,
      isMonthFirst: true,
    })),
  ].flatMap(({ match, isMonthFirst }) => {
    if (countedBefore.test(text.slice(0, match.index))) return []
    const [words, first = '', second = '', year] = match
    const dayFirst = dateOfFigures(second, first, year, reference)
    const monthFirst = dateOfFigures(first, second, year, reference)
    const readings = [
      ...(isMonthFirst === true || (isLikely && monthFirst !== null) ? [] : [dayFirst]),
      ...(isMonthFirst === false ? [] : [monthFirst]),
    ]
    const dates = [...new Set(readings.flatMap((date) => date ?? []))].toSorted()
    const [date] = dates
    if (date === undefined) return []
    const mention = {
      start: match.index,
      end: match.index + words.length,
      dates: [date],
      isWeek: false,
      isEvery: false,
    }
    return [dates.length > 1 ? { ...mention, choices: dates } : mention]
  })
}

/** In the year that puts it into the term; null where it lies outside, or is no day. */
function dateOfFigures(
  month: string,
  day: string,
  year: string | undefined,
  { state, today }: TimeReference,
): string | null {
  const now = Number(today.date.slice(0, 4))
  const written = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year)
  const years = written === null ? [now, now + 1, now - 1] : [written]
  const iso = (each: number) => `${each}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return years.map(iso).find((date) => dateToDay(state.window, date) !== null) ?? null
}

/** A day that begins a run needs no 号: 1到3号. */
const chineseDays =
  /(?<![\d月.第:一二三四五六七八九十])(\d{1,2}|[一二三四五六七八九十]{1,3}(?=号))(?:[号日]|(?= ?[-~—–至到] ?\d{1,2}[号日]))(?!楼|线|机|教|门|店| ?[-~—–至到] ?\d{1,2}[号日](?:楼|线|机|教|门|店))/g
const ordinal = /(?<![\d:])(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/g
/** What may stand behind one; before any other word it counts sessions and not days. */
const afterDay =
  /^ *(?:$|[^a-z ]|(?:and|or|to|till|until|through|at|in|if|instead|please|then|but|because|not|is|for|as|so|from|when|since|this month|next month|of this month|of next month|off|free|would|works|we|i|they|there|it|you|my|our)\b)/
const asDay =
  /(?:\b(?:on|to|for|until|till|by|from|between|since|through|before|after|starting|of|week of)|-) ?$| {3,}$/
const chained = /^ ?(?:,|and|or|&|to|till|until|through|-|, and|, or) ?$/

/**
 * Days named by their number alone, "on the 12th", "the 10th to the 14th", 12号: the next one, or
 * the one after the date before it. In the whole text, without what others have read. A rank
 * above seven is always a day.
 */
function findDaysOfMonth(
  whole: string,
  dated: readonly DayMention[],
  { today }: TimeReference,
): DayMention[] {
  const text = dated.reduce((left, { start, end }) => blankOut(left, start, end), whole)
  const found = [...text.matchAll(chineseDays), ...ordinalsOf(text)].toSorted(
    (a, b) => a.index - b.index,
  )
  const mentions: DayMention[] = []
  for (const match of found) {
    const start = match.index
    const before = [...dated, ...mentions].findLast(
      (other) => other.end <= start && isNear(whole.slice(other.end, start)),
    )
    const date = nextWith(readNumber(match[1] ?? '') ?? 0, before?.dates.at(-1) ?? today.date)
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
