// The browser shell's token: it comes with the address once, and is kept for reloads of this tab.

const key = 'weekloom-token'

/** Reads the token from `#token=` or `?token=`, takes it out of the address bar and remembers it. */
export function takePageToken(): string {
  return takeNewToken() ?? sessionStorage.getItem(key) ?? ''
}

/** Null where the address brings none. */
export function takeNewToken(): string | null {
  const found = findToken(location.hash.slice(1)) ?? findToken(location.search.slice(1))
  if (found === null) return null
  sessionStorage.setItem(key, found)
  history.replaceState(null, '', location.pathname)
  return found
}

function findToken(parameters: string): string | null {
  return new URLSearchParams(parameters).get('token')
}
