// History in the terminal: read, and walked to any point and on again.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportJson } from '../../../electron/export/formats/weekloom-json.ts'
import { at, event, item, schedule, taskClass, term } from '../../builders.ts'
import { openTerminal } from './terminal.ts'

const monday = '2026-11-02T07:20:00+08:00'

const oneWeek = schedule([
  taskClass(1, { title: 'Essays', course: 'History' }),
  event(10, at(1, 1), { title: 'Lecture', course: 'History' }),
  item(1, { title: 'Essay 1' }),
])

/** Entry 1 is the import, 2 places the essay and 3 takes it off again. */
async function openWithPlan(language: 'en' | 'zh' = 'en') {
  const terminal = openTerminal(monday, language)
  await terminal.run('init')
  const file = join(mkdtempSync(join(tmpdir(), 'weekloom-out-')), 'week.json')
  writeFileSync(file, exportJson(term(), oneWeek))
  expect((await terminal.run('import', file)).code).toBe(0)
  const place = JSON.stringify({ task_id: 1, day: 4, slot_start: 3 })
  expect((await terminal.run('tool', 'place', place, '--apply')).code).toBe(0)
  expect((await terminal.run('tool', 'unplace', '{"task_id":1}', '--apply')).code).toBe(0)
  return terminal
}

test('[D3] [C4] history tells who, what and why, and undo and redo go to any entry', async () => {
  const terminal = await openWithPlan()
  const state = (await terminal.run('state')).result['state']
  const { text } = await terminal.read('history')
  expect(text.split('\n')).toHaveLength(3)
  expect(text).toMatch(/^3 {2}2026-11-02 07:20 {2}You {2}Ran unplace by hand$/m)
  expect(text).toMatch(/^1 {2}2026-11-02 07:20 {2}Import {2}Imported/m)
  expect((await terminal.read('history', '2')).text).toMatch(/^Places .+ on Thu 5 Nov/)
  const undone = await terminal.run('undo', '--to', '1')
  expect(undone).toMatchObject({ code: 0, result: { ok: true, entryIds: [3, 2], blocks: 0 } })
  expect((await terminal.read('history')).text).toMatch(/^2 {2}.+ {2}\(undone\)$/m)
  expect((await terminal.read('redo', '--to', '2')).text).toMatch(
    /^Did 1 change again; 1 study block changed\.\nPlaces /,
  )
  await terminal.run('redo', '--to', '3')
  expect((await terminal.run('state')).result['state']).toEqual(state)
  const emptied = await terminal.run('undo', '--to', '0')
  expect(emptied.result).toMatchObject({ entryIds: [3, 2, 1] })
})

test('[D3] in Chinese the history reads as a student would write it', async () => {
  const terminal = await openWithPlan('zh')
  expect((await terminal.read('undo', '--to', '2')).text).toMatch(
    /^已撤销 1 次改动，涉及 1 个学习任务。/,
  )
  expect((await terminal.read('history')).text).toMatch(
    /^3 {2}.+ {2}你 {2}手动执行 unplace {2}（已撤销）$/m,
  )
})

test.for([
  [['undo', '--to', 'x'], '“x” is not an entry of the history. Usage: undo [--to ENTRY]'],
  [['redo', '--to', '0'], '“0” is not an entry of the history. Usage: redo [--to ENTRY]'],
  [['history', 'x'], '“x” is not an entry of the history. Usage: history [ENTRY]'],
])('[C4] %j is a usage problem', async ([words, message]) => {
  const ran = await openTerminal(monday).run(...(words as string[]))
  expect(ran.code).toBe(2)
  expect(JSON.stringify(ran.result)).toContain(message)
})

test.for([
  [['undo', '--to', '9'], 'no-entry'],
  [['undo', '--to', '3'], 'already-there'],
  [['redo', '--to', '2'], 'entry-stands'],
  [['history', '9'], 'no-entry'],
])('[C4] %j is refused', async ([words, code]) => {
  const terminal = await openWithPlan()
  const ran = await terminal.run(...(words as string[]))
  expect(ran).toMatchObject({ code: 3, result: { ok: false, problem: { code } } })
})
