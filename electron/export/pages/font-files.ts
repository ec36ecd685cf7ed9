// Reads where the fonts and the picture maker's program lie: in their packages, or where the build has put them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { drawingFiles, type DrawingFile } from './drawing-files.ts'

/** From out/exchange, out/main and out/serve, as scripts/build.ts lays it. */
const builtFolder = '../pages'

/** Throws where the installation has lost it. */
export function readDrawingFile(name: DrawingFile): Uint8Array {
  return readFileSync(
    import.meta.filename.endsWith('.ts')
      ? createRequire(import.meta.url).resolve(drawingFiles[name])
      : join(import.meta.dirname, builtFolder, name),
  )
}
