// The outlook of a course on the command line, and through the session: simulated, explained, and written as a guide.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTerminal } from './terminal.ts'

const now = '2026-11-23T07:30:00Z'

test('[K6] a course is simulated, evaluated and written down; the same seed says the same', async () => {
  const { run, read, folder } = openTerminal(now)
  await run('init', '--sample')
  expect((await run('pack', 'simulate', 'Calculus')).result).toMatchObject({
    simulation: { kind: 'empty', why: 'nothing-placed' },
  })
  await run('plan', '--classes', '1', '--apply')
  const asked = ['pack', 'simulate', 'Calculus', '--runs', '100', '--seed', '3'] as const
  const first = await read(...asked)
  expect(first).toMatchObject({ code: 0 })
  expect(first.text).toContain('“Calculus: midterm preparation”, for the exam on')
  expect(first.text).toContain('our assumption, as no block is marked yet')
  expect((await read(...asked)).text).toBe(first.text)
  const sure = await run(...asked, '--missed', '0', '--cut-short', '0', '--pace', '1')
  expect(sure.result).toMatchObject({
    simulation: { deadlines: [{ course: 'Calculus', chance: { value: 1 } }] },
  })
  const evaluated = await read('pack', 'evaluate', 'Calculus')
  expect(evaluated.text).toContain('days lie between sessions')

  await run('pack', 'write', 'Calculus', 'goal', 'Pass with *85*')
  const file = join(folder, '..', 'guide.md')
  const written = await read('pack', 'export', 'Calculus', file, '--fields', 'goal,sessions')
  expect(written).toMatchObject({ code: 0 })
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('Pass with \\*85\\*')
  expect(text).toContain('## When you work on it')
  expect(await run('pack', 'export', 'Calculus', file)).toMatchObject({
    code: 3,
    result: { problem: { code: 'file-exists' } },
  })
})

test('[K6] what makes no sense is refused with a sentence, and nothing is written', async () => {
  const { run, read } = openTerminal(now, 'zh')
  await run('init', '--sample')
  expect((await run('pack', 'simulate', '炼金术')).result).toMatchObject({
    problem: { code: 'no-course' },
  })
  expect((await read('pack', 'evaluate', '炼金术')).text).toContain('日程里没有“炼金术”这门课')
  for (const words of [
    ['simulate', '--runs', '5'],
    ['simulate', '--pace', '9'],
    ['simulate', '--seed', '1.5'],
    ['export', '高等数学'],
    ['export', '高等数学', 'x.md', '--fields', 'goal,wishes'],
    ['evaluate', 'a', 'b'],
  ]) {
    expect((await run('pack', ...words)).code).toBe(2)
  }
})
