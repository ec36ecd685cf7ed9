// What the session says of its data file: damage that its check finds, a backup that fails, and rights that are too wide.
import { sayNotices } from '../../../electron/session/data-notices.ts'
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCheck } from '../../../db/file/find-damage.ts'
import { connect } from '../../../db/store/sqlite.ts'
import { openCore } from '../../../electron/core/open-core.ts'
import type { Session } from '../../../electron/session/session.ts'
import { newFolder, openDesk, valueOf } from './open-desk.ts'

/** One row is another than it was written, and no page looks any different. */
function spoilRow(folder: string): void {
  const file = connect(join(folder, 'weekloom.db'), 'must-exist', 0)
  file.exec("UPDATE history_walk SET at = '2020-01-01T00:00:00.000Z'")
  file.close()
}

async function sampleFolder(): Promise<string> {
  const { folder, session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  await session.close()
  // On the next day it is backed up.
  await openDesk({ folder, now: '2026-11-24T07:30:00Z' }).session.close()
  return folder
}

async function looked(session: Session): Promise<void> {
  session.tick()
  await Promise.all(session.context.running)
}

const daily = (folder: string) =>
  readdirSync(join(folder, 'backups')).filter((name) => name.endsWith('-daily.db'))

test('[D6] the check of the day says what is damaged, with the backups, and is over once one is restored', async () => {
  const folder = await sampleFolder()
  const kept = daily(folder)
  spoilRow(folder)
  const { session, pushed } = openDesk({ folder, now: '2026-11-25T07:30:00Z' })
  await looked(session)
  expect(readCheck(folder)).toMatchObject({ day: '2026-11-25', damage: ['history_walk 1'] })
  const view = valueOf(await session.request('load-view', {}))
  expect(view.dataNotices.map(({ kind }) => kind)).toEqual(['damaged'])
  expect(view.dataNotices[0]?.message).toContain('history_walk 1')
  expect(view.dataNotices[0]?.backups.length).toBeGreaterThan(0)
  expect(pushed.map(({ kind }) => kind)).toContain('data-notices')
  // No backup was made of it, and none is gone.
  expect(daily(folder)).toEqual(kept)
  await session.close()
  const core = openCore({
    folder,
    clock: () => '2026-11-25T08:00:00Z',
    newId: () => 'x',
    pause: () => Promise.resolve(),
    zone: 'UTC',
  })
  onTestFinished(() => core.close())
  expect(valueOf(await core.request('load-view', {})).dataNotices).toHaveLength(1)
  const [name = ''] = kept
  expect(valueOf(await core.request('restore-backup', { name })).view.dataNotices).toEqual([])
})

test('[D6] a sound file is looked at once a day, and again after its process was cut off', async () => {
  const folder = await sampleFolder()
  const { session } = openDesk({ folder, now: '2026-11-25T07:30:00Z' })
  await looked(session)
  expect(readCheck(folder)).toMatchObject({ day: '2026-11-25', damage: [] })
  expect(valueOf(await session.request('load-view', {})).dataNotices).toEqual([])
  session.tick()
  expect(session.context.running.size).toBe(0)
})

test('[D5] a daily backup that fails is said, tried again, and the word is taken back', async () => {
  const folder = await sampleFolder()
  rmSync(join(folder, 'backups'), { recursive: true })
  writeFileSync(join(folder, 'backups'), 'a file where the folder should be')
  const { session } = openDesk({ folder, now: '2026-11-25T07:30:00Z' })
  const kinds = () => session.context.dataNotices.map(({ kind }) => kind)
  await looked(session)
  expect(kinds()).toEqual(['backup-failed'])
  rmSync(join(folder, 'backups'))
  for (let tick = 0; tick < 10; tick += 1) await looked(session)
  expect(kinds()).toEqual([])
  expect(daily(folder)).toHaveLength(1)
})

test('[D6] what the first copy of a day trips over is said at once, and kept for the next start', async () => {
  const folder = await sampleFolder()
  rmSync(join(folder, 'weekloom.db-checked'), { force: true })
  spoilRow(folder)
  const { session } = openDesk({ folder, now: '2026-11-25T07:30:00Z' })
  const kinds = () => session.context.dataNotices.map(({ kind }) => kind)
  session.tick()
  expect(kinds()).toEqual(['damaged'])
  expect(readCheck(folder)).toMatchObject({ damage: ['history_walk 1'] })
  // The check of the whole file is due all the same.
  await Promise.all(session.context.running)
  expect(readCheck(folder)).toMatchObject({ day: '2026-11-25', damage: ['history_walk 1'] })
  expect(kinds()).toEqual(['damaged'])
})

test('[D5] [D6] with a damaged row a copy that is asked for, a large change and a deletion end in the sentence with the backups', async () => {
  const folder = await sampleFolder()
  const { session } = openDesk({ folder, now: '2026-11-24T07:30:00Z' })
  const { conversation, state } = valueOf(await session.request('load-view', {}))
  const days = state?.window.days ?? []
  const dates = { from: days.at(-7)?.date ?? '', to: days.at(-1)?.date ?? '' }
  const study = { periods: 1, strategy: 'steady', excludedWeekdays: [], ...dates } as const
  spoilRow(folder)
  const before = daily(folder)
  const refused = [
    await session.request('make-backup', {}),
    await session.request('add-study', { ...study, course: 'Sets', sessions: 20 }),
    await session.request('delete-conversation', { id: conversation.id }),
  ]
  const [backup = ''] = before
  for (const reply of refused) {
    expect(reply).toMatchObject({ ok: false, failure: { code: 'data-damaged' } })
    expect(reply.ok ? [] : reply.failure.backups?.map(({ name }) => name)).toContain(backup)
  }
  expect(session.context.dataNotices.map(({ kind }) => kind)).toEqual(['damaged'])
})

test('[D7] bytes that a deletion could not take away are said, and the word is taken back once they are gone', async () => {
  const { folder, session } = openDesk()
  valueOf(await session.request('set-preferences', { language: 'zh' }))
  const { conversation } = valueOf(await session.request('load-view', {}))
  const reader = connect(join(folder, 'weekloom.db'), 'read-only', 0)
  reader.exec('BEGIN; SELECT count(*) FROM term')
  valueOf(await session.request('delete-conversation', { id: conversation.id }))
  expect(sayNotices(session.context)).toMatchObject([
    { kind: 'remains', message: expect.stringContaining('字节') },
  ])
  reader.close()
  await session.close()
  expect(openDesk({ folder }).session.context.dataNotices).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  '[D7] a folder that others may read is said once, in the person’s language',
  async () => {
    const folder = newFolder()
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
    const first = openDesk({ folder }).session
    // The file itself is the owner's alone, so that nothing can be read.
    expect(first.context.dataNotices).toEqual([])
    valueOf(await first.request('set-preferences', { language: 'zh' }))
    await first.close()
    chmodSync(join(folder, 'weekloom.db'), 0o644)
    const second = openDesk({ folder }).session
    expect(second.context.dataNotices).toMatchObject([{ kind: 'open-to-others' }])
    const [notice] = valueOf(await second.request('load-view', {})).dataNotices
    expect(notice?.message).toContain('其他用户')
    await second.close()
    expect(openDesk({ folder }).session.context.dataNotices).toEqual([])
  },
)

test('[D6] a notice that stands is said in the language that is chosen now', async () => {
  const folder = await sampleFolder()
  spoilRow(folder)
  const { session, pushed } = openDesk({ folder, now: '2026-11-25T07:30:00Z' })
  await looked(session)
  valueOf(await session.request('set-preferences', { language: 'zh' }))
  const { dataNotices } = valueOf(await session.request('load-view', {}))
  expect(dataNotices.map(({ message }) => message)).toEqual([
    expect.stringContaining('数据文件有损坏'),
  ])
  expect(pushed.findLast(({ kind }) => kind === 'data-notices')).toEqual({
    kind: 'data-notices',
    notices: dataNotices,
  })
})
