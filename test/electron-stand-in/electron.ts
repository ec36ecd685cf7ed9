// The stand-in for the `electron` module in the main process: what Weekloom's main imports, and what Playwright asks for.
import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { host, readyCdp, type RequestGuard } from './host.ts'

export { app } from './app.ts'
export { Menu } from './menu.ts'
export { Notification } from './notification.ts'
export { utilityProcess } from './utility-process.ts'
export { BrowserWindow, webContents } from './windows.ts'

export const ipcMain = {
  handle: (channel: string, handler: (event: unknown, ...args: unknown[]) => unknown): void => {
    if (host.invokeHandlers.has(channel)) throw new Error(`second handler for ${channel}`)
    host.invokeHandlers.set(channel, handler)
  },
}

type Scheme = { scheme: string; privileges: { standard?: boolean; secure?: boolean } }

export const protocol = {
  registerSchemesAsPrivileged: (schemes: Scheme[]): void => {
    if (host.cdp !== null) throw new Error('schemes must be registered before the app is ready')
    for (const { scheme, privileges } of schemes) {
      if (!privileges.standard || !privileges.secure) {
        throw new Error('the stand-in serves standard, secure schemes only')
      }
      host.schemes.set(scheme, null)
    }
  },
  handle: (scheme: string, handler: (request: Request) => Promise<Response> | Response): void => {
    readyCdp('protocol.handle')
    if (!host.schemes.has(scheme)) throw new Error(`${scheme} was not registered`)
    host.schemes.set(scheme, handler)
  },
}

class Session extends EventEmitter {
  permissionHandlers = 0

  readonly webRequest = {
    onBeforeRequest: ({ urls }: { urls: string[] }, decide: RequestGuard['decide']): void => {
      host.requestGuard = { urls, decide }
    },
  }

  setPermissionRequestHandler(): void {
    this.permissionHandlers += 1
  }

  setPermissionCheckHandler(): void {
    this.permissionHandlers += 1
  }

  setDevicePermissionHandler(): void {
    this.permissionHandlers += 1
  }
}

const onlySession = new Session()

export const session = {
  get defaultSession(): Session {
    readyCdp('session.defaultSession')
    return onlySession
  },
}

/** `themeSource` decides, and the system where it says so; this one is light. */
export const nativeTheme = {
  themeSource: 'system',
  get shouldUseDarkColors(): boolean {
    return this.themeSource === 'dark'
  },
}

/** One display of 1920 × 1080 with a bar of 40 at its top. */
const display = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 40, width: 1920, height: 1040 },
}

export const screen = {
  getPrimaryDisplay: () => {
    readyCdp('screen.getPrimaryDisplay')
    return display
  },
  getAllDisplays: () => {
    readyCdp('screen.getAllDisplays')
    return [display]
  },
}

/** What was opened, for tests to ask: no file manager is started. */
export const shell = {
  opened: [] as string[],
  openPath: (path: string): Promise<string> => {
    shell.opened.push(path)
    return Promise.resolve(existsSync(path) ? '' : 'Failed to open path')
  },
}

/** No box is drawn: what it would say is kept, and the answer is the one that a test has put there. */
export const dialog = {
  shown: [] as { message: string; buttons: string[] }[],
  response: 0,
  showMessageBox: (box: { message: string; buttons: string[] }): Promise<{ response: number }> => {
    readyCdp('dialog.showMessageBox')
    dialog.shown.push(box)
    return Promise.resolve({ response: dialog.response })
  },
}

/** Reversible, so that what is written can be told from what was given; no secret is kept in tests. */
export const safeStorage = {
  isEncryptionAvailable: (): boolean => true,
  getSelectedStorageBackend: (): string => 'gnome_libsecret',
  encryptString: (text: string): Buffer =>
    Buffer.from(Buffer.from(text, 'utf8').map((byte) => byte ^ 0x5a)),
  decryptString: (sealed: Buffer): string =>
    Buffer.from(sealed.map((byte) => byte ^ 0x5a)).toString('utf8'),
}
