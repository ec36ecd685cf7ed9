// The app's windows: how they open, and how they hear of events.
import { join } from 'node:path'
import { BrowserWindow, nativeTheme, screen, type WebContents } from 'electron'
import type { PushEvent } from '../../shared/contract/ipc.ts'
import { isOwnUrl, startPage } from './app-origin.ts'
import { pushChannel } from './channels.ts'
import { pageRights } from './guards.ts'
import { placeWindow, readWindowState, writeWindowState } from './window-state.ts'

/** The page's own background, so that a window doesn't flash before its first paint. */
const paper = { light: '#fbfaf7', dark: '#1a1917' }

/** `stateFile` remembers how it was left. */
export type WindowFiles = { outFolder: string; stateFile: string }

export function openWindow({ outFolder, stateFile }: WindowFiles): void {
  const state = readWindowState(stateFile)
  nativeTheme.themeSource = state?.theme ?? 'system'
  const main = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id)
  const areas = [main, ...others].map(({ workArea }) => workArea)
  const window = new BrowserWindow({
    title: 'Weekloom',
    ...placeWindow(state?.bounds ?? null, areas),
    minWidth: 820,
    minHeight: 600,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? paper.dark : paper.light,
    webPreferences: pageRights(join(outFolder, 'preload/index.cjs')),
  })
  window.once('ready-to-show', () => {
    if (state?.isMaximized === true) window.maximize()
    if (state?.isFullScreen === true) window.setFullScreen(true)
    window.show()
  })
  window.on('close', () => {
    writeWindowState(stateFile, {
      bounds: window.getNormalBounds(),
      isMaximized: window.isMaximized(),
      isFullScreen: window.isFullScreen(),
      theme: nativeTheme.themeSource,
    })
  })
  void window.loadURL(startPage)
}

/** Brings the app to the front, with a window if it has none. */
export function showWindow(files: WindowFiles): void {
  const [window] = BrowserWindow.getAllWindows()
  if (window === undefined) return openWindow(files)
  if (window.isMinimized()) window.restore()
  window.focus()
}

export function sendToWindows(event: PushEvent): void {
  for (const window of BrowserWindow.getAllWindows()) sendToWindow(window, event)
}

const pushed = new WeakMap<WebContents, number>()

export function sendToWindow({ webContents }: BrowserWindow, event: PushEvent): void {
  if (!isOwnUrl(webContents.getURL())) return
  const rank = (pushed.get(webContents) ?? 0) + 1
  pushed.set(webContents, rank)
  webContents.send(pushChannel, event, rank)
}
