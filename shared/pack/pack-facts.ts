// Defines what a model is told of the course pack that it works in, beside the facts of every turn; the built-in one reads just this.
import type { PackFieldKey, PackPhase } from './fields.ts'
import type { FieldState } from './pack-phase.ts'

/** The intent phase asks first, and writes once it is told to (K2); later phases only write. */
export const packModes = ['questioning', 'producing'] as const

export type PackMode = (typeof packModes)[number]

/** What the scene has said it could do, and waits for a word on. */
export const packWaits = ['nothing', 'course', 'write', 'overwrite'] as const

export type PackWait = (typeof packWaits)[number]

export type PackFacts = {
  course: string
  phase: PackPhase
  mode: PackMode
  /** The field that the student was asked about last; null for none. */
  asked: PackFieldKey | null
  waits: PackWait
  fields: { key: PackFieldKey; state: FieldState }[]
}
