// Makes backups of every kind in random use, restores each, and compares it table by table with what the file held then.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Backup, listBackups } from '../../../db/file/backup.ts'
import { databaseFile } from '../../../db/file/file-names.ts'
import { newId } from '../../../electron/machine/clock.ts'
import { connect } from '../../../db/store/sqlite.ts'
import { openCore, type RequestCore } from '../../../electron/core/open-core.ts'
import { restoreNamed } from '../../../electron/session/mend-data.ts'
import { pick } from '../dice.ts'
import { add, type Harness, shorterLists, type Tally, type Trial } from '../harness.ts'

const acts = [
  'theme',
  'few',
  'many',
  'undo',
  'ask',
  'talk',
  'hour',
  'day',
  'restart',
  'back',
] as const

type Act = (typeof acts)[number]

type Use = { acts: Act[] }

export const backups: Harness<Use> = {
  name: 'backups',
  unit: 'simulated runs',
  fast: 4,
  long: 400,
  told: ['restored', 'not as the file was'],
  begin: (): Trial<Use> => ({
    draw: (dice) => ({ acts: Array.from({ length: 4 + dice(9) }, () => pick(dice, acts)) }),
    attempt,
    simpler: (use) => shorterLists(use.acts).map((fewer) => ({ acts: fewer })),
    end: () => undefined,
  }),
  faults: [
    {
      name: 'a copy is changed while it is marked',
      file: 'db/file/backup.ts',
      find: "copy.pragma('synchronous = OFF')",
      replace: "copy.exec('DELETE FROM term')",
    },
    {
      name: 'no copy passes its own check',
      file: 'db/file/backup.ts',
      find: "copy.pragma('synchronous = OFF')",
      replace: "copy.exec('UPDATE term SET name = 1')",
    },
    {
      name: 'a restore forgets a table',
      file: 'db/file/restore.ts',
      find: "connection.pragma('journal_mode = WAL')",
      replace: "connection.exec('DELETE FROM preference')",
    },
    {
      name: 'the copy before many changes is made after them',
      file: 'electron/session/apply-change.ts',
      find: 'if (before !== null) copyBeforeChange(context, change)\n  const receipt = commitChange(context.database, { at: context.clock(), change, ...extras })',
      replace:
        'const receipt = commitChange(context.database, { at: context.clock(), change, ...extras })\n  if (before !== null) copyBeforeChange(context, change)',
    },
  ],
}

type Tables = Record<string, unknown[]>

type World = {
  folder: string
  clock: { now: number }
  core: RequestCore
  held: Map<string, Tables>
}

async function attempt({ acts: chosen }: Use, tally: Tally): Promise<string | null> {
  const parent = mkdtempSync(join(tmpdir(), 'weekloom-backups-'))
  const folder = join(parent, 'data')
  try {
    const world = start(folder)
    note(world, null)
    await world.core.request('set-up-sample', {})
    for (const act of chosen) {
      // What looking makes, a conversation, is there before.
      await world.core.request('load-view', {})
      const before = heldBy(world)
      await perform(world, act)
      note(world, before)
    }
    await world.core.close()
    if (listBackups(folder).length === 0) return 'no backup was made'
    return compareAll(world, parent, tally)
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

function start(folder: string): World {
  const clock = { now: 480 }
  return { folder, clock, held: new Map(), core: open(folder, clock) }
}

function open(folder: string, clock: { now: number }): RequestCore {
  return openCore({
    folder,
    clock: () => instant(clock.now),
    newId,
    pause: () => Promise.resolve(),
    zone: 'UTC',
  })
}

const two = (value: number) => String(value).padStart(2, '0')

/** Of minutes after the first midnight. */
function instant(minutes: number): string {
  const [day, rest] = [Math.floor(minutes / 1440), minutes % 1440]
  return `2026-11-${two(2 + (day % 28))}T${two(Math.floor(rest / 60))}:${two(rest % 60)}:00.000Z`
}

async function perform(world: World, act: Act): Promise<void> {
  const { core, clock } = world
  clock.now += 1
  switch (act) {
    case 'theme':
      return void (await core.request('set-preferences', {
        theme: clock.now % 2 === 0 ? 'dark' : 'light',
      }))
    case 'few':
      return addStudy(core, 2, clock.now)
    case 'many':
      return addStudy(core, 20, clock.now)
    case 'undo':
      return void (await core.request('undo', {}))
    case 'ask':
      return void (await core.request('make-backup', {}))
    case 'talk':
      return deleteConversation(core)
    case 'hour':
    case 'day':
      clock.now += act === 'hour' ? 60 : 1440
      core.tick()
      return undefined
    case 'restart':
      await core.close()
      world.core = open(world.folder, clock)
      return undefined
    case 'back':
      return restoreOldest(world)
  }
}

async function addStudy(core: RequestCore, sessions: number, count: number): Promise<void> {
  const view = await core.request('load-view', {})
  const days = view.ok ? (view.value.state?.window.days ?? []) : []
  await core.request('add-study', {
    course: `Course ${count}`,
    sessions,
    periods: 1,
    strategy: 'steady',
    excludedWeekdays: [],
    from: days.at(-14)?.date ?? '',
    to: days.at(-1)?.date ?? '',
  })
}

async function deleteConversation(core: RequestCore): Promise<void> {
  const view = await core.request('load-view', {})
  if (view.ok) await core.request('delete-conversation', { id: view.value.conversation.id })
}

async function restoreOldest({ core, folder }: World): Promise<void> {
  const oldest = listBackups(folder).at(-1)
  if (oldest !== undefined) await core.request('restore-backup', { name: basename(oldest.file) })
}

/** What each backup that is new holds: before a write what was there before it, else what is there. */
function note({ folder, held }: World, before: Tables | null): void {
  const present = tablesIn(databaseFile(folder))
  for (const backup of listBackups(folder)) {
    const name = basename(backup.file)
    if (!held.has(name)) held.set(name, isBefore(backup) ? (before ?? present) : present)
  }
}

function isBefore({ why }: Backup): boolean {
  return ['import', 'bulk', 'delete', 'restore', 'migration'].includes(why)
}

function heldBy({ folder }: World): Tables {
  return tablesIn(databaseFile(folder))
}

/** Every row of every table but the mark, which is another one in each copy. */
function tablesIn(file: string): Tables {
  const connection = connect(file, 'read-only', 0)
  try {
    const names = connection
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name <> 'file_generation'",
      )
      .pluck()
      .all()
      .map(String)
    return Object.fromEntries(
      names.map((name) => [name, connection.prepare(`SELECT * FROM "${name}"`).all()]),
    )
  } finally {
    connection.close()
  }
}

function compareAll({ folder, held }: World, parent: string, tally: Tally): string | null {
  for (const { file } of listBackups(folder)) {
    const name = basename(file)
    const copy = join(parent, `copy-${name}`)
    cpSync(folder, copy, { recursive: true })
    const restored = restoreNamed(copy, name, instant(2000), 'en')
    if (!restored.ok) return `${name} was not restored: ${restored.failure.message}`
    add(tally, 'restored')
    const different = differentTables(tablesIn(databaseFile(copy)), held.get(name) ?? {})
    rmSync(copy, { recursive: true })
    if (different.length === 0) continue
    add(tally, 'not as the file was')
    return `${name} differs in ${different.join(', ')}`
  }
  return null
}

function differentTables(found: Tables, wanted: Tables): string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(wanted)])
  return [...names].filter((name) => !isDeepStrictEqual(found[name], wanted[name]))
}
