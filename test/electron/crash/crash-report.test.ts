import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { describeCrash, writeCrashReport, sayCrash } from '../../../electron/crash/crash-report.ts'

const at = '2026-11-23T07:30:00.000Z'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-crash-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('[C5] a report says what broke and where, without the folders of the machine', () => {
  const error = new TypeError('x is undefined')
  error.stack =
    'TypeError: x is undefined\n    at place (file:///home/Li Wei/app/out/main/main.js:12:34)\n    at async C:\\Users\\Li\\out\\main\\core-1a.js:5:6\n    at node:internal/timers:1:2'
  expect(describeCrash({ kind: 'uncaught-exception', cause: error, at })).toEqual({
    kind: 'uncaught-exception',
    at,
    version: '0.1.0',
    runsOn: `${process.platform} ${process.arch}, Node ${process.versions.node}`,
    name: 'TypeError',
    code: null,
    where: ['main/main.js:12:34', 'main/core-1a.js:5:6'],
  })
  expect(describeCrash({ kind: 'page-gone', cause: 'oom', at })).toMatchObject({ reason: 'oom' })
})

test('[C5] whatever an error says, no word of it stands in the report', () => {
  const secret = fc.constantFrom('my thesis', '我的日记', 'sk-key-12345', 'a@b.example')
  const around = fc.string({ unit: 'binary' })
  const rank = fc.nat(5)
  fc.assert(
    fc.property(secret, around, around, rank, (text, before, after, kind) => {
      const said = `${before}${text}${after}\n    at ${text} (/home/${text}/a.ts:1:2)\n`
      const error = new Error(said, { cause: said })
      if (kind === 1) error.message = 'changed later'
      if (kind === 2) error.name = said
      if (kind === 3) Object.assign(error, { code: said, text: said })
      if (kind === 4) error.stack = said
      const cause = kind === 5 ? said : error
      const report = JSON.stringify(describeCrash({ kind: 'unhandled-rejection', cause, at }))
      expect(report).not.toContain(JSON.stringify(text).slice(1, -1))
    }),
    { numRuns: 1_000 },
  )
})

test('[C5] the five newest reports stay, and where none can be written none is promised', () => {
  const folder = newFolder()
  for (let minute = 10; minute < 18; minute += 1) {
    const cause = new Error('x')
    writeCrashReport(folder, {
      kind: 'uncaught-exception',
      cause,
      at: `2026-11-23T07:${minute}:00.000Z`,
    })
  }
  const names = readdirSync(join(folder, 'reports')).toSorted()
  expect(names.map((name) => name.slice(18, 23))).toEqual([
    '07-13',
    '07-14',
    '07-15',
    '07-16',
    '07-17',
  ])
  // The clock was set back: the report that the person is told of stays.
  const earlier = writeCrashReport(folder, {
    kind: 'page-gone',
    cause: 'oom',
    at: '2025-01-01T00:00:00.000Z',
  })
  expect(existsSync(earlier ?? '')).toBe(true)
  expect(readdirSync(join(folder, 'reports'))).toHaveLength(5)
  const newest = readFileSync(join(folder, 'reports', names.at(-1) ?? ''), 'utf8')
  expect(JSON.parse(newest)).toMatchObject({ at: '2026-11-23T07:17:00.000Z' })
  const nowhere = join(folder, 'not', 'there')
  expect(writeCrashReport(nowhere, { kind: 'page-gone', cause: 'oom', at })).toBeNull()
  expect(sayCrash('page-gone', null, 'en')).toBe(
    'The window of Weekloom stopped working and has to start again. All that you accepted is saved.',
  )
  expect(sayCrash('page-gone', '/x.json', 'zh')).toContain('/x.json')
})
