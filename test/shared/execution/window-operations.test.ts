// What is said of pins, names, ends and preferences (B5), applied and undone on a real file.
import {
  array,
  asyncProperty,
  assert,
  constantFrom,
  integer,
  oneof,
  record,
  subarray,
} from 'fast-check'
import { expect, it } from 'vitest'
import { commitChange } from '../../../db/change.ts'
import { historyHeads } from '../../../db/history.ts'
import { newHomework, readHomework } from '../../../db/homework.ts'
import { nextIds } from '../../../db/ids.ts'
import { readPreferences, writePreferences } from '../../../db/preferences.ts'
import { readState } from '../../../db/schedule.ts'
import type { WeekloomDatabase } from '../../../db/store/database.ts'
import { editDocument } from '../../../electron/guide/execution/edit-document.ts'
import type { ExecutionOperation } from '../../../shared/agent/execution-doc.ts'
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import { usualPreferences } from '../../../shared/preferences/preference-change.ts'
import { diffStates, emptyDiff } from '../../../shared/schedule/diff.ts'
import { fail } from '../../../shared/result.ts'

import type { Preferences } from '../../../shared/view/preferences.ts'
import { hours, term } from '../../builders.ts'
import { emptyFolder, now as at, open } from '../../db/data-folder.ts'
import { busyState } from '../guide/drafts.ts'

const present: Preferences = {
  ...usualPreferences,
  language: 'en',
  model: { kind: 'offline' },
  autonomy: [],
  standing: noStudentProfile,
  webSearch: '',
  shortNames: [],
}

const ofFourWeeks = term({ weeks: 4, periods: hours(6) })

function openPlan() {
  const database = open(emptyFolder())
  const diff = diffStates({ ...busyState, tasks: [], taskClasses: [] }, busyState)
  const change = { kind: 'diff', diff, who: 'person', why: 'test', cardId: null } as const
  commitChange(database, { at, change, term: ofFourWeeks })
  writePreferences(database, present)
  return database
}

function edit(database: WeekloomDatabase, document: ExecutionOperation[]) {
  const { language, planning, theme, weekStart, reminderLead, patterns, standing } =
    readPreferences(database)
  if (language === null || theme === null || planning === null) throw new Error('none written')
  return editDocument(document, {
    state: readState(database) ?? busyState,
    standing: standing ?? noStudentProfile,
    preferences: {
      language,
      theme,
      planning,
      reminderLead,
      weekStart: weekStart ?? 1,
      patterns: patterns ?? false,
    },
    now: { day: 2, period: 0 },
    ids: nextIds(database),
    language: 'en',
    term: ofFourWeeks,
    takenLessons: () => [],
    replan: () => Promise.resolve(fail('no plan')),
    planRecalls: () => fail('none are due'),
    newHomework: () => fail('no list'),
  })
}

async function write(database: WeekloomDatabase, document: ExecutionOperation[]) {
  const edited = await edit(database, document)
  if (!edited.ok) return edited.failure
  const { diff, standing, preferences, term: changedTerm, text } = edited.value
  commitChange(database, {
    at,
    change: {
      ...({ kind: 'diff', diff, who: 'agent', why: text, cardId: null } as const),
      ...(standing === null ? {} : { standing }),
      ...(preferences === null ? {} : { preferences }),
      ...(changedTerm === null ? {} : { term: changedTerm }),
    },
  })
  return text
}

function walk(database: WeekloomDatabase, kind: 'undo' | 'redo') {
  const entryId = historyHeads(database)[kind]?.id ?? 0
  commitChange(database, { at, change: { kind, entryId } })
}

const head = { taskId: null, section: 'acts', itemId: null, preview: '', reason: '' }
const pin = (taskIds: number[], isPinned = true): ExecutionOperation => ({
  ...head,
  operation: 'pin_blocks',
  changes: { taskIds, isPinned },
})
const work = (
  ...edits: Extract<ExecutionOperation, { operation: 'edit_work' }>['changes']['edits']
): ExecutionOperation => ({ ...head, operation: 'edit_work', changes: { edits } })
const set = (
  changes: Extract<ExecutionOperation, { operation: 'set_preferences' }>['changes'],
): ExecutionOperation => ({ ...head, operation: 'set_preferences', changes })

it('[B5] [D3] several acts of one message are one entry, and one undo takes all of them back', async () => {
  const database = openPlan()
  const before = [readState(database), readPreferences(database)]
  const said = await write(database, [
    work({ kind: 'rename-course', course: 'Algebra', name: 'Linear Algebra' }),
    set({ theme: 'dark', protectedWeekdays: [7] }),
  ])
  expect(said).toContain('Theme: dark (until now: as the system).')
  expect(said).toContain('Days without study: Sunday (until now: none).')
  const state = readState(database)
  expect(state?.taskClasses.some(({ course }) => course === 'Linear Algebra')).toBe(true)
  expect(readPreferences(database).theme).toBe('dark')
  walk(database, 'undo')
  expect([readState(database), readPreferences(database)]).toEqual(before)
})

