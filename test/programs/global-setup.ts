// Before the unit tests: bundles the side programs anew where a source is younger.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bundleProgram } from './bundle-program.ts'
import { bundleFolder, sidePrograms } from './bundled-programs.ts'

const root = join(import.meta.dirname, '../..')
const sources = ['shared', 'db', 'electron', 'package-lock.json', 'test/programs']

export default async function setup(): Promise<void> {
  if (existsSync(bundleFolder) && madeAt(bundleFolder) > Math.max(...sources.map(youngestIn)))
    return
  const made = `${bundleFolder}-${process.pid}`
  rmSync(made, { recursive: true, force: true })
  for (const program of Object.keys(sidePrograms)) {
    const folder = join(made, program)
    mkdirSync(folder, { recursive: true })
    await bundleProgram(join(root, 'electron/programs', `${program}.ts`), folder)
  }
  rmSync(bundleFolder, { recursive: true, force: true })
  try {
    renameSync(made, bundleFolder)
  } catch {
    // Another run was faster, with the same sources.
    rmSync(made, { recursive: true, force: true })
  }
}

function youngestIn(name: string): number {
  const path = join(root, name)
  if (statSync(path).isFile()) return madeAt(path)
  return readdirSync(path, { recursive: true, withFileTypes: true }).reduce(
    (latest, entry) => Math.max(latest, madeAt(join(entry.parentPath, entry.name))),
    0,
  )
}

function madeAt(path: string): number {
  return statSync(path).mtimeMs
}
