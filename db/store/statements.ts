// Declares the statements of each aggregate, prepared once for each connection.
import { requireIntact } from './seals.ts'
import type { Connection } from './sqlite.ts'

/** An open data file, or no more than its connection. */
export type Store = { readonly connection: Connection }

/**
 * What `prepare` makes, once for each connection. What `look` says is looked at before the first use of any of them:
 * it throws `DamagedRow`.
 */
export function defineStatements<Group extends object>(
  prepare: (connection: Connection) => Group,
  look: ((connection: Connection) => void) | null = null,
): (store: Store) => Group {
  const known = new WeakMap<Connection, Group>()
  return ({ connection }) => {
    const found = known.get(connection)
    if (found !== undefined) return found
    const prepared = prepare(connection)
    const group = look === null ? prepared : looked(() => look(connection), prepared)
    known.set(connection, group)
    return group
  }
}

/** Looks at every row of these tables. */
export function wholeTables(...names: string[]): (connection: Connection) => void {
  return (connection) => requireIntact(connection, names)
}

function looked<Group extends object>(look: () => void, group: Group): Group {
  let isLooked = false
  return new Proxy(group, {
    get(statements, name) {
      if (!isLooked) look()
      isLooked = true
      return Reflect.get(statements, name)
    },
  })
}
