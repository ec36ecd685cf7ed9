// A date that was found in a text, and where.

export type FoundDate = {
  index: number
  until: number
  date: string
  /** The last day of a span; null for a single day. */
  through: string | null
  /** What the same figures are when read the other way round, where both may be meant. */
  other: string | null
  /** The weekday that stands beside it, where it is not that of the date. */
  saidWeekday: number | null
}
