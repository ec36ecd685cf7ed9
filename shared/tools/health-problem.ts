// Defines what can stand against a plan's health: the kinds of problem, and one that was found.

/** Problems that a single move or swap can mend; listed from the one that hurts most. */
export const healthProblemKinds = [
  'crammed',
  'no-buffer',
  'heavy-adjacency',
  'switches',
  'long-run',
  'preference',
] as const

export type HealthProblemKind = (typeof healthProblemKinds)[number]

/** What a student would rather not: late or early study, a lost rest day, meal, part of the day or free evening. */
export const softPreferences = [
  'evening',
  'early',
  'weekend',
  'meal',
  'part',
  'free-evenings',
] as const

export type SoftPreference = (typeof softPreferences)[number]

export type Severity = 'minor' | 'moderate' | 'major'

export type HealthProblem = {
  kind: HealthProblemKind
  /** Of a broken preference, which. */
  preference: SoftPreference | null
  /** Of crammed sessions and a missing buffer, whose. */
  classId: number | null
  days: number[]
  /** Study blocks concerned, in order of time. */
  taskIds: number[]
  severity: Severity
  /** Pairs, changes, minutes or blocks, as the kind counts; and as many as would be fine. */
  measure: number
  limit: number
  /** What it adds to the improvement signal. */
  points: number
  /** Whether a move or swap improves it; null where that was not tried, as another one comes first. */
  canImprove: boolean | null
  /** One sentence for a person. */
  words: string
}
