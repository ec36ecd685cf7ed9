// Pasted text, line by line: a weekday or a course may stand alone on a line above those that it is for.
import { findWeekdays, readWeekday } from '../../../shared/time/weekdays.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { checkBox } from '../../../shared/timetable/is-checklist.ts'
import { cleanText } from '../../text/clean-text.ts'
import { plainText } from './find-periods.ts'
import { problemOf, type LineOutcome, type OutcomeLine } from './lesson.ts'
import { readWhen, type ReadWhen } from './read-line.ts'
import { splitNames } from './split-names.ts'
import { periodsOf } from './grid/read-grid.ts'
import type { Period } from '../../../shared/schedule/term.ts'
import { findWeeks } from '../../../shared/time/documents/lesson-weeks.ts'
import { isCourse } from './read-blocks.ts'
import { withoutGone } from './gone-courses.ts'
import {
  addTo,
  findSections,
  inSection,
  newWeekHeads,
  type Section,
  type WeekHeads,
} from './find-sections.ts'
import { readMeetings } from './split-meetings.ts'

/** Longer lines are no lines of a timetable. */
const longestLine = 500
/** Beside the weekdays of a heading. */
const mostWords = 4
/** No class has more labels below it. */
const mostAdded = 8

/** Periods with their times: "1-2节8:00-9:40 3-4节10:00-11:40". */
const timedPeriods =
  /(?<!\d)第?\d{1,2}(?:(?:[-~、,]\d{1,2})?\s*节(?:课|次)?[:：,\s(]*|[:：]?\s)\d{1,2}:\d{2}\s*[-~]\s*\d{1,2}:\d{2}\)?/gu

/** No part of what it says; of a day in German it is. */
const lineEnd = /(?<!\d\.\d{1,2})\.$|[。;]$/u

/** Where a line says little else. */
function timesIn(plain: string): string[] {
  const times = plain.match(timedPeriods) ?? []
  return times.length > 2 || plain.length <= times.join(' ').length + 6 ? times : []
}

type TextLessons = { lines: OutcomeLine[]; periods: Period[] | null }

export function readText(text: string, order: DateOrder): TextLessons {
  const weekHeads = newWeekHeads(order)
  const read = readWith(weekHeads, text, order)
  // With no class below the last of them, they are labels of the classes above.
  return weekHeads.isLastIdle() ? readWith(newWeekHeads(order, true), text, order) : read
}

function readWith(weekHeads: WeekHeads, text: string, order: DateOrder): TextLessons {
  const lines: OutcomeLine[] = []
  const timed: string[] = []
  let heading: readonly number[] | undefined
  let title: Title | null = null
  let above: OutcomeLine | null = null
  let added = 0
  const heads = newHeads()
  const raws = text.split(/\r\n|\r|\n/)
  const sections = findSections(raws, order)
  let section: Section | null = null
  for (const [index, raw] of raws.entries()) {
    const line = index + 1
    const plain = plainText(raw.replace(checkBox, '$3')).trim().replace(lineEnd, '')
    if (plain === '') continue
    const said = cleanText(raw)
    const times = timesIn(plain)
    timed.push(...times)
    const head = sections.get(index)
    if (head !== undefined) section = head
    if (head) title = { text: head.title, room: '', at: lines.length, indent: Infinity }
    const isTold = times.length > 0 || Boolean(head)
    const weekday = isTold ? null : headingOf(plain)
    const isAcross = !isTold && heads.tell(plain, weekday)
    if (weekday !== null || isAcross) heading = isAcross ? undefined : (weekday ?? undefined)
    if (isTold || weekday !== null || isAcross) {
      lines.push({ line, text: said, outcome: { kind: 'blank' } })
      continue
    }
    const around = heading === undefined ? { order } : { order, weekdays: heading }
    const context =
      title === null
        ? around
        : { ...around, title: title.text, isPart: indentOf(raw) > title.indent }
    const isShort = plain.length <= longestLine
    const read = isShort ? readMeetings(plain, line, context) : problemOf('no-day')
    const isElsewhere = heads.isAcross() && isLost(plain, read, order)
    const outcome = isElsewhere ? problemOf('lost-cell') : withoutGone(plain, read)
    const isHead = isShort && weekHeads.tell(plain, lines)
    if (isHead || (isShort && added < mostAdded && addTo(above, plain, { order, weekHeads }))) {
      added += 1
      lines.push(weekHeads.hold({ line, text: said, outcome }, isHead))
      continue
    }
    weekHeads.give(outcome)
    if (section && outcome.kind === 'lessons') outcome.lessons = inSection(outcome.lessons, section)
    if (title !== null) useTitle(title, outcome, lines)
    const named = nameOfBelow(plain, said, outcome, () => readNext(raws, index, order))
    if (named !== null) title = { ...named, at: lines.length, indent: indentOf(raw) }
    else if (outcome.kind !== 'lessons') title = null
    above = { line, text: said, outcome }
    lines.push(above)
    added = 0
  }
  return { lines, periods: periodsOf(timed.map((one) => [one.replace(beforeTime, '节 ')])) }
}

