// JSON typed on the command line.

/** Undefined where it is no JSON object. */
export function readObject(text: string): object | undefined {
  const value = readJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
}

/** Undefined where it is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
