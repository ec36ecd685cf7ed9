// Makes a program file of the stand-in, since Playwright starts Electron by a path alone.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const launcher = join(import.meta.dirname, 'launch.ts')

/** The path of the program, in `folder`. */
export function makeStandInProgram(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const isWindows = process.platform === 'win32'
  const path = join(folder, isWindows ? 'electron-stand-in.cmd' : 'electron-stand-in')
  writeFileSync(
    path,
    isWindows
      ? `@"${process.execPath}" "${launcher}" %*\r\n`
      : `#!/bin/sh\nexec "${process.execPath}" "${launcher}" "$@"\n`,
  )
  chmodSync(path, 0o755)
  return path
}
