// Follows the outline of a document: what a line stands under, through its headings, its lists and lines that only name a day.
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import { findDates } from '../../../shared/time/documents/dates.ts'
import {
  findWeeks,
  namesWeekday,
  type FoundWeek,
} from '../../../shared/time/documents/term-weeks.ts'
import { weekOf } from '../../../shared/time/documents/document-calendar.ts'
import { linesOf, type Block, type TextBlock } from './blocks.ts'
import { titleWithout } from './dated-parts.ts'
import { findDemands, findDue } from './demand-words.ts'
import { findWhens, spanOfWeeks, weekOfDate, type FoundWhen } from './find-whens.ts'
import type { Surroundings } from './surroundings.ts'
import type { Reader } from './read-entry.ts'
import { titleOf } from './pair-demands.ts'
import { readLabel, type Role } from './roles.ts'
import { tidyTitle } from './title-of.ts'

type Frame = Pick<Surroundings, 'when' | 'week' | 'head' | 'topic' | 'role' | 'lines'> & {
  level: number
  /** What a label alone on its line says of the lines under it. */
  entry: Role | null
  /** A deadline of its own: what stands under it is only what it is made of. */
  isDeadline: boolean
  /** A line of prose that begins with a day: labelled lines are about that day, other prose may not be. */
  isProse: boolean
}

export type Here = {
  around: Surroundings
  /** Where the text that is to be read begins. */
  from: number
  isWeekHead: boolean
  isDetail: boolean
  role: Role | null
}

/** Above them are the headings 1 to 6. */
const lead = 7
const list = 10
const prose = 40

export function openOutline(blocks: readonly Block[], { calendar }: Reader) {
  let frames: Frame[] = []
  const dated = datedLevels(blocks, calendar)

  /** Goes to a text: what it stands under, itself included where it is a heading. */
  function step(block: TextBlock): Here {
    const { text, heading, item } = block
    const week = weekAtStart(text) ?? weekByDate(text, calendar)
    const label = readLabel(text)
    const said = dayOf(block, week, calendar)
    const level = levelOf(block, week, said, dated)
    frames = frames.filter((frame) => frame.level < (level === prose ? list : level))
    const day = said ?? weekdayAtStart(text, surroundingsIn(frames, true), calendar)
    // "Dates: Feb 12-16" says it of the heading or the item that it stands under.
    const holder =
      label?.role === 'date' && heading === null && item < 2 ? frames.at(-1) : undefined
    if (holder !== undefined && day !== null) Object.assign(holder, { when: day.when })
    const isProse = level === prose && day !== null && startsWithDay(text, day)
    if (isProse) frames = frames.filter((frame) => !frame.isProse)
    if (level < prose || isProse) {
      const entry = label?.rest === '' ? label.role : null
      const own = frameOf(block, isProse ? lead + 1 : level, day, week, calendar)
      frames.push({ ...own, entry })
    }
    return {
      around: surroundingsIn(frames, item > 0 || label !== null || isProse),
      from: week === null || heading !== null ? 0 : readWeekHead(text, week, calendar).until,
      isWeekHead: week !== null,
      isDetail: frames.slice(0, -1).some(({ isDeadline }) => isDeadline),
      role: frames.findLast(({ entry }) => entry !== null)?.entry ?? null,
    }
  }

  return { step, around: () => surroundingsIn(frames, true) }
}

function levelOf(
  block: TextBlock,
  week: FoundWeek | null,
  day: FoundWhen | null,
  dated: ReadonlySet<number>,
): number {
  const { heading, item } = block
  if (heading === null) {
    if (item > 0) return list + item
    return week !== null || isLabelLine(block) || isDayAlone(block, day) ? lead : prose
  }
  // Among headings that are days another one of that depth is about the day above it.
  return day === null && week === null && dated.has(heading) ? heading + 0.5 : heading
}

function frameOf(
  block: TextBlock,
  level: number,
  day: FoundWhen | null,
  week: FoundWeek | null,
  calendar: Reader['calendar'],
): Frame {
  const { text, heading } = block
  const [demand = null] = findDemands(text)
  const isHead = heading !== null || level === lead
  const weekHead = week === null ? null : readWeekHead(text, week, calendar)
  const isDue = findDue(text).length > 0
  const isBegun = day !== null && startsWithDay(text, day)
  const isAsked = isDue || (demand !== null && heading === null)
  return {
    level,
    when: weekHead?.when ?? (isBegun || (isHead && !isAsked) ? (day?.when ?? null) : null),
    week: week !== null && week.from === week.to ? week.from : null,
    head:
      isHead && week === null && !isDayAlone(block, day)
        ? tidyTitle(text.replace(/[:：]$/u, ''))
        : '',
    topic:
      isHead && week === null && demand !== null
        ? { title: titleOf(demand), kind: demand.kind }
        : null,
    role: isHead ? sectionOf(text) : null,
    entry: null,
    lines: linesOf(block, 0, text.length),
    isDeadline: !isHead && isDue && day !== null,
    isProse: level === lead + 1,
  }
}

/** `isUnder`: lines of a list and labelled lines are about a day that a line of prose above began with. */
function surroundingsIn(frames: readonly Frame[], isUnder: boolean): Surroundings {
  const open = frames.filter(({ isProse }) => isUnder || !isProse)
  const dating = open.findLast(({ when }) => when !== null)
  const counting = open.findLast(({ week }) => week !== null)
  const head = open.findLast(({ head: said }) => said !== '')
  const topic = head?.topic ?? null
  // A week is about all that is in it, whatever the part of the document.
  const part = open.findLast(
    (frame) => frame.role !== null || (frame.level === lead && frame.week !== null),
  )
  const lines = [...(dating?.lines ?? []), ...(topic === null ? [] : (head?.lines ?? []))]
  return {
    when: dating?.when ?? null,
    week: counting?.week ?? null,
    topic,
    head: head?.head ?? '',
    role: part?.role ?? null,
    lines: [...new Set(lines)],
  }
}

