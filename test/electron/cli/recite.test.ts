// Recall practice on the command line: a text kept, recited, planned, brought in and deleted.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dateOf } from '../../../electron/session/context.ts'
import { openDesk } from '../session/open-desk.ts'
import { openTerminal } from './terminal.ts'

const now = '2026-11-23T07:30:00Z'
const text = 'The cell membrane controls what enters and leaves the cell.'

it('[R2] [R3] a text is kept, recited from a file, and each round says what was wrong', async () => {
  const { run, read, folder } = openTerminal(now)
  await run('init', '--sample')
  expect(await run('recite')).toMatchObject({ code: 0, result: { materials: [] } })
  expect((await run('recite', 'add', 'Membrane', 'Biology', '--text', text)).result).toMatchObject({
    id: 1,
  })
  expect((await run('recite', 'begin', '1')).result).toMatchObject({
    recital: { kind: 'listening' },
  })
  const said = await read('recite', 'say', 'The cell wall controls what enters the cell')
  expect(said.text).toContain('70 of 100')
  expect(said.text).toContain('[-membrane-]{+wall+}')
  expect(said.text).toContain('“membrane”, not “wall”')
  const file = join(folder, '..', 'attempt.txt')
  writeFileSync(file, text)
  const second = await run('recite', 'say', '--file', file)
  expect(second).toMatchObject({ code: 0, result: { score: 100, isOver: true } })
  expect((await read('recite', 'show', '1')).text).toContain('· 2 · 100')
  await run('recite', 'begin', '1')
  expect((await read('recite', 'leave')).text).toBe('All right, no more reciting for now.')
})

it('[R2] [C4] a hint is told and is no failure, in both languages', async () => {
  for (const [language, asked, said] of [
    ['en', 'give me a hint', 'A hint: T… c… m…'],
    ['zh', '提示一下', '提示：T… c… m…'],
  ] as const) {
    const { run, read } = openTerminal(now, language)
    await run('init')
    await run('recite', 'add', 'Membrane', '--text', text)
    await run('recite', 'begin', '1')
    const told = await read('recite', 'say', asked)
    expect(told).toMatchObject({ code: 0, text: expect.stringContaining(said) })
    expect(await run('recite', 'say', asked)).toMatchObject({
      code: 0,
      result: { ok: true, hint: expect.stringMatching(/^T… c… m…/) },
    })
    expect((await run('recite')).result).toMatchObject({ recital: { scores: [] } })
  }
})

it('[R2] [C4] the day of an attempt, or of a conversation, is that of the person, not of Greenwich', () => {
  const { context } = openDesk().session
  const dates = ['Asia/Shanghai', 'America/New_York'].map((zone) =>
    dateOf({ ...context, zone }, '2026-11-22T23:30:00Z'),
  )
  expect(dates).toEqual(['2026-11-23', '2026-11-22'])
})

it('[R5] recalls are shown, and written with --apply', async () => {
  const { run } = openTerminal(now)
  await run('init', '--sample')
  await run('recite', 'add', 'Membrane', '--text', text)
  const shown = await run('recite', 'plan')
  expect(shown).toMatchObject({ code: 0, result: { applied: false } })
  expect(await run('recite', 'plan', '--apply')).toMatchObject({
    code: 0,
    result: { applied: true },
  })
  expect(await run('recite', 'plan')).toMatchObject({
    code: 3,
    result: { problem: { code: 'nothing-to-plan' } },
  })
})

it('[R7] the texts of an import are deleted together by their numbers', async () => {
  const { run, read, folder } = openTerminal(now)
  await run('init')
  await run('recite', 'add', 'Membrane', '--text', text)
  const file = join(folder, '..', 'deck.txt')
  writeFileSync(file, 'Osmosis\tWater moves\nNa\u00EFve\tA word\nCell\tA room')
  const brought = await read('recite', 'import', file)
  expect(brought.text).toBe(
    '3 texts added, 0 there already, 0 left out.\nTo take them away again: recite delete 2-4 --apply',
  )
  expect((await read('recite', 'delete', '2-4,9')).text).toContain('delete 3 texts with all')
  expect((await run('recite', 'delete', '2-4', '--apply')).result).toMatchObject({
    applied: true,
    titles: ['Osmosis', 'Na\u00EFve', 'Cell'],
  })
  expect((await run('recite')).result).toMatchObject({ materials: [{ id: 1 }] })
  expect((await run('recite', 'delete', '2-')).code).toBe(2)
})

it('[R7] more texts than go at once are refused, with --apply and without, and none is deleted', async () => {
  for (const [language, said] of [
    ['en', 'names more texts than the 2000 that go at once. Nothing was changed'],
    ['zh', '超出了一次能删除的 2000 篇。没有做任何改动'],
  ] as const) {
    const { run, read } = openTerminal(now, language)
    await run('init')
    await run('recite', 'add', 'Membrane', '--text', text)
    for (const flags of [[], ['--apply']]) {
      const asked = ['recite', 'delete', '2-2000,2001-2002,1', ...flags]
      const answer = await read(...asked)
      expect(answer).toMatchObject({ code: 2, text: expect.stringContaining(said) })
    }
    expect((await run('recite')).result).toMatchObject({ materials: [{ id: 1 }] })
    expect((await run('recite', 'delete', '1-2000', '--apply')).code).toBe(0)
  }
})

it('[R7] a text is deleted only with --apply, and a stray word is a usage problem', async () => {
  const { run, read } = openTerminal(now, 'zh')
  await run('init')
  await run('recite', 'add', '静夜思', '--text', '床前明月光，疑是地上霜。')
  expect((await read('recite', 'delete', '1')).text).toContain('没有做任何改动')
  expect((await run('recite', 'delete', '1', '--apply')).result).toMatchObject({ applied: true })
  expect(await run('recite', 'begin', '1')).toMatchObject({
    code: 3,
    result: { problem: { code: 'no-material' } },
  })
  for (const words of [['begin', 'x'], ['begin'], ['say'], ['sing'], ['add', 'T']]) {
    expect((await run('recite', ...words)).code).toBe(2)
  }
})
