import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTerminal } from './terminal.ts'

const now = '2026-09-08T08:00:00+08:00'

const text = [
  '# Botany',
  '',
  '- Midterm exam: Saturday, October 24, 2026, 10:00–11:30, 25%',
  '- Herbarium due October 9, 2026',
  '- Essay due March 1, 2030',
].join('\n')

async function withSyllabus(language: 'en' | 'zh' = 'en') {
  const terminal = openTerminal(now, language)
  await terminal.run('init', '--sample')
  const file = join(terminal.folder, '../botany.md')
  writeFileSync(file, text)
  return { ...terminal, file }
}

const titlesOf = ({ result }: Awaited<ReturnType<ReturnType<typeof openTerminal>['run']>>) =>
  JSON.stringify(result['state'])

describe('syllabus in the terminal', () => {
  it('[X9] shows numbered lines with the words that say so, and writes nothing', async () => {
    const { read, run, file } = await withSyllabus()
    const before = await run('state')
    const { code, text: said } = await read('syllabus', file)
    expect(code).toBe(0)
    expect(said).toContain('* 1. Midterm exam · Sat 24 Oct · 10:00–11:30')
    expect(said).toContain('· published')
    expect(said).toContain('From botany.md, line 3: Midterm exam: Saturday, October 24, 2026')
    expect(said).toMatch(/ {2}3\. Essay[^]*outside the term/)
    expect(await run('state')).toEqual(before)
  })

  it('[X9] takes nothing for a course that nobody named, and says how to name it', async () => {
    const { run, file } = await withSyllabus()
    const before = await run('state')
    const refused = await run('syllabus', file, '--take', 'all')
    expect(refused.code).not.toBe(0)
    expect(refused.result).toMatchObject({
      problem: { code: 'no-course', message: expect.stringContaining('--course') },
    })
    expect(await run('state')).toEqual(before)
  })

  it('[X9] takes the lines that are named for the course that is named; undo takes them back', async () => {
    const { run, file } = await withSyllabus()
    const before = await run('state')
    const one = await run('syllabus', file, '--course', 'Botany', '--take', '2')
    expect(one.result).toMatchObject({ ok: true, taken: 1 })
    const after = titlesOf(await run('state'))
    expect(after).toContain('Herbarium')
    expect(after).not.toContain('Midterm exam: preparation')
    const all = await run('syllabus', file, '--course', 'Botany', '--take', 'all')
    expect(all.result).toMatchObject({
      ok: true,
      taken: 1,
      summary: expect.stringContaining('1 exam'),
    })
    const again = await run('syllabus', file, '--course', 'Botany', '--take', 'all')
    expect(again.result).toMatchObject({ ok: true, taken: 0 })
    await run('undo')
    await run('undo')
    expect((await run('state')).result).toEqual(before.result)
  })

  it('[X9] refuses a line that is not open, a flag it can’t read and a file that is not there', async () => {
    const { run, file, folder } = await withSyllabus()
    const before = await run('state')
    const wrong = [
      ['syllabus', file, '--course', 'Botany', '--take', '3'],
      ['syllabus', file, '--take', 'some'],
      ['syllabus', file, '--course', 'Botany', '--course', 'Art'],
      ['syllabus', join(folder, 'none.pdf')],
    ]
    for (const words of wrong) expect((await run(...words)).result.ok).toBe(false)
    expect(await run('state')).toEqual(before)
  })

  it('[X9] 中文里也这样说', async () => {
    const { read, file } = await withSyllabus('zh')
    const { text: said } = await read('syllabus', file, '--course', '植物学', '--take', '1')
    expect(said).toContain('出自 botany.md，第 3 行')
    expect(said).toContain('已为“植物学”导入：1 场考试或展示')
  })
})
