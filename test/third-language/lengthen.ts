// Lengthens every sentence of a table by forty in a hundred, as a translation may; what takes arguments goes on taking them.
const filler = 'and some more words that take room '

export function lengthen<Value>(value: Value): Value {
  return lengthened(value) as Value
}

function lengthened(value: unknown): unknown {
  if (typeof value === 'string') return lengthenText(value)
  if (typeof value === 'function')
    return (...given: unknown[]) =>
      lengthened((value as (...given: unknown[]) => unknown)(...given))
  if (Array.isArray(value)) return value.map(lengthened)
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthened(part)]))
}

/** Joints and signs stay as they are. */
function lengthenText(text: string): string {
  if (!/[A-Za-z]{2}/.test(text)) return text
  const more = Math.ceil(text.trim().length * 0.4)
  return more > 6
    ? `${text.trimEnd()} ${filler.slice(0, more - 1)}`
    : text.trimEnd() + filler.replaceAll(' ', '').slice(0, more)
}
