// Tells what the text says, as facts: dated demands and work, each with the lines that say so.

import type { DocumentCalendar } from '../../../shared/time/documents/document-calendar.ts'

export const demandKinds = ['exam', 'quiz', 'presentation', 'deadline'] as const

export const workKinds = ['reading', 'problems', 'lecture'] as const

/** What is offered and never taken by itself: the hours of the course. */
export const timeKinds = ['meeting', 'office-hours', 'day-off'] as const

export type DemandKind = (typeof demandKinds)[number]

export type WorkKind = (typeof workKinds)[number]

export type TimeKind = (typeof timeKinds)[number]

export type FactKind = DemandKind | WorkKind | TimeKind

export type Clock = { start: string; end: string | null }

/** How a date that no word of the text gives came about. */
export type Derived =
  /** A weekday of a numbered week, counted from the term's first Monday. */
  | { kind: 'weekday-of-week'; week: number; weekday: number }
  /** Somewhere in a numbered week. */
  | { kind: 'week'; week: number }
  /** A span of days stands there. */
  | { kind: 'span' }
  /** 10/12 may be either. */
  | { kind: 'order'; other: string }
  /** Counted from another day of the document: "due the following Tuesday", "due Monday" under a Friday. */
  | { kind: 'counted' }
  /** Each week, from this day on. */
  | { kind: 'weekly' }
  /** The text names another weekday than that of the date. */
  | { kind: 'weekday'; said: number }
  /** A model read it, and the words that it quotes give no date. */
  | { kind: 'model' }

export type When =
  /** `derived` is null where the text itself gives the date. */
  | { kind: 'day'; date: string; clock: Clock | null; derived: Derived | null }
  /** From a first to a last date. */
  | { kind: 'span'; from: string; to: string; derived: Derived }
  | { kind: 'open' }

export type Fact = {
  kind: FactKind
  title: string
  when: When
  /** Whether the text says that it is held or due then; else it only stands beside that day. */
  isGiven: boolean
  /** Percent of the grade. */
  weight: number | null
  /** How long it takes, where the text says so. */
  minutes: number | null
  pages: number | null
  chapters: number | null
  /** Numbers of the lines that say it, ascending. */
  lines: number[]
}

export type FoundFacts = {
  facts: Fact[]
  /** What the dates were read against. */
  calendar: DocumentCalendar
  /** The last line that was looked at, where the document was too much; null when all were. */
  lastRead: number | null
  /** The course as the first lines name it; most likely first. */
  courses: string[]
}

export function isTime(kind: FactKind): kind is TimeKind {
  return timeKinds.some((known) => known === kind)
}

export function isDemand(kind: FactKind): kind is DemandKind {
  return demandKinds.some((known) => known === kind)
}
