// Puts the fonts and the program that pages are drawn with beside the built parts, and the fonts' licence with them.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { drawingFiles } from '../../electron/export/pages/drawing-files.ts'

const require = createRequire(import.meta.url)

/** `out` is the folder that holds the parts' own. */
export function copyDrawingFiles(out: string): void {
  const folder = join(out, 'pages')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, source] of Object.entries(drawingFiles))
    copyFileSync(require.resolve(source), join(folder, name))
}
