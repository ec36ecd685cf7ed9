// What the person wants kept free: "not on Friday", "no mornings", "nothing before ten", 周一不学习, 避开周三.
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import type { NameOwner } from '../words/known-names.ts'
import { mergeLimits, noLimits, type Limits } from './kept-free.ts'
import { splitRuns } from '../../../shared/time/say/split-runs.ts'
import {
  blankOut,
  type DayMention,
  type Span,
  type TimeMention,
} from '../../../shared/time/mention.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { periodsOf } from '../resolve/wishes.ts'

const triggerBefore =
  /(?:\b(?:but |and )?(?:not|no|nothing|never|without|except(?: for)?|excluding|avoid(?:ing)?|skip(?:ping)?|(?:i )?(?:really )?(?:hate|dislike|can't stand|don't like)(?: to)? (?:study|studying|work|working|learn|learning)|leave out|leaving out|other than|apart from|don't (?:study|work|plan|schedule|arrange|put|use|want)(?: to (?:study|work))?|(?:i )?(?:can't|cannot|can not|won't|don't want to|am unable to)(?: (?:study|work|do anything|make it|learn|do))?|no (?:studying|study|work)|(?:i'm |i am |i'll be )?(?:busy|unavailable|not available|not free|ill|sick|away))|除了|除开|避开|跳过|(?:别|不要|不想要?|不能|不在|请勿)(?:再)?(?:排|安排|放|学习|学|用)?(?:任何|学习|复习|任务|东西)?(?:在|到)?)(?: (?:on|in|at|the|any|anything|something|time|during|study|studying|work|sessions?|for|all|my|any more))* ?$/
