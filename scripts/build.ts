// Builds into out/: main and browser shell (ESM), preload and planning thread (one CommonJS file each), renderer.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { collectPackages, writeNotices } from './build/collect-notices.ts'
import { copyDrawingFiles } from './build/copy-drawing-files.ts'
import { copyReadingFiles } from './build/copy-reading-files.ts'
import { nodeBundle, nodeParts } from './build/node-bundle.ts'

const root = join(import.meta.dirname, '..')

const packages = new Set<string>()

const renderer: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  envDir: false,
  root: join(root, 'renderer'),
  base: './',
  plugins: [react(), collectPackages(packages)],
  build: {
    target: 'chrome140',
    outDir: join(root, 'out/renderer'),
    emptyOutDir: true,
    // The page's policy allows no data: fonts, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: {
        index: join(root, 'renderer/index.html'),
        offline: join(root, 'renderer/client/offline-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js',
      },
    },
  },
}

await Promise.all([
  ...Object.values(nodeParts).map((part) =>
    build({ ...nodeBundle(part), plugins: [collectPackages(packages)] }),
  ),
  build(renderer),
])
copyDrawingFiles(join(root, 'out'))
copyReadingFiles(join(root, 'out'))
writeNotices(join(root, 'out'), packages)
