// Course packs on the command line: fields written, compared, protected and deleted.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTerminal } from './terminal.ts'

it('[K7] [C4] a field is written from words or a file, compared, kept from being replaced unasked, and goes with --apply', async () => {
  const { run, read, folder } = openTerminal('2026-11-23T07:30:00Z')
  await run('init', '--sample')
  const of = ['Calculus', 'goal'] as const
  expect(await run('pack', 'write', ...of, 'Pass')).toMatchObject({
    code: 0,
    result: { field: { version: 1, status: 'draft', who: 'person' } },
  })
  const file = join(folder, '..', 'goal.txt')
  writeFileSync(file, 'Pass\nwell\n')
  await run('pack', 'write', ...of, '--file', file)
  expect((await read('pack', 'compare', ...of, '1', '2')).text).toContain('{+\nwell+}')
  // By the clock of the term.
  expect((await read('pack', 'field', ...of)).text).toMatch(/2 · You · 2026-11-23 \d\d:\d\d\s/)
  expect((await read('pack', 'versions', ...of)).text).toMatch(/\[1\] 2026-11-23 \d\d:\d\d · You/)
  expect(await run('pack', 'generate', ...of)).toMatchObject({
    code: 3,
    result: { problem: { code: 'pack-persons-words' } },
  })
  expect((await read('pack', 'show', 'Calculus')).text).toMatch(/goal +Goal · draft · version 2/)
  expect(await run('pack', 'show', 'Caluclus')).toMatchObject({
    code: 3,
    result: { problem: { code: 'no-pack' } },
  })
  for (const act of ['field', 'versions']) {
    expect((await run('pack', act, 'Caluclus', 'goal')).result).toMatchObject({
      problem: { code: 'no-pack' },
    })
  }
  // What is no text, or no file, is not kept as if it were.
  writeFileSync(file, '%PDF-1.7\n1 0 obj')
  const refused = await read('pack', 'write', ...of, '--file', file)
  expect(refused).toMatchObject({ code: 3, text: expect.stringContaining('not a text file') })
  const folderGiven = await read('pack', 'write', ...of, '--file', folder)
  expect(folderGiven.text).toMatch(/is not a file\. Choose another/)
  // A dash is the standard output, and no name of a file.
  const shown = await read('pack', 'export', 'Calculus', '-', '--fields', 'goal')
  expect(shown).toMatchObject({ code: 0, text: expect.stringMatching(/^# [\s\S]*Pass/) })
  expect(existsSync('-')).toBe(false)
  const gone = { fields: 1, versions: 2 }
  expect((await run('pack', 'delete', 'Calculus', '--apply')).result).toMatchObject({
    applied: true,
    ...gone,
  })
})
