// Says what a lesson is as tables, pasted lines and WakeUp files state it, and what they state of its term.
import type { EventKind } from '../../../shared/schedule/task.ts'
import type { Period } from '../../../shared/schedule/term.ts'
import type { ClockRange } from '../../../shared/time/clocks.ts'
import type { LessonWeeks } from '../../../shared/time/documents/lesson-weeks.ts'
import type { PeriodRange } from './find-periods.ts'

export type TermFacts = {
  name: string
  firstMonday: string | null
  weeks: number | null
  periods: Period[] | null
  /** ISO dates without lessons. */
  freeDays?: readonly string[]
}

/** What a timetable itself says of its term. */
export const noFacts: TermFacts = { name: '', firstMonday: null, weeks: null, periods: null }

/** ISO dates: on which it is held first and last, and on which it is not; `isSecond`: each second time from the first on. */
export type DayLimits = { from?: string; until?: string; without?: string[]; isSecond?: boolean }

export type LessonDay =
  | { kind: 'weekly'; weekday: number; weeks: LessonWeeks; limits?: DayLimits }
  | { kind: 'dated'; date: string }
  /** Each week from the one date to the other. */
  | { kind: 'between'; weekday: number; from: string; to: string; limits?: DayLimits }

export type LessonTime = ({ kind: 'periods' } & PeriodRange) | ({ kind: 'clock' } & ClockRange)

export type Lesson = {
  /** Where it stands in the file, from 1. */
  line: number
  title: string
  location: string
  /** Null where the source does not say: the title tells. */
  eventKind: EventKind | null
  day: LessonDay
  time: LessonTime
}

/** Why a line or a row holds no lesson. `said` is the part that was not understood. */
export type LineProblem = {
  kind:
    | 'no-title'
    | 'no-day'
    | 'no-time'
    | 'no-end'
    | 'bad-day'
    | 'bad-date'
    | 'bad-time'
    /** It begins on a date, and when it ends is not said. */
    | 'no-last'
    | 'bad-periods'
    | 'bad-weeks'
    | 'alternating'
    | 'broken-row'
    /** Of a weekly table whose columns were lost: nobody can tell its weekday. */
    | 'lost-cell'
    /** More than one class in a cell, or one at several times. */
    | 'several'
    /** Of a file that no reader knows. */
    | 'unsure'
  said?: string
}

/** What is understood and yet takes no room in a week; `dropped` is what the student has given up, or did not get. */
export type LessonAside = {
  reason: 'all-day' | 'no-length' | 'over-midnight' | 'dropped'
  title: string
}

export type LineOutcome =
  | { kind: 'lessons'; lessons: Lesson[] }
  | { kind: 'aside'; aside: LessonAside }
  | { kind: 'problem'; problem: LineProblem }

/** A line of the source with what came of it; `blank` lines hold no lesson and are none. */
export type OutcomeLine = {
  line: number
  text: string
  outcome: LineOutcome | { kind: 'blank' }
}

export function lessonsOf(lines: readonly OutcomeLine[]): Lesson[] {
  return lines.flatMap(({ outcome }) => (outcome.kind === 'lessons' ? outcome.lessons : []))
}

/** A lesson as tables, pasted lines and WakeUp files state it: weekday or date, periods or clock times, weeks. */
export function problemOf(kind: LineProblem['kind'], said?: string): LineOutcome {
  return { kind: 'problem', problem: said === undefined ? { kind } : { kind, said } }
}
