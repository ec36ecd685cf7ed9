// Finds Electron's program by its path; require('electron') in plain Node would start a download instead.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const electronPackage = join(import.meta.dirname, '../node_modules/electron')

const programs: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
}

/** Null when no binary is there. */
export function findElectron(
  overrideFolder = process.env['ELECTRON_OVERRIDE_DIST_PATH'],
  platform: NodeJS.Platform = process.platform,
): string | null {
  const folders = [overrideFolder, join(electronPackage, 'dist')]
  const paths = folders.flatMap((folder) =>
    folder === undefined || folder === '' ? [] : [join(folder, programs[platform] ?? 'electron')],
  )
  return paths.find((path) => existsSync(path)) ?? null
}
