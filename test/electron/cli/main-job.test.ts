// The main job in the terminal, whole: a term, a plan, a card, a move, an undo, and the week as a calendar file.
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scheduleStateSchema, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { openTerminal } from './terminal.ts'

const monday = '2026-11-23T07:30:00Z'

type Terminal = ReturnType<typeof openTerminal>

async function stateOf(terminal: Terminal): Promise<ScheduleState> {
  return scheduleStateSchema.parse((await terminal.run('state')).result['state'])
}

async function placedItems(terminal: Terminal) {
  return (await stateOf(terminal)).tasks.filter(isPlacedItem)
}

async function onlyCard(terminal: Terminal): Promise<string> {
  const { cards } = (await terminal.run('cards')).result
  expect(cards).toHaveLength(1)
  return String((cards as { id: string }[])[0]?.id)
}

describe('the main job in the terminal', () => {
  test.each([
    ['en', 'plan my week'],
    ['zh', '帮我安排这周的复习'],
  ] as const)('[C4] sample, plan, card, answer, undo, redo (%s)', async (language, request) => {
    const terminal = openTerminal(monday, language)
    expect((await terminal.run('init', '--sample')).code).toBe(0)

    const said = await terminal.run('say', request, '--stop-at-card')
    expect(said.code).toBe(4)
    expect(await placedItems(terminal)).toEqual([])

    const answered = await terminal.run('answer', await onlyCard(terminal), 'accept')
    expect(answered.code).toBe(0)
    expect(answered.result).toMatchObject({ ok: true, outcome: 'accepted' })
    const planned = await placedItems(terminal)
    expect(planned.length).toBeGreaterThanOrEqual(6)
    expect(new Set(planned.map((item) => item.status))).toEqual(new Set(['existing']))

    expect((await terminal.run('undo')).code).toBe(0)
    expect(await placedItems(terminal)).toEqual([])
    expect((await terminal.run('redo')).code).toBe(0)
    expect(await placedItems(terminal)).toEqual(planned)
    expect((await terminal.run('doctor')).result).toMatchObject({ ok: true, violations: [] })
  })

  test('[G6] a second accept of the same card does nothing', async () => {
    const terminal = openTerminal(monday)
    await terminal.run('init', '--sample')
    await terminal.run('say', 'plan my week')
    const card = await onlyCard(terminal)
    await terminal.run('answer', card, 'accept')
    const planned = await placedItems(terminal)
    const again = await terminal.run('answer', card, 'accept')
    expect(again.result).toMatchObject({ outcome: 'already' })
    expect(await placedItems(terminal)).toEqual(planned)
    expect((await terminal.run('history')).result['entries']).toHaveLength(2)
  })

  test('[X1] a university timetable goes in, is planned, and the week goes out', async () => {
    const terminal = openTerminal(monday)
    await terminal.run('init')
    const file = join(import.meta.dirname, '../../fixtures/university.ics')
    expect((await terminal.run('import', file, '--dry-run')).result).toMatchObject({ dryRun: true })
    expect((await terminal.run('say', 'plan my week')).code).toBe(3)

    const imported = await terminal.run('import', file)
    expect(imported.code).toBe(0)
    expect((await terminal.run('say', 'plan my week', '--accept')).code).toBe(0)
    expect((await placedItems(terminal)).length).toBeGreaterThan(2)

    const out = join(mkdtempSync(join(tmpdir(), 'weekloom-out-')), 'week.ics')
    const exported = await terminal.run('export', '--format', 'ics', '--out', out)
    expect(exported.code).toBe(0)
    const written = readFileSync(out, 'utf8')
    expect(written.match(/BEGIN:VEVENT/g)).toHaveLength((await placedItems(terminal)).length)
    expect((await terminal.run('import', file)).code).toBe(3)
  })

  test('[C4] what can not be done is a sentence with exit code 3, and nothing is changed', async () => {
    const terminal = openTerminal(monday)
    expect((await terminal.run('state')).code).toBe(3)
    await terminal.run('init', '--sample')
    const before = await stateOf(terminal)
    const broken = join(mkdtempSync(join(tmpdir(), 'weekloom-bad-')), 'broken.ics')
    writeFileSync(broken, '<html>not a calendar</html>')
    const refusals = [
      ['import', broken],
      ['import', `${broken}.missing`],
      ['answer', 'no-such-card', 'accept'],
      ['tool', 'dance', '{}'],
      ['tool', 'place', '{"task_id":"x"}'],
      ['tool', 'place', '{"task_id":99999,"day":1,"slot_start":1}', '--apply'],
      ['plan', '--classes', '999'],
      ['export', '--format', 'ics', '--out', join(broken, 'x', 'y.ics')],
      ['init', '--sample'],
      ['redo'],
      ['restore', 'nothing.db'],
    ]
    for (const words of refusals) {
      const ran = await terminal.run(...words)
      expect(ran.code, words.join(' ')).toBe(3)
      expect(ran.result, words.join(' ')).toMatchObject({
        ok: false,
        problem: { message: expect.stringMatching(/\S+ \S+/) },
      })
    }
    expect(await stateOf(terminal)).toEqual(before)
  })

  test('[T5] a write tool without --apply prints its diff only', async () => {
    const terminal = openTerminal(monday)
    await terminal.run('init', '--sample')
    const before = await stateOf(terminal)
    const item = before.tasks.find((task) => task.kind === 'item')
    const day = before.window.days.findIndex(({ date }) => date === '2026-11-28') + 1
    const call = JSON.stringify({ task_id: item?.id, day, slot_start: 3 })
    const shown = await terminal.run('tool', 'place', call)
    expect(shown.result).toMatchObject({ ok: true, applied: false })
    expect(await stateOf(terminal)).toEqual(before)
    const applied = await terminal.run('tool', 'place', call, '--apply')
    expect(applied.result).toMatchObject({ ok: true, applied: true })
    expect((await placedItems(terminal)).map(({ id }) => id)).toEqual([item?.id])
  })

  test('[D4] a damaged, newer or foreign file is refused with a sentence and left as it is', async () => {
    const terminal = openTerminal(monday)
    await terminal.run('init', '--sample')
    const name = readdirSync(terminal.folder).find((file) => file.endsWith('weekloom.db')) ?? ''
    const file = join(terminal.folder, name)
    const good = readFileSync(file)
    for (const bad of [
      Buffer.alloc(0),
      Buffer.from('not a database at all'),
      good.subarray(0, 5000),
    ]) {
      writeFileSync(file, bad)
      const ran = await terminal.run('state')
      expect(ran.code).toBe(3)
      expect(readFileSync(file).equals(bad)).toBe(true)
    }
    writeFileSync(file, good)
    expect((await terminal.run('state')).code).toBe(0)
  })

  test('[C4] without --json the same is read as sentences', async () => {
    const terminal = openTerminal(monday)
    await terminal.run('init', '--sample')
    const { code, text } = await terminal.read('say', 'plan my week')
    expect(code).toBe(4)
    expect(text).toMatch(/Places \d+ study blocks/)
    expect(text).not.toMatch(/undefined|NaN|\[object/)
  })
})
