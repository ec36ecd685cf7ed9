// Defines why wanted work can't all be placed (P4), as plain data: the smallest set that clashes, and repairs that were tried.
import type { Place } from '../schedule/place.ts'
import type { NoPlace } from './explanation.ts'

/** Items of one class, alike in length and limits. */
export type Demand = {
  classId: number
  /** Items that clash, in their order. Where fewer clash than are wanted, any as many do. */
  taskIds: number[]
  /** Periods of each. */
  duration: number
  /** Items of this kind that are wanted in all. */
  wanted: number
}

/** Periods, and minutes where all periods of the day's grid are of one length. */
export type Amount = { periods: number; minutes: number | null }

/** What a clash is proven by. */
export type ClashReason =
  /** One item has no place even alone. */
  | { kind: 'nowhere'; why: NoPlace | { kind: 'kept-free' } }
  /** Less time is free than is needed. */
  | { kind: 'time' }
  /** Enough time is free, in stretches that are too short for it. */
  | { kind: 'pieces' }
  /** They fit in another order than the one in which they have to be worked (S4). */
  | { kind: 'order' }
  /** Every arrangement was tried. */
  | { kind: 'arrangement' }

export type ClashFacts = {
  demands: Demand[]
  /** The first and the last period on which any of them may lie; null when there is none. */
  span: { from: Place; until: Place } | null
  /** What is free between them for any of the demands. */
  free: Amount
  needed: Amount
}

export type Clash = ClashFacts & {
  /** What the best plan that was found leaves out. */
  leftOut: number[]
  /** At most five, those that ask least first. */
  repairs: Repair[]
} & (
    | {
        kind: 'proven'
        reason: ClashReason
        /** The most of what is needed that can be placed: every set with one demand fewer fits. Null if unchecked. */
        fits: Amount | null
        /** No other clash has fewer demands. */
        isSmallest: boolean
      }
    /** No way was found to place them all, and none was ruled out. */
    | { kind: 'unproven' }
  )

/** `classId` null: the dates, days and periods that this plan was asked to keep to. */
export type RepairChange =
  /** The last day, and the first, as they are and as they would be. */
  | { kind: 'later-date'; classId: number | null; from: number; to: number }
  | { kind: 'earlier-start'; classId: number | null; from: number; to: number }
  | { kind: 'longer-day'; classId: number | null; periods: number[] }
  | { kind: 'allow-weekdays'; classId: number | null; weekdays: number[] }
  | { kind: 'study-in-class'; classId: number }
  | { kind: 'raise-budget'; classId: number; from: number; to: number }
  /** Of the time that the student keeps free: days, or the hours before or after a clock time. */
  | { kind: 'use-kept-days'; weekdays: number[] }
  | { kind: 'use-kept-hours'; edge: 'before' | 'after'; from: string; to: string }
  /** Something placed goes elsewhere; `isLocked` is unlocked for it. */
  | { kind: 'move-block'; taskId: number; from: Place; to: Place; isLocked: boolean }
  | { kind: 'shorten'; taskIds: number[]; from: number; to: number }
  | { kind: 'drop'; taskIds: number[] }

export type Repair = {
  change: RepairChange
  /** `all`: everything wanted has a place then; `these`: all work of the kinds that clash has, other work not. */
  fits: 'all' | 'these'
  /** Items that the plan found after the change still leaves out. */
  leftOut: number[]
  /** What the placed work costs in that plan, from the scorer; lower is better. */
  cost: number
  /** How much it asks of the student, to rank repairs by. */
  effort: number
}

export type ClashData = {
  tool: 'find_clashes'
  /** The classes that were looked at; null is all. */
  classIds: number[] | null
  /** Items that want a place. */
  wanted: number
  /** Each about other work than those before it. */
  clashes: Clash[]
}
