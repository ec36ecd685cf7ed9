// Marks and pace in the terminal: what became of a block is written once, and the pace follows from it.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportJson } from '../../../electron/export/formats/weekloom-json.ts'
import {
  findTask,
  scheduleStateSchema,
  type ScheduleState,
} from '../../../shared/schedule/state.ts'
import { at, event, item, schedule, taskClass, term, week } from '../../builders.ts'
import { openTerminal } from './terminal.ts'

/** Of a term of two weeks from Monday 2 November. */
const thursday = '2026-11-05T12:00:00+08:00'

const twoWeeks = schedule(
  [
    taskClass(1, { title: 'Lab report', course: 'Physics', subjectType: 'practical' }),
    event(10, at(1, 1), { title: 'Lecture' }),
    item(1, { title: 'Lab report 1', place: at(1, 3, 4) }),
    item(2, { title: 'Lab report 2', place: at(2, 3, 4) }),
    item(3, { title: 'Lab report 3', place: at(3, 3, 4) }),
    item(4, { title: 'Lab report 4', place: at(8, 3, 4) }),
    item(5, { title: 'Lab report 5' }),
  ],
  week({ weeks: 2 }),
)

type Terminal = ReturnType<typeof openTerminal>

async function openThursday(language: 'en' | 'zh' = 'en'): Promise<Terminal> {
  const terminal = openTerminal(thursday, language)
  await terminal.run('init')
  const file = join(mkdtempSync(join(tmpdir(), 'weekloom-out-')), 'week.json')
  writeFileSync(file, exportJson(term({ weeks: 2 }), twoWeeks))
  expect((await terminal.run('import', file)).code).toBe(0)
  return terminal
}

async function stateOf(terminal: Terminal): Promise<ScheduleState> {
  return scheduleStateSchema.parse((await terminal.run('state')).result['state'])
}

test('[P6] mark closes blocks out, and pace tells what follows from it', async () => {
  const terminal = await openThursday()
  expect((await terminal.read('pace')).text).toBe(
    'No block is marked done yet, so nothing is known of your pace.\nFor anything else count on 1.6×.',
  )
  const done = await terminal.run('mark', '1', 'done', '--minutes', '180')
  expect(done).toMatchObject({ code: 0, result: { ok: true, task: 1, mark: 'done', restId: null } })
  const partly = await terminal.read('mark', '2', 'partly', '--minutes', '60')
  expect(partly).toEqual({
    code: 0,
    text: 'Marked “Lab report 2” as partly done (1 h, planned 1 h 30 min). What is left waits to be planned.',
  })
  await terminal.run('mark', '3', 'missed')
  const state = await stateOf(terminal)
  expect(findTask(state, 3)).toMatchObject({ place: null, log: [{ outcome: 'missed' }] })
  expect(findTask(state, 11)).toMatchObject({ title: 'Lab report 2', order: 3, duration: 1 })
  const { result } = await terminal.run('pace')
  expect(result).toMatchObject({
    ok: true,
    paces: [{ course: 'Physics', subjectType: 'practical', pieces: 2, planned: 180, actual: 285 }],
    overall: { pieces: 2 },
  })
  expect((await terminal.read('pace')).text).toBe(
    '“Physics” (practical work): 2 blocks took 4 h 45 min, planned were 3 h (about 1.5×); count on 1.6×.\nFor anything else count on 1.6×.',
  )
})

test('[P6] a mark is undone and redone, and the doctor finds nothing wrong', async () => {
  const terminal = await openThursday()
  const before = await stateOf(terminal)
  await terminal.run('mark', '1', 'partly', '--minutes', '20')
  const after = await stateOf(terminal)
  expect((await terminal.read('undo')).text).toContain('Marked “Lab report 1” as partly done')
  expect(await stateOf(terminal)).toEqual(before)
  await terminal.run('redo')
  expect(await stateOf(terminal)).toEqual(after)
  expect((await terminal.run('doctor')).result).toMatchObject({ ok: true, violations: [] })
  await terminal.run('mark', '1', 'open')
  expect(findTask(await stateOf(terminal), 1)).toEqual(findTask(before, 1))
})

