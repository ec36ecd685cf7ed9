// What a transaction leaves in the file: all that it wrote, and nothing at all where it wrote nothing.
import { expect, test } from 'vitest'
import { preferenceStatements } from '../../db/preferences.ts'
import { generationStatements, writeTransaction } from '../../db/store/database.ts'
import { bytesOf, dump, emptyFolder, open, openWith } from './data-folder.ts'

test('[D2] [D4] a transaction that writes nothing begins no log: the file and its mark stay', () => {
  const folder = emptyFolder()
  openWith(folder).close()
  const database = open(folder)
  const before = { rows: dump(database), bytes: bytesOf(folder) }
  const preferences = preferenceStatements(database)
  const generation = generationStatements(database)
  expect(writeTransaction(database, () => preferences.read.get('theme'))).toBe(undefined)
  expect({ rows: dump(database), bytes: bytesOf(folder) }).toEqual(before)
  expect(generation.loggedPages()).toBe(0)
})

test('[D2] [D4] the first that writes something begins the log with a new mark, and what follows keeps it', () => {
  const folder = emptyFolder()
  openWith(folder).close()
  const database = open(folder)
  const preferences = preferenceStatements(database)
  const generation = generationStatements(database)
  const before = generation.read.get()
  writeTransaction(database, () => preferences.write.run('theme', 'dark'))
  const begun = generation.read.get()
  expect(begun?.previous).toBe(before?.generation)
  writeTransaction(database, () => preferences.write.run('theme', 'light'))
  writeTransaction(database, () => undefined)
  expect(generation.read.get()).toEqual(begun)
  expect(preferences.read.get('theme')).toMatchObject({ value: 'light' })
})
