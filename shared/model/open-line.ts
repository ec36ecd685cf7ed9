// Lines that are not encrypted: whoever sits between could read what goes over them, unless they stay in this machine.

/** The host at the far end of such a line; null for an encrypted one, and for a server on this machine. */
export function openLineOf(baseUrl: string): string | null {
  const url = URL.parse(baseUrl)
  return url?.protocol === 'http:' && !isThisMachine(baseUrl) ? url.host : null
}

/** True for names that no network decides upon. */
export function isThisMachine(baseUrl: string): boolean {
  const host = URL.parse(baseUrl)?.hostname ?? ''
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
}
