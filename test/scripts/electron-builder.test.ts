import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const { getConfig, validateConfiguration } = require('app-builder-lib/out/util/config/config.js')
const silentLogger = { isEnabled: false, add: () => undefined }

const config = await getConfig(root, 'electron-builder.yml', null)

describe('electron-builder.yml', () => {
  test("[I1] it keeps to electron-builder's own schema", async () => {
    await expect(validateConfiguration(config, silentLogger)).resolves.not.toThrow()
  })

  test('[I1] the schema check can fail', async () => {
    const wrong = { ...config, linux: { target: ['AppImage'], colour: 'blue' } }
    await expect(validateConfiguration(wrong, silentLogger)).rejects.toThrow('configuration.linux')
  })

  test('[I1] each platform gets its installer', () => {
    expect(config.win.target).toBe('nsis')
    expect(config.mac.target).toBe('dmg')
    expect(config.linux.target).toEqual(['AppImage', 'deb'])
    // Without these the Debian package is refused, and only on a machine that can build one.
    expect(config.linux.maintainer).toBeTruthy()
    expect(config.extraMetadata.homepage).toBeTruthy()
  })

  test('[I1] the fuses that would let a stranger run code in the app are off', () => {
    expect(config.electronFuses).toMatchObject({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false,
    })
  })
})
