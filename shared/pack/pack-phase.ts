// Where a pack stands: the state of each field, and the first phase that is not settled yet (K1).
import {
  packFieldKeys,
  packFields,
  type PackFieldKey,
  packPhases,
  type PackPhase,
} from './fields.ts'
import type { Pack, PackWorld } from './pack.ts'
import { findStale } from './staleness.ts'

export const fieldStates = ['empty', 'draft', 'ready', 'stale'] as const

/** What a person sees of a field; `stale` counts before `draft` and `ready`. */
export type FieldState = (typeof fieldStates)[number]

export function fieldState(pack: Pack, key: PackFieldKey, world: PackWorld): FieldState {
  const present = pack.fields[key]
  if (present === undefined || present.text === '') return 'empty'
  return findStale(pack, key, world).length > 0 ? 'stale' : present.status
}

export function fieldsOf(phase: PackPhase): PackFieldKey[] {
  return packFieldKeys.filter((key) => packFields[key].phase === phase)
}

/** Stale where one field is, `ready` and `empty` where all are, and `draft` as long as it is on the way. */
export function phaseState(pack: Pack, phase: PackPhase, world: PackWorld): FieldState {
  const states = new Set(fieldsOf(phase).map((key) => fieldState(pack, key, world)))
  if (states.has('stale')) return 'stale'
  const [only = 'empty', ...others] = states
  return others.length === 0 ? only : 'draft'
}

/** The first phase of which not every field is ready; null when all are. */
export function phaseOf(pack: Pack, world: PackWorld): PackPhase | null {
  return packPhases.find((phase) => phaseState(pack, phase, world) !== 'ready') ?? null
}
