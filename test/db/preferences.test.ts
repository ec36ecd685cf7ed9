// Preferences outlive the process, and are null until they are set.
import { expect, test } from 'vitest'
import { readPreferences, writePreferences } from '../../db/preferences.ts'
import { emptyFolder, open } from './data-folder.ts'

test('[D4] preferences are unset at the first start, and once set they stay', () => {
  const folder = emptyFolder()
  const database = open(folder)
  expect(readPreferences(database)).toEqual({ language: null, theme: null })
  writePreferences(database, { language: 'zh', theme: 'dark' })
  database.close()
  expect(readPreferences(open(folder))).toEqual({ language: 'zh', theme: 'dark' })
})

test('[D4] a preference that makes no sense is as if never set', () => {
  const database = open(emptyFolder())
  writePreferences(database, { language: 'zh', theme: 'dark' })
  database.connection.exec("UPDATE preference SET value = 'plaid' WHERE key = 'theme'")
  expect(readPreferences(database)).toEqual({ language: 'zh', theme: null })
})
