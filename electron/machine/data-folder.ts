// Finds where the person's data lies: the option, then WEEKLOOM_DATA, then the platform's own place; and how it is made.
import { mkdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** What the choice depends on; the shells pass the real ones. */
export type Surroundings = {
  platform: NodeJS.Platform
  environment: Record<string, string | undefined>
  home: string
}

/** The absolute path of the data folder; nothing is created. `chosen` is what the person gave as --data. */
export function findDataFolder(
  chosen: string | undefined,
  surroundings: Surroundings = {
    platform: process.platform,
    environment: process.env,
    home: homedir(),
  },
): string {
  if (chosen !== undefined && chosen !== '') return resolve(chosen)
  const fromEnvironment = surroundings.environment['WEEKLOOM_DATA']
  if (fromEnvironment !== undefined && fromEnvironment !== '') return resolve(fromEnvironment)
  return platformFolder(surroundings)
}

function platformFolder({ platform, environment, home }: Surroundings): string {
  if (platform === 'win32') {
    return join(environment['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Weekloom')
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Weekloom')
  return join(environment['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'weekloom')
}

/**
 * Whether `folder`, an absolute path, is there now; what had to be made is the owner's alone. Parents are made one by one: mkdir's own `recursive` never
 * comes back from a file system that takes no folders, such as /proc.
 */
export function makeFolder(folder: string): boolean {
  if (isFolder(folder)) return true
  const parent = dirname(folder)
  if (parent === folder || !makeFolder(parent)) return false
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch {
    // Another process may have been quicker.
    return isFolder(folder)
  }
  return true
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
