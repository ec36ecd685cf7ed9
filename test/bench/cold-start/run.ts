// `npm run bench:start`: what the desktop app's main process loads before its window opens, in CPU ms.
// Electron has no part in it: the stand-in of the desktop tests takes its place, and is loaded before the clock runs.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { nodeBundle, nodeParts } from '../../../scripts/build/node-bundle.ts'
import { median } from '../agent-round/thirty-rounds.ts'
import { figuresHead, type Figures } from './figures.ts'

const root = join(import.meta.dirname, '../../..')

/** Fresh processes; the figures are medians over them. */
const processes = 15

const mark = 30

const out = mkdtempSync(join(tmpdir(), 'cold-start-'))
symlinkSync(join(root, 'node_modules'), join(out, 'node_modules'))
symlinkSync(join(root, 'package.json'), join(out, 'package.json'))

const standIn = {
  entry: 'test/electron-stand-in/electron.ts',
  folder: 'stand-in',
  format: 'es',
  file: 'electron.js',
} as const
const loader = {
  entry: 'test/bench/cold-start/load-main.ts',
  folder: 'loader',
  format: 'es',
  file: 'load-main.js',
} as const

function fileOf({ folder, file }: { folder: string; file: string }): string {
  return join(out, folder, file)
}

function measure(): Figures {
  const values = [fileOf(loader), fileOf(standIn), fileOf(nodeParts.main)]
  const data = `--data=${join(out, 'data')}`
  const output = execFileSync(process.execPath, [...values, data], { encoding: 'utf8' })
  const line = output.split('\n').find((each) => each.startsWith(figuresHead))
  if (line === undefined) throw new Error('the main process printed no figures')
  const { node, sqlite, imports, core } = JSON.parse(line.slice(figuresHead.length))
  return {
    node: Number(node),
    sqlite: Number(sqlite),
    imports: Number(imports),
    core: Number(core),
  }
}

/** The bundled files that importing `file` loads, itself among them. */
function filesLoadedWith(file: string, known: Set<string> = new Set()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^import .*?"(\.[^"]+)";$/gm)) {
    filesLoadedWith(join(dirname(file), path), known)
  }
  return known
}

function row(name: string, values: number[]): string {
  const cells = [median(values), Math.min(...values)].map((value) => value.toFixed(1).padStart(10))
  return [name.padEnd(34), ...cells].join('')
}

try {
  await Promise.all([nodeParts.main, standIn, loader].map((part) => build(nodeBundle(part, out))))
  const all = Array.from({ length: processes }, measure)
  const files = filesLoadedWith(fileOf(nodeParts.main))
  const bytes = [...files].reduce((sum, file) => sum + readFileSync(file).length, 0)
  console.log(`CPU ms over ${processes} fresh processes (mark for the imports: ${mark})`)
  console.log(`${' '.repeat(34)}${'median'.padStart(10)}${'lowest'.padStart(10)}`)
  for (const [name, key] of [
    ['the bundled imports', 'imports'],
    ['after the window: the core', 'core'],
    ['beside them: better-sqlite3', 'sqlite'],
    ["beside them: Node's own modules", 'node'],
  ] as const) {
    console.log(
      row(
        name,
        all.map((each) => each[key]),
      ),
    )
  }
  console.log(`${files.size} bundled files with ${Math.round(bytes / 1_024)} KB are loaded`)
} finally {
  rmSync(out, { recursive: true, force: true })
}
