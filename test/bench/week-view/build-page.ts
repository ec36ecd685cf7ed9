// Builds one contender's page as a student would get it, and counts what of it is code.
import { gzipSync } from 'node:zlib'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rollup } from 'vite'

const root = join(import.meta.dirname, '../../..')

/** By path from the page's root. */
export type BuiltPage = {
  files: ReadonlyMap<string, string | Uint8Array>
  /** Of all scripts together, in bytes. */
  gzip: number
  /** Of the scripts' parts that come from a folder of the repository, in bytes. */
  gzipOf(folder: string): number
}

/** `isNamed` keeps the names of functions, for counting by name. */
export async function buildPage(script: string, isNamed = false): Promise<BuiltPage> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    envDir: false,
    root: import.meta.dirname,
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      target: 'chrome140',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      minify: isNamed ? false : 'oxc',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, script), output: { keepNames: isNamed } },
    },
  })
  const parts = outputsOf(built)
  const chunks = parts.filter((part) => part.type === 'chunk')
  const files = new Map<string, string | Uint8Array>()
  for (const part of parts)
    files.set(part.fileName, part.type === 'chunk' ? part.code : part.source)
  const scripts = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'))
  files.set('index.html', pageOf(scripts, styles))
  return {
    files,
    gzip: sizeOf(chunks.map(({ code }) => code).join('\n')),
    gzipOf: (folder) => sizeOf(codeFrom(chunks, join(root, folder))),
  }
}

function outputsOf(built: Awaited<ReturnType<typeof build>>) {
  if (!Array.isArray(built) && !('output' in built)) throw new Error('the build is being watched')
  return [built].flat().flatMap(({ output }) => output)
}

function codeFrom(chunks: readonly Rollup.OutputChunk[], folder: string): string {
  return chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([, { code }]) => code ?? '')
    .join('\n')
}

function sizeOf(code: string): number {
  return gzipSync(code, { level: 9 }).byteLength
}

function pageOf(scripts: readonly string[], styles: readonly string[]): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>',
    '<link rel="icon" href="data:,">',
    ...styles.map((name) => `<link rel="stylesheet" href="/${name}">`),
    '<style>body{margin:0}#root{width:1100px;height:860px;display:grid}</style>',
    '<body><div id="root"></div>',
    ...scripts.map((name) => `<script type="module" src="/${name}"></script>`),
    '</body></html>',
  ].join('\n')
}
