// Courses in the file: whatever is renamed, merged, undone, done again and read anew, all that refers to a course follows it.
import { deepStrictEqual } from 'node:assert/strict'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitChange } from '../../db/change.ts'
import { readEverything } from '../../db/everything.ts'
import { checkDatabase } from '../../db/file/check-database.ts'
import { historyHeads } from '../../db/history.ts'
import { newHomework, readHomework } from '../../db/homework.ts'
import { commitPack, readPack } from '../../db/pack.ts'
import { addMaterial, changeMaterial, readMaterials } from '../../db/recite.ts'
import { loadRecords, readState } from '../../db/schedule.ts'
import { addSource } from '../../db/sources.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import { emptyDiff } from '../../shared/schedule/diff.ts'
import { writeByHand } from '../../shared/pack/pack-write.ts'
import { renameCourse } from '../../shared/schedule/work/work-edit.ts'
import { at, event, item, schedule, taskClass } from '../builders.ts'
import { byPerson, emptyFolder, now, open, openWith } from './data-folder.ts'

const names = ['Algebra', 'History', 'Analysis', '物理', 'Ethics', '']
const world = { scheduleMark: 'a-1', sourceIds: null, sources: [] }

const state = schedule([
  event(1, at(1, 3, 4), { series: 1, title: 'Algebra', course: 'Algebra' }),
  event(2, at(2, 1, 2), { series: 2, title: 'Lecture', course: 'Algebra' }),
  event(3, at(3, 1, 2), { series: 3, title: 'History', course: 'History' }),
  item(4),
  taskClass(1, { course: 'Algebra', title: 'Problems' }),
])

const nameIndex = fc.nat(names.length - 1)

const stepArbitrary = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('rename' as const), from: nameIndex, to: nameIndex }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('redo' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('text' as const), of: nameIndex }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('homework' as const), of: nameIndex }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('touch' as const) }) },
)

function courseAt(index: number): string {
  return names[index] ?? ''
}

function addThings(database: WeekloomDatabase, course: string, number: number): void {
  addMaterial(database, { title: `Text ${number}`, course, text: 'Words', taskId: null }, now)
  if (course === '') return
  const hash = String(number).padStart(64, '0')
  const source = {
    course,
    file: `${number}.md`,
    kind: 'markdown',
    pages: null,
    addedAt: now,
    hash,
  } as const
  addSource(database, source, [{ number: 1, page: null, line: 1, text: 'Words', heading: null }])
}

function addHomework(database: WeekloomDatabase, course: string): void {
  const to = newHomework(
    database,
    { title: 'Sheet', course, dueDate: '2026-11-27', dueTime: null },
    now,
  )
  commitChange(database, {
    at: now,
    change: { ...byPerson(emptyDiff()), homework: { from: null, to } },
  })
}

/** What the file says of the course of each thing, by the thing. */
function coursesOf(database: WeekloomDatabase): Map<string, string> {
  const whole = readEverything(database, { at: now, version: '1' })
  expect(whole.damaged).toEqual([])
  return new Map([
    ...readMaterials(database).map((each) => [`text ${each.id}`, each.course] as const),
    ...readHomework(database).map((each) => [`homework ${each.id}`, each.course] as const),
    ...whole.sources.map((each) => [`source ${each.id}`, each.courses.join()] as const),
    ...whole.packs.map((each) => [`pack ${each.text}`, each.course] as const),
  ])
}

function rename(database: WeekloomDatabase, course: string, name: string): boolean {
  const present = readState(database)
  const renamed = present === null ? null : renameCourse(present, { course, name })
  if (renamed === null || !renamed.ok) return false
  commitChange(database, { at: now, change: byPerson(renamed.value.diff) })
  return true
}

type Step = typeof stepArbitrary extends fc.Arbitrary<infer Value> ? Value : never

