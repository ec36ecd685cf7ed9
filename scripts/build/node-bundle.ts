// How each part that runs on Node is bundled into its own folder: of the desktop app, the browser shell and the terminal.
import { join } from 'node:path'
import type { InlineConfig } from 'vite'

const root = join(import.meta.dirname, '../..')

/** What is loaded at run time and not bundled; Node's own modules are external by themselves. */
const loadedAtRunTime = ['electron', 'better-sqlite3']

export type NodePart = {
  entry: string
  folder: string
  format: 'es' | 'cjs'
  file: string
  /** With a map, by which a crash report tells a place in the sources. */
  sourcemap?: boolean
  /** Sources that come as one file: where nearly all of it is needed, each file more costs more than it spares. */
  joined?: RegExp
}

export const nodeParts = {
  main: { entry: 'electron/main.ts', folder: 'main', format: 'es', file: 'main.js' },
  preload: { entry: 'electron/preload.ts', folder: 'preload', format: 'cjs', file: 'index.cjs' },
  thread: {
    entry: 'electron/programs/plan-thread.ts',
    folder: 'thread',
    format: 'cjs',
    file: 'plan-thread.cjs',
  },
  /** The process of a job of import or export. */
  exchange: {
    entry: 'electron/programs/job-child.ts',
    folder: 'exchange',
    format: 'es',
    file: 'job-child.js',
  },
  /** The thread that looks at the data file; from its own file, since it loads SQLite. */
  check: {
    entry: 'electron/programs/check-thread.ts',
    folder: 'check',
    format: 'es',
    file: 'check-thread.js',
  },
  /** The browser shell: from its sources it takes a second longer to start. */
  serve: { entry: 'electron/serve.ts', folder: 'serve', format: 'es', file: 'serve.js' },
} as const satisfies Record<string, NodePart>

/** The terminal, with what it starts. */
export const terminalParts = {
  cli: {
    entry: 'electron/cli.ts',
    folder: 'cli',
    format: 'es',
    file: 'cli.js',
    sourcemap: true,
    joined: /\/shared\/(?:preferences|schedule|text|time\/say|timetable|tools|words)\//,
  },
  thread: nodeParts.thread,
  exchange: nodeParts.exchange,
  check: nodeParts.check,
} as const satisfies Record<string, NodePart>

/** `out` is the folder that holds the part's own. */
export function nodeBundle(
  { entry, folder, format, file, sourcemap = false, joined }: NodePart,
  out = join(root, 'out'),
): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    envDir: false,
    root,
    publicDir: false,
    ssr: { noExternal: true, external: loadedAtRunTime },
    build: {
      ssr: entry,
      target: 'node24',
      outDir: join(out, folder),
      emptyOutDir: true,
      minify: false,
      sourcemap,
      rolldownOptions: {
        external: loadedAtRunTime,
        output: {
          format,
          entryFileNames: file,
          // Beside the entry: a part that is loaded later finds its neighbours at the same path.
          chunkFileNames: '[name]-[hash].js',
          ...(format === 'cjs' ? { codeSplitting: false } : {}),
          ...(joined === undefined
            ? {}
            : { codeSplitting: { groups: [{ name: 'joined', test: joined }] } }),
        },
      },
    },
  }
}
