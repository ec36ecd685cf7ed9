// The core of a window whose data can't be opened: it says why, and puts a backup back when asked.
import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sealRows } from '../../../db/store/seals.ts'
import { connect } from '../../../db/store/sqlite.ts'
import { openCore } from '../../../electron/core/open-core.ts'
import { noKeys } from '../../../electron/session/key-store.ts'
import type { PushEvent } from '../../../shared/contract/ipc.ts'
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

test('[D4] [D5] a damaged file is named with the backups that can take its place, and one of them does', async () => {
  const { folder, file } = await damagedFolder()
  const { size } = statSync(file)
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
  const { view } = valueOf(await core.request('restore-backup', { name: newest?.name ?? '' }))
  expect(view.term?.name).toBe('Sample term')
  const { aside } = valueOf(await core.request('read-settings', {}))
  expect(aside).toMatchObject([
    { name: expect.stringMatching(/^weekloom-aside-.*\.db$/), kind: 'file', bytes: size },
  ])
  valueOf(await core.request('set-preferences', { theme: 'dark' }))
  expect(told.map(({ kind }) => kind)).toContain('preferences')
})

test('[D5] [U7] windows that restore all at once leave a data folder that is open', async () => {
  const core = openCore(options(newFolder()))
  onTestFinished(() => core.close())
  valueOf(await core.request('set-up-sample', {}))
  const { name } = valueOf(await core.request('make-backup', {})).backup
  const replies = await Promise.all([
    core.request('restore-backup', { name }),
    core.request('load-view', {}),
    core.request('restore-backup', { name }),
    core.request('erase-everything', { word: 'not the word' }),
    core.request('undo', {}),
    core.request('restore-backup', { name }),
    core.request('load-view', {}),
  ])
  expect(replies.map((reply) => (reply.ok ? 'ok' : reply.failure.code))).toEqual([
    'ok',
    'ok',
    'ok',
    'wrong-erase-word',
    'ok',
    'ok',
    'ok',
  ])
  expect(valueOf(await core.request('load-view', {})).term?.name).toBe('Sample term')
})

test('[D4] a zone that this machine does not know, and an entry without an instant, keep nothing shut', async () => {
  const { folder, session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  await session.close()
  const file = connect(join(folder, 'weekloom.db'), 'must-exist', 0)
  file.exec(`UPDATE term SET zone = 'Mars/Phobos'; UPDATE history_entry SET at = 'then'`)
  sealRows(file)
  file.close()
  const { session: again } = openDesk({ folder })
  expect(valueOf(await again.request('load-view', {})).term?.zone).toBe('Mars/Phobos')
  valueOf(await again.request('export-schedule', { format: 'ics', withEvents: true }))
  expect(valueOf(await again.request('read-history', {})).entries).toMatchObject([
    { at: '1970-01-01T00:00:00.000Z', standing: 'damaged', who: null },
  ])
})

function forgetAll(): never {
  throw new Error('no keychain')
}

test('[U7] an exchange that breaks in the middle leaves the data open', async () => {
  const core = openCore({ ...options(newFolder()), keys: { ...noKeys, forgetAll } })
  onTestFinished(() => core.close())
  expect(await core.request('erase-everything', { word: 'erase' })).toMatchObject({
    failure: { code: 'failed', message: expect.stringContaining('no keychain') },
  })
  valueOf(await core.request('set-up-sample', {}))
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
