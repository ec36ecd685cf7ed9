// The optional fields of a request without those that the server has refused before.
import type { Abilities, OptionalField } from '../../../shared/model/abilities.ts'

export function withoutRefused(
  fields: Partial<Record<OptionalField, unknown>>,
  { without }: Abilities,
): Record<string, unknown> {
  const refused = new Set<string>(without)
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !refused.has(field)))
}
