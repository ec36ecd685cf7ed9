// One spelling of an address: servers escape the same path in different ways.

export function plainAddress(url: URL): string {
  const segments = url.pathname.split('/').map((segment) => {
    try {
      return encodeURIComponent(decodeURIComponent(segment))
    } catch {
      return segment
    }
  })
  return `${url.origin}${segments.join('/')}`
}
