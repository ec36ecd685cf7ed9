// `npm start`: builds, then opens the desktop app, or the browser shell where Electron can't run.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { electronPackage, findElectron } from './electron-binary.ts'

const root = join(import.meta.dirname, '..')
/** Electron is about 110 MB; a slow line needs its time, a dead one must not hold the start up for ever. */
const downloadLimitMs = 180_000

function start(args: string[]): void {
  const build = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], { stdio: 'inherit' })
  if (build.status !== 0) process.exit(build.status ?? 1)
  if (!hasDisplay()) return serve(args, 'There is no display here')
  const electron = findElectron() ?? fetchElectron()
  if (electron === null) return serve(args, "Electron's program cannot be fetched here")
  follow(spawn(electron, [root, ...joinSwitches(args)], { stdio: 'inherit' }))
}

/** Once, and without its log: the caller says in one line what follows from a failure. */
function fetchElectron(): string | null {
  console.log('Fetching Electron, once …')
  const installer = join(electronPackage, 'install.js')
  spawnSync(process.execPath, [installer], { stdio: 'ignore', timeout: downloadLimitMs })
  return findElectron()
}

function serve(args: string[], reason: string): void {
  const shell = spawn(process.execPath, [join(root, 'out/serve/serve.js'), '--json', ...args], {
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  createInterface({ input: shell.stdout }).on('line', (line) => {
    const { url } = JSON.parse(line)
    console.log(`${reason}, so Weekloom runs in your browser: ${url} (Ctrl+C stops it)`)
    if (hasDisplay() && !process.env['CI']) openBrowser(url)
  })
  follow(shell)
}

function openBrowser(url: string): void {
  const openers: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ['open', url],
    win32: ['cmd', '/c', 'start', '', url],
  }
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open', url]
  // The address stands on the screen; a machine without an opener needs no more words.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true
  return Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])
}

/** Ends as it ends. Ctrl+C reaches it by itself; other signals are passed on. */
function follow(child: ChildProcess): void {
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

/** `--data DIR`, as the browser shell reads it, is `--data=DIR` to the desktop app: Electron would take DIR for a file. */
function joinSwitches(args: string[]): string[] {
  return args.flatMap((arg, index) => {
    if (!arg.startsWith('--')) return []
    const next = args[index + 1]
    return next === undefined || next.startsWith('--') ? [arg] : [`${arg}=${next}`]
  })
}

start(process.argv.slice(2))
