import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPageFile } from '../../../electron/page/page-files.ts'

let root = ''
let page = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'weekloom-page-'))
  page = join(root, 'renderer')
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(page, 'index.html'), '<p>page</p>')
  writeFileSync(join(page, 'assets/index-Ab_1.js'), 'page()')
  writeFileSync(join(page, '.hidden.js'), 'secret')
  writeFileSync(join(page, 'weekloom.db'), 'secret')
  writeFileSync(join(root, 'secret.js'), 'secret')
})

afterAll(() => rmSync(root, { recursive: true }))

describe('page files', () => {
  test('[C2] the bare path is index.html', async () => {
    const file = await readPageFile(page, '/')
    expect(Buffer.from(file?.body ?? []).toString()).toBe('<p>page</p>')
    expect(file?.mediaType).toBe('text/html; charset=utf-8')
  })

  test('[C2] a built file comes with its media type', async () => {
    const file = await readPageFile(page, '/assets/index-Ab_1.js')
    expect(file?.mediaType).toBe('text/javascript; charset=utf-8')
  })

  test.each([
    '/../secret.js',
    '/assets/../../secret.js',
    '/..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/..\\secret.js',
    '//secret.js',
    '/./index.html',
    '/.hidden.js',
    '/assets/',
    '/assets',
    '/weekloom.db',
    '/missing.js',
    '/index.html\0.js',
    'index.html',
    '',
    '/C:/secret.js',
  ])('[C2] "%s" yields nothing', async (path) => {
    expect(await readPageFile(page, path)).toBeNull()
  })
})
