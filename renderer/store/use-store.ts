// How a component reaches the desk and watches a store: it renders again only when what it picked has changed.
import { useCallback, useSyncExternalStore, createContext, useContext } from 'react'
import type { KeyedStore, Store } from './store.ts'
import type { Desk } from './desk.ts'
import { openCardOf } from './chat-store.ts'

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

/** Renders again with any record of the stores; `pick` is the same function each time. */
export function useAnyRecord(
  desk: Desk,
  pick: (desk: Desk) => readonly Pick<KeyedStore<never, never>, 'watch' | 'changes'>[],
): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = pick(desk).map((store) => store.watch(listener))
      return () => ends.forEach((end) => end())
    },
    [desk, pick],
  )
  useSyncExternalStore(subscribe, () => pick(desk).reduce((sum, store) => sum + store.changes(), 0))
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('no desk above this component')
  return desk
}

/** Whether the agent works or a card waits: then nothing new is said for the person by a button. */
export function useIsBusy(): boolean {
  return useStore(useDesk().chat, (chat) => chat.isRunning || openCardOf(chat) !== null)
}
