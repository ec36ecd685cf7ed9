// Defines what the page may do, as HTTP headers: the same words for the desktop's app:// protocol and for the loopback server.

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // No text becomes code or mark-up, and no policy may make an exception.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
}
