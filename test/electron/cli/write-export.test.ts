import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeExport } from '../../../electron/terminal/write-export.ts'

test('[X2] a write that fails half way leaves no part, and a taken name is left alone', () => {
  const parent = mkdtempSync(join(tmpdir(), 'weekloom-export-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const [folder, place] = [join(parent, 'data'), join(parent, 'out')]
  mkdirSync(folder)
  mkdirSync(place)
  const wanted = { content: 'week', force: false, folder, id: 'a' }
  const out = join(place, 'week.ics')
  // What can't be written stands in for a disk that is full.
  const unwritable = { ...wanted, out, content: 7 as unknown as string }
  expect(writeExport(unwritable)).toEqual({ ok: false, failure: 'unwritable' })
  expect(readdirSync(place)).toEqual([])
  writeFileSync(join(place, '.weekloom-a.part'), 'mine')
  expect(writeExport({ ...wanted, out }).ok).toBe(false)
  expect(readdirSync(place)).toEqual(['.weekloom-a.part'])
})

test('[X10] a file that is there stays as it is, unless it is to be written over', () => {
  const parent = mkdtempSync(join(tmpdir(), 'weekloom-export-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const [folder, out] = [join(parent, 'data'), join(parent, 'week.pdf')]
  mkdirSync(folder)
  writeFileSync(out, 'mine')
  const wanted = { content: new Uint8Array([1, 0, 255]), folder, id: 'a', out }
  expect(writeExport({ ...wanted, force: false })).toEqual({ ok: false, failure: 'file-exists' })
  expect(readFileSync(out, 'utf8')).toBe('mine')
  expect(writeExport({ ...wanted, force: true }).ok).toBe(true)
  expect([...readFileSync(out)]).toEqual([1, 0, 255])
})
