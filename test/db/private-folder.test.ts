// Where the system knows modes, nobody but the owner reads the data folder.
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '../../db/file/backup.ts'
import { commitChange } from '../../db/change.ts'
import { backupFolder } from '../../db/file/file-names.ts'
import { restoreBackup } from '../../db/file/restore.ts'
import { byPerson, emptyFolder, now, openWith, placing, smallState } from './data-folder.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test.skipIf(process.platform === 'win32')(
  '[D4] folder, file, log, lock and backups are the owner’s alone, whatever the umask',
  () => {
    const parent = join(emptyFolder(), 'new')
    const folder = join(parent, 'data')
    const mask = process.umask(0o002)
    try {
      const database = openWith(folder)
      commitChange(database, { at: now, change: byPerson(placing(smallState, 4)) })
      const backup = backUp(database, folder, now, 'asked')
      if (!backup.ok) throw new Error(backup.failure.message)
      for (const path of [parent, folder, backupFolder(folder)]) expect(modeOf(path)).toBe('700')
      const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
      expect(files.map(({ name }) => name)).toContain('weekloom.db-wal')
      for (const { name } of files)
        expect([name, modeOf(join(folder, name))]).toEqual([name, '600'])
      expect(modeOf(backup.value.file)).toBe('600')
      database.close()
      const restored = restoreBackup(folder, backup.value.file, now)
      if (!restored.ok || restored.value.aside === null) throw new Error('not restored')
      expect(modeOf(restored.value.aside)).toBe('600')
      expect(modeOf(join(folder, 'weekloom.db'))).toBe('600')
    } finally {
      process.umask(mask)
    }
  },
)

test.skipIf(process.platform === 'win32')('[D4] a folder that is there keeps its mode', () => {
  const folder = join(emptyFolder(), 'mine')
  mkdirSync(folder, { mode: 0o750 })
  openWith(folder)
  expect(modeOf(folder)).toBe('750')
})
