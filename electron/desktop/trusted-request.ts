// Lets requests of a page into the main process: it asks who sends before it looks at what is sent.
import { ipcMain } from 'electron'
import type { Language } from '../../shared/language.ts'
import { fail } from '../../shared/result.ts'
import { sayUnreadable } from '../page/say-unreadable.ts'
import { requestChannel } from './channels.ts'
import type { DesktopCore } from './desktop-core.ts'
import { isTrustedSender } from './app-origin.ts'

/** What comes before the core is there waits for it. */
export function handleTrustedRequests(core: Promise<DesktopCore>, language: Language): void {
  ipcMain.handle(requestChannel, async (event, name: unknown, input: unknown) =>
    isTrustedSender(event) ? (await core).answer(name, input) : fail(sayUnreadable(language)),
  )
}
