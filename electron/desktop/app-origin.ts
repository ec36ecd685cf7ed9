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
