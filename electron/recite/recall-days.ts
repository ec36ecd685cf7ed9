// The days on which a text should be recalled from now to its exam (R5): FSRS's own, drawn in before the exam.
import { Temporal } from 'temporal-polyfill'
import type { Memory, Material } from '../../shared/recite/material.ts'
import { readTokens } from '../../shared/recite/tokens.ts'
import { addDays, daysBetween } from '../../shared/schedule/calendar.ts'
import { remember } from './memory.ts'

/** Days that are looked ahead where no exam is known. */
const usualHorizon = 28

/** Recalls of one text that are planned at once. */
const maxRecalls = 8

/** A recall this many days or fewer before the exam makes another on its eve needless. */
const closeToExam = 1

/** Days before the eve that should not pass without a recall. */
const lastWeek = 6

const good = 3

type RecallSpan = {
  /** ISO date of the person, and their zone. */
  today: string
  zone: string
  /** ISO date of the exam; null where none is known. */
  exam: string | null
  /** ISO date of the last day that there is. */
  last: string
}

/**
 * ISO dates, ascending, on the assumption that each recall goes well. None lies later than the eve of the exam, and
 * one lies on that eve or the day before it: what would be due after it is drawn in, in two steps where it is far.
 */
export function recallDays(memory: Memory | null, span: RecallSpan): string[] {
  const { today, exam, last } = span
  const eve = exam === null ? earlier(addDays(today, usualHorizon), last) : addDays(exam, -1)
  if (eve < today) return []
  const days: string[] = []
  let present = memory
  let day = present === null ? today : later(dateIn(present.due, span.zone), today)
  while (day <= eve && days.length < maxRecalls) {
    days.push(day)
    present = remember(present, good, noonOf(day, span.zone))
    day = later(dateIn(present.due, span.zone), addDays(day, 1))
  }
  return exam === null ? days : drawnIn(days, eve)
}

/** With a recall in the last week where that would have none, and one on the eve unless the day before has it. */
function drawnIn(days: readonly string[], eve: string): string[] {
  const before = days.at(-1)
  if (before === undefined) return [eve]
  const away = daysBetween(before, eve)
  if (away <= closeToExam) return [...days]
  return away > lastWeek ? [...days, addDays(eve, -lastWeek), eve] : [...days, eve]
}

/** The instant of noon on a date, for a recall of which only the day is known. */
export function noonOf(date: string, zone: string): string {
  return Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone: zone, plainTime: '12:00' })
    .toInstant()
    .toString()
}

/** The date of an instant in a zone. */
export function dateIn(instant: string, zone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString()
}

function earlier(a: string, b: string): string {
  return a < b ? a : b
}

function later(a: string, b: string): string {
  return a > b ? a : b
}

export type RecallSession = {
  /** ISO date. */
  date: string
  course: string
  /** Ids of the texts. */
  materials: number[]
  minutes: number
}

/** A recall may come this many days early to share a session with another. */
const mayComeEarly = 1

/** Units that a student writes down from memory in a minute: words of a language with spaces, characters of Chinese. */
const wordsPerMinute = 20
const charactersPerMinute = 35

/** To read the comparison and the tips. */
const minutesAround = 2

/**
 * Recalls of a course's texts put together into short sessions: which texts on which day, and how
 * many minutes. Sessions by date; none is longer than `mostMinutes`, but for one text alone that
 * is.
 */
export function recallSessions(
  course: string,
  materials: readonly Material[],
  span: RecallSpan,
  mostMinutes: number,
): RecallSession[] {
  const recalls = materials
    .flatMap((material) =>
      recallDays(material.memory, span).map((date) => ({
        date,
        material: material.id,
        minutes: minutesFor(material.text),
      })),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.material - b.material)
  const sessions: RecallSession[] = []
  for (const { date, material, minutes } of recalls) {
    const open = sessions.find(
      (session) =>
        daysBetween(session.date, date) <= mayComeEarly &&
        session.minutes + minutes <= mostMinutes &&
        !session.materials.includes(material),
    )
    if (open === undefined) sessions.push({ date, course, materials: [material], minutes })
    else {
      open.materials.push(material)
      open.minutes += minutes
    }
  }
  return sessions
}

/** Minutes that one recall of a text takes, with what follows it. */
function minutesFor(text: string): number {
  const tokens = readTokens(text)
  const characters = tokens.filter(({ isHan }) => isHan).length
  const words = tokens.length - characters
  return minutesAround + Math.ceil(words / wordsPerMinute + characters / charactersPerMinute)
}
