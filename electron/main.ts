// The desktop app's start-up, as a list of steps. Nothing here may wait for ready at the top level: it deadlocks.
import { join } from 'node:path'
import { app } from 'electron'
import { languages, type Language } from '../shared/language.ts'
import { newId, pause, steadyClock, systemClock } from './clock.ts'
import { findDataFolder, makeFolder } from './data-folder.ts'
import { registerAppScheme, serveAppProtocol } from './desktop/app-protocol.ts'
import { guardPages, guardSession } from './desktop/guards.ts'
import { setUpMenu } from './desktop/menu.ts'
import { readSwitches } from './desktop/read-switches.ts'
import { sealedKeys } from './desktop/sealed-keys.ts'
import { handleTrustedRequests } from './desktop/trusted-request.ts'
import { openWindow, sendToWindows, showWindow } from './desktop/window.ts'
import { runCore } from './page/run-core.ts'
import { endRestingThread } from './planner/thread/resting-thread.ts'
import { languageOf } from './machine-language.ts'
import { openCore } from './session/open-core.ts'

/** out/, above out/main/main.js. */
const outFolder = join(import.meta.dirname, '..')
const switches = readSwitches(process.argv)
const dataFolder = findDataFolder(switches.data)

setUpWindowData()
if (app.requestSingleInstanceLock()) {
  app.enableSandbox()
  registerAppScheme()
  guardPages()
  setUpLifeCycle()
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
  app.on('second-instance', showWhenReady)
  app.on('activate', showWhenReady)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
}

function showWhenReady(): void {
  void app.whenReady().then(() => showWindow(outFolder))
}

function setUpWhenReady(): void {
  guardSession()
  serveAppProtocol(join(outFolder, 'renderer'))
  setUpMenu(process.platform)
  setUpCore(languageOf(app.getLocale()))
  openWindow(outFolder)
}

function setUpCore(machineLanguage: Language): void {
  const chosen = languages.find((language) => language === switches.lang)
  const clock = switches.now === undefined ? systemClock : steadyClock(switches.now)
  const core = openCore({
    folder: dataFolder,
    clock: clock ?? systemClock,
    newId,
    pause,
    keys: sealedKeys(join(dataFolder, 'window', 'model-keys.json')),
    // Where the folder can't be made, opening must not try either: it might never come back.
    create: makeFolder(dataFolder),
    ...(chosen === undefined ? {} : { language: chosen }),
    machineLanguage,
  })
  handleTrustedRequests(core, chosen ?? machineLanguage)
  core.subscribe(sendToWindows)
  closeBeforeQuit(runCore(core))
}

/** Holds the quit back until the session has let go of its file. */
function closeBeforeQuit(stopCore: () => Promise<void>): void {
  let isClosed = false
  app.on('will-quit', (event) => {
    if (isClosed) return
    event.preventDefault()
    void Promise.allSettled([stopCore(), endRestingThread()]).finally(() => {
      isClosed = true
      app.quit()
    })
  })
}