/** "Tue: first paper. Homework 2 due": all of the line is about that day of the week above it. */
function weekdayAtStart(
  text: string,
  around: Surroundings,
  calendar: Reader['calendar'],
): FoundWhen | null {
  if (around.week === null && around.when?.kind !== 'span') return null
  const [first, ...others] = findWhens(text, calendar, around)
  const isLed = first !== undefined && /^[\s*]*$/u.test(text.slice(0, first.index))
  return isLed && others.length === 0 && /^\s*[:：–—-]/u.test(text.slice(first.until))
    ? first
    : null
}

/** The first day of a text, where it is about that day. */
function dayOf(
  { text, heading }: TextBlock,
  week: FoundWeek | null,
  calendar: Reader['calendar'],
): FoundWhen | null {
  if (week !== null) return null
  const [first, ...others] = findWhens(text, calendar, null)
  return first === undefined || (others.length > 0 && heading === null) ? null : first
}

const sections: [Surroundings['role'], RegExp][] = [
  [
    'due',
    /deadlines|due dates|hand(?:ed)?[ -]in\b|deliverables|submission dates|important dates|key dates|重要(?:日期|时间|节点)|截止(?:日期|时间)|作业安排/iu,
  ],
  ['reading', /readings?\b|阅读/iu],
]

function sectionOf(text: string): Surroundings['role'] {
  return sections.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

function weekAtStart(text: string): FoundWeek | null {
  const [week] = findWeeks(text)
  return week !== undefined &&
    week.weekday === null &&
    /^[\s\p{P}]*$/u.test(text.slice(0, week.index))
    ? week
    : null
}

/** "Week of August 30": a week that is called by a day of it. */
function weekByDate(text: string, calendar: Reader['calendar']): FoundWeek | null {
  const [lead = ''] = weekOfDay.exec(text) ?? []
  const date = lead === '' ? undefined : findDates(text, calendar)[0]
  if (date === undefined || !/^[\s\p{P}]*$/u.test(text.slice(lead.length, date.index))) return null
  const number = weekOf(calendar, date.date)
  if (number < 1 || number > 30) return null
  return { index: 0, until: lead.length, from: number, to: number, weekday: null }
}

const weekOfDay = /^[\s\p{P}]*(?:(?:week|wk)\s+(?:of|beginning|commencing|starting)|w\/c)\b/iu

/** "Exams:", or the numbered title of a part: 四、期末考试. */
function isLabelLine({ text, item }: TextBlock): boolean {
  if (item > 0 || Array.from(text).length > 40) return false
  return /[:：]$/u.test(text) || /^[一二三四五六七八九十]{1,3}、[^，。；：:\d]{2,20}$/u.test(text)
}

/** A line that names a day and nothing else is about what follows. */
function isDayAlone({ text }: TextBlock, day: FoundWhen | null): boolean {
  if (day === null || /[:：]/u.test(text.slice(0, day.index))) return false
  return titleWithout(`${text.slice(0, day.index)} ${text.slice(day.until)}`) === ''
}

/** "Tuesday, 8 September: …", "Class 4 – 8 September". */
function startsWithDay(text: string, { index }: FoundWhen): boolean {
  const before = text.slice(0, index)
  return (
    /^[\s\p{P}]*(?:(?:class|session|lecture|day|meeting|week|date)\s*\d{0,2}|日期)?[\s\p{P}]*$/iu.test(
      before,
    ) ||
    (namesWeekday(before) && before.length < 14)
  )
}

/** Depths at which most headings are nothing but days. */
function datedLevels(blocks: readonly Block[], calendar: Reader['calendar']): ReadonlySet<number> {
  const headings = blocks.filter((block) => block.kind === 'text' && block.heading !== null)
  const levels = Map.groupBy(headings, (block) =>
    block.kind === 'text' ? (block.heading ?? 0) : 0,
  )
  const isDay = (block: Block) => {
    if (block.kind !== 'text') return false
    const [date] = findDates(block.text, calendar)
    return (
      date !== undefined &&
      titleWithout(block.text.replace(block.text.slice(date.index, date.until), ' ')) === ''
    )
  }
  const dated = [...levels].filter(([, all]) => {
    const days = all.filter(isDay).length
    return days >= 3 && days >= all.length * 0.6
  })
  return new Set(dated.map(([level]) => level))
}

/**
 * "Week 7: Oct 20": a date beside the number, without a weekday of its own, says which week it is and no more. Where
 * the weeks are dated by the days of the class, it is that day.
 */
function readWeekHead(text: string, week: FoundWeek, calendar: Reader['calendar']) {
  const counted = { when: spanOfWeeks(calendar, week.from, week.to), until: week.until }
  const dates = findDates(text, calendar).filter(({ index }) => index >= week.until)
  const [date] = dates
  if (date === undefined || !/^[\s\p{P}]*$/u.test(text.slice(week.until, date.index)))
    return counted
  if (namesWeekday(text.slice(week.until, date.until + 12))) return counted
  const more = dates.filter(
    ({ index }, at) =>
      at > 0 && /^(?:[\s,&/]|and|和|、)*$/iu.test(text.slice(dates[at - 1]?.until, index)),
  )
  const last = more.at(-1) ?? date
  const isDay =
    more.length === 0 && date.through === null && calendar.classDays.includes(weekdayOf(date.date))
  const when: FoundWhen['when'] = isDay
    ? { kind: 'day', date: date.date, clock: null, derived: null }
    : weekOfDate(date.date, last.through ?? (last === date ? null : last.date), week.from)
  return { when, until: last.until }
}
