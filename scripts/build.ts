// Builds the three parts of the desktop app into out/: main (ESM), preload (one CommonJS file) and renderer.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'

const root = join(import.meta.dirname, '..')
/** What is loaded at run time and not bundled; Node's own modules are external by themselves. */
const loadedAtRunTime = ['electron', 'better-sqlite3']

const shared: InlineConfig = { configFile: false, logLevel: 'warn', envDir: false }

function nodeBundle(
  entry: string,
  folder: string,
  format: 'es' | 'cjs',
  file: string,
): InlineConfig {
  return {
    ...shared,
    root,
    publicDir: false,
    ssr: { noExternal: true, external: loadedAtRunTime },
    build: {
      ssr: entry,
      target: 'node24',
      outDir: join('out', folder),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        external: loadedAtRunTime,
        output: {
          format,
          entryFileNames: file,
          ...(format === 'cjs' ? { codeSplitting: false } : {}),
        },
      },
    },
  }
}

const renderer: InlineConfig = {
  ...shared,
  root: join(root, 'renderer'),
  base: './',
  plugins: [react()],
  build: {
    target: 'chrome140',
    outDir: join(root, 'out/renderer'),
    emptyOutDir: true,
    // The page's policy allows no data: fonts, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
  },
}

await Promise.all([
  build(nodeBundle('electron/main.ts', 'main', 'es', 'main.js')),
  build(nodeBundle('electron/preload.ts', 'preload', 'cjs', 'index.cjs')),
  build(renderer),
])
