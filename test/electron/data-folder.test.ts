import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findDataFolder, type Surroundings } from '../../electron/data-folder.ts'

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
