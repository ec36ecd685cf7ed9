// The only door from a page into the main process: it asks who sends before it looks at what is sent.
import { ipcMain } from 'electron'
import type { Language } from '../../shared/language.ts'
import { fail } from '../../shared/result.ts'
import { sayUnreadable } from '../page/say-unreadable.ts'
import { requestChannel } from './channels.ts'
import type { DesktopCore } from './desktop-core.ts'
import { isOwnUrl } from './app-origin.ts'

/** What comes before the core is there waits for it. */
export function handleTrustedRequests(core: Promise<DesktopCore>, language: Language): void {
  ipcMain.handle(requestChannel, async (event, name: unknown, input: unknown) =>
    isTrustedSender(event) ? (await core).answer(name, input) : fail(sayUnreadable(language)),
  )
}

/** The part of Electron's event that tells the sender; the frame is null once it is gone. */
type Sender = { senderFrame: { url: string; parent: object | null } | null }

/** Only the top frame of our own page may ask. */
export function isTrustedSender({ senderFrame }: Sender): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOwnUrl(senderFrame.url)
}
