// Homework and texts in the file (H1, R2): a kill after any acknowledged write loses none of it, and a link is never half.
import { expect, test } from 'vitest'
import { commitChange } from '../../db/change.ts'
import {
  bringHomework,
  changeHomework,
  findHomework,
  newHomework,
  readHomework,
} from '../../db/homework.ts'
import { historyEntries, historyHeads } from '../../db/history.ts'
import { nextIds } from '../../db/ids.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import { readState } from '../../db/schedule.ts'
import {
  addMaterial,
  readAttempts,
  readMaterials,
  readRecital,
  removeMaterials,
  writeAttempt,
  writeRecital,
} from '../../db/recite.ts'
import { emptyDiff } from '../../shared/schedule/diff.ts'
import type { HomeworkChange } from '../../shared/homework/change.ts'
import type { Homework } from '../../shared/homework/homework.ts'
import { editHomework } from '../../shared/homework/edit.ts'
import { idle } from '../../shared/recite/recital.ts'
import { maxId } from '../../shared/schedule/term.ts'
import { applyWorkEdit } from '../../shared/schedule/work/work-edit.ts'
import { byPerson, copyAsKilled, dump, emptyFolder, now, open, openWith } from './data-folder.ts'

const draft = { title: 'Lab report', course: 'Physics', dueDate: '2026-11-27', dueTime: '17:00' }

function commitHomework(database: WeekloomDatabase, homework: HomeworkChange, why: string) {
  const change = { kind: 'diff', diff: emptyDiff(), who: 'person', why, cardId: null } as const
  commitChange(database, { at: now, change: { ...change, homework } })
}

function addHomework(database: WeekloomDatabase) {
  const to = newHomework(database, draft, now)
  commitHomework(database, { from: null, to }, 'added')
  return to
}

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

/** In one entry with the link of its item. */
function planWork(database: WeekloomDatabase, from: Homework) {
  const { diff, classId } = newWork(database)
  const work = { classId, tasks: null }
  const change = { ...byPerson(diff), homework: { from, to: { ...from, work } } }
  commitChange(database, { at: now, change })
  return work
}

function walkHead(database: WeekloomDatabase, kind: 'undo' | 'redo') {
  const head = historyHeads(database)[kind]
  if (head === null) throw new Error('nothing')
  commitChange(database, { at: now, change: { kind, entryId: head.id } })
}

test('[H1] [R2] killed right after any write, all that was acknowledged is there', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const homework = () => findHomework(database, 1)
  const listening = { kind: 'listening' as const, material: 1, conversation: null, scores: [] }
  const attempt = { id: 'a', material: 1, at: now, round: 1, text: 'x', score: 50, coverage: 60 }
  const writes: (() => unknown)[] = [
    () => addHomework(database),
    () => {
      const before = homework()
      if (before === null) throw new Error('gone')
      const edited = editHomework(before, { kind: 'add-step', text: 'Measure' }, now)
      if (edited.ok) changeHomework(database, { ...edited.value, solution: '1) 4' })
    },
    () => {
      const from = homework()
      if (from === null) throw new Error('gone')
      planWork(database, from)
    },
    () => addMaterial(database, { title: 'T', course: '', text: 'x y', taskId: null }, now),
    () => writeRecital(database, listening),
    () =>
      writeAttempt(database, { attempt, recital: { ...listening, scores: [50] }, memory: null }),
    () => removeMaterials(database, [1], idle),
    () => commitHomework(database, { from: homework(), to: null }, 'gone'),
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

test('[H1] [D2] an item that can’t be written leaves its work unmade', () => {
  const database = openWith(emptyFolder())
  const added = addHomework(database)
  const before = dump(database)
  expect(() => planWork(database, { ...added, title: '' })).toThrow('title')
  expect(dump(database)).toEqual(before)
  expect(historyEntries(database)).toHaveLength(2)
})

test('[H1] [D3] an item that comes back with its work is the item of that work again', () => {
  const database = openWith(emptyFolder())
  const added = addHomework(database)
  const work = planWork(database, added)
  walkHead(database, 'undo')
  expect(findHomework(database, added.id)?.work).toBeNull()
  walkHead(database, 'undo')
  expect(readHomework(database)).toEqual([])
  walkHead(database, 'redo')
  walkHead(database, 'redo')
  expect(findHomework(database, added.id)).toEqual({ ...added, work })
})

test('[H1] [D3] remarks go with the text that they are about', () => {
  const database = openWith(emptyFolder())
  const added = addHomework(database)
  const solved = { ...added, solution: '1) 4' }
  commitHomework(database, { from: added, to: solved }, 'solved')
  const remarks = { model: 'm', at: now, remarks: [] }
  changeHomework(database, { ...solved, remarks })
  const titled = { ...solved, remarks, title: 'Report' }
  commitHomework(database, { from: { ...solved, remarks }, to: titled }, 'named')
  walkHead(database, 'undo')
  expect(findHomework(database, added.id)?.remarks).toEqual(remarks)
  walkHead(database, 'undo')
  expect(findHomework(database, added.id)).toMatchObject({ solution: '', remarks: null })
})

test('[H1] [D4] a part that can’t be read leaves the rest of its item whole', () => {
  const database = openWith(emptyFolder())
  addHomework(database)
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

test('[H1] [D3] homework stands in the history: undone and done again in its order, with what was left alone as it is by now', () => {
  const folder = emptyFolder()
  let database = openWith(folder)
  const added = addHomework(database)
  const change = (edit: Partial<Homework>) => {
    const from = findHomework(database, added.id)
    if (from === null) throw new Error('gone')
    commitHomework(database, { from, to: { ...from, ...edit } }, 'changed')
  }
  change({ title: 'Report', dueDate: '2026-11-30' })
  // The model's remarks are no entry of their own.
  const now1 = findHomework(database, added.id)
  if (now1 !== null) changeHomework(database, { ...now1, solution: '1) 4' })
  const from = findHomework(database, added.id)
  commitHomework(database, { from, to: null }, 'deleted')
  expect(readHomework(database)).toEqual([])
  database.close()
  database = open(folder)
  const walk = (kind: 'undo' | 'redo') => {
    walkHead(database, kind)
    return readHomework(database).map(({ id, title, solution }) => [id, title, solution])
  }
  expect(walk('undo')).toEqual([[added.id, 'Report', '1) 4']])
  expect(walk('undo')).toEqual([[added.id, 'Lab report', '1) 4']])
  expect(walk('undo')).toEqual([])
  // A number is never given again.
  expect(newHomework(database, draft, now).id).toBe(added.id + 1)
  for (const title of ['Lab report', 'Report']) expect(walk('redo')[0]?.[1]).toBe(title)
  expect(walk('redo')).toEqual([])
})

test('[H1] items of another folder keep their numbers where none here had them, and others get new ones', () => {
  const database = openWith(emptyFolder())
  const added = addHomework(database)
  commitHomework(database, { from: added, to: null }, 'gone')
  const given = (...ids: number[]) =>
    bringHomework(
      database,
      ids.map((id) => Object.assign({}, added, { id })),
    ).map(({ to }) => to?.id)
  expect(given(2, 5)).toEqual([2, 5])
  // Number 1 was given here once; two of one number are two items; and the last number leaves no room for more.
  expect(given(1, 3, 3, maxId)).toEqual([4, 3, 5, 6])
  expect(given()).toEqual([])
})
