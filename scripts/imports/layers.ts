// Which folder may import which, and the globals it must leave alone.
import { builtinModules } from 'node:module'
import type { Source } from './source.ts'

type Layer = {
  /** A star is any one folder. */
  folder: string
  /** Folders of the project that it may import. */
  imports: string[]
  /** Packages it may import; a name that ends in / allows a whole scope. Null: any that no other layer owns. */
  packages: string[] | null
  hasNode: boolean
  /** Globals that it must not touch. */
  forbidden: string[]
}

const pageGlobals = [
  'document',
  'window',
  'navigator',
  'localStorage',
  'sessionStorage',
  'location',
]
const nodeGlobals = ['process', 'Buffer', 'global', '__dirname', 'require()']
const timers = ['setTimeout()', 'setInterval()', 'performance']
const network = ['fetch()', 'new WebSocket()', 'WebSocket']

const pureCore = {
  imports: [
    'shared',
    'electron/model',
    'electron/language',
    'electron/agent',
    'electron/planner',
    'electron/text',
    'electron/ics',
    'electron/export',
    'electron/timetable',
    'electron/syllabus',
    'electron/worker',
  ],
  packages: null,
  hasNode: true,
}

/** The first whose folder holds the file counts. */
const layers: Layer[] = [
  {
    folder: 'shared/time',
    imports: ['shared'],
    packages: ['zod', 'chrono-node'],
    hasNode: false,
    forbidden: [...pageGlobals, ...nodeGlobals, ...timers, ...network, 'console', 'crypto'],
  },
  {
    folder: 'shared',
    imports: ['shared'],
    packages: ['zod'],
    hasNode: false,
    forbidden: [...pageGlobals, ...nodeGlobals, ...timers, ...network, 'console', 'crypto'],
  },
  {
    folder: 'db',
    imports: ['db', 'shared'],
    packages: ['better-sqlite3', 'zod'],
    hasNode: true,
    forbidden: [...pageGlobals, ...timers, ...network],
  },
  // What a feature does with the data folder, in a conversation and in the terminal; the rest of it is pure.
  ...['handlers', 'scene', 'terminal'].map((part) => ({
    folder: `electron/*/${part}`,
    imports: ['electron', 'shared', 'db'],
    packages: null,
    hasNode: true,
    forbidden: pageGlobals,
  })),
  { folder: 'electron/model', ...pureCore, forbidden: pageGlobals },
  { folder: 'electron/agent', ...pureCore, forbidden: pageGlobals },
  { folder: 'electron/language', ...pureCore, forbidden: pageGlobals },
  { folder: 'electron/planner', ...pureCore, forbidden: [...pageGlobals, ...timers, ...network] },
  // What runs beside the session, as programs of their own.
  {
    folder: 'electron/programs',
    ...pureCore,
    imports: [...pureCore.imports, 'electron/programs', 'electron/research', 'db'],
    forbidden: [...pageGlobals, ...network],
  },
  // It starts, times and ends them, whatever they do.
  {
    folder: 'electron/worker',
    ...pureCore,
    imports: ['shared', 'electron/worker'],
    forbidden: [...pageGlobals, ...network],
  },
  // It asks calendar servers, through one file.
  {
    folder: 'electron/caldav',
    ...pureCore,
    imports: [...pureCore.imports, 'electron/caldav'],
    forbidden: [...pageGlobals, ...timers],
  },
  // It asks for calendars at addresses, through one file.
  {
    folder: 'electron/feeds',
    ...pureCore,
    imports: [...pureCore.imports, 'electron/feeds'],
    forbidden: [...pageGlobals, ...timers],
  },
  { folder: 'electron/syllabus', ...pureCore, forbidden: [...pageGlobals, ...timers, ...network] },
  ...['text', 'ics', 'export', 'timetable'].map((format) =>
    Object.assign({ folder: `electron/${format}` }, pureCore, {
      forbidden: [...pageGlobals, ...timers, ...network],
    }),
  ),
  // It asks a search service, through one file.
  {
    folder: 'electron/research/web',
    ...pureCore,
    imports: [...pureCore.imports, 'electron/research'],
    forbidden: [...pageGlobals, ...timers],
  },
  {
    folder: 'electron/research',
    ...pureCore,
    imports: [...pureCore.imports, 'electron/research'],
    forbidden: [...pageGlobals, ...timers, ...network],
  },
  {
    folder: 'electron/pack',
    ...pureCore,
    imports: [...pureCore.imports, 'electron/pack'],
    forbidden: [...pageGlobals, ...timers, ...network],
  },
  {
    folder: 'electron/guide',
    ...pureCore,
    imports: [...pureCore.imports, 'electron/guide'],
    forbidden: [...pageGlobals, ...timers, ...network],
  },
  {
    folder: 'electron',
    imports: ['electron', 'shared', 'db'],
    packages: null,
    hasNode: true,
    forbidden: pageGlobals,
  },
  {
    folder: 'renderer',
    imports: ['renderer', 'shared'],
    packages: ['react', 'react-dom', '@fontsource-variable/', 'd3-scale', 'd3-shape'],
    hasNode: false,
    forbidden: nodeGlobals,
  },
  {
    folder: 'scripts',
    imports: ['scripts', 'electron', 'shared', 'test/browser'],
    packages: null,
    hasNode: true,
    forbidden: [],
  },
]

export function findLayerBreaks({ path, reaches }: Source): string[] {
  const layer = layers.find(({ folder }) =>
    new RegExp(`^${folder.replace('*', '[^/]+')}/`).test(path),
  )
  if (layer === undefined) return []
  return reaches.flatMap((reach) => {
    if (reach.kind === 'import') {
      if (mayImport(layer, reach.from)) return []
      return [`${path}:${reach.line} ${layer.folder} may not import ${reach.from}`]
    }
    if (!layer.forbidden.includes(reach.what)) return []
    return [`${path}:${reach.line} ${layer.folder} may not use ${reach.what}`]
  })
}

function mayImport(layer: Layer, from: string): boolean {
  if (isOwnFile(from)) return layer.imports.some((folder) => from.startsWith(`${folder}/`))
  if (from.startsWith('node:') || builtinModules.includes(from)) return layer.hasNode
  if (layer.packages === null) return !/^(react|react-dom|better-sqlite3)(\/|$)/.test(from)
  return layer.packages.some(
    (name) => from === name || from.startsWith(`${name.replace(/\/$/, '')}/`),
  )
}

/** Our own imports carry an extension; `electron/main` is the package. */
function isOwnFile(from: string): boolean {
  return /^(\.\.|shared|db|electron|renderer|scripts|test)\/.*\.\w+$/.test(from)
}
