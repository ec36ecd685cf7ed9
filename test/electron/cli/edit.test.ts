// Moving blocks in the terminal: the same acts as in the window, with the same sentences.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportJson } from '../../../electron/export/formats/weekloom-json.ts'
import { findTask, scheduleStateSchema } from '../../../shared/schedule/state.ts'
import { at, event, item, schedule, taskClass, term, week } from '../../builders.ts'
import { openTerminal } from './terminal.ts'

const monday = '2026-11-02T07:30:00+08:00'

const twoWeeks = schedule(
  [
    taskClass(1, { title: 'Lab report', course: 'Physics' }),
    taskClass(2, { title: 'Reading', course: 'History' }),
    event(10, at(1, 1), { title: 'Lecture', locked: true }),
    item(1, { title: 'Lab report 1', place: at(1, 3, 4) }),
    item(2, { title: 'Reading 1', classId: 2, place: at(2, 3, 4) }),
    item(3, { title: 'Lab report 2' }),
  ],
  week({ weeks: 2 }),
)

async function open(language: 'en' | 'zh' = 'en') {
  const terminal = openTerminal(monday, language)
  await terminal.run('init')
  const file = join(mkdtempSync(join(tmpdir(), 'weekloom-out-')), 'week.json')
  writeFileSync(file, exportJson(term({ weeks: 2 }), twoWeeks))
  expect((await terminal.run('import', file)).code).toBe(0)
  return terminal
}

test('[C4] move places what waits and moves the rest; swap, pin, unpin, unplace; undo takes each back', async () => {
  const terminal = await open()
  expect(await terminal.read('move', '3', '2026-11-05', '1')).toEqual({
    code: 0,
    text: 'Placed “Lab report 2” on Thu 5 Nov 08:00–08:45.',
  })
  expect((await terminal.run('move', '3', '2026-11-06', '2')).result).toMatchObject({
    ok: true,
    edit: { kind: 'put', task: 3, day: 5, start: 2 },
    summary: 'Moved “Lab report 2” to Fri 6 Nov 09:00–09:45.',
  })
  expect((await terminal.run('swap', '1', '2')).code).toBe(0)
  expect((await terminal.run('pin', '1')).code).toBe(0)
  expect(await terminal.read('unplace', '1')).toMatchObject({ code: 3 })
  expect((await terminal.run('unpin', '1')).code).toBe(0)
  expect((await terminal.run('unplace', '1')).code).toBe(0)
  const state = scheduleStateSchema.parse((await terminal.run('state')).result['state'])
  expect(findTask(state, 1)).toMatchObject({ place: null, locked: false })
  expect(findTask(state, 2)).toMatchObject({ place: at(1, 3, 4) })
  expect((await terminal.run('undo')).code).toBe(0)
})

test('[C4] what is not allowed is exit code 3 with the rule, and odd words are exit code 2', async () => {
  const terminal = await open()
  const refused = await terminal.run('move', '1', '2026-11-02', '1')
  expect(refused).toMatchObject({ code: 3, result: { ok: false } })
  expect((await terminal.run('unpin', '10')).result).toMatchObject({
    problem: { code: 'fixed-event' },
  })
  const outside = await terminal.read('move', '1', '2027-01-05', '1')
  expect(outside).toEqual({
    code: 3,
    text: '2027-01-05 is outside the term, which runs from 2026-11-02 to 2026-11-15. Nothing was changed.',
  })
  for (const words of [
    ['move', '1', '2026-11-05'],
    ['move', 'x', '2026-11-05', '1'],
    ['move', '1', 'Friday', '1'],
    ['move', '1', '2026-11-05', '0'],
    ['move', '1', '2026-11-05', '31'],
    ['swap', '1'],
    ['swap', '1', 'b'],
    ['pin'],
    ['unpin', '1', '--apply'],
  ])
    expect((await terminal.run(...words)).code, words.join(' ')).toBe(2)
})

test('[C4] the same in Chinese', async () => {
  const terminal = await open('zh')
  expect(await terminal.read('pin', '1')).toEqual({ code: 0, text: '固定“Lab report 1”的时间。' })
  expect((await terminal.read('move', '1', '2026-11-05', '1')).text).toContain('已锁定')
  expect((await terminal.read('move', '1', '2027-01-05', '1')).text).toContain('不在学期内')
})
