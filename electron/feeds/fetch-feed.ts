// Fetches a feed with its limits (X12, X14). Nothing goes to another host, or over an open line, before a yes to that host.
import type { FeedProblem } from '../../shared/feeds/feed.ts'
import { openLineOf } from '../../shared/model/open-line.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { readBody } from '../text/read-body.ts'
import { decodeFile } from '../text/decode-file.ts'

export type FeedFetch = {
  address: URL
  /** Of what is kept of it; null where nothing is. */
  etag: string | null
  lastModified: string | null
  /** Hosts to which the person said yes, as the settings hold them. */
  agreed: readonly string[]
  signal: AbortSignal
  limits?: FeedLimits
}

/** Milliseconds in all, and bytes of an answer once unpacked. */
export type FeedLimits = { time: number; bytes: number }

const usualFeedLimits: FeedLimits = { time: 20_000, bytes: 10_000_000 }

const mostRedirects = 5

export type FetchedFeed =
  | { kind: 'same' }
  | { kind: 'read'; text: string; etag: string | null; lastModified: string | null }

/** `waitSeconds` as the server asks. */
export type FetchFailure = FeedProblem & { waitSeconds?: number }

/** Never throws. */
export async function fetchFeed(feed: FeedFetch): Promise<Result<FetchedFeed, FetchFailure>> {
  const limits = feed.limits ?? usualFeedLimits
  const timer = AbortSignal.timeout(limits.time)
  const signal = AbortSignal.any([feed.signal, timer])
  try {
    return await follow(feed, signal, limits.bytes)
  } catch (error) {
    if (feed.signal.aborted) return problem('stopped')
    return problem(timer.aborted ? 'timeout' : kindOfError(error))
  }
}

function problem(kind: FeedProblem['kind'], detail = ''): { ok: false; failure: FetchFailure } {
  return fail({ kind, detail })
}

async function follow(
  feed: FeedFetch,
  signal: AbortSignal,
  most: number,
): Promise<Result<FetchedFeed, FetchFailure>> {
  let target = withoutLogin(feed.address)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const refusal = refuseHost(target, feed)
    if (refusal !== null) return fail(refusal)
    const response = await fetch(target, {
      headers: headersFor(feed, target),
      redirect: 'manual',
      signal,
    })
    if (![301, 302, 303, 307, 308].includes(response.status))
      return await readAnswer(response, feed, most)
    await response.body?.cancel()
    const next = URL.parse(response.headers.get('location') ?? '', target)
    const isLost = response.headers.get('location') === null || next === null
    if (isLost || !['http:', 'https:'].includes(next.protocol)) return problem('bad-redirect')
    target = withoutLogin(next)
  }
  return problem('redirects')
}

/** `fetch` refuses an address with a name in it. */
function withoutLogin(url: URL): URL {
  const plain = new URL(url)
  plain.username = ''
  plain.password = ''
  return plain
}

function refuseHost(target: URL, { address, agreed }: FeedFetch): FeedProblem | null {
  if (target.host !== address.host && !agreed.includes(target.host))
    return { kind: 'elsewhere', detail: target.host }
  const openTo = openLineOf(target.href)
  return openTo !== null && !agreed.includes(`http://${openTo}`)
    ? { kind: 'open-line', detail: `http://${openTo}` }
    : null
}

/** A name and password go to the host that they were given for, over the line that they were given for. */
function headersFor(
  { address, etag, lastModified }: FeedFetch,
  target: URL,
): Record<string, string> {
  const login = [address.username, address.password].map(decodeLogin).join(':')
  return {
    'user-agent': 'Weekloom',
    accept: 'text/calendar, */*;q=0.5',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
    ...(login === ':' || target.origin !== address.origin
      ? {}
      : { authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
  }
}

function decodeLogin(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function readAnswer(
  response: Response,
  feed: FeedFetch,
  most: number,
): Promise<Result<FetchedFeed, FetchFailure>> {
  const { status, headers } = response
  const isAsked = feed.etag !== null || feed.lastModified !== null
  if (status === 304 && isAsked) return succeed({ kind: 'same' })
  if (status !== 200) {
    await response.body?.cancel()
    const waitSeconds = secondsToWait(headers)
    return fail({ ...problemOf(status), ...(waitSeconds === null ? {} : { waitSeconds }) })
  }
  const bytes = await readBody(response, most)
  if (bytes === null) return problem('too-large')
  const text = decodeFile(bytes)
  const kind = flawOf(text)
  if (kind !== null) return problem(kind)
  const etag = shortHeader(headers, 'etag')
  return succeed({ kind: 'read', text, etag, lastModified: shortHeader(headers, 'last-modified') })
}

/** Longer than any server needs, it would only be sent back and forth. */
function shortHeader(headers: Headers, name: string): string | null {
  const value = headers.get(name)
  return value === null || value === '' || value.length > 200 ? null : value
}

/** Only in seconds: a date would need the server's clock. */
function secondsToWait(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim() ?? ''
  return /^\d{1,7}$/.test(value) ? Number(value) : null
}

/** A calendar that does not end as one was cut short: what is missing is not gone. */
function flawOf(text: string): FeedProblem['kind'] | null {
  const start = text
    .slice(0, 4_000)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (start === '') return 'empty'
  if (/^BEGIN\s*:\s*VCALENDAR/i.test(start))
    return /END\s*:\s*VCALENDAR\s*$/i.test(text.slice(-200)) ? null : 'cut-off'
  return /^<(?:!doctype html|html|head|body|script|\?xml)/i.test(start)
    ? 'web-page'
    : 'not-a-calendar'
}

function problemOf(status: number): FeedProblem {
  const of = (kind: FeedProblem['kind']) => ({ kind, detail: String(status) })
  switch (status) {
    case 204:
    case 205:
      return of('empty')
    case 206:
      return of('cut-off')
    case 401:
    case 407:
      return of('unauthorized')
    case 403:
      return of('forbidden')
    case 404:
      return of('not-found')
    case 410:
      return of('gone')
    case 408:
    case 425:
    case 429:
    case 503:
      return of('busy')
    default:
      return of(status >= 500 ? 'server' : 'status')
  }
}

const kindsOfCodes: [RegExp, FeedProblem['kind']][] = [
  [/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|EPROTO/, 'tls'],
  [/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ENETDOWN|EHOSTUNREACH|EADDRNOTAVAIL|ENODATA/, 'offline'],
  // Ports that belong to something else are never asked.
  [/ECONNREFUSED|EACCES|EPERM|bad port/, 'refused'],
  [/TIMEDOUT|TIMEOUT/, 'timeout'],
  [/HTTPParserError|HPE_|HEADERS_OVERFLOW/, 'not-web'],
  [/Z_|BROTLI|ZSTD/, 'garbled'],
]

/** By the code or the name of what lies behind it; an answer that ended too early bears none, or one of the line. */
function kindOfError(error: unknown): FeedProblem['kind'] {
  for (let each = error, depth = 0; depth < 4 && each instanceof Error; depth += 1) {
    const code = `${'code' in each ? String(each.code) : ''} ${each.name} ${each.message}`
    const known = kindsOfCodes.find(([pattern]) => pattern.test(code))
    if (known !== undefined) return known[1]
    each = each.cause
  }
  return 'cut-off'
}