test('[P6] [X3] the complete export holds the marks and is read back with them', async () => {
  const terminal = await openThursday()
  await terminal.run('mark', '1', 'partly', '--minutes', '20')
  await terminal.run('mark', '3', 'missed')
  const file = join(mkdtempSync(join(tmpdir(), 'weekloom-out-')), 'all.json')
  await terminal.run('export', '--format', 'json', '--out', file)
  const other = openTerminal(thursday)
  await other.run('init')
  expect((await other.run('import', file)).code).toBe(0)
  expect(await stateOf(other)).toEqual(await stateOf(terminal))
  expect((await other.run('pace')).result).toEqual((await terminal.run('pace')).result)
})

test.for([
  [['mark', 'x', 'done'], '“x” is not a task number.'],
  [['mark', '1', 'lost'], '“lost” is no mark.'],
  [['mark', '1', 'done', '--minutes', '1441'], '--minutes takes a whole number from 0 to 1440.'],
  [['mark', '1', 'done', '--minutes', '1.5'], '--minutes takes a whole number from 0 to 1440.'],
  [['mark', '1'], 'Usage: mark TASK done|partly|missed|open [--minutes N]'],
  [['pace', 'x'], 'Usage: pace'],
])('[C4] %j is a usage problem', async ([words, message]) => {
  const ran = await openTerminal(thursday).run(...(words as string[]))
  expect(ran.code).toBe(2)
  expect(JSON.stringify(ran.result)).toContain(message)
})

test.for([
  [['mark', '99', 'done'], 'unknown-task'],
  [['mark', '10', 'done'], 'not-study'],
  [['mark', '5', 'done'], 'still-pending'],
  [['mark', '4', 'missed'], 'not-begun'],
  [['mark', '1', 'partly'], 'wrong-minutes'],
])('[C4] %j is refused, and nothing is written', async ([words, code]) => {
  const terminal = await openThursday()
  const ran = await terminal.run(...(words as string[]))
  expect(ran).toMatchObject({ code: 3, result: { ok: false, problem: { code } } })
  expect((await terminal.run('history')).result['entries']).toHaveLength(1)
})

test('[P6] in Chinese the marks and the pace read as a student would write them', async () => {
  const terminal = await openThursday('zh')
  expect((await terminal.read('mark', '1', 'done')).text).toBe(
    '把“Lab report 1”标记为已完成（1 小时 30 分钟，和计划一样）。',
  )
  expect((await terminal.read('mark', '4', 'missed')).text).toBe(
    '“Lab report 4”排在 11月9日 周一 10:00–11:45，还没有开始：在那之前只能标记为已完成。',
  )
  expect((await terminal.read('pace')).text).toBe(
    '“Physics”（实践）：1 次共用了 1 小时 30 分钟，原计划 1 小时 30 分钟（大约 1.0 倍），可以按 1.4 倍来估。\n其他任务可以按 1.4 倍来估。',
  )
})

test('[P6] [T5] mark_task is a tool: it shows its effect, and writes it when it is told to', async () => {
  const terminal = await openThursday()
  const call = JSON.stringify({ task_id: 1, mark: 'partly', minutes: 50 })
  const shown = await terminal.read('tool', 'mark_task', call)
  expect(shown.text).toBe(
    [
      'Marks Lab report 1 as partly done (50 min, planned 1 h 30 min); adds 1 study block.',
      '  Lab report 1: Mon 2 Nov 10:00–11:45: partly done (50 min, planned 1 h 30 min)',
      '  Lab report 1: new, pending',
    ].join('\n'),
  )
  expect(await stateOf(terminal)).toEqual({ ...twoWeeks })
  const ran = await terminal.run('tool', 'mark_task', call, '--apply')
  expect(ran.result).toMatchObject({ ok: true, applied: true })
  const info = await terminal.run('tool', 'get_task_info', '{"task_id":1}')
  expect(info.result['text']).toContain('partly done (50 min, planned 1 h 30 min)')
  expect(info.result['text']).toContain('Goes on in #11')
})
