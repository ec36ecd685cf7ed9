// Reads the body of an answer, and no more of it than is wanted.

/** Null where it is longer, in bytes once unpacked; throws where the line breaks. */
export async function readBody({ body }: Response, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
