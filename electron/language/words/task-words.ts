// The words for a task and for where it should go, as they are said and not yet resolved.
import type { NameOwner } from './known-names.ts'
import type { SaidLength } from '../../../shared/time/said-length.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'

/** Where a block should go. `choice` counts from 1 among the places that were offered in a question. */
export type Target = {
  dates: string[] | null
  wish: TimeWish | null
  /** Days from where it lies now. */
  shift: number | null
  /** Relative to what was proposed or to where it lies. */
  nudge: 'later' | 'earlier' | null
  /** So long after where it lies, or before it where less than 0. */
  by: SaidLength | null
  /** At the hour at which it lies now. */
  sameTime: true | null
  /** A weekday alone: of a block in a later week it is the one of that week. */
  bareWeekday: true | null
  choice: number | null
}

/** `count` first items: "the first two". */
export type Rank =
  | { kind: 'nth'; number: number; isListed: boolean }
  | { kind: 'last' }
  | { kind: 'next' }
  | { kind: 'first'; count: number }
  /** "two calculus sessions": that many, whichever. */
  | { kind: 'count'; count: number }

/** The words for one task, unresolved. Each entry of `names` narrows the others. */
export type Operand = {
  names: NameOwner[][]
  rank: Rank | null
  dates: string[] | null
  wish: TimeWish | null
  isAll: boolean
  /** "it", 它: what was last spoken of. */
  isPronoun: boolean
  /** "lecture", "exam", 课: an event and not study work. */
  event: 'class' | 'exam' | null
  /** What is left of the words: it tells apart titles that share a name. */
  rest: string
}

export const nowhere: Target = {
  dates: null,
  wish: null,
  shift: null,
  nudge: null,
  by: null,
  sameTime: null,
  bareWeekday: null,
  choice: null,
}

export function hasTarget(target: Target): boolean {
  const { bareWeekday: _, ...wishes } = target
  return Object.values(wishes).some((wish) => wish !== null)
}

/** Days that hold the lessons of another. */
export const asksForMakeUp =
  /\bmake-?up\b|\bfollow\w*\b.*\b(?:timetable|schedule|class(?:es)?|lessons?)\b|\b(?:timetable|schedule|class(?:es)?|lessons?)\b.*\bfollow|[补補]的?(?:是|上)?.{0,4}课|[调調]休|补班|(?:上|补)(?:的(?:是)?)?(?:哪天|周几|星期几|礼拜几)的?/
