// Preferences as a part of history (D3): written with the entry, walked with it, and left where the person has set them since.
import {
  array,
  assert,
  constantFrom,
  integer,
  option,
  property,
  record,
  subarray,
} from 'fast-check'
import { expect, test } from 'vitest'
import { commitChange } from '../../db/change.ts'
import { historyHeads } from '../../db/history.ts'
import { readPreferences, writePreferences } from '../../db/preferences.ts'
import { readState } from '../../db/schedule.ts'
import { noStudentProfile } from '../../shared/agent/student-profile.ts'
import {
  changePreferences,
  type SaidPreferences,
  saidPreferencesSchema,
  usualPreferences,
  withPreferences,
} from '../../shared/preferences/preference-change.ts'
import type { Preferences } from '../../shared/view/preferences.ts'
import { emptyDiff, type ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import { emptyFolder, now, open, openWith, placing, smallState } from './data-folder.ts'

const present: Preferences = {
  ...usualPreferences,
  language: 'en',
  model: { kind: 'offline' },
  autonomy: [],
  standing: noStudentProfile,
  webSearch: '',
  shortNames: [],
}

function write(
  database: WeekloomDatabase,
  before: Preferences,
  wanted: SaidPreferences,
  diff: ScheduleDiff = emptyDiff(),
): void {
  const preferences = changePreferences(before, wanted)
  if (preferences === null) throw new Error('nothing changes')
  const change = {
    kind: 'diff',
    diff,
    who: 'agent',
    why: 'said',
    cardId: null,
    preferences,
  } as const
  commitChange(database, { at: now, change })
}

function walk(database: WeekloomDatabase, kind: 'undo' | 'redo'): void {
  const entryId = historyHeads(database)[kind]?.id ?? 0
  commitChange(database, { at: now, change: { kind, entryId } })
}

test('[D3] a change of preferences is written with its entry, and undo brings back what was, after a restart too', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  write(database, present, { theme: 'dark', noStudyAfter: '21:00', reminderLead: 10 })
  const after = readPreferences(database)
  expect([after.theme, after.planning?.noStudyAfter, after.reminderLead]).toEqual([
    'dark',
    '21:00',
    10,
  ])
  expect(after.language).toBeNull()
  database.close()
  const again = open(folder)
  walk(again, 'undo')
  const back = readPreferences(again)
  expect([back.theme, back.planning, back.reminderLead]).toEqual([
    'system',
    usualPreferences.planning,
    null,
  ])
  walk(again, 'redo')
  expect(readPreferences(again)).toEqual(after)
})

test('[D3] what the person has set by hand since stays theirs, the rest goes back', () => {
  const database = openWith(emptyFolder())
  write(database, present, { theme: 'dark', noStudyAfter: '21:00', freeEvenings: 2 })
  const planning = { ...usualPreferences.planning, noStudyAfter: '22:30', freeEvenings: 2 }
  writePreferences(database, { ...present, theme: 'dark', planning })
  walk(database, 'undo')
  const back = readPreferences(database)
  expect(back.theme).toBe('system')
  expect(back.planning).toEqual({ ...usualPreferences.planning, noStudyAfter: '22:30' })
})

const wishes = record(
  {
    language: constantFrom('en', 'zh'),
    theme: constantFrom('system', 'light', 'dark'),
    weekStart: constantFrom(1, 6, 7),
    reminderLead: option(integer({ min: 5, max: 180 })),
    patterns: constantFrom(true, false),
    noStudyBefore: option(constantFrom('08:00', '09:30')),
    protectedWeekdays: subarray([5, 6, 7]),
    dailyStudyPeriods: option(constantFrom(3, 4)),
    freeEvenings: constantFrom(0, 1, 2),
  },
  { requiredKeys: [] },
).map((wanted) => saidPreferencesSchema.parse(wanted))

test('[D3] any row of changes is undone to what was, of schedule and preferences, and done again', () => {
  assert(
    property(array(wishes, { minLength: 1, maxLength: 5 }), (rows) => {
      const database = openWith(emptyFolder())
      writePreferences(database, present)
      const read = () => [readPreferences(database), readState(database)]
      const seen = [read()]
      let before = present
      for (const [index, wanted] of rows.entries()) {
        const isPlaced = index > 0
        if (changePreferences(before, wanted) === null) continue
        write(database, before, wanted, isPlaced ? emptyDiff() : placing(smallState, 4))
        before = withPreferences(before, wanted)
        seen.push(read())
      }
      for (const expected of seen.toReversed().slice(1)) {
        walk(database, 'undo')
        expect(read()).toEqual(expected)
      }
      for (const expected of seen.slice(1)) {
        walk(database, 'redo')
        expect(read()).toEqual(expected)
      }
      database.close()
    }),
    { numRuns: 25 },
  )
})
