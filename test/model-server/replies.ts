// What servers of models send: streams of each protocol, refusals in each family's words, and broken answers.
import type { ServerResponse } from 'node:http'

export type Words = { text?: string; reasoning?: string }

export type StreamOptions = {
  /** The name of the field for thinking. */
  reasoningField?: 'reasoning_content' | 'reasoning'
  finish?: string | null
  usage?: { prompt_tokens: number; completion_tokens: number } | null
  /** Ends with `[DONE]`, as the protocol wants it. */
  isDone?: boolean
}

/** Cut at odd places, so that tags and characters break between chunks. */
export function inPieces(text: string, size = 7): Words[] {
  const pieces: Words[] = []
  for (let start = 0; start < text.length; start += size) {
    pieces.push({ text: text.slice(start, start + size) })
  }
  return pieces
}

export function sendEvents(
  response: ServerResponse,
  words: Words[],
  {
    reasoningField = 'reasoning_content',
    finish = 'stop',
    usage = null,
    isDone = true,
  }: StreamOptions = {},
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const { text, reasoning } of words) {
    const delta = {
      ...(text === undefined ? {} : { content: text }),
      ...(reasoning === undefined ? {} : { [reasoningField]: reasoning }),
    }
    sendEvent(response, { choices: [{ index: 0, delta, finish_reason: null }] })
  }
  if (finish !== null) {
    sendEvent(response, { choices: [{ index: 0, delta: {}, finish_reason: finish }] })
  }
  if (usage !== null) sendEvent(response, { choices: [], usage })
  if (isDone) response.write('data: [DONE]\n\n')
  response.end()
}

export function sendEvent(response: ServerResponse, value: unknown): void {
  response.write(`data: ${JSON.stringify(value)}\n\n`)
}

/** As Ollama's own path answers. */
export function sendLines(response: ServerResponse, words: Words[], reason = 'stop'): void {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  for (const { text = '', reasoning } of words) {
    const message = { role: 'assistant', content: text, ...(reasoning && { thinking: reasoning }) }
    response.write(`${JSON.stringify({ model: 'm', message, done: false })}\n`)
  }
  const counts = { prompt_eval_count: 900, eval_count: 40 }
  response.end(`${JSON.stringify({ model: 'm', done: true, done_reason: reason, ...counts })}\n`)
}

export function refuse(
  response: ServerResponse,
  status: number,
  error: Record<string, unknown> | string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error }))
}

export function sendPage(response: ServerResponse, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html' })
  response.end('<!doctype html><title>Router</title><p>Sign in')
}
