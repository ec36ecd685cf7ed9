// Decides from Electron's own word about the sender whether a request comes from our page.
import { isOwnUrl } from './app-origin.ts'

/** The part of Electron's event that tells the sender; the frame is null once it is gone. */
export type Sender = { senderFrame: { url: string; parent: object | null } | null }

/** Only the top frame of our own page may ask. */
export function isTrustedSender({ senderFrame }: Sender): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOwnUrl(senderFrame.url)
}
