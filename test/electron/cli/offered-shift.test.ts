// A refused change in the terminal: what would make it possible stands in the answer, and can be run as it stands.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportJson } from '../../../electron/export/formats/weekloom-json.ts'
import { findTask, scheduleStateSchema } from '../../../shared/schedule/state.ts'
import { at, event, item, schedule, term, week } from '../../builders.ts'
import { openTerminal } from './terminal.ts'

const inOrder = schedule(
  [
    event(10, at(1, 1, 2)),
    ...[2, 3, 4].map((day, index) => item(index + 1, { place: at(day, 3) })),
  ],
  week({ weeks: 2 }),
)

test('[C4] [T3] tool prints the batch that makes a refused move possible, as data with --json', async () => {
  const terminal = openTerminal('2026-11-02T07:00:00+08:00')
  await terminal.run('init')
  const file = join(mkdtempSync(join(tmpdir(), 'weekloom-out-')), 'week.json')
  writeFileSync(file, exportJson(term({ weeks: 2 }), inOrder))
  expect((await terminal.run('import', file)).code).toBe(0)
  const move = '{"task_id":1,"new_day":4,"new_slot_start":3}'
  const { code, result } = await terminal.run('tool', 'move', move)
  expect(code).toBe(3)
  expect(result).toMatchObject({
    ok: false,
    shift: { kind: 'moves', others: [{ taskId: 2 }, { taskId: 3 }] },
  })
  const { text } = await terminal.read('tool', 'move', move)
  expect(text).toContain('batch_move would do it with 2 more tasks')
  const call = text.slice(text.indexOf('{'))
  expect((await terminal.run('tool', 'batch_move', call, '--apply')).code).toBe(0)
  const state = scheduleStateSchema.parse((await terminal.run('state')).result['state'])
  expect(findTask(state, 1)?.place).toEqual(at(4, 3))
  const none = await terminal.run('tool', 'move', '{"task_id":1,"new_day":1,"new_slot_start":1}')
  expect(none.result['shift']).toBeUndefined()
})
