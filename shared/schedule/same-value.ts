// Structural equality of plain JSON values, whatever the order of their keys.

export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = new Map<string, unknown>(Object.entries(a))
  const right = Object.entries(b)
  return (
    left.size === right.length &&
    right.every(([key, value]) => left.has(key) && isSameValue(left.get(key), value))
  )
}
