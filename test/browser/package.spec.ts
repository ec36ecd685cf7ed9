// The packaged app, built offline around an empty Electron folder: what it holds, and that what it holds runs.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findDesktopProgram, startDesktop } from './shells.ts'

const root = join(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const builder = require('electron-builder')
const asar = createRequire(require.resolve('app-builder-lib/package.json'))('@electron/asar')

test('[I1] the package holds only what runs, and runs', async () => {
  test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'packs for this machine only')
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-package-'))
  const resources = await pack(folder)
  const files: string[] = asar.listPackage(join(resources, 'app.asar'))
  const outside = files.filter(
    (path) => !/^\/(out|node_modules|package\.json$|LICENSE$)/.test(path),
  )
  expect(outside).toEqual([])
  expect(files.filter((path) => path.startsWith('/out/serve'))).toEqual([])
  expect(files).toContain('/out/notices.json')
  const modules = files.filter((path) => /^\/node_modules\/[^/]+$/.test(path))
  expect(modules).toEqual(['/node_modules/better-sqlite3'])
  expect(files.filter((path) => path.endsWith('.node'))).toEqual([
    '/node_modules/better-sqlite3/prebuilds/linux-x64.node',
  ])
  expect(files.filter((path) => /\.(ts|tsx|map)$/.test(path))).toEqual([])

  asar.extractAll(join(resources, 'app.asar'), join(folder, 'app'))
  const program = findDesktopProgram('desktop-shim')
  if ('reason' in program) throw new Error(program.reason)
  const start = { data: join(folder, 'data'), now: '2026-11-23T08:00:00+08:00', language: 'en' }
  const shell = await startDesktop(start, program.path, join(folder, 'app/out/main/main.js'))
  await expect(shell.page.getByRole('button', { name: /sample term/ })).toBeVisible()
  await shell.stop()
  rmSync(folder, { recursive: true })
})

/** The resources folder. Fuses live in Electron's own program, which isn't here. */
async function pack(folder: string): Promise<string> {
  const electronDist = join(folder, 'electron')
  mkdirSync(join(electronDist, 'resources'), { recursive: true })
  for (const name of ['electron', 'LICENSE']) writeFileSync(join(electronDist, name), '')
  process.env['CI'] ??= 'true'
  await builder.build({
    projectDir: root,
    targets: builder.Platform.LINUX.createTarget('dir'),
    publish: 'never',
    config: {
      extends: join(root, 'electron-builder.yml'),
      electronDist,
      electronFuses: null,
      directories: { output: join(folder, 'dist') },
    },
  })
  return join(folder, 'dist/linux-unpacked/resources')
}
