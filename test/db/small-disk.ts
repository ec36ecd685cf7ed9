// A disk of its own for a test, small enough to fill and ready to be made read-only.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export type SmallDisk = { folder: string; makeReadOnly: () => void; makeWritable: () => void }

/** Null where this machine does not let tests mount: the test is skipped then. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-disk-'))
  const mount = (options: string) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0
  if (!mount(`mode=700,size=${megabytes}m`)) {
    rmdirSync(folder)
    return null
  }
  onTestFinished(() => {
    spawnSync('umount', ['-l', folder])
    rmdirSync(folder)
  })
  const remount = (way: string) => void mount(`remount,${way},size=${megabytes}m`)
  return { folder, makeReadOnly: () => remount('ro'), makeWritable: () => remount('rw') }
}
