// Makes every string of a request well formed: a lone surrogate is stored as another character than the one hashed.

/** No request has parts in parts as deep as this; what lies deeper, as in a value that holds itself, is cut off. */
const deepest = 64

/** The same value with each lone surrogate replaced by U+FFFD; keys are left as they are. */
export function toWellFormed(value: unknown, depth = deepest): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return null
  const ofPart = (part: unknown) => toWellFormed(part, depth - 1)
  if (Array.isArray(value)) return value.map(ofPart)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, ofPart(part)]))
}
