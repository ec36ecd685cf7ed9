// Talks to a model server through the `openai` package, which is loaded when the first request is made (M2, M4).
import { assertNever } from '../../../shared/assert-never.ts'
import { isUsableKey } from '../../../shared/model/model-key.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { boundedFetch, readJsonLines, type Chunks } from './bounded-fetch.ts'
import { type EndpointFailure, failureOfResponse } from './endpoint-failure.ts'
import { withoutKey } from './without-key.ts'

export type ModelServer = { baseUrl: string; model: string; key: string | null }

/** An `openai` client has no key of its own: some servers need none, but the package wants a text. */
const noKey = 'none'

async function openClient({ baseUrl, key }: ModelServer) {
  const { OpenAI } = await import('openai')
  return new OpenAI({
    apiKey: key ?? noKey,
    baseURL: baseUrl.trim().replace(/\/+$/, ''),
    fetch: boundedFetch,
    // None of what this process may have in its environment for other programs.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    // Retries and time limits are ours: they are shown, counted and stopped.
    maxRetries: 0,
    timeout: 24 * 60 * 60 * 1000,
    // To the configured host only: a redirect would carry the key elsewhere.
    fetchOptions: { redirect: 'manual' },
    // Nothing about the student's machine.
    defaultHeaders: Object.fromEntries(machineHeaders.map((name) => [name, null])),
  })
}

const machineHeaders = [
  'User-Agent',
  'X-Stainless-Arch',
  'X-Stainless-Lang',
  'X-Stainless-OS',
  'X-Stainless-Package-Version',
  'X-Stainless-Retry-Count',
  'X-Stainless-Runtime',
  'X-Stainless-Runtime-Version',
  'X-Stainless-Timeout',
]

/** Sends a chat request; a failure here is before the first chunk. Null when the signal has stopped it. */
export async function askServer(
  server: ModelServer,
  path: string,
  body: Record<string, unknown>,
  signal: AbortSignal,
): Promise<Result<Chunks, EndpointFailure> | null> {
  if (server.key !== null && !isUsableKey(server.key)) return fail({ kind: 'unusable-key' })
  try {
    const client = await openClient(server)
    const response = await client.post(addressOf(server, path), { body, signal }).asResponse()
    return await readResponse(server, response, client)
  } catch (error) {
    if (signal.aborted) return null
    return fail(await failureOfError(server, error))
  }
}

/** What the server tells of itself at `path`. */
export async function readFromServer(
  server: ModelServer,
  path: string,
  signal: AbortSignal,
): Promise<Result<unknown, EndpointFailure>> {
  try {
    const client = await openClient(server)
    const response = await client.get(addressOf(server, path), { signal }).asResponse()
    if (kindOf(response) !== 'json') return fail({ kind: 'not-an-endpoint', host: hostOf(server) })
    return succeed(await response.json())
  } catch (error) {
    if (error instanceof SyntaxError) return fail({ kind: 'not-an-endpoint', host: hostOf(server) })
    return fail(await failureOfError(server, error))
  }
}

/** A path with a slash in front counts from the root of the host. */
function addressOf({ baseUrl }: ModelServer, path: string): string {
  return path.startsWith('/') ? new URL(path, baseUrl).href : `/${path}`
}

export function hostOf({ baseUrl }: Pick<ModelServer, 'baseUrl'>): string {
  return URL.parse(baseUrl)?.host ?? baseUrl
}

async function readResponse(
  server: ModelServer,
  response: Response,
  client: Awaited<ReturnType<typeof openClient>>,
): Promise<Result<Chunks, EndpointFailure>> {
  const kind = kindOf(response)
  switch (kind) {
    case 'events': {
      const { Stream } = await import('openai/streaming')
      const stop = new AbortController()
      // An error in the stream is a chunk too: the protocol reads its words.
      return succeed(Stream.fromSSEResponse<unknown>(response, stop, client, false, 'events'))
    }
    case 'json':
      return succeed(readJsonLines(response.body))
    case 'other':
      await response.body?.cancel()
      return fail({ kind: 'not-an-endpoint', host: hostOf(server) })
    default:
      return assertNever(kind)
  }
}

function kindOf({ headers }: Response): 'events' | 'json' | 'other' {
  const type = headers.get('content-type') ?? ''
  if (type.includes('json')) return 'json'
  return type.includes('text/event-stream') || type.includes('text/plain') ? 'events' : 'other'
}

/** Nothing of the request goes into it, so no key can. */
async function failureOfError(server: ModelServer, error: unknown): Promise<EndpointFailure> {
  const host = hostOf(server)
  const { APIError } = await import('openai')
  if (!(error instanceof APIError) || error.status === undefined) {
    if (speaksAnotherProtocol(error)) return { kind: 'not-an-endpoint', host }
    return { kind: 'unreachable', host, hadLine: !hadNoLine(error) }
  }
  const { status, headers, code, param } = error
  return failureOfResponse({
    host,
    model: server.model,
    status,
    code: code ?? '',
    detail: withoutKey(detailOf(error.error, error.message), server.key),
    field: param ?? '',
    isHtml: headers?.get('content-type')?.includes('html') ?? false,
    retryAfter: headers?.get('retry-after') ?? null,
  })
}

/** No connection came about: not a byte of the request has left. */
function hadNoLine(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (
    /^(ENOTFOUND|EAI_\w+|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(code)
  )
    return true
  return hadNoLine(error.cause)
}

/** Something answered, but not in HTTP, or not in the kind that the address names. */
function speaksAnotherProtocol(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'HTTPParserError') return true
  const code = 'code' in error ? String(error.code) : ''
  if (/^(ERR_SSL_|EPROTO$|UND_ERR_HEADERS_OVERFLOW$)/.test(code)) return true
  return speaksAnotherProtocol(error.cause)
}

function detailOf(body: unknown, message: string): string {
  if (typeof body === 'string') return body
  if (typeof body === 'object' && body !== null && 'message' in body) {
    if (typeof body.message === 'string') return body.message
  }
  return message
}
