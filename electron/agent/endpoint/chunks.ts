// The chunks of a server's answer as they come, and those of a body that holds a line of JSON for each.
import { EndlessAnswer } from './bounded-fetch.ts'

/** Iterating throws when the line breaks or what comes is no JSON. */
export type Chunks = AsyncIterable<unknown>

/** Characters; a server that sends more without one whole value sends no answer. */
const longestValue = 4_000_000

/** The body may also be one value over several lines: then it is read at its end, once. */
export async function* readJsonLines(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<unknown, void> {
  if (body === null) return
  let held = ''
  let isOneValue = false
  for await (const text of decode(body)) {
    const [first = '', ...rest] = isOneValue ? [text] : text.split('\n')
    held += first
    for (const [index, next] of rest.entries()) {
      const value = parse(held)
      if (value === undefined) {
        isOneValue = true
        held = [held, ...rest.slice(index)].join('\n')
        break
      }
      if (value !== null) yield value
      held = next
    }
    if (held.length > longestValue) throw new EndlessAnswer('no end of the value')
  }
  if (held.trim() !== '') yield JSON.parse(held)
}

async function* decode(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true })
}

/** Undefined when it is no JSON yet; null when it is empty. */
function parse(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
