// Preferences that were set here and are not kept yet: what the core tells meanwhile is of before, and must not undo them.
import type { Preferences } from '../../shared/view/preferences.ts'
import type { Desk } from './desk.ts'

const asked = new WeakMap<Desk, Set<Partial<Preferences>>>()

/** Answers with what is to be called once the core has answered. */
export function holdAsked(desk: Desk, change: Partial<Preferences>): () => void {
  const changes = asked.get(desk) ?? new Set()
  asked.set(desk, changes.add(change))
  return () => void changes.delete(change)
}

/** What was told, with all that is still asked for, the newest last. */
export function withAsked(desk: Desk, told: Preferences): Preferences {
  return Object.assign({}, told, ...(asked.get(desk) ?? []))
}