function tryCourses(steps: readonly Step[]): void {
  const folder = emptyFolder()
  let database = openWith(folder, state)
  for (const [index, course] of ['Algebra', 'Analysis', '物理', ''].entries()) {
    addThings(database, course, index + 1)
    if (index > 0) addHomework(database, course)
  }
  for (const course of ['Algebra', 'Analysis']) {
    const pack = readPack(database, course)
    commitPack(database, [writeByHand(pack, { key: 'goal', text: course, base: 0 }, world)], now)
  }
  /** Of each entry: what was there before and after it. */
  const before = new Map<number, Map<string, string>>()
  const after = new Map<number, Map<string, string>>()
  const same = (known: Map<string, string> | undefined) => {
    const present = coursesOf(database)
    for (const [thing, course] of known ?? []) {
      // An undo may take homework away that was added since.
      if (present.has(thing)) deepStrictEqual([thing, present.get(thing)], [thing, course])
    }
  }
  for (const step of steps) {
    const was = coursesOf(database)
    const heads = historyHeads(database)
    switch (step.kind) {
      case 'rename': {
        const [from, to] = [courseAt(step.from), courseAt(step.to)]
        if (!rename(database, from, to)) break
        const hadPack = [...was].some(
          ([thing, course]) => thing.startsWith('pack') && course === to,
        )
        const expected = [...was].map(([thing, course]): [string, string] => {
          const stays = course !== from || (thing.startsWith('pack') && hadPack)
          return [thing, stays ? course : to]
        })
        deepStrictEqual(coursesOf(database), new Map(expected))
        const entry = historyHeads(database).undo?.id ?? 0
        before.set(entry, was)
        after.set(entry, new Map(expected))
        break
      }
      case 'undo':
        if (heads.undo === null || heads.undo.id === 1) break
        commitChange(database, { at: now, change: { kind: 'undo', entryId: heads.undo.id } })
        same(before.get(heads.undo.id))
        break
      case 'redo':
        if (heads.redo === null) break
        commitChange(database, { at: now, change: { kind: 'redo', entryId: heads.redo.id } })
        same(after.get(heads.redo.id))
        break
      case 'restart':
        database.close()
        database = open(folder)
        deepStrictEqual(coursesOf(database), was)
        break
      case 'text':
        addMaterial(
          database,
          { title: 'New', course: courseAt(step.of), text: 'More', taskId: null },
          now,
        )
        break
      case 'homework':
        addHomework(database, courseAt(step.of))
        break
      case 'touch':
        for (const { id, ...text } of readMaterials(database))
          changeMaterial(database, id, { ...text, text: `${text.text}!` })
        deepStrictEqual(coursesOf(database), was)
        break
    }
    expect(loadRecords(database)?.state).toEqual(readState(database))
  }
  expect(checkDatabase(database)).toMatchObject({ isSound: true })
  database.close()
}

test('[U8] [D3] whatever is renamed, merged, undone, done again and read anew, all that refers to a course follows it', () => {
  fc.assert(fc.property(fc.array(stepArbitrary, { minLength: 4, maxLength: 14 }), tryCourses), {
    numRuns: 12,
    seed: 18,
  })
}, 120_000)

test('[U8] a course is renamed by one update: no row that refers to it is written', () => {
  const database = openWith(emptyFolder(), state)
  addThings(database, 'History', 1)
  addHomework(database, 'History')
  const rows = (table: string) => database.connection.prepare(`SELECT * FROM ${table}`).all()
  const tables = ['event', 'recite_material', 'homework', 'source_course']
  // Its one lesson bears its name as the title, and is written anew for that.
  const before = tables.map(rows)
  const { id: ofHistory } = database.connection
    .prepare<[], { id: number }>("SELECT ref AS id FROM course WHERE name = 'History'")
    .get() ?? { id: 0 }
  expect(rename(database, 'History', 'World history')).toBe(true)
  expect(tables.map(rows)).toEqual(before)
  expect(rows('course')).toContainEqual(
    expect.objectContaining({ ref: ofHistory, name: 'World history' }),
  )
  expect(readHomework(database).map(({ course }) => course)).toEqual(['World history'])
})
