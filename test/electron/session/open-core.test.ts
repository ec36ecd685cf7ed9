// The core of a window whose data can't be opened: it says why, and puts a backup back when asked.
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCore } from '../../../electron/session/open-core.ts'
import type { PushEvent } from '../../../shared/ipc.ts'
import { monday, newFolder, openDesk, valueOf } from './open-desk.ts'

const options = (folder: string) => ({
  folder,
  clock: () => monday,
  newId: () => 'x',
  pause: () => Promise.resolve(),
  zone: 'UTC',
})

/** A folder with the sample term and one daily backup, its data file cut in half. */
async function damagedFolder(): Promise<{ folder: string; file: string }> {
  const { folder, session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  await session.close()
  await openDesk({ folder, now: '2026-11-24T07:30:00Z' }).session.close()
  const file = join(folder, 'weekloom.db')
  truncateSync(file, Math.floor(readFileSync(file).length / 2))
  return { folder, file }
}

test('[D4] a damaged file is named with the backups that can take its place, and one of them does', async () => {
  const { folder } = await damagedFolder()
  const core = openCore(options(folder))
  onTestFinished(() => core.close())
  const told: PushEvent[] = []
  core.subscribe((event) => told.push(event))
  const refused = await core.request('load-view', {})
  if (refused.ok) throw new Error('the damaged file was opened')
  expect(refused.failure.code).toBe('data-damaged')
  const [newest] = refused.failure.backups ?? []
  const unknown = await core.request('restore-backup', { name: '../../etc/passwd' })
  expect(unknown).toMatchObject({ ok: false, failure: { code: 'no-backup' } })
  const view = valueOf(await core.request('restore-backup', { name: newest?.name ?? '' }))
  expect(view.term?.name).toBe('Sample term')
  valueOf(await core.request('set-preferences', { theme: 'dark' }))
  expect(told.map(({ kind }) => kind)).toContain('preferences')
})

test('[D4] a file that is not ours has nothing to restore and is left as it is', async () => {
  const folder = newFolder()
  mkdirSync(folder)
  const file = join(folder, 'weekloom.db')
  const text = 'somebody else’s file, longer than the header of a database. '.repeat(4)
  writeFileSync(file, text)
  const core = openCore(options(folder))
  onTestFinished(() => core.close())
  const refused = await core.request('restore-backup', { name: 'weekloom.db' })
  expect(refused).toMatchObject({ ok: false, failure: { code: 'data-not-ours' } })
  expect(readFileSync(file, 'utf8')).toBe(text)
})
