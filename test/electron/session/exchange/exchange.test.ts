// The data file exchanged under an open window: a backup restored, everything erased, and what every window is told.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eraseMark } from '../../../../db/file/file-names.ts'
import { openCore } from '../../../../electron/core/open-core.ts'
import { environmentKeys, type KeyStore } from '../../../../electron/session/key-store.ts'
import { openSession } from '../../../../electron/core/open-session.ts'
import type { SessionOptions } from '../../../../electron/session/session.ts'
import type { PushEvent } from '../../../../shared/contract/ipc.ts'
import { monday, newFolder, valueOf } from '../open-desk.ts'

let count = 0

function options(folder: string, more: Partial<SessionOptions> = {}): SessionOptions {
  return {
    folder,
    clock: () => monday,
    newId: () => `exchange-${(count += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'UTC',
    ...more,
  }
}

async function openSample(folder = newFolder(), more: Partial<SessionOptions> = {}) {
  const core = openCore(options(folder, more))
  onTestFinished(() => core.close())
  const told: PushEvent[] = []
  core.subscribe((event) => told.push(event))
  valueOf(await core.request('set-up-sample', {}))
  return { core, folder, told }
}

test('[U7] a backup is restored while the window is open: what was there is a backup too, and each window loads anew', async () => {
  const { core, told } = await openSample()
  const { backup } = valueOf(await core.request('make-backup', {}))
  const study = { course: 'Logic', sessions: 2, periods: 1, strategy: 'steady' } as const
  const { days } = valueOf(await core.request('load-view', {})).state?.window ?? { days: [] }
  const dates = { from: days.at(-7)?.date ?? '', to: days.at(-1)?.date ?? '' }
  valueOf(await core.request('add-study', { ...study, ...dates, excludedWeekdays: [] }))
  const courses = async () =>
    valueOf(await core.request('load-view', {})).state?.taskClasses.map(({ course }) => course)
  expect(await courses()).toContain('Logic')
  told.length = 0
  // Asked at the same time, it is answered from the restored file.
  const [view, later] = await Promise.all([
    core.request('restore-backup', { name: backup.name }),
    courses(),
  ])
  expect(valueOf(view).view.state?.taskClasses.map(({ course }) => course)).not.toContain('Logic')
  expect(later).not.toContain('Logic')
  expect(told).toContainEqual({ kind: 'reload' })
  const [newest] = valueOf(await core.request('read-settings', {})).backups
  expect(newest?.why).toBe('restore')
  valueOf(await core.request('restore-backup', { name: newest?.name ?? '' }))
  expect(await courses()).toContain('Logic')
})

test('[U7] a backup that can’t be used leaves the week as it is', async () => {
  const { core, folder } = await openSample()
  const name = 'weekloom-2026-11-01T08-00-00.000Z-asked.db'
  valueOf(await core.request('make-backup', {}))
  writeFileSync(join(folder, 'backups', name), 'nonsense')
  const refused = await core.request('restore-backup', { name })
  expect(refused).toMatchObject({ ok: false, failure: { code: 'backup-unusable' } })
  expect(valueOf(await core.request('load-view', {})).term?.name).toBe('Sample term')
  const unknown = await core.request('restore-backup', { name: '../weekloom.db' })
  expect(unknown).toMatchObject({ ok: false, failure: { code: 'no-backup' } })
})

test('[U7] everything is erased after the word, with the keys, and the first run follows', async () => {
  let forgotten = 0
  const keys: KeyStore = { ...environmentKeys({}), forgetAll: () => (forgotten += 1) }
  const { core, folder, told } = await openSample(newFolder(), { keys })
  valueOf(await core.request('make-backup', {}))
  valueOf(await core.request('set-preferences', { theme: 'dark', reminderLead: 10 }))
  const refused = await core.request('erase-everything', { word: 'yes' })
  expect(refused).toMatchObject({ ok: false, failure: { code: 'wrong-erase-word' } })
  expect(forgotten).toBe(0)
  told.length = 0
  const view = valueOf(await core.request('erase-everything', { word: ' Erase ' }))
  expect(view).toMatchObject({ term: null, state: null, timeline: [] })
  expect(view.preferences).toMatchObject({ theme: 'system', reminderLead: null })
  expect(told).toContainEqual({ kind: 'reload' })
  expect(forgotten).toBe(1)
  // The new, empty file gets its backup of the day and nothing else.
  core.tick()
  const { backups } = valueOf(await core.request('read-settings', {}))
  expect(backups.map(({ why }) => why)).toEqual(['daily'])
  expect(readdirSync(folder).filter((name) => name.includes('aside'))).toEqual([])
  valueOf(await core.request('set-up-sample', {}))
})

test('[U7] an erasing that a kill cut short is finished at the next start, keys too', async () => {
  const folder = newFolder()
  const { core } = await openSample(folder)
  await core.close()
  writeFileSync(eraseMark(folder), '')
  let forgotten = 0
  const keys: KeyStore = { ...environmentKeys({}), forgetAll: () => (forgotten += 1) }
  const opened = openSession(options(folder, { keys }))
  if (!opened.ok) throw new Error(opened.failure.message)
  onTestFinished(() => opened.value.close())
  expect(valueOf(await opened.value.request('load-view', {})).term).toBeNull()
  expect(forgotten).toBe(1)
  expect(existsSync(eraseMark(folder))).toBe(false)
})
