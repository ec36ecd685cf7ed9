// The terminal and the browser shell, thrown into from outside while they run.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** As soon as the shell listens for it. */
const breaks = {
  'uncaught-exception': "throw new Error('my essay')",
  'unhandled-rejection': "Promise.reject(new Error('my essay'))",
}

test.each([
  ['electron/cli.ts', 'uncaught-exception', 'en', 'has to start again'],
  ['electron/cli.ts', 'unhandled-rejection', 'zh', '需要重新启动'],
  ['electron/serve.ts', 'uncaught-exception', 'zh', '需要重新启动'],
  ['electron/serve.ts', 'unhandled-rejection', 'en', 'has to start again'],
] as const)('[C5] %s ends on an %s with a sentence and a report', (entry, kind, language, said) => {
  const data = mkdtempSync(join(tmpdir(), 'weekloom-crash-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const script = `const wait = setInterval(() => { if (process.listenerCount('unhandledRejection') === 0) return; clearInterval(wait); ${breaks[kind]} }, 1)`
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(script)}`,
      join(root, entry),
      ...(entry.endsWith('cli.ts') ? ['init', '--sample'] : []),
      '--data',
      data,
      '--lang',
      language,
    ],
    { encoding: 'utf8' },
  )
  expect(stderr).toContain(said)
  expect(stderr).not.toContain('my essay')
  expect(status).toBe(3)
  const [name = ''] = readdirSync(join(data, 'reports'))
  expect(stderr).toContain(name)
  const report = readFileSync(join(data, 'reports', name), 'utf8')
  expect(JSON.parse(report)).toMatchObject({ kind, name: 'Error' })
  expect(report).not.toContain('essay')
})
