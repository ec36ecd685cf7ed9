// Erasing a data folder: all that is ours and nothing else, and whole again or finished after a kill.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { assert, property, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { backUp } from '../../db/file/backup.ts'
import { eraseFolder, isEraseBegun } from '../../db/file/erase.ts'
import { databaseFile, eraseMark } from '../../db/file/file-names.ts'
import { emptyFolder, now, open, openWith } from './data-folder.ts'

/** A folder with all kinds of files of ours, and some of others. */
function fullFolder(): string {
  const folder = emptyFolder()
  const database = openWith(folder)
  backUp(database, folder, now, 'asked')
  database.close()
  copyFileSync(databaseFile(folder), join(folder, 'weekloom-aside-2026-11-02T08-00-00.000Z.db'))
  for (const name of ['traces', 'window']) mkdirSync(join(folder, name))
  for (const name of [
    'traces/one.jsonl',
    'window/model-keys.json',
    'window/Preferences',
    'backups/notes.txt',
    'essay.docx',
    'weekloom.md',
  ]) {
    writeFileSync(join(folder, name), 'x')
  }
  return folder
}

const foreign = ['backups/notes.txt', 'essay.docx', 'weekloom.md', 'window/Preferences']

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'weekloom.lock')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
}

test('[U7] what is ours is erased, backups, prompts and keys too, and nothing of others', () => {
  const folder = fullFolder()
  expect(eraseFolder(folder)).toEqual({ ok: true, value: null })
  expect(filesIn(folder)).toEqual(foreign)
  expect(existsSync(join(folder, 'traces'))).toBe(false)
  expect(isEraseBegun(folder)).toBe(false)
})

test('[U7] killed in the middle: whatever was gone by then, the rest goes when it is finished', () => {
  const folder = fullFolder()
  const all = filesIn(folder).filter((name) => !foreign.includes(name))
  assert(
    property(subarray(all), (gone) => {
      const killed = emptyFolder()
      cpSync(folder, killed, { recursive: true })
      writeFileSync(eraseMark(killed), '')
      for (const name of gone) rmSync(join(killed, name))
      expect(isEraseBegun(killed)).toBe(true)
      expect(eraseFolder(killed).ok).toBe(true)
      expect(filesIn(killed)).toEqual(foreign)
      expect(isEraseBegun(killed)).toBe(false)
    }),
    { numRuns: 25 },
  )
})

test('[U7] a folder that is open is not erased', () => {
  const folder = fullFolder()
  const before = filesIn(folder)
  open(folder)
  expect(eraseFolder(folder)).toMatchObject({ ok: false, failure: { kind: 'busy' } })
  expect(filesIn(folder)).toEqual(expect.arrayContaining(before))
  expect(isEraseBegun(folder)).toBe(false)
})
