// A store with a watcher list per key, so that a change wakes only those who look at the records it touched.

export type KeyedStore<Key, Value> = {
  get(key: Key): Value | undefined
  keys(): Iterable<Key>
  /** Writes each entry and wakes its watchers once; `undefined` removes. An identical value wakes nobody. */
  write(entries: Iterable<readonly [Key, Value | undefined]>): void
  /** Makes the store hold exactly these entries. */
  replace(entries: ReadonlyMap<Key, Value>): void
  subscribe(key: Key, listener: () => void): () => void
}

export function createKeyedStore<Key, Value>(): KeyedStore<Key, Value> {
  const values = new Map<Key, Value>()
  const watchers = new Map<Key, Set<() => void>>()

  function write(entries: Iterable<readonly [Key, Value | undefined]>) {
    const touched: Key[] = []
    for (const [key, value] of entries) {
      if (Object.is(values.get(key), value)) continue
      if (value === undefined) values.delete(key)
      else values.set(key, value)
      touched.push(key)
    }
    for (const key of touched) for (const listener of watchers.get(key) ?? []) listener()
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
  }
}
