// Homework on the command line: added, ticked off, compared with a key, planned, worked on, deleted.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTerminal } from '../cli/terminal.ts'

const evening = '2026-11-25T20:30:00Z'

it('[H1] an item is added, ticked, compared, planned and worked on, each as JSON and as words', async () => {
  const { run, read, folder } = openTerminal(evening)
  await run('init', '--sample')
  expect((await read('homework')).text).toContain('There is no homework')
  const added = await run('homework', 'add', 'Lab report', '2026-11-27', '--course', 'Physics')
  expect(added).toMatchObject({ code: 0, result: { id: 1 } })
  for (const text of ['Measure', 'Draw']) await run('homework', 'point', '1', text)
  await run('homework', 'move', '1', '2', '1')
  expect((await read('homework', 'tick', '1', '1')).text).toContain('1. [x] Draw')
  await run('homework', 'key', '1', '--text', '1) 0.5\n2) 7')
  expect((await read('homework', 'show', '1')).text).not.toContain('0.5')
  expect((await read('homework', 'show', '1', 'key')).text).toContain('1) 0.5')
  const file = join(folder, '..', 'solution.txt')
  writeFileSync(file, '1) 1/2\n2) 8')
  const compared = await read('homework', 'solution', '1', '--file', file)
  expect(compared.text).toContain('The key has 2 answers: 1 the same, 1 different.')
  expect(compared.text).toContain('2 (different): [-7-] {+8+}')
  const planned = await run('homework', 'plan', '1', '1', '1')
  expect(planned).toMatchObject({ code: 0, result: { plan: true } })
  const worked = await read('homework', 'worked', '1', '70', '--done')
  expect(worked.text).toContain('1 h 10 min')
  expect((await run('pace')).code).toBe(0)
  expect(await run('homework', 'show', '1')).toMatchObject({
    result: { worked: 70, openBlocks: 0 },
  })
  await run('homework', 'change', '1', '{"dueDate":"2026-11-30","dueTime":"09:00"}')
  expect((await read('homework', 'done', '1')).text).toContain('Done')
  expect(await run('homework', 'remarks', '1')).toMatchObject({
    code: 3,
    result: { problem: { code: 'no-model' } },
  })
})

it('[H1] is deleted only with --apply, and a stray word is a usage problem', async () => {
  const { run, read } = openTerminal(evening, 'zh')
  await run('init')
  // Before there is a term there is no history that could take a change back.
  expect((await read('homework')).text).toContain('还没有学期')
  expect(await run('homework', 'add', '读书报告', '2026-11-24')).toMatchObject({
    code: 3,
    result: { problem: { code: 'no-term' } },
  })
  await run('init', '--sample')
  await run('homework', 'add', '读书报告', '2026-11-24')
  expect((await read('homework')).text).toContain('已到期')
  expect((await read('homework', 'delete', '1')).text).toContain('没有做任何改动')
  expect((await run('homework', 'delete', '1', '--apply')).result).toMatchObject({ applied: true })
  for (const words of [
    ['add', 'T'],
    ['add', 'T', 'Friday'],
    ['show', 'x'],
    ['sing'],
    ['tick', '1'],
    ['change', '1', '{"due":1}'],
  ]) {
    expect((await run('homework', ...words)).code).toBe(2)
  }
})

it('[H1] what can’t be taken is named, and what can', async () => {
  const { run, read } = openTerminal(evening)
  await run('init', '--sample')
  await run('homework', 'add', 'Lab report', '2026-11-27')
  for (const [words, said] of [
    [['plan', '1', '1000', '1'], '“1000” is no number of sessions. Write a whole number from 1 to'],
    [['plan', '1', '1', '99'], 'A session can’t be “99” periods long. Write a whole number from 1'],
    [['plan', '1', '1', '1', 'x'], '“x” is not the number of a body of work.'],
    [['worked', '1', '0'], '“0” is no number of minutes. Write a whole number from 1 to 1440'],
    [['worked', '1', '999999'], '“999999” is no number of minutes.'],
    [['worked', '1', '9', '--done', '--open'], '--done and --open shut each other out.'],
    [['tick', '1', 'two'], '“two” is no place in the checklist'],
    [['change', '1', 'title'], 'homework change takes one JSON object'],
    [['change', '1', '{"title":5}'], 'homework change takes one JSON object'],
    [['change', '1', '{"due":1}'], 'Homework has no “due”.'],
    [['change', '1', '{"dueDate":"Friday"}'], '“Friday” is not a date.'],
    [['change', '1', '{"dueDate":null}'], '“null” is not a date.'],
    [['change', '1', '{"title":"Report","due":1,"by":2}'], 'Homework has no “due”.'],
    [['change', '1', '{"dueTime":"25:00"}'], '“25:00” is no time of day. Write it as 17:00.'],
    [['add', 'T', '2026-11-27', 'noon'], '“noon” is no time of day.'],
  ] as const) {
    const answer = await read('homework', ...words)
    expect(answer.code).toBe(2)
    expect(answer.text).toContain(said)
  }
  for (const [words, code, said] of [
    [['change', '1', '{"title":""}'], 'empty-title', 'Homework needs a title.'],
    [['add', '', '2026-11-27'], 'empty-title', 'Homework needs a title.'],
    [['add', 'x'.repeat(300), '2026-11-27'], 'long-title', 'The title can have 200 characters.'],
    [['point', '1', ' '], 'empty-step', 'A point of the checklist needs some words.'],
  ] as const) {
    expect(await run('homework', ...words)).toMatchObject({
      code: 3,
      result: { problem: { code } },
    })
    expect((await read('homework', ...words)).text).toContain(said)
  }
  expect((await read('homework')).text).toContain('Lab report')
})
