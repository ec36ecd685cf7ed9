// What the main process loads before its window opens: the large packages come with the first request that needs them.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The names in import and export statements that are left when types are gone. */
function importsOf(text: string): string[] {
  const statements = text.matchAll(/^(?:import|export)\b(?! type\b)[^'"]*?\bfrom '([^']+)'/gm)
  const bare = text.matchAll(/^import '([^']+)'/gm)
  return [...statements, ...bare].map(([, name = '']) => name)
}

/** Packages that are loaded with `file`, each with the file of ours that asks for it. */
function packagesOf(file: string, seen: Set<string> = new Set()): Map<string, string> {
  const found = new Map<string, string>()
  if (seen.has(file) || !file.endsWith('.ts')) return found
  seen.add(file)
  for (const name of importsOf(readFileSync(join(root, file), 'utf8'))) {
    if (!name.startsWith('.')) found.set(name, file)
    else for (const [each, by] of packagesOf(join(dirname(file), name), seen)) found.set(each, by)
  }
  return found
}

it('[C1] the main process starts with zod and Electron alone, and the core brings the store', () => {
  const packages = [...packagesOf('electron/main.ts').keys()]
  const foreign = packages.filter((name) => !name.startsWith('node:'))
  expect(foreign.toSorted()).toEqual(['electron', 'zod'])
  const core = [...packagesOf('electron/desktop/desktop-core.ts').keys()]
  expect(core.filter((name) => !name.startsWith('node:')).toSorted()).toEqual([
    'better-sqlite3',
    'electron',
    'zod',
  ])
})

it('[C1] what it leaves for later is found by the same walk, and the client of endpoints comes later still', () => {
  const agent = [...packagesOf('electron/language/offline-model.ts').keys()]
  expect(agent).toEqual(expect.arrayContaining(['chrono-node/en']))
  const turns = [...packagesOf('electron/conversation/conversation-requests.ts').keys()]
  expect(turns).toEqual(expect.arrayContaining(['temporal-polyfill']))
  expect(turns).not.toContain('openai')
})
