// Reads what the words of the field `conditions` limit, as numbers: hours a week, weekdays and parts of the day to keep free.
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'
import { eachWeekday } from '../../../shared/time/weekdays.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import type { DayPart, WeekdayTime } from '../../../shared/planner/planning-preferences.ts'
import { findClockRange } from '../../../shared/time/clock-range.ts'
import { findTimes } from '../../../shared/time/time-words.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'

export type Conditions = {
  /** Null where they say none. */
  minutesAWeek: number | null
  /** 1 is Monday. */
  weekdays: number[]
  parts: DayPart[]
  times: WeekdayTime[]
}

const weekend = /\bweekends?\b|周末/giu

const partWords: [DayPart, RegExp][] = [
  ['morning', /\bmornings?\b|早上|上午|早晨/iu],
  ['afternoon', /\bafternoons?\b|下午/iu],
  ['evening', /\bevenings?\b|\bnights?\b|晚上|晚间/iu],
]

const not =
  /\b(?:not?|nothing|never|except|avoid|without|can't|cannot|can not|don't|won't|free|busy|work(?:ing)?|taken|booked|occupied|unavailable|off|(?:are|is) (?:all )?full|have class(?:es)?)\b|有课|上课|打工|兼职|训练|占了|排满|满了|不[能想要行学排]?|别|除了|没空|没时间|有事|要上班|休息|空出来|留空/iu

/** Some periods of a day are not all of it. */
const ofPeriods = /\bperiods?\s*\d|第.{1,8}节/iu

const anyNumber = String.raw`(\d{1,2}(?:\.\d)?|${numberPattern})`
const perWeek = new RegExp(
  String.raw`${anyNumber}\s*(hours?|hrs?|h\b|minutes?|min\b)\s*(?:a|per|each|every|\/)\s*week|每(?:个)?(?:周|星期)(?:大概|大约|约|有|能|可以|最多|学|花|抽)*\s*${anyNumber}\s*个?(小时|钟头|分钟)`,
  'iu',
)
const perDay = new RegExp(
  String.raw`${anyNumber}\s*(hours?|hrs?|h\b|minutes?|min\b)\s*(?:a|per|each|every|\/)\s*day|每天(?:大概|大约|约|有|能|可以|最多|学|花|抽)*\s*${anyNumber}\s*个?(小时|钟头|分钟)`,
  'iu',
)

export function readConditions(text: string): Conditions {
  const plain = withoutRemarks(toSimple(text))
  const read = clausesOf(plain).map(readClause)
  const weekdays = sorted(read.flatMap((clause) => clause.weekdays))
  const parts = partWords
    .map(([part]) => part)
    .filter((part) => read.some((clause) => clause.parts.includes(part)))
  return {
    minutesAWeek: readMinutes(plain),
    // A week without any day is no wish that can be meant.
    weekdays: weekdays.length === 7 ? [] : weekdays,
    parts: parts.length === partWords.length ? [] : parts,
    times: read.flatMap((clause) => clause.times),
  }
}

/** The clauses that speak of days, parts of the day or clock times and set no limit: plans know nothing of them. */
export function unreadConditions(text: string): string[] {
  return clausesOf(withoutRemarks(text))
    .filter((words) => {
      const clause = toSimple(words)
      const { weekdays, parts, times } = readClause(clause)
      const isAll = weekdays.length === 7 || parts.length === partWords.length
      const names = mentionsOf(clause).length > 0 || clockWords.test(clause)
      const taken = weekdays.length + parts.length + times.length
      return names && (isAll || taken === 0) && readMinutes(clause) === null
    })
    .map((words) => words.trim())
}

const clockWords = /\b\d{1,2}(?::\d\d| ?[ap]m\b)|\d{1,2} ?点|[一二三四五六七八九十]点/iu

function clausesOf(text: string): string[] {
  return text
    .split(/[\n,，;；.。!！]|\bbut\b|但是?|不过/iu)
    .filter((clause) => clause.trim() !== '')
}

/** Where a field has its text from is no wish. */
function withoutRemarks(text: string): string {
  return text.replaceAll(/^>.*$/gmu, '')
}

type Hours = Omit<WeekdayTime, 'weekday'>

/** A day, or a time of one: a part of the day, hours of the clock, or a clock time without an end. */
type Mention = {
  start: number
  end: number
  weekdays: number[]
  part: DayPart | null
  hours: Hours | null
}

/** In the order in which they stand. */
function mentionsOf(clause: string): Mention[] {
  const at = (word: RegExp, of: Pick<Mention, 'weekdays' | 'part'>): Mention[] =>
    Array.from(clause.matchAll(new RegExp(word, 'giu')), ({ 0: words, index }) =>
      Object.assign({ start: index, end: index + words.length, hours: null }, of),
    )
  const clocks = clocksOf(clause)
  return [
    ...eachWeekday(clause).map(({ weekday, start, end }) => ({
      start,
      end,
      weekdays: [weekday],
      part: null,
      hours: null,
    })),
    ...at(weekend, { weekdays: [6, 7], part: null }),
    ...partWords
      .flatMap(([part, word]) => at(word, { weekdays: [], part }))
      .filter(({ start, end }) =>
        clocks.every((clock) => end <= clock.start || start >= clock.end),
      ),
    ...clocks,
  ].toSorted((a, b) => a.start - b.start)
}

function clocksOf(clause: string): Mention[] {
  const text = clause.toLowerCase().replaceAll(/[–—]/gu, '-')
  const range = findClockRange(text)
  return (range === null ? findTimes(text) : [range]).flatMap(({ start, end, wish }) =>
    wish.kind === 'part' || wish.kind === 'periods'
      ? []
      : { start, end, weekdays: [], part: null, hours: hoursOf(wish) },
  )
}

const midnight = 24 * 60

function hoursOf(wish: Exclude<TimeWish, { kind: 'part' | 'periods' }>): Hours | null {
  if (wish.kind === 'between') return { from: wish.from, to: wish.to }
  if (wish.kind === 'before') return { from: 0, to: wish.minute }
  return wish.kind === 'after' ? { from: wish.minute, to: midnight } : null
}

const hoursOfPart: Record<DayPart, Hours> = {
  morning: { from: 0, to: 12 * 60 },
  afternoon: { from: 12 * 60, to: 18 * 60 },
  evening: { from: 18 * 60, to: midnight },
}

const joint = /^\s*(?:(?:and|or|nor|和|与|跟|及|、|或)\s*)?(?:on\s+)?$/iu
const timeOfDay = /^\s*(?:的|(?:in|at|on|during)(?:\s+the)?\s*)?$/iu

const dayOfTime = /^\s*(?:on|of)\s*(?:the\s*)?$/iu

const isDay = ({ weekdays }: Mention) => weekdays.length > 0

/** "Friday evenings" are no evening of every week and no whole Friday; "Mondays or in the evening" are both. */
function readClause(clause: string): Omit<Conditions, 'minutesAWeek'> {
  if (!not.test(clause)) return { weekdays: [], parts: [], times: [] }
  const mentions = mentionsOf(clause)
  const isOne = (index: number) => isOnePhrase(mentions[index], mentions[index + 1], clause)
  const isBound = mentions.map((_, index) => isOne(index - 1) || isOne(index))
  // "Mondays and Fridays in the evening" are the evenings of both.
  for (let index = mentions.length - 2; index >= 0; index -= 1) {
    const [one, next] = [mentions[index], mentions[index + 1]]
    const isSide = one !== undefined && next !== undefined && isDay(one) && isDay(next)
    if (isSide && isBound[index + 1] && joint.test(clause.slice(one.end, next.start)))
      isBound[index] = true
  }
  const free = mentions.filter((_, index) => isBound[index] !== true)
  const everyDay = free.flatMap(({ hours }) => (hours === null ? [] : timesOn(wholeWeek, hours)))
  return {
    weekdays: ofPeriods.test(clause) ? [] : sorted(free.flatMap(({ weekdays }) => weekdays)),
    parts: free.flatMap(({ part }) => part ?? []),
    times: [...everyDay, ...joinTimes(mentions.filter((_, index) => isBound[index]))],
  }
}

const wholeWeek = [1, 2, 3, 4, 5, 6, 7]

function timesOn(weekdays: readonly number[], { from, to }: Hours): WeekdayTime[] {
  return weekdays.map((weekday) => ({ weekday, from, to }))
}

/** Each time with the days before it, or after it where a time stands first: "evenings of Monday and Friday". */
function joinTimes(bound: readonly Mention[]): WeekdayTime[] {
  const [first] = bound
  const ordered = first === undefined || isDay(first) ? bound : bound.toReversed()
  let days: number[] = []
  return ordered.flatMap((mention, index) => {
    const before = ordered[index - 1]
    if (before !== undefined && !isDay(before) && isDay(mention)) days = []
    days.push(...mention.weekdays)
    const hours = mention.part === null ? mention.hours : hoursOfPart[mention.part]
    return hours === null ? [] : timesOn(sorted(days), hours)
  })
}

/** A day and a time of it, in either order. */
function isOnePhrase(one: Mention | undefined, next: Mention | undefined, clause: string): boolean {
  if (one === undefined || next === undefined) return false
  if (isDay(one) === isDay(next)) return false
  return (isDay(one) ? timeOfDay : dayOfTime).test(clause.slice(one.end, next.start))
}

function sorted(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((a, b) => a - b)
}

function readMinutes(text: string): number | null {
  const week = minutesIn(perWeek.exec(text))
  if (week !== null) return week
  const day = minutesIn(perDay.exec(text))
  return day === null ? null : day * 7
}

function minutesIn(match: RegExpExecArray | null): number | null {
  if (match === null) return null
  const [, english, englishUnit, chinese, chineseUnit] = match
  const amount = numberOf(english ?? chinese ?? '')
  if (amount === null || amount <= 0) return null
  const isMinutes = /^min|分/iu.test(englishUnit ?? chineseUnit ?? '')
  return Math.round(amount * (isMinutes ? 1 : 60))
}

function numberOf(written: string): number | null {
  if (/^\d/u.test(written)) return Number(written)
  return readNumber(written.toLowerCase())
}
