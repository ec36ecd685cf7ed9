// How a component watches a store: it renders again only when what it picked has changed.
import { useCallback, useSyncExternalStore } from 'react'
import type { KeyedStore } from './keyed-store.ts'
import type { Store } from './store.ts'

/** `pick` must answer with something the state holds or a primitive, never with a fresh object. */
export function useStore<State, Picked>(
  store: Store<State>,
  pick: (state: State) => Picked,
): Picked {
  return useSyncExternalStore(store.subscribe, () => pick(store.get()))
}

export function useRecord<Key, Value>(store: KeyedStore<Key, Value>, key: Key): Value | undefined {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(key, listener),
    [store, key],
  )
  return useSyncExternalStore(subscribe, () => store.get(key))
}
