// Backups, the file of everything, reminders and erasing from the terminal, on real files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { databaseFile } from '../../../db/file/file-names.ts'
import { everythingSchema } from '../../../shared/everything/everything-file.ts'
import { openTerminal } from './terminal.ts'

const morning = '2026-11-23T07:30:00Z'

it('[D5] a backup is made, listed and restored, and what was there is kept as one', async () => {
  const terminal = openTerminal(morning)
  await terminal.run('init', '--sample')
  const made = (await terminal.run('backup')).result
  expect(made).toMatchObject({ ok: true, backup: { why: 'asked' } })
  const name = String(Reflect.get(Object(made['backup']), 'name'))
  await terminal.run('week-start', 'sunday')
  expect((await terminal.run('week-start')).result).toMatchObject({ weekStart: 'sunday' })
  const restored = (await terminal.run('restore', name)).result
  expect(restored).toMatchObject({
    ok: true,
    aside: null,
    kept: expect.stringMatching(/-restore\.db$/),
  })
  expect((await terminal.run('week-start')).result).toMatchObject({ weekStart: 'monday' })
  const { text } = await terminal.read('backups')
  expect(text).toContain(name)
})

it('[U7] the file of everything moves into another folder, and no other file does', async () => {
  const [old, fresh] = [openTerminal(morning), openTerminal(morning)]
  await old.run('init', '--sample')
  await old.run('week-start', 'sunday')
  const out = join(old.folder, '..', 'everything.json')
  await old.run('export', '--everything', out)
  await fresh.run('init')
  const moved = (await fresh.run('restore', out)).result
  expect(moved).toMatchObject({ ok: true, kept: expect.stringMatching(/-restore\.db$/) })
  expect((await fresh.run('week-start')).result).toMatchObject({ weekStart: 'sunday' })
  const refused = await fresh.run('restore', databaseFile(old.folder))
  expect(refused).toMatchObject({ code: 3, result: { problem: { code: 'not-everything' } } })
})

it('[U7] everything is written to one file outside the folder, and erased only with the long word', async () => {
  const terminal = openTerminal(morning)
  await terminal.run('init', '--sample')
  const out = join(terminal.folder, '..', 'everything.json')
  const inside = await terminal.run('export', '--everything', join(terminal.folder, 'all.json'))
  expect(inside.result).toMatchObject({ ok: false, problem: { code: 'inside-data' } })
  expect((await terminal.run('export', '--everything', out)).code).toBe(0)
  expect(everythingSchema.parse(JSON.parse(readFileSync(out, 'utf8'))).term?.name).toBe(
    'Sample term',
  )
  expect((await terminal.run('export', '--everything', out, '--format', 'ics')).code).toBe(2)
  expect((await terminal.run('erase')).code).toBe(2)
  expect(existsSync(databaseFile(terminal.folder))).toBe(true)
  expect((await terminal.run('erase', '--yes-erase-everything')).code).toBe(0)
  expect(existsSync(databaseFile(terminal.folder))).toBe(false)
  const again = await terminal.run('erase', '--yes-erase-everything')
  expect(again.result).toMatchObject({ ok: false, problem: { code: 'nothing-to-erase' } })
  await terminal.run('init')
  expect((await terminal.run('import', out)).code).toBe(0)
})

it('[U7] reminders are off until they are asked for, and take five minutes to three hours', async () => {
  const terminal = openTerminal(morning)
  await terminal.run('init', '--sample')
  expect((await terminal.run('reminders')).result).toMatchObject({ reminderLead: null })
  expect((await terminal.run('reminders', '4')).code).toBe(2)
  expect((await terminal.run('reminders', '181')).code).toBe(2)
  expect((await terminal.run('week-start', 'tuesday')).code).toBe(2)
  await terminal.run('reminders', '20')
  expect((await terminal.run('reminders')).result).toMatchObject({ reminderLead: 20 })
  await terminal.run('reminders', 'off')
  const { text } = await terminal.read('reminders')
  expect(text).toBe('Reminders are off.')
})
