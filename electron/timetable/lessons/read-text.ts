// Pasted text, line by line: a weekday or a course may stand alone on a line above those that it is for.
import { findWeekdays, readWeekday } from '../../../shared/time/weekdays.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { checkBox } from '../../../shared/timetable/is-checklist.ts'
import { cleanText } from '../../text/clean-text.ts'
import { plainText } from './find-periods.ts'
import { problemOf, type LineOutcome, type OutcomeLine } from './lesson.ts'
import { readWhen } from './read-line.ts'
import { splitNames } from './split-names.ts'
import { periodsOf } from './grid/read-grid.ts'
import type { Period } from '../../../shared/schedule/term.ts'
import { findWeeks } from '../../../shared/time/documents/lesson-weeks.ts'
import { isCourse } from './read-blocks.ts'
import { withoutGone } from './gone-courses.ts'
import { findSections, inSection, type Section } from './find-sections.ts'
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

/** Where a line says little else. */
function timesIn(plain: string): string[] {
  const times = plain.match(timedPeriods) ?? []
  return times.length > 2 || plain.length <= times.join(' ').length + 6 ? times : []
}

type TextLessons = { lines: OutcomeLine[]; periods: Period[] | null }

export function readText(text: string, order: DateOrder): TextLessons {
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
    const plain = plainText(raw.replace(checkBox, '$3')).trim()
    if (plain === '') continue
    const said = cleanText(raw)
    const times = timesIn(plain)
    timed.push(...times)
    const head = sections.get(index)
    if (head !== undefined) section = head
    if (head) title = { text: head.title, at: lines.length, indent: Infinity }
    const isTold = times.length > 0 || Boolean(head)
    const weekday = isTold ? null : headingOf(plain)
    const isAcross = !isTold && heads.tell(plain, weekday)
    if (weekday !== null || isAcross) heading = isAcross ? undefined : (weekday ?? undefined)
    if (isTold || weekday !== null || isAcross) {
      lines.push({ line, text: said, outcome: { kind: 'blank' } })
      continue
    }
    const context = {
      order,
      ...(heading === undefined ? {} : { weekdays: heading }),
      ...(title === null ? {} : { title: title.text, isPart: indentOf(raw) > title.indent }),
    }
    const isShort = plain.length <= longestLine
    const read = isShort ? readMeetings(plain, line, context) : problemOf('no-day')
    const isElsewhere = heads.isAcross() && isLost(plain, read, order)
    const outcome = isElsewhere ? problemOf('lost-cell') : withoutGone(plain, read)
    if (isShort && added < mostAdded && addTo(above, plain, order)) {
      added += 1
      lines.push({ line, text: said, outcome: { kind: 'blank' } })
      continue
    }
    if (section && outcome.kind === 'lessons') outcome.lessons = inSection(outcome.lessons, section)
    if (title !== null) useTitle(title, outcome, lines)
    const named = nameOfBelow(plain, said, outcome)
    if (named !== null) title = { text: named, at: lines.length, indent: indentOf(raw) }
    else if (outcome.kind !== 'lessons' && !/^\S[^:]{1,19}:/u.test(plain)) title = null
    above = { line, text: said, outcome }
    lines.push(above)
    added = 0
  }
  return {
    lines,
    periods: periodsOf(timed.map((one) => [one.replace(/节|(?<=^\d{1,2})(?=[:：]?\s)/u, '节 ')])),
  }
}

/** "Your main course: Italian B2.1". */
const toldCourse =
  /(?:^|\s)(?:course|class|module|kurs|cours|curso|corso|课程)\s?[:：]\s?(\S.{1,60})$/iu

/** What the classes below a line may be called; null where it is no name. */
function nameOfBelow(plain: string, said: string, outcome: LineOutcome): string | null {
  const isWords = outcome.kind === 'problem' && /no-(?:day|time)/.test(outcome.problem.kind)
  if (!isWords || findWeeks(plain) !== null) return null
  const told = toldCourse.exec(said)?.[1]
  if (told === undefined && /^\p{L}[\p{L} ]{1,19}:\s*\S/u.test(plain)) return null
  return told ?? (isCourse(plain) || !/\d|[。!?]$/.test(plain) ? said : null)
}

type Title = { text: string; at: number; indent: number }

/** What is the name of a class below it is no line of its own. */
function useTitle({ text, at }: Title, outcome: LineOutcome, lines: readonly OutcomeLine[]): void {
  const [before] = lines.slice(at)
  const isUsed =
    outcome.kind === 'lessons' && outcome.lessons.some(({ title }) => title.startsWith(text))
  if (isUsed && before !== undefined) before.outcome = { kind: 'blank' }
}

function indentOf(raw: string): number {
  return raw.search(/\S/)
}

const labelled =
  /^(?:(@)|(?:(?:上课)?(周[数次]|weeks?)|(?:上课)?(地点|教室|rooms?|location|where|venue)|(?:任课)?(?:教师|老师|teachers?|lecturer|instructor|staff|备注|学分|credits?|notes?))\s*[:：])\s*(\S.*)$/iu

/** A label and what it names is said of the class above; weeks alone may head the classes below. */
function addTo(above: OutcomeLine | null, plain: string, order: DateOrder): boolean {
  if (above?.outcome.kind !== 'lessons') return false
  const [, at, ofWeeks, ofRoom, said] = labelled.exec(plain) ?? []
  if (said === undefined) return false
  const { weeks, time, weekdays, date } = readWhen(plain, order)
  if (time !== null || weekdays !== null || date !== null) return false
  if (ofWeeks !== undefined && weeks === null) return false
  const { lessons } = above.outcome
  const isOwn = weeks !== null && findWeeks(plainText(above.text)) === null
  for (const lesson of lessons)
    if (isOwn && lesson.day.kind === 'weekly') lesson.day = { ...lesson.day, weeks }
  for (const lesson of lessons) {
    if ((at ?? ofRoom) !== undefined && lesson.location === '') lesson.location = cleanText(said)
  }
  above.text = `${above.text} ${cleanText(plain)}`
  return true
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