export const triggerAfter =
  /^(?: ?(?:is|are|'s) (?:off|out|no good|not possible|not free|taken)\b| (?:off|free|empty|clear|doesn't work|don't work)\b| ?(?:,)?(?:我)?(?:都|也|就|全天|整天|一整天)?(?:不(?:学习|学|安排|排|行|能|想|上|复习|可以|方便|要)(?:学习|学|排|安排|复习)?|没空|没时间|没有空|没有时间|有事|休息|歇(?:着|一天|会儿?)?|空出来|留空|空着|除外|别(?:给我|再|帮我|老)?(?:排|安排)|不想学|不能学|生病了?|请假|放假|要?出门|要?出差|以外|之外))/
const keepFree = /\b(?:keep|leave|clear|free up)(?: (?:my|the|all|of|on))* ?$/
// 周四周五 are two days side by side.
const conjunction =
  /^$|^ ?(?:ones? )?(?:and|or|nor|[+&/]|和|与|、|或|及|以及|跟)(?: (?:on|in|the|not|no))? ?$/
// Stands between a clock time and what is said about it: 八点以后不安排.
const boundParticle = /^(?:之?前|以前|之?后|以后)/
const listed = /^ ?, ?(?:and |or )?$/

export type FoundLimits = {
  limits: Limits
  /** Single dates among them, where a weekday would say more than was meant. */
  dates: string[]
  /** Names that a plan leaves out: "everything except physics". */
  without: NameOwner[]
  spans: Span[]
}

type Part = { span: Span; day: DayMention | null; time: TimeMention | null; owners: NameOwner[] }

/** Finds them and says which words they took, so that nothing else reads those as targets. */
export function findLimits(lexed: LexedText, ground: Ground): FoundLimits {
  const parts = partsOf(lexed)
  const isLimit = parts.map((part) => isLimitPart(part, lexed.text))
  const chained = chainLimits(parts, isLimit, lexed.text)
  const taken = parts.filter((_, index) => chained[index])
  const limits = phrasesOf(taken, lexed.text)
    .map((phrase) => limitOf(phrase, ground))
    .reduce(mergeLimits, noLimits)
  return {
    limits,
    dates: taken.flatMap(({ day }) => (day === null || day.isEvery || day.isWeek ? [] : day.dates)),
    without: taken.flatMap(({ owners }) => owners),
    spans: taken.map(({ span }) => widen(span, lexed.text)),
  }
}

export function withoutLimits(lexed: LexedText, spans: readonly Span[]): LexedText {
  const outside = (part: Span) =>
    !spans.some(({ start, end }) => part.start >= start && part.end <= end)
  return {
    text: spans.reduce((text, { start, end }) => blankOut(text, start, end), lexed.text),
    days: lexed.days.filter(outside),
    times: lexed.times.filter(outside),
    names: lexed.names.filter(outside),
    rest: spans.reduce((text, { start, end }) => blankOut(text, start, end), lexed.rest),
  }
}

function partsOf({ days, times, names }: LexedText): Part[] {
  return [
    ...days.map((day) => ({ span: day, day, time: null, owners: [] })),
    ...times.map((time) => ({ span: time, day: null, time, owners: [] })),
    ...names.map((name) => ({ span: name, day: null, time: null, owners: name.owners })),
  ].toSorted((a, b) => a.span.start - b.span.start)
}

function isLimitPart(part: Part, text: string): boolean {
  const before = text.slice(0, part.span.start)
  const after = text.slice(part.span.end)
  if (part.owners.length > 0)
    return (
      /(?:\b(?:except(?: for)?|(?<=\b(?:everything|all|all of (?:it|them)|the rest) )but(?: for)?|excluding|without|but not|apart from|other than|not|leave out|leaving out|skip|skipping)(?: my| the)?|(?<!删)除了?|除开|不要|不包括|别排|避开) ?$/.test(
        before,
      ) || /^ ?(?:就|都)?(?:先|暂时|可以)?(?:不|别)(?:要)?(?:排|安排)/.test(after)
    )
  if (keepFree.test(before) && /^.*\b(?:free|empty|clear|open)\b/.test(after)) return true
  return triggerBefore.test(before) || hasTriggerAfter(part, text)
}

// "not on Monday, Wednesday or Friday", "Monday and Wednesday are off": what is joined to a limit is one too.
function chainLimits(parts: Part[], isLimit: boolean[], text: string): boolean[] {
  const chained = [...isLimit]
  parts.forEach((part, index) => {
    const following = parts[index + 1]
    if (chained[index] === true && following !== undefined && joinsForward(part, following, text))
      chained[index + 1] = true
  })
  const trails = parts.map((part) => hasTriggerAfter(part, text))
  for (let index = parts.length - 2; index >= 0; index -= 1) {
    const [part, following] = [parts[index], parts[index + 1]]
    if (part === undefined || following === undefined || trails[index + 1] !== true) continue
    if (!isAlike(part, following) || !conjunction.test(gapBetween(part, following, text))) {
      if (!isOnePhrase(part, following, text)) continue
    }
    chained[index] = true
    trails[index] = true
  }
  return chained
}

function joinsForward(left: Part, right: Part, text: string): boolean {
  if (isOnePhrase(left, right, text)) return true
  if (right.day?.isWeek === true || left.owners.length > 0 !== right.owners.length > 0) return false
  const gap = gapBetween(left, right, text)
  return conjunction.test(gap) || (isAlike(left, right) && listed.test(gap))
}

function isAlike(left: Part, right: Part): boolean {
  if (left.day?.isWeek === true || right.day?.isWeek === true) return false
  return (
    (left.day === null) === (right.day === null) && (left.time === null) === (right.time === null)
  )
}

function gapBetween(left: Part, right: Part, text: string): string {
  return text.slice(left.span.end, right.span.start)
}

function isOnePhrase(left: Part, right: Part | undefined, text: string): boolean {
  if (right === undefined) return false
  const gap = gapBetween(left, right, text)
  if (left.time !== null && right.day !== null) return /^ ?(?:on|of) (?:the )?$/.test(gap)
  return left.day !== null && right.time !== null && /^ ?(?:的|at|in the|on)? ?$/.test(gap)
}

type Phrase = { days: DayMention[]; time: TimeMention | null }

/** "Monday and Wednesday mornings" are the mornings of both; a day and a time apart are two limits. */
function phrasesOf(parts: readonly Part[], text: string): Phrase[] {
  const phrases: Phrase[] = []
  let days: DayMention[] = []
  let time: TimeMention | null = null
  const close = () => {
    if (days.length > 0 || time !== null) phrases.push({ days, time })
    days = []
    time = null
  }
  parts.forEach((part, index) => {
    const before = parts[index - 1]
    const isJoined = before !== undefined && isOnePhrase(before, part, text)
    const isListed =
      before?.day != null && part.day !== null && conjunction.test(gapBetween(before, part, text))
    if (!isJoined && !isListed) close()
    if (part.day !== null) days.push(part.day)
    if (part.time !== null) time = part.time
  })
  close()
  return phrases
}

function hasTriggerAfter(part: Part, text: string): boolean {
  if (part.owners.length > 0) return false
  return triggerAfter.test(text.slice(part.span.end).replace(boundParticle, ''))
}

function limitOf({ days, time }: Phrase, ground: Ground): Limits {
  const periods = time === null ? [] : periodsOf(time.wish, ground.state.window)
  const single = days.filter(({ isWeek }) => !isWeek)
  const weekdays = [...new Set(single.flatMap(({ dates }) => dates.map(weekdayOf)))]
  return timedLimits(
    weekdays.toSorted((a, b) => a - b),
    periods,
  )
}

/** Whole weekdays, periods of all days, or the periods of these weekdays. */
export function timedLimits(weekdays: number[], periods: number[]): Limits {
  if (weekdays.length === 0 || periods.length === 0) return { weekdays, periods }
  const runs = splitRuns(periods)
  const times = weekdays.flatMap((weekday) =>
    runs.map(({ start, end }) => ({ weekday, start, end })),
  )
  return { weekdays: [], periods: [], times }
}

function widen(span: Span, text: string): Span {
  const before =
    triggerBefore.exec(text.slice(0, span.start)) ?? keepFree.exec(text.slice(0, span.start))
  const tail = text.slice(span.end)
  const particle = /^(?:之?前|以前|之?后|以后)?/.exec(tail)?.[0].length ?? 0
  const after = triggerAfter.exec(tail.slice(particle))
  return {
    start: before === null ? span.start : before.index,
    end: span.end + particle + (after === null ? 0 : after[0].length),
  }
}