const beforeTime = /节|(?<=^\d{1,2})(?=[:：]?\s)/u

function readNext(raws: readonly string[], index: number, order: DateOrder): ReadWhen | null {
  const below = raws.slice(index + 1, index + 3).find((one) => one.trim() !== '')
  return below === undefined ? null : readWhen(plainText(below).trim(), order)
}

/** "Your main course: Italian B2.1". */
const toldCourse =
  /(?:^|\s)(?:course|class|module|kurs|cours|curso|corso|课程)\s?[:：]\s?(\S.{1,60})$/iu

/** What the classes below a line may be called; null where it is no name. `next` is the line below. */
function nameOfBelow(
  plain: string,
  said: string,
  outcome: LineOutcome,
  next: () => ReadWhen | null,
): Pick<Title, 'text' | 'room'> | null {
  const isWords = outcome.kind === 'problem' && /no-(?:day|time)/.test(outcome.problem.kind)
  if (!isWords || findWeeks(plain) !== null) return null
  const told = toldCourse.exec(said)?.[1]
  if (told !== undefined) return { text: told, room: '' }
  if (isCourse(plain) || !/\d|[。!?]$/.test(plain)) return { text: said, room: '' }
  // Above a line that says when and no name, words are one, whatever stands among them.
  const when = next()
  const isBare =
    when !== null && when.time !== null && !/\p{L}{2}/u.test(splitNames(when.rest).title)
  const names = splitNames(plain.replace(/^\(?\d{1,2}[.、)]\s*|[:：]$/gu, ''))
  return isBare && names.title !== '' ? { text: names.title, room: names.location } : null
}

type Title = { text: string; room: string; at: number; indent: number }

/** What is the name of a class below it is no line of its own. */
function useTitle(
  { text, room, at }: Title,
  outcome: LineOutcome,
  lines: readonly OutcomeLine[],
): void {
  const [before] = lines.slice(at)
  const isUsed =
    outcome.kind === 'lessons' && outcome.lessons.some(({ title }) => title.startsWith(text))
  if (isUsed && before !== undefined) before.outcome = { kind: 'blank' }
  if (isUsed && room !== '')
    for (const lesson of outcome.lessons) if (lesson.location === '') lesson.location = room
}

function indentOf(raw: string): number {
  return raw.search(/\S/)
}

/** So many weekdays side by side, or one below the other with nothing between, are the head of a weekly table. */
const fewestColumns = 3
const fewestOnLine = 5

/** Follows the weekdays that stand alone: one heads the lines below it, many are columns that the lines have lost. */
function newHeads() {
  let across = false
  let stacked = new Set<number>()
  return {
    isAcross: () => across,
    tell(plain: string, weekday: readonly number[] | null): boolean {
      if (weekday === null) stacked = new Set()
      else for (const day of weekday) stacked.add(day)
      if (isRowOfDays(plain) || stacked.size >= fewestColumns) across = true
      else if (weekday !== null) across = false
      return across && (weekday !== null || isRowOfDays(plain))
    },
  }
}

function isRowOfDays(plain: string): boolean {
  if (/\d/.test(plain)) return false
  const cells = plain.split(/\t|\s{2,}|\|/).map((cell) => readWeekday(cell))
  if (new Set(cells.filter((day) => day !== null)).size >= fewestColumns) return true
  const words = plain.split(/\s+/).map((word) => readWeekday(word))
  return new Set(words.filter((day) => day !== null)).size >= fewestOnLine
}

/** A class that says when it is, and not on which day. */
function isLost(plain: string, outcome: LineOutcome, order: DateOrder): boolean {
  if (outcome.kind !== 'problem' || outcome.problem.kind !== 'no-day') return false
  const { time, weeks, rest } = readWhen(plain, order)
  return time !== null && (weeks !== null || splitNames(rest).title !== '')
}

/** A line that is weekdays and nothing else, or says in a few words of which they are: "A days (every mon + wed)". */
export function headingOf(plain: string): number[] | null {
  const alone = /^\D+$/.test(plain) ? readWeekday(plain.replace(/[:.]$/, '')) : null
  if (alone !== null) return [alone]
  const found = findWeekdays(plain)
  if (found === null || /\d/.test(plain)) return null
  const rest = plain.replace(found.found, ' ')
  const isShort = (rest.match(/[\p{L}/]+/gu) ?? []).length <= mostWords && !/[,;.!?]/.test(rest)
  const isLabel =
    /^\W*$/u.test(rest) || /[:：]\s*$|^\P{L}*days?\b|\bdays?\b|\([^)]*\)\s*$/iu.test(plain)
  return isShort && isLabel ? found.days : null
}
