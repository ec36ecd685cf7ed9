// The stretch of time that is looked at.
import type { Zone } from './zone.ts'

/** `from` and `to` are UTC seconds, half open; floating times are read in `zone`. */
export type Span = { from: number; to: number; zone: Zone }
