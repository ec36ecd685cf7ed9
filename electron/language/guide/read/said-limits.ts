// Reads each day and time of day of a message for the slot that the words beside it score highest: the exam, the last or the first
// day, kept free, free again.
import { findClockRange } from '../../../../shared/time/clock-range.ts'
import {
  type DayMention,
  type Span,
  type TimeMention,
  overlaps,
} from '../../../../shared/time/mention.ts'
import { blankAll } from '../../../../shared/time/read-time.ts'
import { weekdayOf } from '../../../../shared/schedule/calendar.ts'
import { joinRanges } from '../../../../shared/time/day-words.ts'
import { namesHoliday } from '../../../../shared/time/holidays.ts'
import type { Ground } from '../../ground.ts'
import { mergeLimits, noLimits, timesOfWeek, type Limits } from '../../read/kept-free.ts'
import { findLimits, timedLimits } from '../../read/limits.ts'
import { fulfils, periodsOf } from '../../resolve/wishes.ts'
import { plain } from '../reader/told-shares.ts'
import type { ToldSpan } from '../reader/told-span.ts'
import type { LexedText } from '../../words/lexed-text.ts'
import { clausesOf, findCues, isWithin, scoreSlots, type Cue } from './cue-table.ts'
import { dayCues, type DaySlot } from './day-cues.ts'

export type SaidLimits = {
  /** Null: nothing was said of them. */
  keepFree: Limits | null
  /** Free again. */
  allowed: Limits | null
  /** The days and times that it took. */
  spans: Span[]
  /** The days that are of the work, by what they are of; null: nothing beside it says so. */
  days: { day: DayMention; role: DayRole | null; isBare: boolean; isDated: boolean }[]
}

export type DayRole = 'exam' | 'due' | 'begin'

type Mode = 'off' | 'only' | 'open'
type Part = Span & { day: DayMention | null; time: TimeMention | null; slot: Mode | DayRole | 'other' | 'busy' | null; isDated: boolean } // prettier-ignore

type Reading = { lexed: LexedText; cues: Cue<DaySlot>[]; shared: Span[]; asks: boolean; present: Limits; ground: Ground; told: readonly ToldSpan[] } // prettier-ignore

const none =
  /^[\s,.]*(?:no(?:ne|thing)?|nope|any (?:day|time)(?: (?:is |works )?(?:fine|ok|okay))?|(?:there are |i have )?no limits?|all days(?: are)? (?:fine|ok|okay)|every ?day is (?:fine|ok|okay)|没有?(?:限制|什么|特别的)?|都(?:可以|行|没问题)|不用避开|随时(?:都?(?:可以|行))?|无)[\s,.!。了吧]*$/
const dated = /\d|\b(?:this|next|coming|tomorrow|today|tonight)\b|[下这本]个?(?:周|星期|礼拜)|明天|今天|后天|现在|目前|如今|\bnow\b|\b(?:days?|weeks?|months?)\b|[一二两三四五六七八九十几] ?个?(?:天|周(?![一二三四五六日天末])|星期(?![一二三四五六日天])|月)/ // prettier-ignore
const weekly =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:evening|morning|afternoon|night|weekend)s|every)\b|每/
/** Of what was told right before. */
const goesOn = /^[\s,]*(?:and|or|nor|also|plus|neither|oh and)\b|^[\s,，]*(?:还有|也|和|以及|或者)/
const nothing: SaidLimits = { keepFree: null, allowed: null, spans: [], days: [] }

export function readSaidLimits(
  said: LexedText,
  ground: Ground,
  asks: boolean,
  present: Limits | null,
  isLast: boolean,
  told: readonly ToldSpan[],
): SaidLimits {
  if (asks && none.test(said.text)) return { ...nothing, keepFree: noLimits }
  const cues = findCues(said.text, dayCues)
  const days = joinRanges(said.days, said.text, ground).map((day) => withoutComma(day, said.text))
  const lexed = withRange({ ...said, days }, cues)
  const shared = findLimits(said, ground).spans
  const reading: Reading = { lexed, cues, shared, asks, present: present ?? noLimits, ground, told }
  const result = { ...nothing }
  let before: Mode | null = isLast && goesOn.test(said.text) ? 'off' : null
  for (const clause of wholeClauses(lexed, cues)) {
    const parts = partsOf(clause, before, reading)
    const isBare = isFiller(clause, lexed, cues)
    result.days = [...result.days, ...parts.flatMap((part) => ofWorkDay(part, isBare))]
    before = null
    for (const mode of ['off', 'only', 'open'] as const) {
      const taken = parts.filter(({ slot }) => slot === mode)
      if (taken.length === 0) continue
      before = mode === 'open' ? before : mode
      result.spans = [...result.spans, ...taken]
      const limits = limitsOf(taken, mode, clause, reading)
      if (limits !== null && mode === 'open')
        result.allowed = mergeLimits(result.allowed ?? noLimits, limits) // prettier-ignore
      else if (limits !== null) result.keepFree = mergeLimits(result.keepFree ?? noLimits, limits)
    }
  }
  return result
}

