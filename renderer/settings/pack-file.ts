// Packs a file by gzip for a request that carries it as base64.
import { base64OfBlob } from '../store/import-source.ts'

/** Null when the file can't be read. */
export async function packFile(file: File): Promise<string | null> {
  try {
    const packed = file.stream().pipeThrough(new CompressionStream('gzip'))
    return await base64OfBlob(await new Response(packed).blob())
  } catch {
    return null
  }
}
