// Finds all days a text speaks of, in order, with ranges ("Monday to Wednesday") and bounds ("by Friday") resolved on request.
import { addDays, daysBetween, weekdayOf, datesBetween } from '../schedule/calendar.ts'
import { findCalendarWords } from './calendar-words.ts'
import { findDateSpans, widenToWeek } from './date-spans.ts'
import { findDayStretches } from './day-stretches.ts'
import { type TimeReference, type DayMention, type Stretch, blankOut } from './mention.ts'
import { findWeekWords } from './week-words.ts'
import { joinWeekdayAndDate, isOneDay } from './weekday-dates.ts'
import { isWeekdayAlone } from './weekdays.ts'

/** Times must already be blanked out, or "tomorrow at 10" hides its hour. */
export function findDays(text: string, reference: TimeReference): DayMention[] {
  // "The last week before Christmas" is no last week.
  const stretches = findDayStretches(text, reference)
  // "Thursday 1 to Sunday 4 October" is of no other Thursday.
  const runs = findDateSpans(without(stretches, text), reference)
  const told = without([...stretches, ...runs], text)
  const weeks = findWeekWords(told, reference)
  const dated = findCalendarWords(without(weeks, told), reference)
  const found = [...stretches, ...runs, ...weeks, ...dated].toSorted((a, b) => a.start - b.start)
  const joined = joinWeekAndDay(joinWeekdayAndDate(found, text), text)
  const widened = carryWeek(carryNext(joined, text), text).map((day) => widenToWeek(day, text))
  // 10月5号这一周 is that week, and not this one too.
  return widened.filter(({ start }, index) => start >= (widened[index - 1]?.end ?? 0))
}

const besides = /^ ?(?:and|or|&|,|、|和|与|跟|或) ?$/
const ofNext = /^(?:next|下)/

/** "Next Tuesday and Wednesday", 下周二和周三: both are of that week. */
function carryNext(mentions: DayMention[], text: string): DayMention[] {
  const carried: DayMention[] = []
  for (const day of mentions) {
    const last = carried.at(-1)
    const [before, date] = [last?.dates[0], day.dates[0]]
    const isCarried =
      last !== undefined &&
      ofNext.test(text.slice(last.start)) &&
      besides.test(text.slice(last.end, day.start)) &&
      isWeekdayAlone(text.slice(day.start, day.end)) &&
      day.dates.length === 1
    const later =
      before !== undefined && date !== undefined && date < before ? addDays(date, 7) : null
    carried.push(isCarried && later !== null ? { ...day, dates: [later] } : day)
  }
  return carried
}

const runs = /^ ?(?:to|until|till|through|thru|-|到|至|and|or|&|,|、|和|与|跟|或) ?(?:the )?$/

/** "Monday to Wednesday next week", "Thursday and Friday next week": the first is of the same week as the last. */
function carryWeek(mentions: DayMention[], text: string): DayMention[] {
  const carried: DayMention[] = []
  let isOfWeek = false
  for (const day of mentions.toReversed()) {
    const [next] = carried
    const [date, ...more] = day.dates
    const [later] = next?.dates ?? []
    const words = text.slice(day.start, day.end)
    const isBeside = isOfWeek && next !== undefined && runs.test(text.slice(day.end, next.start))
    const isCarried = isBeside && more.length === 0 && isWeekdayAlone(words)
    if (
      isCarried &&
      date !== undefined &&
      later !== undefined &&
      weekdayOf(date) < weekdayOf(later)
    )
      carried.unshift({ ...day, dates: [addDays(later, weekdayOf(date) - weekdayOf(later))] })
    else {
      carried.unshift(day)
      isOfWeek = /\bweek\b/.test(words) && more.length === 0
    }
  }
  return carried
}

function without(mentions: readonly DayMention[], text: string): string {
  return mentions.reduce((left, { start, end }) => blankOut(left, start, end), text)
}

const between = /^ *(?:的|of|on|in)? *$/

// "next week on Friday", 下周的周五: the weekday of that week.
function joinWeekAndDay(mentions: DayMention[], text: string): DayMention[] {
  const joined: DayMention[] = []
  for (const mention of mentions) {
    const last = joined.at(-1)
    const date = mention.dates[0]
    if (
      last?.isWeek === true &&
      !mention.isWeek &&
      mention.dates.length === 1 &&
      date !== undefined
    ) {
      const gap = text.slice(last.end, mention.start)
      const inWeek = last.dates.filter((day) => weekdayOf(day) === weekdayOf(date))
      if (between.test(gap)) {
        joined[joined.length - 1] = { ...mention, start: last.start, dates: inWeek }
        continue
      }
    }
    // "Wednesday afternoon next week": the time between them is blank here.
    if (last !== undefined && mention.isWeek && isOneDay(last)) {
      const inWeek = mention.dates.filter(
        (day) => weekdayOf(day) === weekdayOf(last.dates[0] ?? day),
      )
      if (between.test(text.slice(last.end, mention.start)) && isWeekday(last, text)) {
        joined[joined.length - 1] = { ...last, end: mention.end, dates: inWeek }
        continue
      }
    }
    joined.push(mention)
  }
  return joined
}

function isWeekday({ start, end }: DayMention, text: string): boolean {
  return isWeekdayAlone(text.slice(start, end))
}

const rangeWords = /^ ?(?:to|until|till|through|thru|-|到|至) ?(?:the )?$/
const betweenBefore = /\bbetween (?:the )?$/
const untilBefore = /\b(?:by|until|till|through|up to) (?:the )?$/
const strictlyBefore = /\bbefore (?:the )?$/
const strictlyAfter = /\bafter (?:the )?$/
const startingFrom = /(?:\b(?:from|starting(?: on| from)?) (?:the )?|从)$/

