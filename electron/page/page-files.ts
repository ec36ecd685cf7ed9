// Reads the built page's files for whoever serves them; no path leads out of their folder.
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

type PageFile = { body: Uint8Array<ArrayBuffer>; mediaType: string }

/** The file that a URL's path names below `folder`; null when there is none to give. `/` is index.html. */
export async function readPageFile(folder: string, urlPath: string): Promise<PageFile | null> {
  const segments = readSegments(urlPath)
  if (segments === null) return null
  const mediaType = mediaTypes[extname(segments.at(-1) ?? '')]
  if (mediaType === undefined) return null
  try {
    return { body: new Uint8Array(await readFile(join(folder, ...segments))), mediaType }
  } catch {
    return null
  }
}

/** Names made of plain characters only, none starting with a dot: what a build writes and nothing else. */
function readSegments(urlPath: string): string[] | null {
  if (urlPath === '/') return ['index.html']
  const segments = urlPath.split('/').slice(1)
  const arePlain = segments.every((segment) => /^[\w-][\w.-]*$/.test(segment))
  return urlPath.startsWith('/') && arePlain ? segments : null
}

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // No text becomes code or mark-up, and no policy may make an exception.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * Defines what the page may do, as HTTP headers: the same words for the desktop's app:// protocol
 * and for the loopback server.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
}

/** In a browser the page also names the worker that answers for a server that is not running. */
export const browserPageHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': contentPolicy.replace(
    /trusted-types [^;]*$/,
    'trusted-types weekloom-offline',
  ),
}
