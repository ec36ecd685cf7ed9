// Defines the names of what a plan is judged by: the scorer's terms, in the order in which they are listed to a person.

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

export type TermName = (typeof termNames)[number]
