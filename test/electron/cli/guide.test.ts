// A guide on the command line: begun, shown, exported and restored, left, answered.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTerminal } from './terminal.ts'

const now = '2026-11-23T07:30:00+08:00'

it('[B2] [B7] a guide is begun by what is said, shown, exported, left, taken up and accepted', async () => {
  const { run, read, folder } = openTerminal(now)
  await run('init', '--sample')
  expect(await run('guide')).toMatchObject({ code: 0, result: { isActive: false, draft: null } })
  expect((await read('guide')).text).toContain('No guide is open')
  expect((await run('guide', 'export', join(folder, '..', 'none.json'))).code).toBe(3)
  expect((await run('guide', 'leave')).result).toMatchObject({ ok: true, isActive: false })

  const said = await run('guide', 'say', 'Microeconomics, the exam is on 18 December, 6 chapters')
  expect(said).toMatchObject({ code: 0, result: { cardId: null } })
  const shown = await read('guide')
  expect(shown.text).toContain('Guide: draft')
  expect(shown.text).toContain('How much: 6 sessions')

  const file = join(folder, '..', 'guide.json')
  expect((await run('guide', 'export', file)).code).toBe(0)
  expect((await run('guide', 'export', file)).result).toMatchObject({
    problem: { code: 'file-exists' },
  })
  expect((await run('guide', 'export', file, '--force')).code).toBe(0)
  await run('guide', 'leave')
  expect((await read('guide')).text).toContain('This guide was left')

  const asked = await run('guide', 'say', 'yes, go ahead')
  expect(asked).toMatchObject({ code: 4, result: { ending: 'card' } })
  const cards = await read('cards')
  expect(cards.text).toContain('· Add “Microeconomics: exam preparation” with 6 sessions – ')
  expect((await read('guide')).text).toMatch(/Card (\S+) waits: answer \1 accept\|reject/)
  expect((await run('guide', 'restore', file)).code).toBe(3)
  const { cardId } = asked.result
  expect((await run('answer', String(cardId), 'accept')).code).toBe(0)
  expect((await read('guide')).text).toContain('Guide: written')
  // The talk has gone on to the schedule; words for the guide are still the guide's.
  await run('say', 'what is free tomorrow?')
  const corrected = await read('guide', 'say', 'no, the exam is on 16 December')
  expect(corrected.text).toContain('exam on Wed 16 Dec (before: exam on Fri 18 Dec)')

  expect(await run('guide', 'restore', file)).toMatchObject({
    code: 0,
    result: { state: 'DRAFTING', isActive: true },
  })
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40))
  const before = (await run('guide')).result
  expect(await run('guide', 'restore', file)).toMatchObject({ code: 3, result: { ok: false } })
  expect((await run('guide')).result).toEqual(before)
  for (const words of [['sing'], ['say'], ['export'], ['leave', 'now'], ['leave', '--accept']])
    expect((await run('guide', ...words)).code).toBe(2)
})

it('[B7] [C1] words that are refused begin no guide', async () => {
  const { run, read } = openTerminal(now)
  await run('init', '--sample')
  const long = await run('guide', 'say', 'a'.repeat(20_001))
  expect(long.code).toBe(3)
  expect(long.result).toMatchObject({
    problem: { message: expect.stringContaining('may have 20000 characters') },
  })
  expect((await run('guide', 'say', ' ')).code).toBe(2)
  expect((await read('guide')).text).toContain('No guide is open')
})

it('[B5] [B6] in Chinese, with --accept the card is accepted at once, and a change of what is written opens another', async () => {
  const { run, read } = openTerminal(now, 'zh')
  await run('init', '--sample')
  await run('guide', 'say', '微观经济学，12月18日考试，6章')
  expect((await read('guide')).text).toContain('课程引导：草稿')
  expect(await run('guide', 'say', '好，就这样', '--accept')).toMatchObject({
    code: 0,
    result: { accepted: 1 },
  })
  expect((await read('guide')).text).toContain('课程引导：已写入')
  await run('guide', 'say', '刚才的时间不对，改成12月11日前')
  expect((await read('guide')).text).toContain('刚改的')
  await run('guide', 'say', '好')
  expect((await read('cards')).text).toContain('结束日期：12月17日 周四 → 12月10日 周四')
})
