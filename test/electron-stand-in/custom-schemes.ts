// Custom protocols over Fetch: Chromium itself knows no app://, so the stand-in serves it under an https host of its own.

const suffix = '.stand-in.test'

/** `app://weekloom/x` as Chromium loads it: `https://weekloom.app.stand-in.test/x`. */
export function toChromiumUrl(url: string, schemes: Iterable<string>): string {
  for (const scheme of schemes) {
    const [, host, rest] = new RegExp(`^${scheme}://([^/?#]+)(.*)$`, 's').exec(url) ?? []
    if (host !== undefined) return `https://${host}.${scheme}${suffix}${rest || '/'}`
  }
  return url
}

/** The reverse; other URLs come back as they are. */
export function toElectronUrl(url: string): string {
  const [, host, scheme, rest] =
    /^https:\/\/([^/]+)\.([a-z]+)\.stand-in\.test(.*)$/s.exec(url) ?? []
  return host === undefined ? url : `${scheme}://${host}${rest}`
}

/** Electron's URL filters as far as `scheme://*\/*` goes. */
export function matchesFilter(url: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => url.startsWith(pattern.replace(/\*\/\*$/, '')))
}
