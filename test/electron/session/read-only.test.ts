// A folder that can't be written and a disk that is full: looking and exporting work, every write is refused with a sentence.
import { closeSync, cpSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFile } from '../../../db/file/file-names.ts'
import { connect } from '../../../db/store/sqlite.ts'
import { runCommandLine } from '../../../electron/cli/run-command-line.ts'
import { openCore } from '../../../electron/core/open-core.ts'
import { mountSmallDisk, type SmallDisk } from '../../db/small-disk.ts'
import { monday, openDesk, valueOf } from './open-desk.ts'

/** The sample term on a disk of its own, closed, or as a kill leaves it. */
async function makeDisk(end: 'closed' | 'killed'): Promise<SmallDisk | null> {
  const disk = mountSmallDisk(4)
  if (disk === null) return null
  const { folder, session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  session.tick()
  if (end === 'closed') await session.close()
  else valueOf(await session.request('set-preferences', { theme: 'dark' }))
  cpSync(folder, disk.folder, { recursive: true })
  return disk
}

function fill(folder: string): void {
  const file = openSync(join(folder, 'filler'), 'w')
  try {
    for (let size = 65_536; size >= 1; size = size / 2) fillBy(file, size)
  } finally {
    closeSync(file)
  }
}

function fillBy(file: number, size: number): void {
  try {
    for (;;) writeSync(file, Buffer.alloc(size))
  } catch {
    // It is full to that size.
  }
}

const readOnly = {
  spoil: (disk: SmallDisk) => disk.makeReadOnly(),
  mend: (disk: SmallDisk) => disk.makeWritable(),
}

const full = {
  spoil: (disk: SmallDisk) => fill(disk.folder),
  mend: (disk: SmallDisk) => rmSync(join(disk.folder, 'filler')),
}

const states = [
  { name: 'a read-only folder', end: 'closed', ...readOnly },
  { name: 'a read-only folder after a kill', end: 'killed', ...readOnly },
  { name: 'a full disk', end: 'closed', ...full },
  { name: 'a full disk after a kill', end: 'killed', ...full },
] as const

test.for(states)(
  '[D4] $name is opened read-only: look and export, until it can be written again',
  async ({ end, spoil, mend }, { skip }) => {
    const disk = await makeDisk(end)
    if (disk === null) {
      skip('this machine lets no test mount a disk')
      return
    }
    spoil(disk)
    const { folder } = disk
    const before = [readdirSync(folder), readFileSync(databaseFile(folder))]
    const core = openCore({
      folder,
      clock: () => monday,
      newId: () => 'x',
      pause: () => Promise.resolve(),
      zone: 'UTC',
    })
    onTestFinished(() => core.close())
    const view = valueOf(await core.request('load-view', {}))
    expect(view.dataNotices).toMatchObject([
      { kind: 'read-only', message: expect.stringContaining(`can't write to ${folder}`) },
    ])
    expect(view.term?.name).toBe('Sample term')
    expect(view.preferences.theme).toBe(end === 'killed' ? 'dark' : 'system')
    for (const format of ['ics', 'json', 'csv', 'md'] as const) {
      const file = valueOf(await core.request('export-schedule', { format, withEvents: true }))
      expect(file.content).toMatchObject({ text: expect.stringMatching(/\S/) })
    }
    valueOf(await core.request('export-everything', {}))
    const writes = [
      await core.request('set-preferences', { theme: 'light' }),
      await core.request('start-conversation', {}),
      await core.request('say', { text: 'plan my week' }),
      await core.request('undo', {}),
      await core.request('make-backup', {}),
    ]
    expect(writes.map((reply) => reply.ok)).toEqual(writes.map(() => false))
    core.tick()
    expect(valueOf(await core.request('load-view', {}))).toEqual(view)
    expect([readdirSync(folder), readFileSync(databaseFile(folder))]).toEqual(before)
    // Once there is a way to write again, no restart is needed.
    const told: string[] = []
    core.subscribe(({ kind }) => told.push(kind))
    mend(disk)
    core.tick()
    expect(valueOf(await core.request('load-view', {})).dataNotices).toEqual([])
    expect(told).toContain('reload')
    valueOf(await core.request('set-preferences', { theme: 'light' }))
    await core.close()
  },
)

test.for([
  { name: 'a row that every start reads', sql: "UPDATE term SET name = 'another'" },
  { name: 'an event', sql: "UPDATE event_occurrence SET date = date(date, '+1 day')" },
])(
  '[D4] [D6] a read-only folder in which $name is damaged is never shown as right',
  async ({ sql }, { skip }) => {
    const disk = await makeDisk('closed')
    if (disk === null) {
      skip('this machine lets no test mount a disk')
      return
    }
    const file = connect(databaseFile(disk.folder), 'must-exist', 0)
    expect(file.prepare(sql).run().changes).toBeGreaterThan(0)
    file.close()
    disk.makeReadOnly()
    const core = openCore({
      folder: disk.folder,
      clock: () => monday,
      newId: () => 'x',
      pause: () => Promise.resolve(),
      zone: 'UTC',
    })
    onTestFinished(() => core.close())
    const seen = await core.request('load-view', {})
    const failure = seen.ok ? null : seen.failure
    expect([failure?.code, failure?.backups?.length]).toEqual(['data-damaged', 1])
  },
)

test('[D4] the terminal shows and exports from a read-only folder, says so, and refuses to write', async ({
  skip,
}) => {
  const disk = await makeDisk('closed')
  if (disk === null) {
    skip('this machine lets no test mount a disk')
    return
  }
  disk.makeReadOnly()
  const run = async (...words: string[]) => {
    const said: string[] = []
    const complained: string[] = []
    const code = await runCommandLine(
      [...words, '--data', disk.folder, '--lang', 'en', '--now', monday],
      { out: (line) => said.push(line), err: (line) => complained.push(line) },
    )
    return { code, said: said.join('\n'), complained: complained.join('\n') }
  }
  const shown = await run('state')
  expect(shown).toMatchObject({ code: 0, complained: expect.stringContaining('Read-only:') })
  expect((await run('export', '--format', 'md')).said).not.toContain('Read-only')
  const lines = (await run('state', '--json')).said.split('\n')
  expect(lines.filter((line) => line.includes('Read-only'))).toEqual([
    expect.stringContaining('"kind":"warning"'),
  ])
  expect(await run('week-start', 'sunday')).toMatchObject({
    code: 3,
    complained: expect.stringContaining('Nothing was changed'),
  })
})
