import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkImports } from '../../scripts/check-imports.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'weekloom-imports-'))
})

afterEach(() => rmSync(root, { recursive: true }))

function breaksOf(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkImports(root).breaks
}

const shared = { 'shared/a.ts': 'export const a = 1\n' }

describe('import rules', () => {
  test('[I1] a tree that keeps the rules passes', () => {
    const breaks = breaksOf({
      ...shared,
      'shared/b.ts':
        "import { z } from 'zod'\nimport { a } from './a.ts'\nexport const b = z.literal(a)\n",
      'db/open.ts': "import Database from 'better-sqlite3'\nimport { a } from '../shared/a.ts'\n",
      'electron/machine/clock.ts': 'export const now = () => new Date().toISOString()\n',
      'renderer/main.tsx':
        "import { useState } from 'react'\nimport './main.css'\nexport const x = <p />\n",
      'renderer/main.css': '',
    })
    expect(breaks).toEqual([])
  })

  test('[I1] a room imports from those before it only, and each room is in the list', () => {
    const files = {
      ...shared,
      'shared/schedule/state.ts': "export { a } from '../a.ts'\n",
      'shared/pack/pack.ts': "export { a } from '../schedule/state.ts'\n",
    }
    expect(breaksOf(files)).toEqual([])
    const wrong = "import type { A } from '../pack/pack.ts'\n"
    expect(breaksOf({ ...files, 'shared/schedule/back.ts': wrong })).toEqual([
      'shared/schedule/back.ts:1 shared/pack comes after shared/schedule',
    ])
    const unlisted = { 'shared/schedule/back.ts': '', 'shared/attic/box.ts': '' }
    expect(breaksOf(unlisted)).toHaveLength(1)
  })

  test('[I1] a room of the core that comes before a feature may not call it', () => {
    const feature = { 'electron/pack/pack.ts': 'export const pack = 1\n' }
    expect(breaksOf({ ...shared, ...feature })).toEqual([])
    const wrong = "export { pack } from '../pack/pack.ts'\n"
    expect(breaksOf({ 'electron/session/back.ts': wrong })).toEqual([
      'electron/session/back.ts:1 electron/pack comes after electron/session',
    ])
    const later = "export const load = () => import('../pack/pack.ts')\n"
    expect(breaksOf({ 'electron/session/back.ts': later })).toHaveLength(1)
  })

  test('[I1] a folder holds 25 files and no more', () => {
    const files = Array.from({ length: 25 }, (_, index) => [`shared/pack/x${index}.ts`, ''])
    expect(breaksOf({ ...shared, ...Object.fromEntries(files) })).toEqual([])
    expect(breaksOf({ 'shared/pack/one-more.ts': '' })).toEqual([
      'shared/pack holds 26 files, more than 25',
    ])
  })

  test('[I1] a request is named in five files, half of the time at the most', () => {
    const definition = "export const requests = {\n  'read-box': defineRequest<Box>()({}),\n}\n"
    const callers = [1, 2, 3, 4].map((each) => [
      `shared/pack/x${each}.ts`,
      "export const x = 'read-box'\n",
    ])
    expect(
      breaksOf({ 'shared/pack/requests.ts': definition, ...Object.fromEntries(callers) }),
    ).toEqual([])
    expect(breaksOf({ 'shared/pack/x5.ts': "export const x = 'read-box'\n" })).toEqual([
      'a request is named in 6 files (median), more than 5',
    ])
  })

  test('[I1] an empty tree does not pass', () => {
    expect(checkImports(root).breaks).toHaveLength(1)
  })

  test.each([
    ['shared/x.ts', "import { readFileSync } from 'node:fs'"],
    ['shared/x.ts', "import { readFileSync } from 'fs'"],
    ['shared/x.ts', "import { useState } from 'react'"],
    ['shared/x.ts', "export { y } from '../db/y.ts'"],
    ['shared/x.ts', "import type { Y } from '../electron/y.ts'"],
    ['shared/x.ts', "export type Y = import('../renderer/y.ts').Y"],
    ['shared/x.ts', 'export const title = document.title'],
    ['shared/x.ts', 'export const later = () => setTimeout(() => {}, 1)'],
    ['shared/x.ts', "export const load = async () => await import('ws')"],
    ['db/x.ts', "import { y } from '../electron/y.ts'"],
    ['db/x.ts', "import { app } from 'electron'"],
    ['electron/x.ts', "import Database from 'better-sqlite3'"],
    ['electron/x.ts', "import { y } from '../renderer/y.ts'"],
    ['electron/agent/x.ts', "import { y } from '../../db/y.ts'"],
    ['electron/planner/x.ts', "import { y } from '../session/y.ts'"],
    ['electron/timetable/x.ts', "import { app } from 'electron/main'"],
    ['renderer/x.tsx', "import { y } from '../electron/y.ts'"],
    ['renderer/x.tsx', "import { join } from 'node:path'"],
    ['renderer/x.tsx', 'export const path = process.env'],
    ['electron/x.ts', "import { y } from '../test/y.ts'"],
  ])('[I1] layers: %s may not say %s', (path, text) => {
    const target = {
      'db/y.ts': '',
      'electron/y.ts': '',
      'renderer/y.ts': '',
      'electron/session/y.ts': '',
    }
    expect(breaksOf({ ...shared, ...target, [path]: `${text}\n` }).join('\n')).toContain(path)
  })

  test.each([
    ['electron/main.ts', "import { ipcMain } from 'electron'"],
    ['electron/desktop/x.ts', "import * as electron from 'electron'"],
    ['electron/desktop/x.ts', "import { ipcRenderer as door } from 'electron'"],
    ['electron/session/x.ts', "import { app } from 'electron'"],
    ['electron/session/x.ts', "import OpenAI from 'openai'"],
    ['electron/session/x.ts', "import { WebSocket } from 'ws'"],
    ['electron/x.ts', 'export const now = Date.now()'],
    ['electron/x.ts', 'export const now = () => new Date()'],
    ['electron/x.ts', 'export const now = Temporal.Now.instant()'],
    ['electron/planner/x.ts', 'export const dice = Math.random()'],
    ['electron/x.ts', "import { randomUUID as fresh } from 'node:crypto'"],
    ['electron/x.ts', 'export const id = crypto.randomUUID()'],
  ])('[I1] doors: %s may not say %s', (path, text) => {
    expect(breaksOf({ ...shared, [path]: `${text}\n` }).join('\n')).toContain(path)
  })

  test('[I1] doors: a second file that starts programs is one too many', () => {
    const text = "import { spawn } from 'node:child_process'\nexport { spawn }\n"
    const door = 'electron/worker/process.ts'
    expect(breaksOf({ ...shared, [door]: text })).toEqual([])
    expect(breaksOf({ [door]: text, 'electron/y.ts': text })).toEqual([
      'electron/y.ts:1 child_process has one place, and it is not here',
    ])
  })

  test('[I1] a date of a given instant is arithmetic, and a local name is no global', () => {
    const breaks = breaksOf({
      'shared/x.ts': [
        'export const date = (ms: number) => new Date(ms)',
        'export const width = (window: { width: number }) => window.width',
        'export const size = ({ location }: { location: { x: number } }) => location.x',
      ].join('\n'),
    })
    expect(breaks).toEqual([])
  })

  test('[I1] a circle is found, through types as well', () => {
    const breaks = breaksOf({
      'shared/a.ts': "import { b } from './b.ts'\nexport const a = b\n",
      'shared/b.ts': "import { c } from './c.ts'\nexport const b = c\n",
      'shared/c.ts': "import type { a } from './a.ts'\nexport const c: typeof a = 1\n",
    })
    expect(breaks).toEqual(['circle: shared/a.ts → shared/b.ts → shared/c.ts → shared/a.ts'])
  })

  test('[I1] a path that leads nowhere and a computed one are no way round', () => {
    const breaks = breaksOf({
      'shared/a.ts': "import './gone.ts'\nexport const load = (x: string) => import(x)\n",
    })
    expect(breaks.join('\n')).toContain('shared/gone.ts, which does not exist')
    expect(breaks.join('\n')).toContain('computed')
  })

  test('[I1] a file that cannot be parsed fails the check', () => {
    expect(() => breaksOf({ 'shared/a.ts': 'import {' })).toThrow('shared/a.ts')
  })

  test.each([
    ['electron/session/x.ts', "export const said = '已停止。'"],
    ['renderer/x.tsx', 'export const said = <p>已停止</p>'],
    [
      'shared/words/x.ts',
      "export const gap = (language: string) => (language === 'zh' ? '' : ' ')",
    ],
    ['electron/cli/x.ts', "if (speech.language !== 'en') throw new Error('x')"],
  ])('[I1] sentences: %s may not say %s', (path, text) => {
    expect(breaksOf({ ...shared, [path]: `${text}\n` }).join('\n')).toContain(path)
  })

  test('[I1] the catalogue, comments and what reads a language may hold Chinese', () => {
    const breaks = breaksOf({
      ...shared,
      'shared/i18n/zh/x.ts': "export const stopped = '已停止。'\n",
      'shared/b.ts': '// As in “已停止。”\nexport const b = 1\n',
      'electron/syllabus/find/x.ts': 'export const dated = /截止/u\n',
    })
    expect(breaks).toEqual([])
  })

  test.each([
    ['electron/research/x.ts', "const weekdays = 'mon|tues?|wed(?:nes)?|thu'"],
    ['shared/homework/x.ts', 'export const day = /周[一二三四五六日天]/u'],
    ['renderer/x.ts', "export const days = [\n  'Monday',\n  'Tuesday',\n  'Wednesday',\n]"],
    ['electron/pack/x.ts', 'export const days = [/星期一/u, /星期二/u, /星期三/u]'],
  ])('[C6] weekdays: %s may not list them', (path, text) => {
    const breaks = breaksOf({ ...shared, [path]: `${text}\n` })
    expect(breaks.filter((each) => each.startsWith(path)).join('\n')).toContain('lists weekdays')
  })

  test('[C6] one weekday, a comment and the reader of time may name them', () => {
    const breaks = breaksOf({
      ...shared,
      'shared/b.ts': '// "mon, tue, wed"\nexport const first = "monday"\n',
      'shared/time/x.ts': "export const days = 'mon|tue|wed'\n",
    })
    expect(breaks).toEqual([])
  })
})
