// What the person wants kept free: "not on Friday", "no mornings", "nothing before ten", 周一不学习, 避开周三.
import { weekdayOf } from '../../../../shared/schedule/calendar.ts'
import type { Ground } from './ground.ts'
import type { NameOwner } from './known-names.ts'
import { mergeLimits, noLimits, type Limits } from './intent.ts'
import { blankOut } from './normalise-text.ts'
import type { LexedText } from './lexed-text.ts'
import type { DayMention, Span, TimeMention } from './mention.ts'
import { periodsOf } from './wishes.ts'

const triggerBefore =
  /(?:\b(?:but |and )?(?:not|no|nothing|never|without|except(?: for)?|excluding|avoid(?:ing)?|skip(?:ping)?|leave out|leaving out|other than|apart from|don't (?:study|work|plan|schedule|arrange|put|use|want)(?: to (?:study|work))?|(?:i )?(?:can't|cannot|can not|won't|don't want to|am unable to) (?:study|work|do anything|make it|learn|do)?|no (?:studying|study|work)|(?:i'm |i am |i'll be )?(?:busy|unavailable|not available|not free|ill|sick|away))|除了|除开|避开|跳过|(?:别|不要|不想要?|不能|不在|请勿)(?:再)?(?:排|安排|放|学习|学|用)?(?:任何|学习|复习|任务|东西)?(?:在|到)?)(?: (?:on|in|at|the|any|anything|something|time|during|study|studying|work|sessions?|for|all|my|any more))* ?$/
const triggerAfter =
  /^(?: ?(?:is|are|'s) (?:off|out|no good|not possible|not free|taken)\b| (?:off|free|empty|clear|doesn't work|don't work)\b| ?(?:,)?(?:我)?(?:都|也|就|全天|整天|一整天)?(?:不(?:学习|学|安排|排|行|能|想|上|复习|可以|方便|要)(?:学习|学|排|安排|复习)?|没空|没时间|没有空|没有时间|有事|休息|空出来|留空|空着|除外|别(?:排|安排)|不想学|不能学|生病了?|请假|放假|要?出门|要?出差|以外|之外))/
const keepFree = /\b(?:keep|leave|clear|free up)(?: (?:my|the|all|of|on))* ?$/
const conjunction = /^ ?(?:and|or|nor|和|与|、|或|及|以及|跟)(?: (?:on|in|the|not|no))? ?$/
// Stands between a clock time and what is said about it: 八点以后不安排.
const boundParticle = /^(?:之?前|以前|之?后|以后)/
const listed = /^ ?, ?(?:and |or )?$/

export type FoundLimits = {
  limits: Limits
  /** Single dates among them, where a weekday would say more than was meant. */
  dates: string[]
  /** Names that a plan leaves out: "everything except physics". */
  without: NameOwner[]
  /** A day and a time as one thing, "no Friday mornings": more than a plan's limits can hold. */
  isCombined: boolean
  spans: Span[]
}

type Part = { span: Span; day: DayMention | null; time: TimeMention | null; owners: NameOwner[] }

/** Finds them and says which words they took, so that nothing else reads those as targets. */
export function findLimits(lexed: LexedText, ground: Ground): FoundLimits {
  const parts = partsOf(lexed)
  const isLimit = parts.map((part) => isLimitPart(part, lexed.text))
  const chained = chainLimits(parts, isLimit, lexed.text)
  const taken = parts.filter((_, index) => chained[index])
  const limits = taken.reduce((all, part) => mergeLimits(all, limitOf(part, ground)), noLimits)
  return {
    limits,
    dates: taken.flatMap(({ day }) => (day === null || day.isEvery || day.isWeek ? [] : day.dates)),
    isCombined: taken.some((part, index) => isOnePhrase(part, taken[index + 1], lexed.text)),
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
    return /(?:\b(?:except(?: for)?|excluding|without|but not|apart from|other than|not)|(?<!删)除了?|除开|不要|不包括|别排|避开) ?$/.test(
      before,
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
  if (left.day === null || right?.time == null) return false
  return /^ ?(?:的|at|in the|on)? ?$/.test(text.slice(left.span.end, right.span.start))
}

function hasTriggerAfter(part: Part, text: string): boolean {
  if (part.owners.length > 0) return false
  return triggerAfter.test(text.slice(part.span.end).replace(boundParticle, ''))
}

function limitOf({ day, time }: Part, ground: Ground): Limits {
  if (time !== null) return { weekdays: [], periods: periodsOf(time.wish, ground.state.window) }
  if (day === null || day.isWeek) return noLimits
  return { weekdays: [...new Set(day.dates.map(weekdayOf))], periods: [] }
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
