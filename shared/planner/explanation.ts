// Defines why a task is where it is, and why not elsewhere (P2), as plain data: limits that bind, costs by term, other places.
import type { Place } from '../schedule/place.ts'
import type { Refusal } from '../schedule/refusal.ts'

/** Whole numbers, never 0; in the order of the terms. */
export type TermAmount = { term: TermName; amount: number }

/**
 * What a plan would cost with the task at this place, less what it costs now: negative is better. The terms add up
 * to `total` exactly. A pending task counts as left out now.
 */
export type PlaceCost = { place: Place; total: number; terms: TermAmount[] }

/** What keeps a task from places where it could lie otherwise. */
export type Limit =
  /** Items of its class that it has to come after and before (S4); `blocks` as below. */
  | { kind: 'after'; task: number; place: Place; blocks: number }
  | { kind: 'before'; task: number; place: Place; blocks: number }
  /** The dates of its class (S5). */
  | ({ kind: 'from'; day: number } & Ruled)
  | ({ kind: 'until'; day: number } & Ruled)
  | ({ kind: 'excluded-periods'; periods: number[] } & Ruled)
  | ({ kind: 'excluded-weekdays'; weekdays: number[] } & Ruled)
  /** Events that its class may not be studied in. */
  | ({ kind: 'not-in-class' } & Ruled)
  /** What ends right before it, or begins right after it. */
  | { kind: 'beside'; task: number; side: 'before' | 'after' }
  | { kind: 'inside'; host: number }
  | { kind: 'locked' }
  | { kind: 'begun' }
  /** Marked as done or partly done where it lies. */
  | { kind: 'worked' }

type Ruled = {
  /** Places that nothing else rules out. */
  blocks: number
  /** How much less the best of them would cost than the best legal place; 0 when none is better. */
  gain: number
}

/** How one term sees the task here, among all the places where it could lie. */
export type TermView = {
  term: TermName
  /** Its share of what the plan costs: with the task here, less without it. */
  here: number
  least: number
  most: number
  /** Places that cost less, and more, for this term. */
  cheaper: number
  dearer: number
}

/** The answer to "and there?". */
export type AskedPlace =
  | { kind: 'here'; place: Place }
  | {
      kind: 'legal'
      cost: PlaceCost
      /** The question left the day or the period open, and this is the best place that it allows. */
      isBest: boolean
    }
  | {
      kind: 'illegal'
      place: Place
      /** The question left the day or the period open, and this place stands for all that it allows. */
      isOpen: boolean
      refusal: Refusal
      /** The nearest legal places, as in the refusal, with what they cost. */
      nearest: PlaceCost[]
      /** For a locked task: what it would cost there once it is unlocked. */
      unlocked: PlaceCost | null
    }
  /** An event may be moved there; nothing weighs where events lie. */
  | { kind: 'unweighed'; place: Place }

/** The days between the starts of a task and its placed neighbours in its class. */
export type Spacing = { sinceLast: number | null; untilNext: number | null }

/** Of a block that takes a weekend or an evening: the best other place that does not; null when there is none. */
export type Instead = { of: 'weekend' | 'evening'; best: PlaceCost | null }

export type PlacedExplanation = {
  kind: 'placed'
  taskId: number
  place: Place
  limits: Limit[]
  terms: TermView[]
  /** What the block costs here; the sum of the terms' shares. */
  share: number
  spacing: Spacing
  instead: Instead[]
  /** Other legal places (were it unlocked, for a locked one), and how many of them cost less. */
  otherPlaces: number
  betterPlaces: number
  /** The three that cost least. */
  alternatives: PlaceCost[]
  asked: AskedPlace | null
}

export type PendingExplanation = {
  kind: 'pending'
  taskId: number
  limits: Limit[]
  legalPlaces: number
  /** The three that cost least; the gain of no longer being left out is among the terms. */
  best: PlaceCost[]
  /** Why there is no place at all; null when there is one. */
  none: NoPlace | null
  asked: AskedPlace | null
}

/** Why a pending item can't be placed anywhere. */
export type NoPlace =
  /** Its class may take no more periods. */
  | { kind: 'over-budget'; budget: number; used: number; duration: number }
  /** Its class leaves no day that is still to come. */
  | { kind: 'no-days'; fromDay: number; toDay: number }
  /** Its neighbours in the class leave nothing between them. */
  | { kind: 'no-room-in-order'; after: number | null; before: number | null }
  /** The longest free stretch that its class may use is shorter than the item. */
  | { kind: 'too-short'; duration: number; longest: number }

export type EventExplanation = {
  kind: 'event'
  taskId: number
  place: Place
  isLocked: boolean
  hasBegun: boolean
  hosts: boolean
  guestIds: number[]
  asked: AskedPlace | null
}

export type ExplanationData = { tool: 'explain_task' } & (
  | PlacedExplanation
  | PendingExplanation
  | EventExplanation
)

export const termNames = [
  'unplaced',
  'late',
  'buffer',
  'pref',
  'embed',
  'load',
  'spacing',
  'run',
  'move',
  'spread',
  'evening',
  'morning',
  'weekend',
  'meal',
  'sameday',
  'switch',
  'heavy',
  'fragment',
  'pause',
  'review',
  'prepare',
] as const

/**
 * Defines the names of what a plan is judged by: the scorer's terms, in the order in which they
 * are listed to a person.
 */
export type TermName = (typeof termNames)[number]