it('[U8] a course renamed in words keeps its best time and its portrait, under both names', async () => {
  const database = openPlan()
  const planning = {
    ...usualPreferences.planning,
    preferredParts: [{ course: 'Algebra', part: 'morning' as const }],
  }
  const standing = { ...noStudentProfile, courses: [{ course: 'Algebra', portrait: 'proofs' }] }
  writePreferences(database, { ...present, planning, standing })
  await write(database, [work({ kind: 'rename-course', course: 'Algebra', name: 'Algebra II' })])
  const after = readPreferences(database)
  expect(after.planning?.preferredParts).toContainEqual({ course: 'Algebra II', part: 'morning' })
  expect(after.standing?.courses).toContainEqual({ course: 'Algebra II', portrait: 'proofs' })
  walk(database, 'undo')
  expect(readPreferences(database)).toMatchObject({ planning, standing })
})

it('[U8] [B5] a course renamed on a card that frees a day too takes its homework along, there and back', async () => {
  const database = openPlan()
  const homework = newHomework(
    database,
    { title: 'Sheet', course: 'Algebra', dueDate: '2026-11-27', dueTime: null },
    at,
  )
  const change = { kind: 'diff', diff: emptyDiff(), who: 'person', why: '', cardId: null } as const
  commitChange(database, { at, change: { ...change, homework: { from: null, to: homework } } })
  const courses = () => readHomework(database).map(({ course }) => course)
  await write(database, [
    work({ kind: 'rename-course', course: 'Algebra', name: 'Vectors' }),
    {
      ...head,
      operation: 'set_days',
      changes: { kind: 'off', from: '2026-11-17', to: '2026-11-17', freeStudy: false },
    },
  ])
  expect(courses()).toEqual(['Vectors'])
  walk(database, 'undo')
  expect(courses()).toEqual(['Algebra'])
  walk(database, 'redo')
  expect(courses()).toEqual(['Vectors'])
})

it('[S6] [B5] what stands in the way is named, and nothing of the document is written', async () => {
  const database = openPlan()
  const before = [readState(database), readPreferences(database)]
  const dark = set({ theme: 'dark' })
  expect(await write(database, [dark, work({ kind: 'delete-class', classId: 1 })])).toMatch(/pin/i)
  expect(
    await write(database, [
      dark,
      work({ kind: 'rename-course', course: 'Algebra', name: 'History' }),
    ]),
  ).toContain('History')
  expect(await write(database, [dark, set({ protectedWeekdays: [1, 2, 3, 4, 5, 6, 7] })])).toBe(
    'Leave at least one day for study.',
  )
  expect(await write(database, [set({ theme: 'system' })])).toContain('nothing')
  expect([readState(database), readPreferences(database)]).toEqual(before)
})

const items = busyState.tasks.filter(({ kind }) => kind === 'item').map(({ id }) => id)
const operations = oneof(
  record({ ids: subarray(items, { minLength: 1 }), isPinned: constantFrom(true, false) }).map(
    ({ ids, isPinned }) => pin(ids, isPinned),
  ),
  constantFrom(...items).map((task) => work({ kind: 'remove-session', task })),
  constantFrom(...items).map((task) => work({ kind: 'session', task, title: `Renamed ${task}` })),
  constantFrom(...busyState.taskClasses).map(({ id }) =>
    work({ kind: 'delete-class', classId: id }),
  ),
  constantFrom('Algebra', 'History').map((course) =>
    work({ kind: 'rename-course', course, name: `${course} II` }),
  ),
  integer({ min: 1, max: 7 }).map((day) => set({ protectedWeekdays: [day] })),
  constantFrom('light', 'dark', 'system').map((theme) => set({ theme })),
)

it('[B5] [D3] any row of documents is undone to exactly what was, of schedule and preferences', async () => {
  await assert(
    asyncProperty(
      array(array(operations, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      async (documents) => {
        const database = openPlan()
        const read = () => [readState(database), readPreferences(database)]
        const seen = [read()]
        const refused: unknown[][] = []
        for (const document of documents) {
          const last = historyHeads(database).undo?.id
          await write(database, document)
          if (historyHeads(database).undo?.id === last) refused.push([read(), seen.at(-1)])
          else seen.push(read())
        }
        for (const [after, before] of refused) expect(after).toEqual(before)
        for (const expected of seen.toReversed().slice(1)) {
          walk(database, 'undo')
          expect(read()).toEqual(expected)
        }
        for (const expected of seen.slice(1)) {
          walk(database, 'redo')
          expect(read()).toEqual(expected)
        }
        database.close()
      },
    ),
    { numRuns: 25 },
  )
})
