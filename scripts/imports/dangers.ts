// Checks that what is dangerous (the clock, the network, SQLite …) is imported in its one place and nowhere else.
import type { Reach } from './read-source.ts'
import type { Source } from './source.ts'

type Danger = {
  name: string
  isReach: (reach: Reach) => boolean
  /** The files that may have it. */
  place: RegExp
  /** `one` when a single file is all there may be. */
  count: 'one' | 'many'
}

const clockReads = new Set(['Date.now', 'new Date()', 'Date()', 'Temporal.Now', 'Math.random'])
const randomNames = ['randomUUID', 'randomBytes', 'randomInt', 'randomFillSync', 'getRandomValues']

const dangers: Danger[] = [
  {
    name: 'ipcMain',
    isReach: (reach) => imports(reach, 'electron', ['ipcMain']),
    place: /^electron\/desktop\/trusted-request\.ts$/,
    count: 'one',
  },
  {
    name: 'ipcRenderer',
    isReach: (reach) => imports(reach, 'electron', ['ipcRenderer']),
    place: /^electron\/preload\.ts$/,
    count: 'one',
  },
  {
    name: 'electron',
    isReach: (reach) => imports(reach, 'electron'),
    place: /^electron\/(main\.ts|preload\.ts|desktop\/)/,
    count: 'many',
  },
  {
    name: 'better-sqlite3',
    isReach: (reach) => imports(reach, 'better-sqlite3'),
    place: /^db\//,
    count: 'one',
  },
  {
    name: 'openai',
    isReach: (reach) => imports(reach, 'openai'),
    place: /^electron\/agent\/endpoint\//,
    count: 'one',
  },
  {
    name: 'ws',
    isReach: (reach) => imports(reach, 'ws'),
    place: /^electron\/serve\//,
    count: 'many',
  },
  {
    name: 'worker_threads',
    isReach: (reach) => imports(reach, 'worker_threads'),
    place: /^electron\/(?:worker|programs)\//,
    count: 'many',
  },
  {
    name: 'child_process',
    isReach: (reach) => imports(reach, 'child_process'),
    place: /^electron\/worker\/process\.ts$/,
    count: 'one',
  },
  {
    name: 'the network',
    isReach: (reach) => reach.kind === 'use' && reach.what === 'fetch()',
    // The page asks its own server alone: its policy lets it reach no other.
    place:
      /^(renderer\/client\/(connect-client|offline-worker)|electron\/agent\/endpoint\/bounded-fetch|electron\/research\/web\/send-search|electron\/caldav\/dav\/send-dav|electron\/feeds\/fetch-feed)\.ts$/,
    count: 'many',
  },
  {
    name: 'the clock and the dice',
    isReach: readsClock,
    // A tab of the browser shell makes its own secret: nobody else may have had it.
    place: /^(electron\/machine\/clock|renderer\/client\/connect-client)\.ts$/,
    count: 'many',
  },
]

export function findDangerBreaks(sources: Source[]): string[] {
  return dangers.flatMap((danger) => {
    const uses = sources.flatMap(({ path, reaches }) =>
      reaches.filter(danger.isReach).map(({ line }) => ({ path, line })),
    )
    const outside = uses
      .filter(({ path }) => !danger.place.test(path))
      .map(({ path, line }) => `${path}:${line} ${danger.name} has one place, and it is not here`)
    const files = new Set(uses.map(({ path }) => path).filter((path) => danger.place.test(path)))
    if (danger.count === 'many' || files.size < 2) return outside
    return outside.concat(`${[...files].join(', ')}: ${danger.name} has more than one place`)
  })
}

/** A type of a dangerous module is no danger. Without `names` any import of it counts. */
function imports(reach: Reach, module: string, names?: string[]): boolean {
  if (reach.kind !== 'import' || reach.isType) return false
  const isModule = new RegExp(`^(node:)?${module}(/\\w+)?$`).test(reach.from)
  if (!isModule) return false
  // A namespace import has them all.
  return names?.some((name) => reach.names.includes(name) || reach.names.includes('*')) ?? true
}

function readsClock(reach: Reach): boolean {
  if (reach.kind === 'import') return imports(reach, 'crypto', randomNames)
  return clockReads.has(reach.what) || randomNames.some((name) => reach.what === `crypto.${name}`)
}
