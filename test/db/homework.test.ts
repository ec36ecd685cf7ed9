// Homework and texts in the file (H1, R2): a kill after any acknowledged write loses none of it, and a link is never half.
import { expect, test } from 'vitest'
import { commitChange } from '../../db/commit-change.ts'
import {
  addHomework,
  changeHomework,
  findHomework,
  readHomework,
  removeHomework,
} from '../../db/homework.ts'
import { historyEntries } from '../../db/history.ts'
import { nextIds } from '../../db/ids.ts'
import type { WeekloomDatabase } from '../../db/open-database.ts'
import { readState } from '../../db/read-state.ts'
import {
  addMaterial,
  readAttempts,
  readMaterials,
  readRecital,
  removeMaterial,
  writeAttempt,
  writeRecital,
} from '../../db/recite.ts'
import { editHomework } from '../../shared/homework/edit-homework.ts'
import { idle } from '../../shared/recite/recital.ts'
import { applyWorkEdit } from '../../shared/schedule/work/work-edit.ts'
import { byPerson, copyAsKilled, dump, emptyFolder, now, open, openWith } from './data-folder.ts'

const draft = { title: 'Lab report', course: 'Physics', dueDate: '2026-11-27', dueTime: '17:00' }

/** One session of new work, as the diff that makes it. */
function newWork(database: WeekloomDatabase) {
  const state = readState(database)
  if (state === null) throw new Error('no term')
  const ids = nextIds(database)
  const fields = { title: 'Homework: Lab report', course: 'Physics', toDay: 5 }
  const sessions = [{ title: 'Lab report', periods: 1 }]
  const moment = { day: 1, period: 0 }
  const edit = { kind: 'class', classId: null, fields, sessions } as const
  const made = applyWorkEdit(state, edit, moment, ids)
  if (!made.ok) throw new Error(made.failure.kind)
  return { diff: made.value.diff, classId: ids.class }
}

test('[H1] [R2] killed right after any write, all that was acknowledged is there', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const homework = () => findHomework(database, 1)
  const listening = { kind: 'listening' as const, material: 1, conversation: null, scores: [] }
  const attempt = { id: 'a', material: 1, at: now, round: 1, text: 'x', score: 50, coverage: 60 }
  const writes: (() => unknown)[] = [
    () => addHomework(database, draft, now),
    () => {
      const before = homework()
      if (before === null) throw new Error('gone')
      const edited = editHomework(before, { kind: 'add-step', text: 'Measure' }, now)
      if (edited.ok) changeHomework(database, { ...edited.value, solution: '1) 4' })
    },
    () => {
      const { diff, classId } = newWork(database)
      const work = { classId, tasks: null }
      commitChange(database, { at: now, change: byPerson(diff), homework: { id: 1, work } })
    },
    () => addMaterial(database, { title: 'T', course: '', text: 'x y', taskId: null }, now),
    () => writeRecital(database, listening),
    () =>
      writeAttempt(database, { attempt, recital: { ...listening, scores: [50] }, memory: null }),
    () => removeMaterial(database, 1, idle),
    () => removeHomework(database, 1),
  ]
  for (const write of writes) {
    write()
    const after = open(copyAsKilled(folder))
    expect(dump(after)).toEqual(dump(database))
    expect([
      readHomework(after),
      readMaterials(after),
      readAttempts(after),
      readRecital(after),
    ]).toEqual([
      readHomework(database),
      readMaterials(database),
      readAttempts(database),
      readRecital(database),
    ])
    after.close()
  }
})

test('[H1] [D2] work for an item that is gone is not made at all', () => {
  const database = openWith(emptyFolder())
  const before = dump(database)
  const { diff, classId } = newWork(database)
  const homework = { id: 9, work: { classId, tasks: null } }
  expect(() => commitChange(database, { at: now, change: byPerson(diff), homework })).toThrow(
    'gone',
  )
  expect(dump(database)).toEqual(before)
  expect(historyEntries(database)).toHaveLength(1)
})

test('[H1] [D4] a part that can’t be read leaves the rest of its item whole', () => {
  const database = openWith(emptyFolder())
  addHomework(database, draft, now)
  database.connection.exec(
    `UPDATE homework SET checklist = '{"x":1}', remarks = '[]', solution = 'kept'`,
  )
  expect(findHomework(database, 1)).toMatchObject({
    ...draft,
    solution: 'kept',
    checklist: { steps: [] },
    remarks: null,
  })
})