const until =
  /\b(till?|until|before|after|past) (\d{1,2})(?: ?(pm|am))?\b(?! ?(?:dec|jan|nov|oct|st|nd|rd|th|月|[:.]\d|of |hours?|days?|weeks?|min))/

/** "From 12 to 2" is one time; "I work till 5" is one of the afternoon. */
function withRange(lexed: LexedText, cues: readonly Cue<DaySlot>[]): LexedText {
  const range = inEvening(findClockRange(lexed.text), lexed.text)
  const last = until.exec(lexed.text)
  const isBusy = cues.some(({ slot }) => slot === 'off' || slot === 'busy')
  const hour = Number(last?.[2] ?? 0)
  const isLate = last?.[3] === 'pm' || (hour < 9 && last?.[3] !== 'am')
  const minute = (isLate ? (hour % 12) + 12 : hour) * 60
  const kind = /^(?:after|past)/.test(last?.[1] ?? '') ? 'after' : 'before'
  const end: TimeMention | null = last === null || hour === 0 || !isBusy ? null : { start: last.index, end: last.index + last[0].length, wish: { kind, minute } } // prettier-ignore
  const own = range ?? (end !== null && lexed.times.every((time) => !overlaps(time, end) || time.end < end.end) ? end : null) // prettier-ignore
  const others = lexed.times.filter((time) => own === null || !overlaps(time, own))
  const times = [...others, ...(own === null ? [] : [own])].map((time) =>
    openEnded(time, lexed.text),
  )
  return { ...lexed, times: times.toSorted((a, b) => a.start - b.start) }
}

/** “Evenings only, 7 to 9:30”. */
function inEvening(range: TimeMention | null, text: string): TimeMention | null {
  const isLate = /\b(?:evenings?|nights?)\b|晚/.test(text) && !/\bam\b|早|上午/.test(text)
  if (range?.wish.kind !== 'between' || !isLate || range.wish.to > noon) return range
  const { from, to } = range.wish
  return { ...range, wish: { ...range.wish, from: from + noon, to: to + noon } }
}

const noon = 12 * 60

/** "From five on" is all that comes after it. */
function openEnded(time: TimeMention, text: string): TimeMention {
  const { start, end, wish } = time
  const isOpen = /^from\b/.test(text.slice(start, end).trim()) || text.slice(0, start).endsWith('最早') || /^ ?(?:[ap]m)? ?(?:on\b|onwards?|起|开始)/.test(text.slice(end)) // prettier-ignore
  return wish.kind === 'clock' && isOpen ? { start, end, wish: { kind: 'after', minute: wish.minute } } : time // prettier-ignore
}

/** A comma before a day may have been read with it. */
function withoutComma(day: DayMention, text: string): DayMention {
  const [lead = ''] = /^[,，、\s]*/.exec(text.slice(day.start, day.end)) ?? []
  return { ...day, start: day.start + lead.length }
}

const thoseDays = /\b(?:those|these|them|then|that)\b|\p{Script=Han}/u

/** Days side by side are one clause, and "so nothing on those days" is of the one before. */
function wholeClauses(lexed: LexedText, cues: readonly Cue<DaySlot>[]): Span[] {
  const spans = [...lexed.days, ...lexed.times]
  const whole: Span[] = []
  for (const clause of clausesOf(lexed.text)) {
    const last = whole.at(-1)
    const words = lexed.text.slice(clause.start, clause.end)
    const has = spans.some((span) => overlaps(span, clause))
    const isEnd = last !== undefined && lexed.days.some(({ start, end }) => end <= last.end && /^[\s]*$/.test(lexed.text.slice(end, last.end)) && !dated.test(lexed.text.slice(start, end))) // prettier-ignore
    const isStart = lexed.days.some(({ start, end }) => start >= clause.start && /^\s*(?:and |or |和)?\s*$/.test(lexed.text.slice(clause.start, start)) && !dated.test(lexed.text.slice(start, end))) // prettier-ignore
    const isOf = !has && thoseDays.test(words) && words.length < 40 && cues.some((cue) => cue.slot === 'off' && isWithin(cue, clause)) // prettier-ignore
    const isJoined = last !== undefined && ((isEnd && isStart) || (isOf && spans.some((span) => overlaps(span, last) && !dated.test(lexed.text.slice(span.start, span.end))))) // prettier-ignore
    if (isJoined) whole.splice(-1, 1, { start: last.start, end: clause.end })
    else whole.push(clause)
  }
  return whole
}

