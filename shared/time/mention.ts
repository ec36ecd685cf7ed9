// A day or a time that a text speaks of, with the span of the words that say it.
import type { Language } from '../language.ts'
import type { Window } from '../schedule/state.ts'

/** What words are read against: today (ISO), the window whose weeks and days are counted, and the language of the message. */
export type TimeReference = {
  today: { date: string }
  state: { window: Window }
  language?: Language
}

export type DayMention = {
  start: number
  end: number
  /** Ascending ISO dates; several for a week, a weekend or a range. They may lie outside the term. */
  dates: string[]
  /** A whole week, as against single days: too wide to be where one block goes. */
  isWeek: boolean
  /** "Mondays", 每周一: the weekday and not one date. */
  isEvery: boolean
  /** The words contradict themselves, or can be read in more than one way: one of these days is meant. */
  choices?: string[]
  /** "Mid December", 元旦前: one of these days is meant, or the last of them where it is what has to be done by. */
  stretch?: Stretch
}

/** First and last date; `bound`: "by" or "before" stands at it, or it runs to another; `isEnd`: what is done before the end may fill it. */
export type Stretch = {
  from: string
  to: string
  bound: 'by' | 'before' | 'run' | null
  isEnd: boolean
}

export const dayParts = ['morning', 'noon', 'afternoon', 'evening'] as const

export type DayPart = (typeof dayParts)[number]

/** Minutes count from midnight, periods from 1. */
export type TimeWish =
  /** `to`: and all up to the end of that one. */
  | { kind: 'part'; part: DayPart; to?: DayPart }
  | { kind: 'periods'; start: number; end: number }
  | { kind: 'clock'; minute: number }
  | { kind: 'before'; minute: number }
  | { kind: 'after'; minute: number }
  | { kind: 'between'; from: number; to: number }

export type TimeMention = { start: number; end: number; wish: TimeWish }

export type Span = { start: number; end: number }

/** The text with a span blanked out, so that later readers pass over it and positions stay. */
export function blankOut(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

/** Whether they share at least one letter. */
export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}
