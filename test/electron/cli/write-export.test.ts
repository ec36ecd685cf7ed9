import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeExport } from '../../../electron/cli/write-export.ts'

test('[X2] a write that fails half way leaves no part, and a taken name is left alone', () => {
  const parent = mkdtempSync(join(tmpdir(), 'weekloom-export-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const [folder, place] = [join(parent, 'data'), join(parent, 'out')]
  mkdirSync(folder)
  mkdirSync(place)
  const wanted = { text: 'week', folder, id: 'a' }
  const out = join(place, 'week.ics')
  // What can't be written stands in for a disk that is full.
  const unwritable = { ...wanted, out, text: 7 as unknown as string }
  expect(writeExport(unwritable)).toEqual({ ok: false, failure: 'unwritable' })
  expect(readdirSync(place)).toEqual([])
  writeFileSync(join(place, '.weekloom-a.part'), 'mine')
  expect(writeExport({ ...wanted, out }).ok).toBe(false)
  expect(readdirSync(place)).toEqual(['.weekloom-a.part'])
})
