import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTerminal } from './terminal.ts'

const fixtures = join(import.meta.dirname, '../../fixtures/research')
const now = '2026-09-08T08:00:00+08:00'

describe('sources in the terminal', () => {
  it('[K3] adds files, finds lines, answers with their place, and removes after saying what goes', async () => {
    const { run, read } = openTerminal(now)
    await run('init', '--sample')
    const course = 'Databases'
    expect((await read('pack', 'sources', course)).text).toContain('pack add-source COURSE FILE')
    const files = ['databases-syllabus.md', 'databases-slides.html'].map((name) =>
      join(fixtures, name),
    )
    const added = await read('pack', 'add-source', course, ...files)
    expect(added).toMatchObject({ code: 0 })
    expect(added.text).toContain('Added: 1  Databases: databases-syllabus.md, 61 lines')
    expect((await read('pack', 'add-source', course, files[0] ?? '')).text).toContain(
      'There already',
    )
    const missing = await run('pack', 'add-source', course, join(fixtures, 'none.md'))
    expect(missing).toMatchObject({ code: 3, result: { ok: false, sources: [] } })
    const found = await run('pack', 'search', course, 'dirty', 'read')
    expect(JSON.stringify(found.result['hits'])).toMatch(
      /^\[\{"source":\{[^}]*databases-slides\.html[^]*?Dirty read/,
    )
    const answer = await read('pack', 'research', course, 'When is assignment 2 due?')
    expect(answer.text).toContain('databases-syllabus.md, line')
    expect(answer.text).toContain('Friday 23 October, 18:00')
    const report = await run('pack', 'research', course)
    expect(report.result).toMatchObject({ ok: true, report: { writer: null } })
    expect((await read('pack', 'remove-source', '2')).text).toContain('add --apply')
    expect((await run('pack', 'remove-source', '2', '--apply')).result).toMatchObject({
      applied: true,
    })
    const left = await run('pack', 'sources')
    expect(left.result['sources']).toMatchObject([{ id: 1 }])
  })

  it('[K3] keeps the search on the web off, takes an address, and refuses one that is open to all', async () => {
    const { run, read } = openTerminal(now, 'zh')
    await run('init', '--sample')
    expect((await read('pack', 'web')).text).toContain('已关闭')
    expect((await run('pack', 'web', 'http://search.example/')).code).toBe(3)
    expect((await run('pack', 'web', 'https://search.example/?q={query}')).result).toMatchObject({
      webSearch: 'https://search.example/?q={query}',
    })
    expect((await read('pack', 'web', 'off')).text).toContain('已关闭')
    expect((await run('pack', 'search-web', '特征值')).result).toMatchObject({ ok: false })
    for (const words of [
      ['search', 'A'],
      ['add-source', 'A'],
      ['remove-source', 'x'],
      ['research'],
    ])
      expect((await run('pack', ...words)).code).toBe(2)
  })
})