/** Reads neighbours with "to" between them as one range, and "by", "before", "after", 之前 as bounds. */
export function joinRanges(
  mentions: DayMention[],
  text: string,
  reference: TimeReference,
): DayMention[] {
  const joined: DayMention[] = []
  for (const mention of mentions) {
    const last = joined.at(-1)
    if (
      last !== undefined &&
      (rangeWords.test(text.slice(last.end, mention.start)) || isBetween(last, mention, text))
    )
      joined[joined.length - 1] = rangeOf(last, mention, text)
    else joined.push(mention)
  }
  return joined.map((mention) => bound(mention, text, reference))
}

/** "Between Monday and Wednesday", 周一和周三之间. */
function isBetween(first: DayMention, last: DayMention, text: string): boolean {
  const gap = text.slice(first.end, last.start)
  if (betweenBefore.test(text.slice(0, first.start))) return /^ ?and (?:the )?$/.test(gap)
  return /^ ?[和与] ?$/.test(gap) && /^ ?之间/.test(text.slice(last.end))
}

const upToNow = /^(?:现在|今天|目前|now|today)$/

const byCalendar = /\d|[月号日]/

/** Of weekdays the next one is meant; a calendar date before the first day leaves no days at all. */
function rangeOf(first: DayMention, last: DayMention, text: string): DayMention {
  let from = first.dates[0]
  let to = last.dates.at(-1)
  if (from === undefined || to === undefined) return first
  // "From Monday till now" is over.
  if (upToNow.test(text.slice(last.start, last.end).trim()) && from > to)
    from = addDays(from, -7 * Math.ceil(daysBetween(to, from) / 7))
  if (to < from && !byCalendar.test(text.slice(last.start, last.end))) to = addDays(to, 7)
  const isStretch = first.stretch !== undefined || last.stretch !== undefined
  return {
    start: first.start,
    end: last.end,
    dates: datesBetween(from, to),
    isWeek: true,
    isEvery: false,
    ...(isStretch ? { stretch: { from, to, bound: 'run', isEnd: false } } : {}),
  }
}

function bound(mention: DayMention, text: string, reference: TimeReference): DayMention {
  const before = text.slice(0, mention.start)
  const after = text.slice(mention.end)
  const [first, last] = [mention.dates[0], mention.dates.at(-1)]
  if (first === undefined || last === undefined || mention.isEvery) return mention
  const widened = (dates: string[]): DayMention => ({
    ...mention,
    dates,
    isWeek: dates.length !== 1,
  })
  const { date: today } = reference.today
  if (isSince(before, after)) return widened(sinceThen(first, today))
  if (mention.stretch !== undefined) return boundStretch(mention, mention.stretch, text, today)
  // What is done "up to yesterday" began with that week.
  if (untilBefore.test(before))
    return widened(datesBetween(last < today ? addDays(last, 1 - weekdayOf(last)) : today, last))
  if (strictlyBefore.test(before) || /^ ?(?:之前|以前|前)/.test(after)) {
    const eve = addDays(first, -1)
    return widened(eve < today ? [eve] : datesBetween(today, eve))
  }
  if (strictlyAfter.test(before) || /^ ?(?:之后|以后)/.test(after))
    return widened(datesBetween(addDays(last, 1), addDays(last, 6)))
  if (mention.dates.length === 1 && (startingFrom.test(before) || /^ ?(?:起|开始)/.test(after)))
    return widened(datesBetween(first, addDays(first, 7 - weekdayOf(first))))
  return mention
}

/** "Since Monday", 周一到现在: the last one, up to today. */
function isSince(before: string, after: string): boolean {
  return (
    /\bsince (?:the )?$/.test(before) || /^ ?(?:开始)?一直(?:到|至)(?:现在|今天|目前)/.test(after)
  )
}

function sinceThen(date: string, today: string): string[] {
  const back = date > today ? Math.ceil(daysBetween(today, date) / 7) * 7 : 0
  return datesBetween(addDays(date, -back), today)
}

/** Of what has to be done by it the last day counts, and before it the one before its first. */
function boundStretch(
  mention: DayMention,
  stretch: Stretch,
  text: string,
  today: string,
): DayMention {
  const before = text.slice(0, mention.start)
  const after = text.slice(mention.end)
  const isBefore = strictlyBefore.test(before) || /^ ?(?:之前|以前|前)/.test(after)
  if (stretch.bound !== null || stretch.to < today) return mention
  if (strictlyAfter.test(before) || /^ ?(?:之后|以后)/.test(after)) {
    const dates = datesBetween(addDays(stretch.to, 1), addDays(stretch.to, 6))
    return { ...mention, dates, stretch: { ...stretch, bound: 'by' } }
  }
  if (isBefore && !stretch.isEnd) {
    const eve = addDays(stretch.from, -1)
    const dates = eve < today ? [eve] : datesBetween(today, eve)
    return { ...mention, dates, isWeek: dates.length > 1, stretch: { ...stretch, bound: 'before' } }
  }
  if (!isBefore && !untilBefore.test(before) && !latest.test(before)) return mention
  return {
    ...mention,
    dates: datesBetween(today, stretch.to),
    stretch: { ...stretch, bound: 'by' },
  }
}

/** 最晚12月中旬; 到12月中旬 alone may be a move to it. */
const latest = /(?:\b(?:no|not) later than (?:the )?|(?:最晚|最迟|不晚于|赶在)(?:是|在|到)? ?)$/
