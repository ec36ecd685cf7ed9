// The backup that was chosen is there until it has been restored, and one that can't be restored leaves all as it was.
import { copyFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listBackups } from '../../../db/file/backup.ts'
import { backupFolder, fileStamp } from '../../../db/file/file-names.ts'
import { runCommandLine } from '../../../electron/cli/run-command-line.ts'
import { openCore } from '../../../electron/core/open-core.ts'
import type { BackupReason } from '../../../shared/view/settings-view.ts'
import { openDesk, valueOf } from './open-desk.ts'

const evening = '2026-11-23T22:00:00Z'

/** The sample term with as many backups of a kind as are given, and its theme set to dark after them. Answers with the oldest. */
async function fullRotation(why: BackupReason, count: number) {
  const { folder, session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const { name } = valueOf(await session.request('make-backup', {})).backup
  valueOf(await session.request('set-preferences', { theme: 'dark' }))
  await session.close()
  const names = Array.from({ length: count }, (_, index) => {
    const minute = String(index).padStart(2, '0')
    const stamp = fileStamp(`2026-11-23T10:${minute}:00.000Z`)
    return `weekloom-${stamp}-${why}.db`
  })
  for (const copy of names) {
    copyFileSync(join(backupFolder(folder), name), join(backupFolder(folder), copy))
  }
  return { folder, chosen: names[0] ?? '' }
}

function openAt(folder: string, now: string, clock = () => now) {
  const core = openCore({
    folder,
    clock,
    newId: () => 'x',
    pause: () => Promise.resolve(),
    zone: 'UTC',
  })
  onTestFinished(() => core.close())
  return core
}

const names = (folder: string) => listBackups(folder).map(({ file }) => basename(file))

test('[D5] the oldest of a full rotation is restored in the window, whatever was changed in the last hour', async () => {
  const { folder, chosen } = await fullRotation('hourly', 23)
  const time = { now: evening }
  const core = openAt(folder, evening, () => time.now)
  core.tick()
  expect(names(folder).filter((name) => name.includes('-hourly'))).toHaveLength(24)
  valueOf(await core.request('set-preferences', { theme: 'light' }))
  // Closing would make the copy of the hour, the twenty-fifth.
  time.now = '2026-11-23T23:30:00Z'
  const { view } = valueOf(await core.request('restore-backup', { name: chosen }))
  expect(view.preferences.theme).toBe('system')
})

test('[D5] the oldest of too many is restored in the terminal', async () => {
  const { folder, chosen } = await fullRotation('restore', 6)
  const said: string[] = []
  const code = await runCommandLine(
    ['restore', chosen, '--data', folder, '--lang', 'en', '--now', evening],
    { out: (line) => said.push(line), err: (line) => said.push(line) },
  )
  expect({ code, said: said.join('\n') }).toEqual({
    code: 0,
    said: expect.stringContaining(chosen),
  })
  const { view } = { view: valueOf(await openAt(folder, evening).request('load-view', {})) }
  expect(view.preferences.theme).toBe('system')
})

test('[D5] a backup that can’t be restored leaves no copy of what was there', async () => {
  const { folder, chosen } = await fullRotation('import', 1)
  writeFileSync(join(backupFolder(folder), chosen), 'no backup at all, though it is named like one')
  const core = openAt(folder, evening)
  const before = names(folder)
  expect(await core.request('restore-backup', { name: chosen })).toMatchObject({
    failure: { code: 'backup-unusable' },
  })
  expect(names(folder)).toEqual(before)
  expect(valueOf(await core.request('load-view', {})).preferences.theme).toBe('dark')
})
