// What no page may do, ours or another: leave, open windows, embed pages, ask for devices, reach the network.
import type { App, Session, WebPreferences } from 'electron'
import { isOwnUrl } from './app-origin.ts'

const foreignUrls = [
  'http://*/*',
  'https://*/*',
  'ws://*/*',
  'wss://*/*',
  'ftp://*/*',
  'file://*/*',
]

/** Holds for every page from its first moment; may run before the app is ready. */
export function guardPages(app: App): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-navigate', (event) => {
      if (!isOwnUrl(event.url)) event.preventDefault()
    })
    contents.on('will-frame-navigate', (event) => {
      if (!isOwnUrl(event.url)) event.preventDefault()
    })
    // A way that was allowed may lead elsewhere on the server's word.
    contents.on('will-redirect', (event) => {
      if (!isOwnUrl(event.url)) event.preventDefault()
    })
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}

/** Must run after the app is ready. */
export function guardSession(defaultSession: Session): void {
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  defaultSession.setPermissionCheckHandler(() => false)
  defaultSession.setDevicePermissionHandler(() => false)
  defaultSession.webRequest.onBeforeRequest({ urls: foreignUrls }, (_details, answer) => {
    answer({ cancel: true })
  })
}

/**
 * What a window lets its page be: isolated, in the sandbox, and without Node. Nothing else is
 * set, and no window has other rights.
 */
export function pageRights(preload: string): WebPreferences {
  return {
    preload,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
  }
}
