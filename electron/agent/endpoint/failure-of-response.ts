// What a server's refusal means: status, words and headers, read as the families write them.
import type { EndpointFailure } from './endpoint-failure.ts'

export type RefusedResponse = {
  host: string
  model: string
  status: number
  /** The server's own code and words, or empty. */
  code: string
  detail: string
  /** The field that it says is at fault, or empty. */
  field: string
  isHtml: boolean
  retryAfter: string | null
}

const shownDetail = 200

const redirects = new Set([301, 302, 303, 307, 308])

export function failureOfResponse(response: RefusedResponse): EndpointFailure {
  const { host, model, status, code, detail, isHtml } = response
  const waitMs = readRetryAfter(response.retryAfter)
  if (redirects.has(status)) return { kind: 'redirected', host }
  if (status === 401 || status === 403) return { kind: 'wrong-key', host }
  if (status === 402 || code === 'insufficient_quota') return { kind: 'out-of-credit', host }
  if (status === 429) return { kind: 'rate-limited', waitMs }
  if (status >= 500 || status === 408 || status === 409 || status === 425) {
    return { kind: 'server-error', status, waitMs }
  }
  if (status === 413 || saysTooLong(code, detail))
    return { kind: 'context-too-small', tokens: null }
  if (saysNoModel(code, detail)) return { kind: 'no-model', model }
  const isElsewhere = status < 400 || status === 404 || status === 405
  if (isElsewhere || isHtml) return { kind: 'not-an-endpoint', host }
  return { kind: 'refused', status, detail: inOneLine(detail) }
}

function saysNoModel(code: string, detail: string): boolean {
  if (/^(model_not_found|invalid_model)$/.test(code)) return true
  return /\bmodel\b.{0,120}(not found|does not exist|not exist|is not loaded|unknown)/is.test(
    detail,
  )
}

function saysTooLong(code: string, detail: string): boolean {
  if (code === 'context_length_exceeded' || code === 'exceed_context_size_error') return true
  return /context (length|size|window)|maximum context|prompt is too long/i.test(detail)
}

/** Seconds, as servers of models write it; a date is left to the usual waits. */
function readRetryAfter(header: string | null): number | null {
  if (header === null || !/^\d{1,6}(\.\d+)?$/.test(header.trim())) return null
  return Math.ceil(Number(header) * 1000)
}

/** Foreign text in a sentence of ours: one line, short, no control characters. */
export function inOneLine(text: string): string {
  return Array.from(text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim())
    .slice(0, shownDetail)
    .join('')
}
