import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, clockOf } from '../../../../shared/schedule/calendar.ts'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import { calendar } from '../calendar-text.ts'
import { accept, next, propose, sayEvents } from './import-builders.ts'

const firstMonday = '2026-09-07'
const starts = [480, 595, 710, 810, 925]
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Shanghai', 'Australia/Sydney']

type Lesson = {
  slot: number
  every: 1 | 2
  from: number
  weeks: number
  dropped: number[]
  moved: number | null
}

const lessonArbitrary: fc.Arbitrary<Lesson> = fc.record({
  /** Weekday and time of day in one number, so that no two lessons clash. */
  slot: fc.nat(24),
  every: fc.constantFrom(1, 2),
  from: fc.nat(3),
  weeks: fc.integer({ min: 4, max: 10 }),
  dropped: fc.uniqueArray(fc.nat(3), { maxLength: 1 }),
  moved: fc.option(fc.nat(3), { nil: null }),
})

const stamp = (date: string, minute: number) =>
  `${date.replaceAll('-', '')}T${clockOf(minute).replace(':', '')}00`

const timesOf = ({ slot, every, from, weeks }: Lesson) => {
  const start = starts[slot % 5] ?? 0
  const weekday = Math.floor(slot / 5)
  const dates = Array.from({ length: weeks }, (_, index) =>
    addDays(firstMonday, (from + index * every) * 7 + weekday),
  )
  return { start, end: start + 90, dates }
}

/** The lesson as events of a calendar file, in one of two ways of writing it. */
function writeLesson(lesson: Lesson, zone: string): string[][] {
  const { start, end, dates } = timesOf(lesson)
  const title = `Course ${lesson.slot}`
  const at = (name: string, date: string, minute: number) =>
    `${name};TZID=${zone}:${stamp(date, minute)}`
  const master = [
    `UID:${lesson.slot}`,
    `SUMMARY:${title}`,
    at('DTSTART', dates[0] ?? '', start),
    at('DTEND', dates[0] ?? '', end),
    `RRULE:FREQ=WEEKLY;INTERVAL=${lesson.every};COUNT=${lesson.weeks}`,
    ...lesson.dropped.map((index) => at('EXDATE', dates[index] ?? '', start)),
  ]
  if (lesson.moved === null) return [master]
  const date = dates[lesson.moved] ?? ''
  const replacement = [
    `UID:${lesson.slot}`,
    `SUMMARY:${title}`,
    at('RECURRENCE-ID', date, start),
    at('DTSTART', saturdayOf(date), start),
    at('DTEND', saturdayOf(date), end),
  ]
  return [master, replacement]
}

function saturdayOf(date: string): string {
  const offset = (Date.parse(date) / 86_400_000 + 3) % 7
  return addDays(date, 5 - offset)
}

/** The same lesson expanded without any calendar library. */
function expectLesson(lesson: Lesson): string[] {
  const { start, end, dates } = timesOf(lesson)
  return dates.flatMap((date, index) => {
    if (index === lesson.moved) {
      return [`${saturdayOf(date)} ${clockOf(start)}–${clockOf(end)} Course ${lesson.slot}`]
    }
    if (lesson.dropped.includes(index)) return []
    return [`${date} ${clockOf(start)}–${clockOf(end)} Course ${lesson.slot}`]
  })
}

/** One lesson of each time of day may move to the Saturday of a week, so that moved lessons don't clash. */
const timetableArbitrary = fc
  .uniqueArray(lessonArbitrary, { selector: ({ slot }) => slot, minLength: 1, maxLength: 20 })
  .map((lessons) => {
    const moving = new Set<number>()
    return lessons.map((lesson) => {
      const time = lesson.slot % 5
      if (lesson.moved === null || moving.has(time)) return { ...lesson, moved: null }
      moving.add(time)
      return lesson
    })
  })

describe('any weekly timetable', () => {
  it('[X1] imports as exactly the lessons that an independent expansion finds, and only once', () => {
    fc.assert(
      fc.property(timetableArbitrary, fc.constantFrom(...zones), (lessons, zone) => {
        const text = calendar(...lessons.flatMap((lesson) => writeLesson(lesson, zone)))
        const proposal = propose(text, { now: { date: '2026-09-09', minute: 0 } })
        const state = accept(proposal)
        const expected = lessons.flatMap(expectLesson).toSorted()
        expect(sayEvents(state)).toEqual(expected)
        expect(proposal.term.zone).toBe(zone)
        expect(findViolations(state)).toEqual([])
        const again = propose(text, next(proposal.term, state))
        expect(again.alreadyThere).toBe(expected.length)
        expect(again.diff.added).toEqual({})
      }),
      { numRuns: 200 },
    )
  })
})
