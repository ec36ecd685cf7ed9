// Backups that come by themselves: each day, within the hour of a change, and none where nothing was changed.
import { rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listBackups } from '../../../db/file/backup.ts'
import { databaseFile } from '../../../db/file/file-names.ts'
import { connect } from '../../../db/store/sqlite.ts'
import { openSession } from '../../../electron/core/open-session.ts'
import { newFolder, valueOf } from './open-desk.ts'

/** A session whose clock the test moves, after its first tick. */
function openAt(folder: string, clock: { now: string }) {
  const opened = openSession({
    folder,
    clock: () => clock.now,
    newId: () => 'x',
    pause: () => Promise.resolve(),
    zone: 'UTC',
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  onTestFinished(() => opened.value.close())
  opened.value.tick()
  return opened.value
}

const made = (folder: string) =>
  listBackups(folder).map(({ at, why }) => `${at.slice(5, 16)} ${why}`)

const theme = (name: 'dark' | 'light') => ['set-preferences', { theme: name }] as const

test('[D5] a change is in a backup within the hour, and without a change none is made', async () => {
  const folder = newFolder()
  const clock = { now: '2026-11-23T08:00:00Z' }
  const session = openAt(folder, clock)
  const pass = (time: string) => {
    clock.now = `2026-11-23T${time}:00Z`
    session.tick()
  }
  valueOf(await session.request('set-up-sample', {}))
  pass('08:30')
  expect(made(folder)).toEqual(['11-23T08:00 daily'])
  pass('08:59')
  pass('09:30')
  expect(made(folder)).toEqual(['11-23T08:59 hourly', '11-23T08:00 daily'])
  pass('11:00')
  expect(made(folder)).toHaveLength(2)
  valueOf(await session.request(...theme('dark')))
  pass('11:01')
  expect(made(folder)[0]).toBe('11-23T11:01 hourly')
  valueOf(await session.request(...theme('light')))
  pass('11:58')
  expect(made(folder)).toHaveLength(3)
  pass('12:00')
  expect(made(folder)[0]).toBe('11-23T12:00 hourly')
})

test('[D5] a session that ends, and one that begins, copy what was changed an hour after the last copy', async () => {
  const folder = newFolder()
  const clock = { now: '2026-11-23T08:00:00Z' }
  const first = openAt(folder, clock)
  clock.now = '2026-11-23T08:30:00Z'
  valueOf(await first.request('set-up-sample', {}))
  await first.close()
  expect(made(folder)).toEqual(['11-23T08:00 daily'])
  clock.now = '2026-11-23T14:00:00Z'
  const second = openAt(folder, clock)
  expect(made(folder)[0]).toBe('11-23T14:00 hourly')
  clock.now = '2026-11-23T15:00:00Z'
  await second.close()
  expect(made(folder)).toHaveLength(2)
  const third = openAt(folder, clock)
  valueOf(await third.request(...theme('dark')))
  await third.close()
  expect(made(folder)[0]).toBe('11-23T15:00 hourly')
  clock.now = '2026-11-23T23:00:00Z'
  await openAt(folder, clock).close()
  expect(made(folder)).toHaveLength(3)
})

test('[D5] a clock that was ahead for a moment does not end the hourly backups', async () => {
  const folder = newFolder()
  const clock = { now: '2036-11-23T08:00:00Z' }
  await openAt(folder, clock).close()
  clock.now = '2026-11-23T08:00:00Z'
  const session = openAt(folder, clock)
  valueOf(await session.request('set-up-sample', {}))
  clock.now = '2026-11-23T09:00:00Z'
  session.tick()
  const names = listBackups(folder).map(({ file }) => basename(file))
  expect(names).toContain('weekloom-2026-11-23T09-00-00Z-hourly.db')
})

test('[D5] before a change of many tasks and before a deletion that undo does not bring back there is a backup', async () => {
  const folder = newFolder()
  const session = openAt(folder, { now: '2026-11-23T08:00:00Z' })
  valueOf(await session.request('set-up-sample', {}))
  const { days } = valueOf(await session.request('load-view', {})).state?.window ?? { days: [] }
  const dates = { from: days.at(-7)?.date ?? '', to: days.at(-1)?.date ?? '' }
  const study = { periods: 1, strategy: 'steady', excludedWeekdays: [], ...dates } as const
  valueOf(await session.request('add-study', { ...study, course: 'Logic', sessions: 2 }))
  expect(made(folder)).toHaveLength(1)
  valueOf(await session.request('add-study', { ...study, course: 'Sets', sessions: 20 }))
  expect(made(folder)).toContain('11-23T08:00 bulk')
  const { conversation } = valueOf(await session.request('load-view', {}))
  valueOf(await session.request('delete-conversation', { id: conversation.id }))
  expect(made(folder)).toContain('11-23T08:00 delete')
})

test('[D5] without its backup a deletion and a change of many tasks do not happen', async () => {
  const folder = newFolder()
  const session = openAt(folder, { now: '2026-11-23T08:00:00Z' })
  valueOf(await session.request('set-up-sample', {}))
  const before = valueOf(await session.request('load-view', {}))
  rmSync(join(folder, 'backups'), { recursive: true })
  writeFileSync(join(folder, 'backups'), 'a file where the folder should be')
  const dates = {
    from: before.state?.window.days.at(-7)?.date ?? '',
    to: before.state?.window.days.at(-1)?.date ?? '',
  }
  const study = { periods: 1, strategy: 'steady', excludedWeekdays: [], ...dates } as const
  const refused = [
    await session.request('add-study', { ...study, course: 'Sets', sessions: 20 }),
    await session.request('delete-conversation', { id: before.conversation.id }),
  ]
  expect(refused.map((reply) => (reply.ok ? 'done' : reply.failure.code))).toEqual([
    'no-backup-made',
    'no-backup-made',
  ])
  expect(valueOf(await session.request('load-view', {}))).toEqual(before)
})

test('[D5] a start waits for no copy: the first tick makes it, and where none came the end', async () => {
  const folder = newFolder()
  const open = (now: string) => {
    const opened = openSession({
      folder,
      clock: () => now,
      newId: () => 'x',
      pause: () => Promise.resolve(),
      zone: 'UTC',
    })
    if (!opened.ok) throw new Error(opened.failure.message)
    return opened.value
  }
  const first = open('2026-11-23T08:00:00Z')
  valueOf(await first.request('set-up-sample', {}))
  expect(made(folder)).toEqual([])
  first.tick()
  expect(made(folder)).toEqual(['11-23T08:00 daily'])
  await first.close()
  const second = open('2026-11-24T08:00:00Z')
  expect(made(folder)).toHaveLength(1)
  await second.close()
  expect(made(folder)).toEqual(['11-24T08:00 daily', '11-23T08:00 daily'])
  // A damaged file that is only opened and closed takes the place of none.
  const file = connect(databaseFile(folder), 'must-exist', 0)
  file.exec("UPDATE history_walk SET at = '2020-01-01T00:00:00.000Z'")
  file.close()
  const third = open('2026-11-25T08:00:00Z')
  await third.close()
  expect(made(folder)).toHaveLength(2)
  const fourth = open('2026-11-25T09:00:00Z')
  expect(fourth.context.dataNotices.map(({ kind }) => kind)).toEqual(['damaged'])
  await fourth.close()
})
