// Unpacks the Chromium that comes as an npm package into node_modules/.cache, once for each version of it.
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const decompress = promisify(brotliDecompress)
const modules = join(import.meta.dirname, '../../node_modules')
const packageFolder = join(modules, '@sparticuz/chromium')
const blockBytes = 512

/** The folder with `chromium` and its libraries; null where the package is absent or made for another machine. */
export async function unpackChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  if (!existsSync(join(packageFolder, 'bin/chromium.br'))) return null
  const description = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  const folder = join(modules, '.cache', `chromium-${description.version}`)
  if (existsSync(folder)) return folder
  await unpackInto(folder)
  return folder
}

/** Two runs at once each unpack for themselves; the first rename wins. */
async function unpackInto(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  await Promise.all([
    unpackProgram(draft),
    unpackArchive('al2023.tar.br', draft),
    unpackArchive('swiftshader.tar.br', draft),
    unpackArchive('fonts.tar.br', draft),
  ])
  try {
    await rename(draft, folder)
  } catch {
    await rm(draft, { recursive: true })
  }
}

async function unpackProgram(folder: string): Promise<void> {
  const program = join(folder, 'chromium')
  await writeFile(program, await decompress(await readFile(join(packageFolder, 'bin/chromium.br'))))
  await chmod(program, 0o755)
}

async function unpackArchive(name: string, folder: string): Promise<void> {
  const archive = await decompress(await readFile(join(packageFolder, 'bin', name)))
  for (let offset = 0; offset + blockBytes <= archive.length;) {
    const entry = readEntry(archive.subarray(offset, offset + blockBytes))
    const start = offset + blockBytes
    await writeEntry(folder, entry, archive.subarray(start, start + entry.size))
    offset = start + Math.ceil(entry.size / blockBytes) * blockBytes
  }
}

type Entry = { name: string; size: number; kind: 'file' | 'link' | 'other'; target: string }

/** One header block of the ustar format. */
function readEntry(header: Buffer): Entry {
  const text = (from: number, length: number): string =>
    header.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  const kinds: Record<string, Entry['kind']> = { '0': 'file', '': 'file', '2': 'link' }
  return {
    name: join(text(345, 155), text(0, 100)),
    size: Number.parseInt(text(124, 12), 8) || 0,
    kind: kinds[text(156, 1)] ?? 'other',
    target: text(157, 100),
  }
}

async function writeEntry(folder: string, entry: Entry, content: Buffer): Promise<void> {
  if (entry.kind === 'other' || entry.name === '.') return
  const path = join(folder, entry.name)
  await mkdir(dirname(path), { recursive: true })
  await (entry.kind === 'link'
    ? symlink(entry.target, path)
    : writeFile(path, content, { mode: 0o755 }))
}
