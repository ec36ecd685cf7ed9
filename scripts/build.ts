// Builds into out/: main and browser shell (ESM), preload and planning thread (one CommonJS file each), renderer.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { buildNodeParts } from './build/build-node-parts.ts'
import { collectPackages, writeNotices } from './build/collect-notices.ts'
import { nodeParts } from './build/node-bundle.ts'

const root = join(import.meta.dirname, '..')

const out = join(root, 'out')
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
    outDir: join(out, 'renderer'),
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

await Promise.all([buildNodeParts(Object.values(nodeParts), out, packages), build(renderer)])
writeNotices(out, packages)
