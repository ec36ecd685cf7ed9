// Preferences outlive the process, and are null until they are set.
import { expect, test } from 'vitest'
import type { Preferences } from '../../shared/view/preferences.ts'
import { readPreferences, writePreferences } from '../../db/preferences.ts'
import { defaultPreferences } from '../../shared/planner/planning-preferences.ts'
import { emptyFolder, open } from './data-folder.ts'

const wished: Preferences = {
  language: 'zh',
  theme: 'dark',
  planning: { ...defaultPreferences, protectedWeekdays: [7], noStudyAfter: '21:00' },
  autonomy: ['move'],
  weekStart: 7,
  reminderLead: 10,
  patterns: true,
  webSearch: 'https://search.example/search?q={query}&format=json',
  shortNames: [],
  standing: {
    profile: 'I learn best with paper',
    goals: '',
    courses: [{ course: 'Physics', portrait: 'hard' }],
  },
  model: {
    kind: 'endpoint',
    endpoint: { family: 'ollama', baseUrl: 'http://localhost:11434/v1', model: 'tutor' },
  },
}

test('[D4] preferences are unset at the first start, and once set they stay', () => {
  const folder = emptyFolder()
  const database = open(folder)
  expect(readPreferences(database)).toEqual({
    language: null,
    theme: null,
    planning: null,
    model: null,
    autonomy: null,
    standing: null,
    weekStart: null,
    reminderLead: null,
    patterns: null,
    shortNames: null,
    webSearch: null,
  })
  writePreferences(database, wished)
  database.close()
  expect(readPreferences(open(folder))).toEqual(wished)
})

test('[D4] habits that were kept before one of them was known stay, without that one', () => {
  const database = open(emptyFolder())
  const { lunch: _, ...older } = { ...defaultPreferences, noStudyAfter: '21:00' }
  writePreferences(database, wished)
  database.connection
    .prepare("UPDATE preference SET value = ? WHERE key = 'planning'")
    .run(JSON.stringify(older))
  expect(readPreferences(database).planning).toEqual({ ...older, lunch: null })
})

test('[D4] a preference that makes no sense is as if never set', () => {
  const database = open(emptyFolder())
  writePreferences(database, wished)
  database.connection.exec("UPDATE preference SET value = 'plaid' WHERE key = 'theme'")
  database.connection.exec(`UPDATE preference SET value = '{"sundays":' WHERE key = 'planning'`)
  expect(readPreferences(database)).toMatchObject({ language: 'zh', theme: null, planning: null })
})
