// The stand-in for the `electron` module in the main process: what Weekloom's main imports, and what Playwright asks for.
import { EventEmitter } from 'node:events'
import { host, readyCdp, type RequestGuard } from './host.ts'

export { app } from './app.ts'
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

export const Menu = {
  buildFromTemplate: (template: unknown[]): unknown[] => template,
  setApplicationMenu: (): void => {},
}

export const nativeTheme = { shouldUseDarkColors: false }

/** Reversible, so that what is written can be told from what was given; no secret is kept in tests. */
export const safeStorage = {
  isEncryptionAvailable: (): boolean => true,
  getSelectedStorageBackend: (): string => 'gnome_libsecret',
  encryptString: (text: string): Buffer =>
    Buffer.from(Buffer.from(text, 'utf8').map((byte) => byte ^ 0x5a)),
  decryptString: (sealed: Buffer): string =>
    Buffer.from(sealed.map((byte) => byte ^ 0x5a)).toString('utf8'),
}
