// Sends one request to a calendar server, with its limits. The password goes to the server it was given for alone.
import { caldavWords } from '../../../shared/i18n/core/caldav.ts'
import type { Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { readBody } from '../../text/read-body.ts'

type DavRequest = {
  method: string
  url: string
  headers?: Record<string, string>
  body?: string
}

/** `url` is where the answer came from: a server may have sent on within itself. */
export type DavAnswer = { status: number; headers: Headers; text: string; url: string }

export type SendDav = (request: DavRequest) => Promise<Result<DavAnswer, DavProblem>>

type DavAccess = {
  /** The server's address; only its origin is ever sent anything. */
  address: string
  user: string
  password: string
  signal: AbortSignal
  limits?: DavLimits
}

/** Milliseconds for a request in all, and bytes of an answer. */
type DavLimits = { time: number; bytes: number }

const usualDavLimits: DavLimits = { time: 30_000, bytes: 20_000_000 }

const mostRedirects = 5

export function openDav({
  address,
  user,
  password,
  signal,
  limits = usualDavLimits,
}: DavAccess): SendDav {
  const { origin } = new URL(address)
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return async ({ method, url, headers = {}, body }) => {
    let target = new URL(url, address)
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (target.origin !== origin) return fail({ kind: 'elsewhere', address: target.href })
      const timer = AbortSignal.timeout(limits.time)
      try {
        const response = await fetch(target, {
          method,
          // A server that packs its answers gives them other ETags.
          headers: {
            'user-agent': 'Weekloom',
            'accept-encoding': 'identity',
            ...headers,
            authorization,
          },
          ...(body === undefined ? {} : { body }),
          redirect: 'manual',
          signal: AbortSignal.any([signal, timer]),
        })
        // Null where the answer sends nowhere. A slash too few is the server's most usual reason.
        const isRedirect = [301, 302, 303, 307, 308].includes(response.status)
        const location = response.headers.get('location')
        const next = isRedirect && location !== null ? URL.parse(location, target) : null
        if (next === null) return await readAnswer(response, target, limits.bytes)
        await response.body?.cancel()
        target = next
      } catch (error) {
        if (signal.aborted) return fail({ kind: 'stopped' })
        return fail({ kind: timer.aborted ? 'timeout' : isOfTls(error) ? 'tls' : 'unreachable' })
      }
    }
    return fail({ kind: 'not-caldav' })
  }
}

async function readAnswer(
  response: Response,
  url: URL,
  most: number,
): Promise<Result<DavAnswer, DavProblem>> {
  const bytes = await readBody(response, most)
  if (bytes === null) return fail({ kind: 'too-large' })
  const problem = problemOf(response.status)
  if (problem !== null) return fail(problem)
  const text = bytes.toString('utf8')
  return succeed({ status: response.status, headers: response.headers, text, url: url.href })
}

function problemOf(status: number): DavProblem | null {
  if (status >= 200 && status < 300) return null
  switch (status) {
    case 401:
      return { kind: 'unauthorized' }
    case 403:
      return { kind: 'forbidden' }
    case 404:
    case 410:
      return { kind: 'not-found' }
    case 405:
    case 501:
      return { kind: 'not-allowed' }
    case 409:
    case 412:
      return { kind: 'changed' }
    case 423:
      return { kind: 'locked' }
    case 429:
    case 503:
      return { kind: 'busy' }
    case 413:
    case 507:
      return { kind: 'full' }
    default:
      return { kind: 'status', status }
  }
}

const tlsCodes = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)/

function isOfTls(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && tlsCodes.test(String(cause.code))
}

/** No server takes a weak ETag for a condition, and some name none at all. */
export function isBinding(etag: string): boolean {
  return etag !== '' && !etag.startsWith('W/')
}

/** The condition that a resource is still as it was listed, where the server can hold to one. */
export function onlyIf(etag: string): Record<string, string> {
  return isBinding(etag) ? { 'if-match': etag } : {}
}

/** One spelling of an address: servers escape the same path in different ways. */
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

/**
 * What can go wrong with a calendar server, as a value, and the sentence for each in English and
 * Chinese.
 */
export type DavProblem =
  | { kind: 'unreachable' | 'tls' | 'timeout' | 'too-large' | 'stopped' }
  /** The server sends on to another address, where a password for this one has no business. */
  | { kind: 'elsewhere'; address: string }
  | { kind: 'unauthorized' | 'forbidden' | 'not-found' | 'not-allowed' | 'changed' }
  | { kind: 'locked' | 'busy' | 'full' | 'not-caldav' | 'no-home' }
  /** The server makes no calendars, or the one of that name holds what is not ours. */
  | { kind: 'cannot-make' | 'not-empty'; calendar: string }
  | { kind: 'status'; status: number }

export function sayDavProblem(problem: DavProblem, language: Language): string {
  switch (problem.kind) {
    case 'elsewhere':
      return caldavWords[language].davProblemNotes.elsewhere(problem.address)
    case 'cannot-make':
      return caldavWords[language].davProblemNotes.cannotMake(problem.calendar)
    case 'not-empty':
      return caldavWords[language].davProblemNotes.notEmpty(problem.calendar)
    case 'status':
      return caldavWords[language].davProblemNotes.status(problem.status)
    default:
      return caldavWords[language].davProblem[problem.kind]
  }
}

/** Worth trying again by itself, after a while. */
export function isPassing({ kind }: DavProblem): boolean {
  return ['unreachable', 'timeout', 'busy', 'locked', 'stopped', 'changed'].includes(kind)
}
