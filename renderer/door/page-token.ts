// The browser shell's token: it comes with the address once, and is kept for reloads of this tab.

const key = 'weekloom-token'

/** Reads the token from `#token=` or `?token=`, takes it out of the address bar and remembers it. */
export function takePageToken(): string {
  const found = findToken(location.hash.slice(1)) ?? findToken(location.search.slice(1))
  if (found === null) return sessionStorage.getItem(key) ?? ''
  sessionStorage.setItem(key, found)
  history.replaceState(null, '', location.pathname)
  return found
}

function findToken(parameters: string): string | null {
  return new URLSearchParams(parameters).get('token')
}