function partsOf(clause: Span, before: Mode | null, reading: Reading): Part[] {
  const { lexed } = reading
  const textOf = ({ start, end }: Span) => lexed.text.slice(start, end)
  const isDated = (day: DayMention) => day.stretch !== undefined || day.isWeek || day.dates.length > 6 || dated.test(textOf(day)) || namesHoliday(textOf(day)) // prettier-ignore
  // "29 October, Thursday" ends in the next one.
  const days = lexed.days.filter(({ start }) => start >= clause.start && start < clause.end)
  const times = lexed.times.filter((time) => isWithin(time, clause))
  const near = reading.cues.filter((cue) => isWithin(cue, clause) && ![...lexed.days, ...lexed.times].some((span) => isWithin(cue, span) && !/before|after|前|后/.test(lexed.text.slice(cue.start, cue.end)))) // prettier-ignore
  const isSilent = near.every(({ slot }) => slot === 'study' || slot === 'instead')
  const all = [
    ...days.map((day): Part => ({ start: day.start, end: day.end, day, time: null, slot: slotOfDay(day, isDated(day), days, clause, near, reading) ?? (isSilent && before === 'off' ? before : null), isDated: isDated(day) })),
    ...times.map((time): Part => ({ start: time.start, end: time.end, day: null, time, slot: slotOfTime(time, times, near, days.length === 0 ? reading : { ...reading, told: [] }) ?? (isSilent && days.length === 0 ? before : null), isDated: false })),
  ].toSorted((a, b) => a.start - b.start) // prettier-ignore
  return sharedModes(all, lexed.text)
}

/** What stands side by side is for one thing: 周二周四, "Monday evenings", "Mondays and Fridays". */
function sharedModes(parts: readonly Part[], text: string): Part[] {
  const shared = parts.map((part) => ({ ...part }))
  const beside = (a: Part, b: Part) => /^[\s,、]*(?:and|or|nor|&|和|与|跟|及|或|的)?\s*(?:the |on |in the |at |of )*$/.test(text.slice(a.end, b.start)) // prettier-ignore
  for (const order of [shared, shared.toReversed()])
    order.forEach((part, index) => {
      const other = order[index + 1]
      if (other === undefined || part.slot === null || other.slot !== null) return
      const [a, b] = part.start < other.start ? [part, other] : [other, part]
      if (beside(a, b)) other.slot = part.slot
    })
  // “Saturday and Sunday this week” are both of this week.
  shared.forEach((part, index) => {
    const other = shared[index + 1]
    if (other?.isDated === true && part.day !== null && !part.day.isEvery && beside(part, other) && /and|or|[&、和与跟及]/.test(text.slice(part.end, other.start))) part.isDated = true // prettier-ignore
  })
  return shared
}

/** A day of the work, told or bare. */
function ofWorkDay({ day, slot, isDated }: Part, isBare: boolean): SaidLimits['days'] {
  if (day === null || day.isEvery) return []
  if (slot === 'exam' || slot === 'due' || slot === 'begin')
    return [{ day, role: slot, isBare, isDated }]
  return slot === null || slot === 'other' ? [{ day, role: null, isBare, isDated }] : []
}

/** Whether nothing is said in it but the days, and words that say nothing. */
function isFiller(clause: Span, { text, days, times }: LexedText, cues: readonly Cue<DaySlot>[]) {
  const said = [...days, ...times, ...cues.filter(({ slot }) => slot === 'filler')]
  return !/\p{L}{2}/u.test(blankAll(text, said).slice(clause.start, clause.end))
}

type Scores = (slot: DaySlot) => number

function best(...slots: [NonNullable<Part['slot']>, number][]): Part['slot'] {
  const [slot, score] = slots.reduce((a, b) => (b[1] > a[1] ? b : a))
  return score < 1 ? null : slot
}

