// Watches what the desktop app does when the page's process ends or nobody catches an error: it says so and offers to start again (C5).
import { startWords } from '../../shared/i18n/start-words.ts'
import { app, dialog, type WebContents } from 'electron'
import type { Language } from '../../shared/language.ts'
import type { Clock } from '../machine/clock.ts'
import { writeCrashReport, type Crash, sayCrash } from '../crash/crash-report.ts'

export type CrashWatch = { folder: string; clock: Clock; language: () => Language }

/** May run before the app is ready. */
export function watchCrashes(watch: CrashWatch): void {
  let isAsking = false
  /** One question at a time: an error that brings others is told once. */
  const ask = async (crash: Omit<Crash, 'at'>, restart: () => void): Promise<void> => {
    if (isAsking) return
    isAsking = true
    if (await wantsRestart(watch, crash)) restart()
    else app.exit(1)
    isAsking = false
  }
  process.on('uncaughtException', (cause) => {
    void ask({ kind: 'uncaught-exception', cause }, restartApp)
  })
  process.on('unhandledRejection', (cause) => {
    void ask({ kind: 'unhandled-rejection', cause }, restartApp)
  })
  app.on('render-process-gone', (_event, contents: WebContents, { reason }) => {
    if (reason === 'clean-exit') return
    void ask({ kind: 'page-gone', cause: reason }, () => contents.reload())
  })
}

function restartApp(): void {
  app.relaunch()
  app.exit(1)
}

async function wantsRestart(
  { folder, clock, language }: CrashWatch,
  crash: Omit<Crash, 'at'>,
): Promise<boolean> {
  const file = writeCrashReport(folder, { ...crash, at: clock() })
  await app.whenReady()
  const { restart, quit } = startWords[language()].crashWords
  const { response } = await dialog.showMessageBox({
    type: 'error',
    title: 'Weekloom',
    message: sayCrash(crash.kind, file, language()),
    buttons: [restart, quit],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  })
  return response === 0
}
