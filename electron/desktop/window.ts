// The app's windows: how they open, and how they hear of events.
import { join } from 'node:path'
import { BrowserWindow, nativeTheme } from 'electron'
import type { PushEvent } from '../../shared/ipc.ts'
import { isOwnUrl, startPage } from './app-origin.ts'
import { pushChannel } from './channels.ts'

/** The page's own background, so that a window doesn't flash before its first paint. */
const paper = { light: '#fbfaf7', dark: '#1a1917' }

export function openWindow(outFolder: string): void {
  const window = new BrowserWindow({
    title: 'Weekloom',
    width: 1360,
    height: 880,
    minWidth: 820,
    minHeight: 600,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? paper.dark : paper.light,
    webPreferences: {
      preload: join(outFolder, 'preload/index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
    },
  })
  window.once('ready-to-show', () => window.show())
  void window.loadURL(startPage)
}

/** Brings the app to the front, with a window if it has none. */
export function showWindow(outFolder: string): void {
  const [window] = BrowserWindow.getAllWindows()
  if (window === undefined) return openWindow(outFolder)
  if (window.isMinimized()) window.restore()
  window.focus()
}

export function sendToWindows(event: PushEvent): void {
  for (const { webContents } of BrowserWindow.getAllWindows()) {
    if (isOwnUrl(webContents.getURL())) webContents.send(pushChannel, event)
  }
}
