// Defines the files that pages are drawn with: the name that the build gives each, and where its package has it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export const drawingFiles = {
  'NotoSansSC-Regular.ttf': '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'NotoSansSC-Bold.ttf': '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  'NotoSansSC-LICENSE': '@expo-google-fonts/noto-sans-sc/LICENSE_FONT',
  'resvg.wasm': '@resvg/resvg-wasm/index_bg.wasm',
} as const

export type DrawingFile = keyof typeof drawingFiles

/** From out/exchange, out/main and out/serve, as scripts/build.ts lays it. */
const builtFolder = '../pages'

/**
 * Reads where the fonts and the picture maker's program lie: in their packages, or where the
 * build has put them. Throws where the installation has lost it.
 */
export function readDrawingFile(name: DrawingFile): Uint8Array {
  return readFileSync(
    import.meta.filename.endsWith('.ts')
      ? createRequire(import.meta.url).resolve(drawingFiles[name])
      : join(import.meta.dirname, builtFolder, name),
  )
}
