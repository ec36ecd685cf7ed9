// Study work in the terminal: listed, changed, renamed and deleted by the same request as the window's.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportJson } from '../../../electron/export/formats/weekloom-json.ts'
import { scheduleStateSchema, type ScheduleState } from '../../../shared/schedule/state.ts'
import { at, event, item, schedule, taskClass, term, week } from '../../builders.ts'
import { openTerminal } from './terminal.ts'

const twoWeeks = schedule(
  [
    taskClass(1, { title: 'Lab report', course: 'Physics', toDay: 14, excludedWeekdays: [7] }),
    event(10, at(1, 1), { title: 'Physics', course: 'Physics' }),
    item(1, { title: 'Lab report 1', place: at(8, 3, 4) }),
    item(2, { title: 'Lab report 2', duration: 2 }),
    item(3, { title: 'Lab report 3' }),
  ],
  week({ weeks: 2 }),
)

type Terminal = ReturnType<typeof openTerminal>

async function open(language: 'en' | 'zh' = 'en'): Promise<Terminal> {
  const terminal = openTerminal('2026-11-03T12:00:00+08:00', language)
  await terminal.run('init')
  const file = join(mkdtempSync(join(tmpdir(), 'weekloom-out-')), 'week.json')
  writeFileSync(file, exportJson(term({ weeks: 2 }), twoWeeks))
  expect((await terminal.run('import', file)).code).toBe(0)
  return terminal
}

async function stateOf(terminal: Terminal): Promise<ScheduleState> {
  return scheduleStateSchema.parse((await terminal.run('state')).result['state'])
}

test('[U8] work lists what there is, with the limits and the place of each session', async () => {
  const terminal = await open()
  expect((await terminal.read('work')).text).toBe(
    [
      '[1] Lab report · Physics',
      '  3 sessions · 1 placed · 2 waiting · 3 h 45 min in all, 0 min worked',
    ].join('\n'),
  )
  const { text } = await terminal.read('work', '1')
  expect(text).toContain('Mon 2 Nov to Sun 15 Nov')
  expect(text).toContain('not on Sunday')
  expect(text).toContain('  1. [1] Lab report 1 · 2 periods · Mon 9 Nov 10:00–11:45')
  expect(text).toContain('  2. [2] Lab report 2 · 2 periods · waits to be planned')
  const chinese = await open('zh')
  expect((await chinese.read('work', '1')).text).toContain('待安排')
  expect((await terminal.run('work', '7')).code).toBe(3)
})

test('[U8] [D3] work edits, orders, resizes, renames and deletes, and undo takes each back', async () => {
  const terminal = await open()
  const before = await stateOf(terminal)
  const wishes = [
    ['edit', '1', '{"to":"2026-11-14","priority":5,"sessions":[{"title":"Poster","periods":1}]}'],
    ['title', '2', 'Measure'],
    ['length', '1', '3'],
    ['order', '3', '2'],
    ['remove', '2'],
    ['rename', 'Physics', 'Mechanics'],
    ['edit', 'new', '{"course":"Chess","sessions":[{"title":"Openings","periods":2}]}'],
    ['delete', '1', '--apply'],
  ]
  const said: string[] = []
  for (const wish of wishes) {
    const { code, text } = await terminal.read('work', ...wish)
    expect([code, text]).toEqual([0, expect.any(String)])
    said.push(text)
  }
  expect(said).toEqual([
    'Changed what “Lab report” is like. Added 1 session to “Lab report”.',
    'Named “Lab report 2” “Measure”.',
    'Made “Lab report 1” 3 periods long.',
    'Put “Lab report 3” in place 2 of its order.',
    'Deleted “Measure”.',
    'Renamed the course “Physics” to “Mechanics”.',
    'Added “Chess” with 1 session.',
    'Deleted “Lab report” with 3 sessions.',
  ])
  expect((await stateOf(terminal)).tasks.map(({ title }) => title)).toEqual([
    'Mechanics',
    'Openings',
  ])
  for (const _ of wishes) expect((await terminal.run('undo')).code).toBe(0)
  expect(await stateOf(terminal)).toEqual(before)
})

test('[U8] without --apply nothing is deleted; what makes no sense is refused and changes nothing', async () => {
  const terminal = await open()
  const before = await stateOf(terminal)
  expect((await terminal.read('work', 'delete', '1')).text).toBe(
    'This would delete “Lab report”: 3 sessions · 1 placed · 2 waiting. Nothing was changed; add --apply to do it.',
  )
  const codes = []
  for (const wish of [
    ['frob', '1'],
    ['1', '2'],
    ['edit', '1'],
    ['edit', 'x', '{}'],
    ['edit', '1', '[]'],
    ['edit', '1', '{"colour":"red"}'],
    ['length', '1', '31'],
    ['order', '3', '0'],
    ['edit', '1', '{"from":"2020-01-01"}'],
    ['edit', '1', '{"excludedWeekdays":[1]}'],
    ['order', '1', '2'],
    ['rename', 'Biology', 'Zoology'],
    ['delete', '9', '--apply'],
  ]) {
    codes.push((await terminal.run('work', ...wish)).code)
  }
  expect(codes).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3])
  expect(await stateOf(terminal)).toEqual(before)
})
