// Whose packages are in what is built: from real bundles, and from packages as they come.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { readAbout } from '../../electron/settings/read-about.ts'
import {
  collectPackages,
  folderOf,
  readNotice,
  withWholeText,
  writeNotices,
} from '../../scripts/build/collect-notices.ts'

const modules = join(import.meta.dirname, '../../node_modules')

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-notices-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('[I2] a bundle names the packages of its code, styles and fonts, and none that was left out', async () => {
  const root = newFolder()
  symlinkSync(modules, join(root, 'node_modules'), 'junction')
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/entry.js"></script>')
  writeFileSync(
    join(root, 'entry.js'),
    `import '@fontsource-variable/source-sans-3/wght.css'
import { line } from 'd3-shape'
import { z } from 'zod'
document.title = z.string().parse('x')
`,
  )
  const folders = new Set<string>()
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [collectPackages(folders)],
    build: { outDir: join(root, 'out') },
  })
  expect([...folders].map((folder) => folder.slice(modules.length + 1)).toSorted()).toEqual([
    '@fontsource-variable/source-sans-3',
    'vite',
    'zod',
  ])
  // Of one licence somebody has to bring the words.
  writeNotices(root, folders.add(join(modules, 'ical.js')))
  const about = readAbout(join(root, 'notices.json'))
  const names = about?.notices.map(({ name }) => name) ?? []
  expect(names).toEqual(expect.arrayContaining(['better-sqlite3', 'pdfjs-dist', 'zod']))
  expect(about?.notices.filter(({ text }) => text.length < 300)).toEqual([])
})

test('[I2] the package of a module is the innermost one', () => {
  const inner = join(modules, 'a/node_modules/@b/c')
  expect(folderOf(join(inner, 'src/index.js?used'))).toBe(inner)
  expect(folderOf('\0vite/preload-helper.js')).toBe(join(modules, 'vite'))
  expect(folderOf('/home/me/weekloom/shared/ipc.ts')).toBeNull()
})

test('[I2] a package without a file of its licence has its words from another; without a licence none is shipped', () => {
  const folder = newFolder()
  const pack = (name: string, license?: string) => {
    mkdirSync(join(folder, name))
    const author = 'Ada <ada@host.example>'
    writeFileSync(
      join(folder, name, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', license, author }),
    )
    return join(folder, name)
  }
  const bare = readNotice(pack('bare', 'MIT'))
  expect(bare.text).toBe('MIT, by Ada <ada@host.example>')
  const react = readNotice(join(modules, 'react'))
  const whole = withWholeText(bare, [bare, react]).text
  expect(whole).toMatch(/^MIT, by Ada <ada@host\.example>\n\nPermission is hereby granted/)
  expect(whole).not.toContain('Meta')
  expect(() => withWholeText(bare, [bare])).toThrow('nobody brings the words of MIT')
  expect(() => readNotice(pack('none'))).toThrow('none has no licence')
})

test('[I2] a copy that is not built says nothing of what it holds', () => {
  expect(readAbout(join(newFolder(), 'notices.json'))).toBeNull()
})