function slotOfDay(
  day: DayMention,
  isDated: boolean,
  days: readonly Span[],
  clause: Span,
  near: readonly Cue<DaySlot>[],
  { lexed, cues, shared, asks, present }: Reading,
): Part['slot'] {
  // "Before Christmas" is a stretch of its own.
  const beside = near.filter((cue) => day.stretch === undefined || !isWithin(cue, day))
  const scores = scoreSlots(lexed.text, day, beside, days)
  const of: Scores = (slot) => scores.get(slot) ?? 0
  const isPresent = !isDated && day.dates.some((date) => present.weekdays.includes(weekdayOf(date)) || timesOfWeek(present).some(({ weekday }) => weekday === weekdayOf(date))) // prettier-ignore
  const isShared = shared.some((span) => overlaps(span, day)) ? 2.5 : 0
  const ahead = isDated ? 0.5 : 0
  const isWeekly = day.isEvery || weekly.test(lexed.text.slice(clause.start, clause.end))
  const isHan = /\p{Script=Han}/u.test(lexed.text.slice(day.start, day.end))
  const busy = isDated ? 0 : of('busy')
  const undone = isPresent ? of('undo') : 0
  const isUndone = cues.some(({ slot }) => slot === 'undo') && present.weekdays.length > 0
  const isOther = isUndone && !isPresent ? of('instead') : 0
  return best(
    ['off', (isPresent && undone > 0 ? 0 : of('off')) + isShared + (asks ? 1.2 : 0) + (isWeekly || isHan ? busy : 0) + isOther],
    ['only', of('only')],
    ['open', isPresent ? of('open') + of('instead') + undone + 1 : 0],
    ['busy', (isDated ? of('denied') * 2 : 0) + of('class') + (isWeekly || isHan ? 0 : of('busy'))],
    ['exam', of('exam') + ahead],
    ['due', of('due') + ahead],
    ['begin', of('begin') + ahead],
    ['other', Math.max(of('study') + ahead, of('prefer'), isPresent ? 0 : of('open'))],
  ) // prettier-ignore
}

function slotOfTime(
  time: TimeMention,
  times: readonly Span[],
  near: readonly Cue<DaySlot>[],
  { lexed, shared, asks, present, ground, told }: Reading,
): Part['slot'] {
  const { wish } = time
  const learned = roleOf(lexed.text.slice(time.start, time.end), told)
  const scores = scoreSlots(lexed.text, time, near, times)
  const of: Scores = (slot) => scores.get(slot) ?? 0
  const isBound = wish.kind === 'before' || wish.kind === 'after' || wish.kind === 'between'
  const isShared = shared.some((span) => overlaps(span, time)) ? 2.5 : 0
  if (wish.kind === 'clock') return isShared > 0 ? 'off' : null
  const learnedAs = (role: ToldSpan['role']) => (learned === role ? 1 : 0)
  const periods = periodsOf(wish, ground.state.window)
  const isPresent = periods.some((period) => present.periods.includes(period))
  return best(
    ['off', of('off') + isShared + (asks ? 1.2 : 0) + of('busy') / 2 + learnedAs('not')],
    [
      'only',
      of('only') + learnedAs('only') + (isBound && !isPresent ? of('open') + of('begin') : 0),
    ],
    ['open', isPresent ? of('open') + of('undo') + 0.5 : 0],
    ['other', Math.max(of('exam'), of('prefer'))],
  )
}

/** What the words of a time were learned to tell. */
function roleOf(words: string, told: readonly ToldSpan[]): ToldSpan['role'] | null {
  const bare = words.trim()
  return bare === '' ? null : (told.find(({ text }) => plain(text).includes(bare))?.role ?? null)
}

const week = [1, 2, 3, 4, 5, 6, 7]

function limitsOf(
  parts: readonly Part[],
  mode: Mode,
  clause: Span,
  { lexed, cues, ground }: Reading,
): Limits | null {
  const { window } = ground.state
  const numbers = window.periods.map((_, index) => index + 1)
  const days = parts.flatMap(({ day, isDated }) => (day === null || isDated ? [] : [day]))
  const times = parts.flatMap(({ time }) => (time === null ? [] : [time]))
  if (days.length + times.length === 0) return null
  const named = new Set(days.flatMap(({ dates }) => dates.map(weekdayOf)))
  const weekdays = week.filter((each) => named.has(each))
  // What may be used lies wholly in a time, what is to be free need only touch it.
  const isIn = (period: number) => times.some(({ wish }) => mode === 'only' ? fulfils({ day: 1, start: period, end: period }, wish, window) : periodsOf(wish, window).includes(period)) // prettier-ignore
  const periods = numbers.filter(isIn)
  const [time] = times
  const last = days.findLast(({ end }) => end <= (time?.start ?? 0))
  const gap = time === undefined || last === undefined ? '' : lexed.text.slice(last.end, time.start)
  const isApart = /\b(?:and|or)\b|[,，、和及]/.test(gap)
  if (mode !== 'only') return isApart ? { weekdays, periods } : timedLimits(weekdays, periods)
  const others = times.length === 0 ? [] : numbers.filter((period) => !periods.includes(period))
  // "On workdays only after 8" leaves the weekend as it is.
  const isOfTime = cues.some(({ slot, start }) => slot === 'only' && isWithin({ start, end: start }, clause) && days.length > 0 && time !== undefined && start >= (last?.end ?? Infinity) && start < time.start) // prettier-ignore
  if (isOfTime) return timedLimits(weekdays, others)
  return { weekdays: days.length === 0 ? [] : week.filter((each) => !weekdays.includes(each)), periods: others } // prettier-ignore
}
