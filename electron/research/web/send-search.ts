// Sends one request to a search service on the web, with its limits, to the host that the person gave, not further.
import { readBody } from '../../text/read-body.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'

export type WebProblem =
  | { kind: 'stopped' }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }
  | { kind: 'elsewhere' }
  | { kind: 'too-large' }
  | { kind: 'not-json' }
  | { kind: 'busy' }
  | { kind: 'status'; status: number }

/** Milliseconds for the request in all, and bytes of an answer. */
export type WebLimits = { time: number; bytes: number }

const usualWebLimits: WebLimits = { time: 15_000, bytes: 2_000_000 }

/** The answer as JSON. Nothing is sent but the address: no cookies, no name of who asks. */
export async function sendSearch(
  url: URL,
  signal: AbortSignal,
  limits: WebLimits = usualWebLimits,
): Promise<Result<unknown, WebProblem>> {
  const timer = AbortSignal.timeout(limits.time)
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': 'Weekloom' },
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, timer]),
    })
    return await readAnswer(response, limits.bytes)
  } catch {
    if (signal.aborted) return fail({ kind: 'stopped' })
    return fail({ kind: timer.aborted ? 'timeout' : 'unreachable' })
  }
}

async function readAnswer(response: Response, most: number): Promise<Result<unknown, WebProblem>> {
  const { status } = response
  if (status < 200 || status > 299) {
    await response.body?.cancel()
    if (status > 299 && status < 400) return fail({ kind: 'elsewhere' })
    return fail(status === 429 || status === 503 ? { kind: 'busy' } : { kind: 'status', status })
  }
  const bytes = await readBody(response, most)
  if (bytes === null) return fail({ kind: 'too-large' })
  try {
    const answer: unknown = JSON.parse(bytes.toString('utf8'))
    return succeed(answer)
  } catch {
    return fail({ kind: 'not-json' })
  }
}
