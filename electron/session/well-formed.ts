// Makes every string of a request well formed: a lone surrogate is stored as another character than the one hashed.

/** The same value with each lone surrogate replaced by U+FFFD; keys are left as they are. */
export function toWellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(toWellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toWellFormed(part)]))
}
