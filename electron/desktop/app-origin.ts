// The one origin that belongs to us in the desktop app.
export const appScheme = 'app'
const appHost = 'weekloom'
export const startPage = `${appScheme}://${appHost}/`

/** True for every page of ours; URL.origin can't tell, it is "null" for schemes that Node doesn't know. */
export function isOwnUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const hasCredentials = url.username !== '' || url.password !== ''
  return url.protocol === `${appScheme}:` && url.host === appHost && !hasCredentials
}

/** The part of Electron's event that tells the sender; the frame is null once it is gone. */
type Sender = { senderFrame: { url: string; parent: object | null } | null }

/** Only the top frame of our own page may ask. */
export function isTrustedSender({ senderFrame }: Sender): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOwnUrl(senderFrame.url)
}
