// To any point of the history and on again: in one transaction, from the file as it is, past nothing that is damaged.
import { readFileSync, writeFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitChange } from '../../db/change.ts'
import { databaseFile } from '../../db/file/file-names.ts'
import { findEntry, historyHeads, historyPage } from '../../db/history.ts'
import { commitWalk, findWalk } from '../../db/history-walk.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import { readState } from '../../db/schedule.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { at } from '../builders.ts'
import { byPerson, dump, emptyFolder, now, open, openWith, placing } from './data-folder.ts'

function stateOf(database: WeekloomDatabase): ScheduleState {
  const state = readState(database)
  if (state === null) throw new Error('no term')
  return state
}

function place(database: WeekloomDatabase, id: number, day: number, why = `day ${day}`): number {
  const change = byPerson(placing(stateOf(database), id, at(day, id)), why)
  return commitChange(database, { at: now, change }).entryId
}

function walk(database: WeekloomDatabase, direction: 'undo' | 'redo', to: number) {
  const found = findWalk(database, direction, to)
  if (found?.ok !== true) throw new Error(JSON.stringify(found))
  commitWalk(database, direction, found.value, now)
  expect(readState(database)).toEqual(found.value.after)
  return found.value
}

const moves = fc.array(
  fc.record({ id: fc.constantFrom(3, 4, 5), day: fc.integer({ min: 1, max: 7 }) }),
  { minLength: 1, maxLength: 7 },
)

test('[D3] undo to any point and redo to the end is the identity, over a restart too', () => {
  fc.assert(
    fc.property(moves, fc.nat(), fc.boolean(), (steps, point, restarts) => {
      const folder = emptyFolder()
      let database = openWith(folder)
      const then = [stateOf(database)]
      const ids = [1]
      for (const { id, day } of steps) {
        // A place that it has already would be no change.
        const before = stateOf(database)
        if (before.tasks.find((task) => task.id === id)?.place?.day === day) continue
        ids.push(place(database, id, day))
        then.push(stateOf(database))
      }
      if (ids.length === 1) return
      const to = point % (ids.length - 1)
      walk(database, 'undo', ids[to] ?? 0)
      expect(stateOf(database)).toEqual(then[to])
      if (restarts) {
        database.close()
        database = open(folder)
      }
      walk(database, 'redo', ids.at(-1) ?? 0)
      expect(stateOf(database)).toEqual(then.at(-1))
      expect(historyHeads(database).redo).toBeNull()
      database.close()
    }),
    { numRuns: 25 },
  )
})

test('[D3] each way of asking for what can not be walked has its own refusal', () => {
  const database = openWith(emptyFolder())
  const gone = place(database, 4, 2, 'gone')
  walk(database, 'undo', 1)
  const stands = place(database, 5, 3, 'stands')
  const undone = place(database, 5, 4, 'undone')
  walk(database, 'undo', stands)
  const before = dump(database)
  const failureOf = (direction: 'undo' | 'redo', to: number) => {
    const found = findWalk(database, direction, to)
    return found?.ok === false ? found.failure : found
  }
  expect(failureOf('undo', 99)).toEqual({ kind: 'unknown' })
  expect(failureOf('redo', 0)).toEqual({ kind: 'unknown' })
  expect(failureOf('undo', gone)).toEqual({ kind: 'superseded', why: 'gone' })
  expect(failureOf('redo', gone)).toEqual({ kind: 'superseded', why: 'gone' })
  expect(failureOf('undo', undone)).toEqual({ kind: 'other-way', why: 'undone' })
  expect(failureOf('redo', stands)).toEqual({ kind: 'other-way', why: 'stands' })
  expect(failureOf('undo', stands)).toEqual({ kind: 'already-there' })
  expect(findWalk(open(emptyFolder()), 'undo', 0)).toBeNull()
  expect(dump(database)).toEqual(before)
})

test('[D3] before the first change there is an empty term, and everything comes back from there', () => {
  const database = openWith(emptyFolder())
  const last = place(database, 4, 2)
  const whole = stateOf(database)
  expect(walk(database, 'undo', 0).entries.map(({ id }) => id)).toEqual([last, 1])
  expect(stateOf(database).tasks).toEqual([])
  walk(database, 'redo', last)
  expect(stateOf(database)).toEqual(whole)
})

test('[D2] [D3] a walk that fails half way leaves the file byte for byte as it was', () => {
  const database = openWith(emptyFolder())
  place(database, 4, 2)
  place(database, 4, 3)
  const found = findWalk(database, 'undo', 1)
  if (found?.ok !== true) throw new Error('no walk')
  const before = dump(database)
  const [newest] = found.value.entries
  if (newest === undefined) throw new Error('no entry')
  // The second is not the next one any more once the first is undone.
  const twice = { ...found.value, entries: [newest, newest] }
  expect(() => commitWalk(database, 'undo', twice, now)).toThrow(/not the next to undo/)
  expect(dump(database)).toEqual(before)
})

test('[D3] the list says what was undone and what another change took the place of', () => {
  const database = openWith(emptyFolder())
  place(database, 4, 2, 'one')
  walk(database, 'undo', 1)
  place(database, 4, 3, 'two')
  place(database, 4, 4, 'three')
  walk(database, 'undo', 3)
  const page = historyPage(database, { before: null, limit: 3 })
  expect(page.hasEarlier).toBe(true)
  expect(page.lines.map(({ why, standing }) => [why, standing])).toEqual([
    ['three', 'undone'],
    ['two', 'done'],
    ['one', 'superseded'],
  ])
  expect(historyPage(database, { before: 2, limit: 3 })).toEqual({
    lines: [{ id: 1, at: now, who: 'person', why: 'test', standing: 'done' }],
    hasEarlier: false,
  })
})

test('[D3] [D4] a damaged entry is named, and there is no way past it', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const damaged = place(database, 4, 2, 'bright idea')
  const last = place(database, 5, 3, 'after it')
  database.close()
  const file = databaseFile(folder)
  const bytes = readFileSync(file)
  bytes[bytes.indexOf('bright idea')] = 'c'.charCodeAt(0)
  writeFileSync(file, bytes)
  const reopened = open(folder)
  expect(historyPage(reopened, { before: null, limit: 9 }).lines).toMatchObject([
    { standing: 'done' },
    { standing: 'damaged', who: null },
    { standing: 'done' },
  ])
  expect(findEntry(reopened, damaged)).toBe('damaged')
  expect(findEntry(reopened, 99)).toBe('unknown')
  expect(findWalk(reopened, 'undo', 1)).toMatchObject({
    ok: false,
    failure: { kind: 'damaged', id: damaged },
  })
  expect(findWalk(reopened, 'undo', damaged)).toMatchObject({ ok: true })
  expect(findEntry(reopened, last)).toMatchObject({ why: 'after it' })
})
