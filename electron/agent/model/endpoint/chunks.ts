// The chunks of a server's answer as they come, and those of a body that holds a line of JSON for each.

/** Iterating throws when the line breaks or what comes is no JSON. */
export type Chunks = AsyncIterable<unknown>

/** Characters; a server that sends more without one whole value sends no answer. */
const longestValue = 8_000_000

/** A value may also go over several lines: lines are gathered until they are one. */
export async function* readJsonLines(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<unknown, void> {
  if (body === null) return
  let held = ''
  for await (const text of decode(body)) {
    const lines = (held + text).split('\n')
    held = lines.pop() ?? ''
    let gathered = ''
    for (const line of lines) {
      gathered += line
      const value = parse(gathered)
      if (value === undefined) continue
      if (value !== null) yield value
      gathered = ''
    }
    held = gathered + held
    if (held.length > longestValue) throw new SyntaxError('no end of the value')
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
