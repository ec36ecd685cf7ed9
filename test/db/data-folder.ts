// Data folders for tests: real files in a temporary place, opened, copied as a kill would leave them, and dumped.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { commitChange } from '../../db/change.ts'
import { databaseFile } from '../../db/file/file-names.ts'
import { openDatabase } from '../../db/file/open-database.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import { diffStates, type ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { at, event, item, schedule, taskClass, term, week } from '../builders.ts'

export const now = '2026-11-02T08:00:00.000Z'

/** An empty folder that goes with the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-db-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Opens, or fails the test with the problem. */
export function open(folder: string): WeekloomDatabase {
  const opened = openDatabase(folder, { create: true, at: now })
  if (!opened.ok) throw new Error(`not opened: ${JSON.stringify(opened.failure)}`)
  onTestFinished(() => {
    if (opened.value.connection.open) opened.value.close()
  })
  return opened.value
}

/** A class on Monday that hosts, one on Tuesday, and three items of which one is placed. */
export const smallState: ScheduleState = schedule([
  event(1, at(1, 3, 4), { series: 1, title: 'Algebra', hosts: true }),
  event(2, at(2, 1, 2), { series: 2, title: 'History' }),
  item(3, { place: at(3, 1) }),
  item(4),
  item(5),
  taskClass(1),
])

/** A file with the term and `state` in it. */
export function openWith(folder: string, state = smallState): WeekloomDatabase {
  const database = open(folder)
  const diff = diffStates({ window: week(), tasks: [], taskClasses: [] }, state)
  commitChange(database, { at: now, change: byPerson(diff), term: term() })
  return database
}

export function byPerson(diff: ScheduleDiff, why = 'test') {
  return { kind: 'diff', diff, who: 'person', why, cardId: null } as const
}

/** The diff that gives item `id` another place, or none. */
export function placing(state: ScheduleState, id: number, place = at(4, id)): ScheduleDiff {
  const tasks = state.tasks.map((task) =>
    task.kind === 'item' && task.id === id ? item(id, { place }) : task,
  )
  return diffStates(state, { ...state, tasks })
}

/** Every row of every table, for comparing whole files. */
export function dump({ connection }: WeekloomDatabase): Record<string, unknown[]> {
  const names = connection
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all()
    .map(String)
  return Object.fromEntries(
    names.map((name) => [name, connection.prepare(`SELECT * FROM "${name}"`).all()]),
  )
}

/** A copy of the folder's file, its log and its mark as they lie on the disk now: what a kill at this instant would leave. */
export function copyAsKilled(folder: string): string {
  const copy = emptyFolder()
  mkdirSync(copy, { recursive: true })
  for (const suffix of ['', '-wal', '-remains']) {
    const file = `${databaseFile(folder)}${suffix}`
    if (existsSync(file)) copyFileSync(file, `${databaseFile(copy)}${suffix}`)
  }
  return copy
}

export function bytesOf(folder: string): Buffer {
  return readFileSync(databaseFile(folder))
}
