// The desktop app's start-up, as a list of steps. Nothing here may wait for ready at the top level: it deadlocks.
import { join } from 'node:path'
import { app, nativeTheme, session, shell } from 'electron'
import { languages, type Language } from '../shared/language.ts'
import { steadyClock, systemClock } from './machine/clock.ts'
import { findDataFolder, makeFolder } from './machine/data-folder.ts'
import { registerAppScheme, serveAppProtocol } from './desktop/app-protocol.ts'
import type { DesktopCore, DesktopCoreOptions } from './desktop/desktop-core.ts'
import { guardPages, guardSession } from './desktop/guards.ts'
import { setUpMenu, takeMenu } from './desktop/menu.ts'
import { keepDownloadsPrivate } from './desktop/private-downloads.ts'
import { readSwitches } from './desktop/read-switches.ts'
import { canRemind, showReminder } from './desktop/reminders.ts'
import { handleTrustedRequests } from './desktop/trusted-request.ts'
import { watchCrashes } from './desktop/watch-crashes.ts'
import { openWindow, sendToWindows, showWindow } from './desktop/window.ts'
import { languageOf } from './machine/machine-language.ts'
import type { Shell } from './session/context.ts'

/** As electron-builder.yml has it. */
const appId = 'app.weekloom.desktop'

/** out/, above out/main/main.js. */
const outFolder = join(import.meta.dirname, '..')
const switches = readSwitches(process.argv)
const clock = (switches.now === undefined ? null : steadyClock(switches.now)) ?? systemClock
const dataFolder = findDataFolder(switches.data)
const chosenLanguage = languages.find((language) => language === switches.lang) ?? null
const windowFiles = { outFolder, stateFile: join(dataFolder, 'window', 'window-state.json') }

setUpWindowData()
if (app.requestSingleInstanceLock()) {
  app.enableSandbox()
  registerAppScheme()
  guardPages(app)
  setUpLifeCycle()
  watchCrashes({ folder: dataFolder, clock, language: () => chosenLanguage ?? machineLanguage() })
  void app.whenReady().then(setUpWhenReady)
} else {
  app.quit()
}

/** Chromium's own files lie beside the data, so that each data folder has its lock and its window. */
function setUpWindowData(): void {
  const folder = join(dataFolder, 'window')
  // Where it can't be made, the core says in the window what is wrong; Chromium's own place will do for that.
  if (makeFolder(folder)) app.setPath('userData', folder)
}

function setUpLifeCycle(): void {
  // The name under which Windows shows notifications.
  if (process.platform === 'win32') app.setAppUserModelId(appId)
  app.on('second-instance', showWhenReady)
  app.on('activate', showWhenReady)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
}

function showWhenReady(): void {
  void app.whenReady().then(() => showWindow(windowFiles))
}

function setUpWhenReady(): void {
  guardSession(session.defaultSession)
  keepDownloadsPrivate(session.defaultSession)
  serveAppProtocol(join(outFolder, 'renderer'))
  setUpMenu(process.platform, chosenLanguage ?? machineLanguage())
  // The page is made by a process of its own, which works while the core is loaded here.
  openWindow(windowFiles)
  setUpCore(machineLanguage())
}

/** Known from `ready` on. */
function machineLanguage(): Language {
  return languageOf(app.getLocale())
}

function setUpCore(language: Language): void {
  const core = loadCore({
    folder: dataFolder,
    clock,
    chosen: chosenLanguage,
    machineLanguage: language,
    push: sendToWindows,
    shell: describeShell(),
  })
  handleTrustedRequests(core, chosenLanguage ?? language)
  closeBeforeQuit(async () => (await core).stop())
}

function describeShell(): Shell {
  return {
    showFolder: async (folder) => (await shell.openPath(folder)) === '',
    takeMenu: (offer) => {
      nativeTheme.themeSource = offer.theme
      takeMenu(offer)
    },
    ...(canRemind() ? { remind: (reminder) => showReminder(reminder, showWhenReady) } : {}),
  }
}

async function loadCore(options: DesktopCoreOptions): Promise<DesktopCore> {
  const { openDesktopCore } = await import('./desktop/desktop-core.ts')
  return openDesktopCore(options)
}

/** Holds the quit back until the session has let go of its file. */
function closeBeforeQuit(stopCore: () => Promise<void>): void {
  let isClosed = false
  app.on('will-quit', (event) => {
    if (isClosed) return
    event.preventDefault()
    void Promise.allSettled([stopCore()]).finally(() => {
      isClosed = true
      app.quit()
    })
  })
}
