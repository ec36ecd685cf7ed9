// How often the core has told that a pack changed: whatever shows one reads it again then.
import { createStore, type Store } from './store.ts'

export type PackPush = { told: number }

export function createPackPush(): Store<PackPush> {
  return createStore<PackPush>({ told: 0 })
}
