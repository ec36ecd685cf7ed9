// The one thing that comes next in a phase: it alone is drawn as the primary button, all others are plain.
import type { PackFieldKey } from '../../shared/pack/fields.ts'
import type { FieldView } from '../../shared/pack/requests.ts'

export type PhaseLead =
  /** A draft waits to be settled, or what is out of date to be written anew. */
  | { kind: 'field'; key: PackFieldKey }
  /** All of it is settled. */
  | { kind: 'go-on' }
  /** What the phase has beside its fields: the sources, the runs, the guide. */
  | { kind: 'extra' }
  /** A form is open, with a button of its own. */
  | { kind: 'form' }

export function leadOf(
  fields: readonly Pick<FieldView, 'key' | 'status'>[],
  { isEditing, goesOn }: { isEditing: boolean; goesOn: boolean },
): PhaseLead {
  if (isEditing) return { kind: 'form' }
  const waiting =
    fields.find(({ status }) => status === 'draft') ??
    fields.find(({ status }) => status === 'stale')
  if (waiting !== undefined) return { kind: 'field', key: waiting.key }
  return goesOn ? { kind: 'go-on' } : { kind: 'extra' }
}
