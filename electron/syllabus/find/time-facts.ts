// Finds when the course meets, when its teachers are there for questions, and on which days it does not meet.
import { addDays, clockOf } from '../../../shared/schedule/calendar.ts'
import { findClocks } from '../../../shared/time/clocks.ts'
import { findDayLetters } from '../../../shared/time/day-letters.ts'
import { findDates } from '../../../shared/time/documents/dates.ts'
import type { DocumentCalendar } from '../../../shared/time/documents/document-calendar.ts'
import { findWeekdays } from '../../../shared/time/weekdays.ts'
import type { Fact, FactKind, When } from './fact.ts'
import { findWhens } from './find-whens.ts'
import type { Surroundings } from './surroundings.ts'
import { tidyDeadline } from './title-of.ts'

const dayOff =
  /\bno (?:class(?:es)?|lectures?|school|meeting|seminar)\b|\b(?:class(?:es)?|lectures?) (?:is |are )?cancel{1,2}ed\b|\b(?:spring|fall|autumn|winter|mid-?term|semester|thanksgiving|easter|reading|study|university|public|bank)\s+(?:break|recess|holidays?|vacation)\b|\b(?:thanksgiving|labor day|holiday|university closed|easter monday|good friday)\b|停课|放假|国庆节?|中秋节?|清明节?|端午节?|劳动节|五一|元旦|假期|运动会/iu
/** What only speaks of such days: a deadline before the break, classes that begin again. */
const aboutDayOff =
  /\b(?:due|exam|quiz|resumes?|before|after|until|make-?up|late|extension|homework|assignment)\b|截止|提交|考试|前|后|补课|调休上课/iu

export function dayOffFacts(
  text: string,
  lines: readonly number[],
  around: Surroundings,
  calendar: DocumentCalendar,
): Fact[] {
  if (!dayOff.test(text) || text.length > 90 || aboutDayOff.test(text)) return []
  const whens = findWhens(text, calendar, around)
  const days = whens.length > 0 ? whens.map(({ when }) => when) : [around.when]
  const title = tidyDeadline(
    whens.reduceRight(
      (rest, { index, until }) => `${rest.slice(0, index)} ${rest.slice(until)}`,
      text,
    ),
  )
  return days.flatMap((when) =>
    when === null || title === ''
      ? []
      : [factOf('day-off', title, when, [...around.lines, ...lines])],
  )
}

const officeHours =
  /\b(?:office|consultation|student|drop-in|guidance) hours?\b|答疑|sprechstunde/iu
const meeting =
  /\b(?:meets?|meetings?|lectures?|class(?:es)?|seminars?|sections?|recitations?|tutorials?|labs?|time|when|schedule|discussion)\b|上课|时间|课堂|讲课|vorlesung|übung/iu
const place =
  /(?:\b(?:in|room|rm\.?)\s+)?((?:\p{Lu}[\p{L}'’.-]+\s+){0,3}(?:hall|building|room|theatre|lab)\s*[\p{L}\d-]{0,6}|\p{Lu}\p{L}+\s+\d{1,4}[A-Z]?)\s*\.?$|(?:地点|教室)\s*[:：]?\s*([^，。；;,\s]+)/iu

/** "Lectures Mon and Wed, 10:00–11:30, Hall B": one for each weekday, first in the first week of the term. */
export function weeklyFacts(
  text: string,
  lines: readonly number[],
  head: string,
  calendar: DocumentCalendar,
): Fact[] {
  if (text.length > 200 || findDates(text, calendar).length > 0) return []
  const clocks = findClocks(text).filter(({ end }) => end !== null)
  return clocks.flatMap((clock, at) => {
    const from = clocks[at - 1]?.until ?? 0
    const piece = text.slice(from, clock.until)
    const days = findDayLetters(piece)?.days ?? findWeekdays(piece)?.days ?? []
    const said = `${head} ${text.slice(0, clock.until)}`
    const kind = officeHours.test(said) ? 'office-hours' : meeting.test(said) ? 'meeting' : null
    if (kind === null || clock.end === null) return []
    const until = clocks[at + 1]?.index ?? text.length
    const [beside = ''] = text
      .slice(clock.until, until)
      .replace(/^[\s,，;；]+/u, '')
      .split(/[.;；。]/u)
    const [, room, raum] = place.exec(beside) ?? []
    const own = text.slice(0, clock.until)
    const name =
      kind === 'office-hours'
        ? (officeHours.exec(said)?.[0] ?? '')
        : (meetingName(own) ?? meeting.exec(own)?.[0] ?? head)
    const title = [tidyDeadline(name), room ?? raum ?? '']
      .filter((part) => part.trim() !== '')
      .join(', ')
    const range = { start: clockOf(clock.start), end: clockOf(clock.end) }
    return days.map((weekday) => {
      const date = addDays(calendar.firstMonday, weekday - 1)
      const when = {
        kind: 'day' as const,
        date,
        clock: range,
        derived: { kind: 'weekly' as const },
      }
      return factOf(kind, title === '' ? name : title, when, lines)
    })
  })
}

function meetingName(said: string): string | undefined {
  return /\b(?:lecture|seminar|section|recitation|tutorial|lab|discussion)s?\b|上课|课堂|vorlesung|übung/iu.exec(
    said,
  )?.[0]
}

function factOf(kind: FactKind, title: string, when: When, lines: readonly number[]): Fact {
  return {
    kind,
    title: title.slice(0, 1).toUpperCase() + title.slice(1),
    when,
    isGiven: true,
    weight: null,
    minutes: null,
    pages: null,
    chapters: null,
    lines: [...new Set(lines)].toSorted((a, b) => a - b),
  }
}
