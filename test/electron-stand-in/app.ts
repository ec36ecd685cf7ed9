// Electron's `app` as far as an app with one core and some windows needs it.
import { EventEmitter } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type QuitEvent = { preventDefault: () => void }

class App extends EventEmitter {
  private readonly paths = new Map([['userData', join(tmpdir(), `stand-in-${process.pid}`)]])
  private becomeReady = (): void => {}
  private readonly readiness = new Promise<void>((resolve) => {
    this.becomeReady = resolve
  })
  private ready = false
  locale = 'en-GB'
  isPackaged = false

  readonly commandLine = { appendSwitch: (): void => {} }

  enableSandbox(): void {
    if (this.ready) throw new Error('enableSandbox must come before ready')
  }

  isReady(): boolean {
    return this.ready
  }

  whenReady(): Promise<void> {
    return this.readiness
  }

  /** For the launcher, once main has been evaluated and Chromium answers. */
  announceReady(): void {
    this.ready = true
    this.emit('ready')
    this.becomeReady()
  }

  getLocale(): string {
    return this.ready ? this.locale : ''
  }

  getPath(name: string): string {
    const path = this.paths.get(name)
    if (path === undefined) throw new Error(`the stand-in has no path for ${name}`)
    return path
  }

  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`${path} does not exist`)
    this.paths.set(name, path)
  }

  /** One living process for each userData folder; a second one is told to the first. */
  requestSingleInstanceLock(): boolean {
    const file = join(this.getPath('userData'), 'stand-in.lock')
    const second = join(this.getPath('userData'), 'stand-in.second')
    if (existsSync(file) && isAlive(Number(readFileSync(file, 'utf8')))) {
      writeFileSync(second, JSON.stringify(process.argv))
      return false
    }
    writeFileSync(file, String(process.pid))
    process.once('exit', () => rmSync(file, { force: true }))
    this.listenForSecond(second)
    return true
  }

  private listenForSecond(second: string): void {
    rmSync(second, { force: true })
    const watching = setInterval(() => {
      if (!existsSync(second)) return
      const argv: unknown = JSON.parse(readFileSync(second, 'utf8') || '[]')
      rmSync(second)
      this.emit('second-instance', {}, argv, process.cwd())
    }, 100)
    watching.unref()
  }

  quit(): void {
    for (const name of ['before-quit', 'will-quit']) {
      let isPrevented = false
      const event: QuitEvent = {
        preventDefault: () => {
          isPrevented = true
        },
      }
      this.emit(name, event)
      if (isPrevented) return
    }
    this.exit(0)
  }

  /** How often it was asked to start again; a test looks whether it was. */
  relaunched = 0

  relaunch(): void {
    this.relaunched += 1
  }

  exit(code = 0): void {
    this.emit('quit')
    process.exit(code)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export const app = new App()
