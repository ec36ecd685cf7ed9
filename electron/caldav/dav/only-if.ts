// The condition that a resource is still as it was listed, where the server can hold to one.

/** No server takes a weak ETag for a condition, and some name none at all. */
export function isBinding(etag: string): boolean {
  return etag !== '' && !etag.startsWith('W/')
}

export function onlyIf(etag: string): Record<string, string> {
  return isBinding(etag) ? { 'if-match': etag } : {}
}
