// A store: one value, a way to change it, and those who watch it. It knows nothing of React.
export type Store<State> = {
  get: () => State
  set: (change: Partial<State> | ((state: State) => Partial<State>)) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      const patch = typeof change === 'function' ? change(state) : change
      const next = { ...state, ...patch }
      if (isShallowEqual(state, next)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isShallowEqual<State extends object>(a: State, b: State): boolean {
  for (const key in b) if (!Object.is(a[key], b[key])) return false
  return true
}

/**
 * A store with a watcher list per key, so that a change wakes only those who look at the records
 * it touched.
 */
export type KeyedStore<Key, Value> = {
  get(key: Key): Value | undefined
  keys(): Iterable<Key>
  /** Writes each entry and wakes its watchers once; `undefined` removes. An identical value wakes nobody. */
  write(entries: Iterable<readonly [Key, Value | undefined]>): void
  /** Makes the store hold exactly these entries. */
  replace(entries: ReadonlyMap<Key, Value>): void
  subscribe(key: Key, listener: () => void): () => void
  /** Wakes once for each write that changes any record; `changes` counts them. */
  watch(listener: () => void): () => void
  changes(): number
}

export function createKeyedStore<Key, Value>(): KeyedStore<Key, Value> {
  const values = new Map<Key, Value>()
  const watchers = new Map<Key, Set<() => void>>()
  const ofAny = new Set<() => void>()
  let changes = 0

  function write(entries: Iterable<readonly [Key, Value | undefined]>) {
    const touched: Key[] = []
    for (const [key, value] of entries) {
      if (Object.is(values.get(key), value)) continue
      if (value === undefined) values.delete(key)
      else values.set(key, value)
      touched.push(key)
    }
    if (touched.length === 0) return
    changes += 1
    for (const key of touched) for (const listener of watchers.get(key) ?? []) listener()
    for (const listener of ofAny) listener()
  }

  return {
    get: (key) => values.get(key),
    keys: () => values.keys(),
    write,
    replace(entries) {
      const gone = [...values.keys()].filter((key) => !entries.has(key))
      write([...gone.map((key) => [key, undefined] as const), ...entries])
    },
    subscribe(key, listener) {
      const known = watchers.get(key) ?? new Set()
      watchers.set(key, known.add(listener))
      return () => {
        known.delete(listener)
        if (known.size === 0 && watchers.get(key) === known) watchers.delete(key)
      }
    },
    watch(listener) {
      ofAny.add(listener)
      return () => ofAny.delete(listener)
    },
    changes: () => changes,
  }
}
