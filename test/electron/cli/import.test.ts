import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTerminal } from './terminal.ts'

const now = '2026-09-10T08:00:00+08:00'

const columns = 'title,none,weekday,period,room'

const table = 'Maths,Dr. Lee,1,1-2,A201\nArt,Dr. Kim,2,3,B7\nArt,Dr. Kim,9,3,B7'

async function withTable() {
  const terminal = openTerminal(now)
  await terminal.run('init')
  const file = join(terminal.folder, '../week.csv')
  writeFileSync(file, table)
  return { ...terminal, file }
}

describe('import in the terminal', () => {
  it('[X7] imports nothing on a guess, and says what to add', async () => {
    const { run, file } = await withTable()
    const refused = await run('import', file, '--columns', columns)
    expect(refused.code).toBe(3)
    expect(refused.result).toMatchObject({
      problem: {
        code: 'open-questions',
        message: expect.stringContaining('--began 2026-08-31 --weeks 16 --table hours-12'),
      },
    })
    expect((await run('state')).code).toBe(3)
  })

  it('[X7] takes columns, term and make-up days as they are said', async () => {
    const { run, read, file } = await withTable()
    const words = ['import', file, '--columns', columns, '--header', 'no']
    const said = [
      '--began',
      '2026-09-07',
      '--weeks',
      '8',
      '--table',
      '08:00-08:45,08:55-09:40,10:00-10:45',
    ]
    const days = ['--off', '2026-09-21..2026-09-22', '--follows', '2026-09-27=3/mon']
    const { text } = await read(...words, ...said, ...days, '--dry-run')
    expect(text).toContain('Columns: 1 = Course or task, 3 = Weekday, 4 = Period, 5 = Room')
    expect(text).toContain('1  Mon 1–2 Maths, A201, every week')
    expect(text).toContain('Line 3 “Art · Dr. Kim · 9 · 3 · B7” was left out: “9” is no weekday.')
    const done = await run(...words, ...said, ...days)
    expect(done.code).toBe(0)
    expect(done.result).toMatchObject({
      term: { firstMonday: '2026-09-07', weeks: 8 },
      meetings: 15,
      reading: { counts: { lines: 3, unread: 1 }, format: 'csv' },
    })
  })

  it.each([
    [['import'], 'Usage: import'],
    [['import', 'a.csv', '--paste'], 'Usage: import'],
    [
      ['import', 'a.csv', '--columns', 'title,colour'],
      '“colour” is nothing that a column can hold',
    ],
    [['import', 'a.csv', '--table', 'strange'], '“strange” is no period table'],
    [['import', 'a.csv', '--dates', 'ymd'], '--dates takes'],
    [['import', 'a.csv', '--follows', '2026-09-27'], 'is no make-up day'],
    [['import', 'a.csv', '--began', 'soon'], 'is not a date'],
    [['import', 'a.csv', '--began', '9999-12-31'], 'is not a date'],
    [['import', 'a.csv', '--off', '9999-12-31'], 'is not a date'],
    [['import', 'a.csv', '--header', 'maybe'], '--header takes'],
  ])('[X7] %j is refused before anything is read', async (words, sentence) => {
    const { run } = openTerminal(now)
    const { code: exit, result } = await run(...words)
    expect(exit).toBe(2)
    expect(result).toMatchObject({ problem: { message: expect.stringContaining(sentence) } })
  })

  it('[X2] takes what is said of entries, and says what can’t be', async () => {
    const { run, read, folder } = openTerminal(now)
    await run('init')
    const file = join(folder, '../week.csv')
    const boxes = '- [ ] Sketch a cliff 📅 2026-10-22\n- [ ] Rock quiz 📅 2026-10-23\n'
    writeFileSync(file, boxes)
    const { text } = await read('import', file, '--as', 'rock quiz=left-out', '--dry-run')
    expect(text).toContain('  Sketch a cliff · homework · Thu 22 Oct')
    expect(text).toContain('  Rock quiz · left out')
    expect(await run('import', file, '--as', 'Rock quiz=exam')).toMatchObject({
      code: 3,
      result: {
        problem: {
          code: 'no-such-line',
          message: '“Rock quiz” can’t become exam, only homework, left-out. Nothing was imported.',
        },
      },
    })
    expect(await run('import', file, '--as', 'Rocks=left-out')).toMatchObject({
      code: 3,
      result: { problem: { message: expect.stringContaining('no entry “Rocks”') } },
    })
    expect(await run('import', file, '--as', 'Rock quiz=nothing')).toMatchObject({ code: 2 })
  })

  it('[X7] reads a pasted timetable from the standard input', async () => {
    const { run, folder } = openTerminal(now)
    await run('init')
    const words = [
      'electron/cli.ts',
      'import',
      '-',
      '--dry-run',
      '--data',
      folder,
      '--now',
      now,
      '--lang',
      'zh',
    ]
    const input = '周一 3-4节 高等数学 1-16周(单) 教三201\n'
    const { stdout, status } = spawnSync(process.execPath, words, { input, encoding: 'utf8' })
    expect(status).toBe(0)
    expect(stdout).toContain('1  周一 第3–4节 高等数学，教三201，第1–15周（单周）')
    expect(stdout).toContain('--table chinese-12')
  })
})
