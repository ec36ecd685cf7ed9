// Collects whose packages the bundles really hold, and writes their licences beside the built parts (I2).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { drawingFiles } from '../../electron/export/pages/drawing-files.ts'
import type { Notices } from '../../shared/about/notices.ts'

const require = createRequire(import.meta.url)
const modules = join(import.meta.dirname, '../../node_modules')

/** What is shipped without being bundled: the store, and what is copied for drawing and reading. */
const copied = [
  join(modules, 'better-sqlite3'),
  join(modules, 'pdfjs-dist'),
  ...Object.values(drawingFiles).flatMap((file) => folderOf(require.resolve(file)) ?? []),
]

/** Adds to `folders` that of each package of which a bundle holds code, styles or files. */
export function collectPackages(folders: Set<string>): Plugin {
  let root = ''
  const add = (file: string) => {
    // Where a file has come from is told from the root, a module by its whole path.
    const folder = folderOf(file.startsWith('\0') ? file : resolve(root, file))
    if (folder !== null) folders.add(folder)
  }
  return {
    name: 'collect-packages',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        for (const file of output.type === 'chunk' ? output.moduleIds : output.originalFileNames)
          add(file)
      }
    },
  }
}

/** The folder of the package to which a module belongs; the bundler's own helpers belong to it. Null for ours. */
export function folderOf(module: string): string | null {
  const helper = /^\0(vite|rolldown)\//.exec(module)?.[1]
  if (helper !== undefined) return join(modules, helper)
  const path = module.replace(/^\0/, '').split('?')[0] ?? ''
  const found = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1]
  return found === undefined ? null : found.replaceAll('/', sep)
}

export function writeNotices(out: string, folders: ReadonlySet<string>): void {
  const read = [...new Set([...folders, ...copied])].map(readNotice)
  const notices = read.map((notice) => withWholeText(notice, read))
  notices.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  writeFileSync(join(out, 'notices.json'), `${JSON.stringify(notices, null, 1)}\n`)
}

/** A package without a file of its licence gets the words of that licence from one that brings them. */
export function withWholeText(notice: Notices[number], all: Notices): Notices[number] {
  if (notice.text.length > longestName) return notice
  const other = all.find(
    ({ license, text }) => license === notice.license && text.length > longestName,
  )
  if (other === undefined) throw new Error(`nobody brings the words of ${notice.license}`)
  // What stands above it in licences of this kind is whose they are.
  const start = Math.max(0, other.text.indexOf('Permission is hereby granted'))
  return { ...notice, text: `${notice.text}\n\n${other.text.slice(start)}` }
}

/** Characters; shorter is a name of a licence, not its words. */
const longestName = 300

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  author: z.union([z.string(), z.looseObject({ name: z.string() })]).optional(),
})

const licenceFile = /^(?:un)?licen[cs]e|^copying|^notice/i

/** Throws where a package brings no licence at all: such a one is not shipped unseen. */
export function readNotice(folder: string): Notices[number] {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
  const { name, version, license = '', author } = manifest
  const files = readdirSync(folder).filter((file) => licenceFile.test(file))
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (texts.length > 0) return { name, version, license, text: texts.join('\n\n') }
  if (license === '') throw new Error(`${name} has no licence`)
  const by = typeof author === 'string' ? author : author?.name
  return { name, version, license, text: `${license}${by === undefined ? '' : `, by ${by}`}` }
}
