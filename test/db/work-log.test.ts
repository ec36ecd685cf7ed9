// The work log in the file: written with its item in one transaction, undone and redone with it, kept over restarts and kills.
import { expect, test } from 'vitest'
import { checkDatabase } from '../../db/file/check-database.ts'
import { commitChange } from '../../db/change.ts'
import { nextIds } from '../../db/ids.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import { readState } from '../../db/schedule.ts'
import { diffStates } from '../../shared/schedule/diff.ts'
import { applyEdit } from '../../shared/schedule/edits.ts'
import { findTask, type ScheduleState } from '../../shared/schedule/state.ts'
import type { ItemTask } from '../../shared/schedule/task.ts'
import type { Mark } from '../../shared/schedule/work-log.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../builders.ts'
import { byPerson, copyAsKilled, dump, emptyFolder, now, open, openWith } from './data-folder.ts'

/** A host with a guest on Monday, and two more items of which one is placed. */
const begun = schedule([
  event(1, at(1, 3, 4), { series: 1, title: 'Algebra', hosts: true }),
  item(2, { place: at(1, 3), hostId: 1 }),
  item(3, { place: at(2, 1, 2), title: 'Lab report' }),
  item(4, { duration: 2 }),
  taskClass(1),
])

function stateOf(database: WeekloomDatabase): ScheduleState {
  const state = readState(database)
  if (state === null) throw new Error('the file has no term')
  return state
}

function markIn(database: WeekloomDatabase, task: number, mark: Mark, minutes: number | null) {
  const restId = nextIds(database).task
  const edit = { kind: 'mark', task, mark, minutes, restId } as const
  const marked = applyEdit(stateOf(database), edit, { day: 4, period: 0 })
  if (!marked.ok) throw new Error(marked.failure.reason.kind)
  return commitChange(database, { at: now, change: byPerson(marked.value.diff) })
}

function logOf(database: WeekloomDatabase, id: number): ItemTask['log'] {
  const task = findTask(stateOf(database), id)
  return task?.kind === 'item' ? task.log : undefined
}

function reopened(folder: string, database: WeekloomDatabase): WeekloomDatabase {
  database.close()
  return open(folder)
}

test('[P6] [D2] a mark, its log and its rest are written in one change and read back the same', () => {
  const folder = emptyFolder()
  const database = openWith(folder, begun)
  const { state } = markIn(database, 3, 'partly', 50)
  expect(logOf(database, 3)).toEqual([
    { outcome: 'partly', place: at(2, 1, 2), planned: 90, minutes: 50, restId: 5 },
  ])
  expect(dump(database)['work_log']).toEqual([
    {
      item: 3,
      seq: 1,
      outcome: 'partly',
      date: '2026-11-03',
      slot_start: 1,
      slot_end: 2,
      planned: 90,
      minutes: 50,
      rest: 5,
      checksum: expect.any(Number),
    },
  ])
  const again = reopened(folder, database)
  expect(readState(again)).toEqual(state)
  expect(checkDatabase(again)).toMatchObject({ isSound: true })
})

test('[P6] [D3] undo takes the mark, its log and its rest back, redo brings them again, over restarts', () => {
  const folder = emptyFolder()
  let database = openWith(folder, begun)
  const before = stateOf(database)
  const { state: missed, entryId: first } = markIn(database, 2, 'missed', null)
  const { state: partly, entryId: second } = markIn(database, 3, 'partly', 50)
  database = reopened(folder, database)
  commitChange(database, { at: now, change: { kind: 'undo', entryId: second } })
  expect(readState(database)).toEqual(missed)
  expect(dump(database)['work_log']).toHaveLength(1)
  commitChange(database, { at: now, change: { kind: 'undo', entryId: first } })
  database = reopened(folder, database)
  expect(readState(database)).toEqual(before)
  expect(dump(database)['work_log']).toEqual([])
  commitChange(database, { at: now, change: { kind: 'redo', entryId: first } })
  commitChange(database, { at: now, change: { kind: 'redo', entryId: second } })
  database = reopened(folder, database)
  expect(readState(database)).toEqual(partly)
})

test('[P6] a miss at an earlier place stays in the log before what came after it', () => {
  const folder = emptyFolder()
  let database = openWith(folder, begun)
  markIn(database, 3, 'missed', null)
  const state = stateOf(database)
  const placed = applyEdit(state, { kind: 'place', task: 3, day: 5, start: 1 }, beforeTerm)
  if (!placed.ok) throw new Error(placed.failure.reason.kind)
  commitChange(database, { at: now, change: byPerson(placed.value.diff) })
  markIn(database, 3, 'done', 120)
  database = reopened(folder, database)
  expect(logOf(database, 3)).toEqual([
    entry({ outcome: 'missed', minutes: 0 }),
    entry({ place: at(5, 1, 2), minutes: 120 }),
  ])
})

test('[S1] the id of a rest that was undone is not given again', () => {
  const database = openWith(emptyFolder(), begun)
  const { entryId } = markIn(database, 3, 'partly', 50)
  commitChange(database, { at: now, change: { kind: 'undo', entryId } })
  markIn(database, 3, 'partly', 60)
  expect(logOf(database, 3)).toMatchObject([{ restId: 6 }])
})

test('[P6] [D4] killed after the answer, the mark is there; killed before, nothing of it is', () => {
  const folder = emptyFolder()
  const database = openWith(folder, begun)
  const before = stateOf(database)
  const killedBefore = copyAsKilled(folder)
  const { state } = markIn(database, 3, 'partly', 50)
  const killedAfter = copyAsKilled(folder)
  expect(readState(open(killedBefore))).toEqual(before)
  expect(readState(open(killedAfter))).toEqual(state)
})

test('[P6] [D2] a mark that can not be written whole leaves file and memory as they were', () => {
  const database = openWith(emptyFolder(), begun)
  const before = stateOf(database)
  const rows = dump(database)
  database.connection.exec(
    "CREATE TEMP TRIGGER no_log BEFORE INSERT ON work_log BEGIN SELECT RAISE(ABORT, 'no room'); END",
  )
  expect(() => markIn(database, 3, 'partly', 50)).toThrow(/no room/)
  expect(dump(database)).toEqual(rows)
  expect(readState(database)).toEqual(before)
})

test.for<[string, ItemTask['log']]>([
  ['a mark away from the place', [entry({ place: at(2, 3, 4) })]],
  ['work at two places', [entry({}), entry({})]],
  ['a miss with work in it', [entry({ outcome: 'missed', minutes: 5 })]],
  ['a partly done block without a rest', [entry({ outcome: 'partly' })]],
  ['a rest that is not there', [entry({ outcome: 'partly', restId: 99 })]],
  ['a rest that comes before its block', [entry({ outcome: 'partly', restId: 2 })]],
  ['a done block with a rest', [entry({ restId: 4 })]],
])('[D2] a log with %s is never written', ([, log]) => {
  const database = openWith(emptyFolder(), begun)
  const before = stateOf(database)
  const tasks = before.tasks.map((task) =>
    task.id === 3 && task.kind === 'item' && log !== undefined ? { ...task, log } : task,
  )
  const diff = diffStates(before, { ...before, tasks })
  expect(() => commitChange(database, { at: now, change: byPerson(diff) })).toThrow(/does not hold/)
  expect(readState(database)).toEqual(before)
})

function entry(changes: Partial<NonNullable<ItemTask['log']>[number]>) {
  return {
    outcome: 'done' as const,
    place: at(2, 1, 2),
    planned: 90,
    minutes: 90,
    restId: null,
    ...changes,
  }
}
