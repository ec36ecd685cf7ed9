// The `electron` module for the run of the security checklist: notes every call, and answers what the start-up needs.
import { EventEmitter } from 'node:events'

export type Call = { name: string; args: unknown[] }

/** All calls of this run, in their order. */
export const calls: Call[] = []

/** What is not known of the thing is a function that notes its call and answers nothing. */
function recorded<Known extends object>(name: string, known: Known): Known {
  return new Proxy(known, {
    get: (target, key): unknown =>
      key in target
        ? Reflect.get(target, key)
        : (...args: unknown[]) => void calls.push({ name: `${name}.${String(key)}`, args }),
  })
}

export const app = recorded(
  'app',
  Object.assign(new EventEmitter(), {
    commandLine: recorded('app.commandLine', {}),
    requestSingleInstanceLock: () => true,
    whenReady: () => Promise.resolve(),
    getLocale: () => 'en-GB',
  }),
)

export class BrowserWindow extends EventEmitter {
  readonly webContents = recorded('webContents', new EventEmitter())

  constructor(options: unknown) {
    super()
    calls.push({ name: 'new BrowserWindow', args: [options] })
    app.emit('web-contents-created', {}, this.webContents)
    return recorded('window', this)
  }

  static getAllWindows(): BrowserWindow[] {
    return []
  }
}

const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }

export const screen = { getPrimaryDisplay: () => display, getAllDisplays: () => [display] }

export const session = {
  defaultSession: recorded('session', { webRequest: recorded('session.webRequest', {}) }),
}

export const contextBridge = recorded('contextBridge', {})
export const dialog = recorded('dialog', {})
export const ipcMain = recorded('ipcMain', {})
export const ipcRenderer = recorded('ipcRenderer', {})
export const Menu = recorded('Menu', {})
export const nativeTheme = recorded('nativeTheme', {})
export const Notification = recorded('Notification', {})
export const protocol = recorded('protocol', {})
export const safeStorage = recorded('safeStorage', {})
export const shell = recorded('shell', {})
export const utilityProcess = recorded('utilityProcess', {})
