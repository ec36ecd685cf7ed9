import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findElectron } from '../../scripts/electron-binary.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weekloom-electron-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('Electron binary', () => {
  test.each([
    ['linux', 'electron'],
    ['win32', 'electron.exe'],
    ['darwin', 'Electron.app/Contents/MacOS/Electron'],
  ] as const)('[I1] on %s it is found by its path', (platform, name) => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
    expect(findElectron(folder, platform)).toBe(path)
  })

  test('[I1] a folder without it is passed over', () => {
    expect(findElectron(folder, 'linux')).not.toBe(join(folder, 'electron'))
  })
})
