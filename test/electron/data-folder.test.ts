import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  findDataFolder,
  makeFolder,
  type Surroundings,
} from '../../electron/machine/data-folder.ts'

const linux: Surroundings = { platform: 'linux', environment: {}, home: '/home/mei' }

describe('data folder', () => {
  test('[C3] what the person chose comes first, as an absolute path', () => {
    const surroundings = { ...linux, environment: { WEEKLOOM_DATA: '/elsewhere' } }
    expect(findDataFolder('term', surroundings)).toBe(resolve('term'))
  })

  test('[C3] then WEEKLOOM_DATA', () => {
    const environment = { WEEKLOOM_DATA: '/elsewhere', XDG_DATA_HOME: '/xdg' }
    expect(findDataFolder(undefined, { ...linux, environment })).toBe('/elsewhere')
  })

  test("[C3] then the platform's own place", () => {
    const environment = { XDG_DATA_HOME: '/xdg' }
    expect(findDataFolder(undefined, { ...linux, environment })).toBe('/xdg/weekloom')
    expect(findDataFolder(undefined, linux)).toBe('/home/mei/.local/share/weekloom')
    expect(findDataFolder(undefined, { ...linux, platform: 'darwin' })).toBe(
      '/home/mei/Library/Application Support/Weekloom',
    )
    expect(findDataFolder(undefined, { ...linux, platform: 'win32' })).toContain('Roaming')
  })

  test('[C3] empty settings count as none', () => {
    const environment = { WEEKLOOM_DATA: '', XDG_DATA_HOME: '' }
    expect(findDataFolder('', { ...linux, environment })).toBe('/home/mei/.local/share/weekloom')
  })
})

describe('making a folder', () => {
  test('[C3] missing parents are made too, and what is there is enough', () => {
    const parent = mkdtempSync(join(tmpdir(), 'weekloom-folder-'))
    onTestFinished(() => rmSync(parent, { recursive: true }))
    const folder = join(parent, 'a', 'b')
    expect(makeFolder(folder)).toBe(true)
    expect(statSync(folder).isDirectory()).toBe(true)
    expect(process.platform === 'win32' || (statSync(join(parent, 'a')).mode & 0o077) === 0).toBe(
      true,
    )
    expect(makeFolder(folder)).toBe(true)
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(makeFolder(file)).toBe(false)
    expect(makeFolder(join(file, 'below'))).toBe(false)
  })

  test.skipIf(process.platform !== 'linux')(
    '[C3] a system that takes no folders is refused and not tried without end',
    () => {
      expect(makeFolder('/proc/weekloom/data')).toBe(false)
    },
  )
})
