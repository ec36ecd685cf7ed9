// The process that is measured: loads the bundled main process as Electron would, and prints the CPU ms that it takes.
// Arguments: the bundled stand-in for Electron, the main file, the app's own arguments.
import { readdirSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { figuresHead, type Figures } from './figures.ts'

const [standIn = '', file = '', ...rest] = process.argv.slice(2)
const electron = pathToFileURL(standIn).href
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: electron, shortCircuit: true } : next(specifier, context),
})
process.argv = [process.execPath, file, ...rest]

/** Of the host: Electron has most of them before an app's code runs, and none is bundled. */
const ofNode = [
  'node:crypto',
  'node:fs/promises',
  'node:os',
  'node:timers/promises',
  'node:worker_threads',
  'node:zlib',
]

/** User and system time of this process. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** What `load` costs. */
async function costOf(load: () => Promise<unknown>): Promise<number> {
  const start = cpuMs()
  await load()
  return cpuMs() - start
}

/** The bundle names it after its source. */
function coreFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.startsWith('desktop-core-'))
  if (names.length !== 1) throw new Error('the core is no file of its own')
  return names.map((name) => pathToFileURL(join(folder, name)).href)
}

const require = createRequire(pathToFileURL(file))
await import(electron)
const figures: Figures = {
  node: await costOf(() => Promise.all(ofNode.map((name) => import(name)))),
  sqlite: await costOf(async () => require('better-sqlite3')),
  imports: await costOf(() => import(pathToFileURL(file).href)),
  core: await costOf(() => Promise.all(coreFiles(dirname(file)).map((each) => import(each)))),
}
console.log(figuresHead + JSON.stringify(figures))
// The app now waits for a window that never comes.
process.exit()
