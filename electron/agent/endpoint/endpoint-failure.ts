// Defines the ways in which an endpoint fails to answer, as data (M1): each leads to its own next step.
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import type { Language } from '../../../shared/language.ts'

export type EndpointFailure =
  /** The person has not let anything go there unencrypted: nothing was sent. */
  | { kind: 'open-line'; host: string }
  /** The key in the environment is for `keptFor`, which the person has named or first used it with: nothing was sent. */
  | {
      kind: 'key-of-another'
      host: string
      keptFor: string
      isNamed: boolean
      variables: { key: string; host: string }
    }
  /** Nobody listens there, or the line broke before an answer began; once it stood, the key may have gone out. */
  | { kind: 'unreachable'; host: string; hadLine: boolean }
  | { kind: 'wrong-key'; host: string }
  /** No header can carry it: nothing was sent. */
  | { kind: 'unusable-key' }
  | { kind: 'no-model'; model: string }
  /** What answers there is no such server: a page, or a path that does not exist. */
  | { kind: 'not-an-endpoint'; host: string }
  | { kind: 'redirected'; host: string }
  /** `waitMs` is what the server asked for, or null. */
  | { kind: 'rate-limited'; waitMs: number | null }
  | { kind: 'out-of-credit'; host: string }
  | { kind: 'server-error'; status: number; waitMs: number | null }
  | { kind: 'too-slow'; phase: 'first-token' | 'gap' | 'whole'; seconds: number }
  /** The answer began and broke off. */
  | { kind: 'cut-off' }
  | { kind: 'empty-answer' }
  /** The answer did not end within the most tokens that it may have. */
  | { kind: 'answer-too-long'; tokens: number }
  /** More came than any answer needs, without an end. */
  | { kind: 'endless-answer' }
  | { kind: 'context-too-small'; tokens: number | null }
  | { kind: 'filtered' }
  /** The server refused the request for a reason of its own; `detail` is its words. */
  | { kind: 'refused'; status: number; detail: string }

type RefusedResponse = {
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

/** What a server's refusal means: status, words and headers, read as the families write them. */
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

type Kind = EndpointFailure['kind']

type Sentences = { [K in Kind]: (failure: Extract<EndpointFailure, { kind: K }>) => string }

/**
 * Says a failed endpoint in the person's language: what happened and what to do next. The turn's
 * end says what is safe.
 */
export function sayEndpointFailure(failure: EndpointFailure, language: Language): string {
  return sayKind(failure.kind, failure, language)
}

function sayKind<K extends Kind>(
  kind: K,
  failure: Extract<EndpointFailure, { kind: K }>,
  language: Language,
): string {
  const sentences: Sentences = agentWords[language].endpointFailures
  return sentences[kind](failure)
}
