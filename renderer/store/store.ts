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
