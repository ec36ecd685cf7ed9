// The `fetch` under the client: it reads no more of a response than any answer needs, whatever a server sends (M2).
/** What came is more than any answer is: reading it has been ended. */
export class EndlessAnswer extends Error {}

/** Bytes after unpacking; the longest answer that is taken needs a third, with all that a stream says beside it. */
const mostOfAnswer = 32_000_000

/** Bytes; the words of a refusal stand at its beginning. */
const mostOfRefusal = 64_000

/** Levels of brackets; the client writes a refusal's body out again, and would run out of room in a deeper one. */
const deepestRefusal = 100

/** Milliseconds; a refusal counts by its status, however long its words take. */
const refusalPatience = 5_000

export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init)
  const { body, headers, status, statusText } = response
  if (status > 599) {
    // A status that HTTP does not have: nothing there answers as a model server.
    await body?.cancel()
    return new Response(null, { status: 404 })
  }
  if (body === null) return response
  if (status < 400 && !response.ok) {
    // A redirect is not followed: its page says nothing more than its status.
    await body.cancel()
    return new Response(null, { headers, status, statusText })
  }
  const bounded = response.ok ? endAfter(body, mostOfAnswer) : await beginningOf(body)
  return new Response(bounded, { headers, status, statusText })
}

function endAfter(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let bytes = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      bytes += part.length
      if (bytes > most) controller.error(new EndlessAnswer('more than any answer needs'))
      else controller.enqueue(part)
    },
  })
  return body.pipeThrough(counter)
}

/** Empty when it is nested beyond what any server means. */
async function beginningOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => {})
  const late = setTimeout(cancel, refusalPatience)
  const parts: Uint8Array<ArrayBuffer>[] = []
  try {
    for (let bytes = 0; bytes < mostOfRefusal;) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      bytes += value.length
    }
  } catch {
    // The line broke, or the turn was stopped: what came is all there is.
  } finally {
    clearTimeout(late)
    cancel()
  }
  const text = await new Blob(parts).slice(0, mostOfRefusal).text()
  return isDeeper(text, deepestRefusal) ? '' : text
}

/** Brackets inside strings count too: then the words of a refusal are lost, and its status still counts. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > most) return true
  }
  return false
}

/**
 * The chunks of a server's answer as they come, and those of a body that holds a line of JSON for
 * each. Iterating throws when the line breaks or what comes is no JSON.
 */
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
