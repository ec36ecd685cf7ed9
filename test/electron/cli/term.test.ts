// The term by hand in the terminal: typed in without a file, shown, changed with its effect, undone.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTerminal } from './terminal.ts'

const monday = '2026-11-02T07:30:00+08:00'

async function open(language: 'en' | 'zh' = 'en') {
  const terminal = openTerminal(monday, language)
  await terminal.run('init')
  expect(
    (await terminal.run('term', 'new', '2026-11-04', '--weeks', '6', '--name', 'My term')).code,
  ).toBe(0)
  const physics = [
    'Physics',
    '--day',
    'mon',
    '--periods',
    '3-4',
    '--weeks',
    '1-6',
    '--place',
    'Hall 2',
  ]
  expect((await terminal.run('add-class', ...physics, '--study')).code).toBe(0)
  return terminal
}

test('[U6] a term is typed in and shown, with its classes and their work', async () => {
  const terminal = await open()
  const { text } = await terminal.read('term')
  expect(text.split('\n')[0]).toMatch(/^My term: 6 weeks from Mon 2 Nov, 12 periods a day, /)
  expect(text).toContain('   3  10:00–11:00')
  expect(text).toContain('“Physics” (Mon 10:00–12:00, weeks 1-6)')
  const { result } = await terminal.run('term')
  expect(result).toMatchObject({
    ok: true,
    term: { name: 'My term', firstMonday: '2026-11-02', weeks: 6 },
    classes: [{ title: 'Physics', location: 'Hall 2', weeks: [1, 2, 3, 4, 5, 6] }],
  })
  expect((await terminal.read('history')).text).toContain('Added “Physics” to the timetable')
})

test('[U6] periods, weeks, days off and make-up days; a dry run shows the effect alone, undo takes each back', async () => {
  const terminal = await open()
  const shown = async () => (await terminal.run('term')).result['term']
  const before = await shown()
  expect(await terminal.read('term', 'off', '2026-11-09..2026-11-10', '--dry-run')).toEqual({
    code: 0,
    text: [
      'No classes on Mon 9 Nov – Tue 10 Nov.',
      '  Removes 1 event.',
      '  Physics: removed (was Mon 9 Nov 10:00–12:00)',
    ].join('\n'),
  })
  expect(await shown()).toEqual(before)
  for (const [words, first] of [
    [['off', '2026-11-09..2026-11-10', '--free'], 'No classes on Mon 9 Nov – Tue 10 Nov.'],
    [['follows', '2026-11-14', '2', 'mon'], 'Sat 14 Nov follows the Monday of week 2.'],
    [['work', '2026-11-10'], 'Classes as usual on Tue 10 Nov.'],
    [['period', 'add', '07:00-07:45'], 'A period from 07:00–07:45 is new.'],
    [['period', '2', '07:50-08:50'], '1 period has other times.'],
    [['period', 'remove', '13'], 'The period from 19:00–20:00 is gone.'],
    [['set', '--weeks', '8', '--name', 'Longer'], 'The term is called “Longer”.'],
  ] as const) {
    const { code, text } = await terminal.read('term', ...words)
    expect({ code, first: text.split('\n')[0] }).toEqual({ code: 0, first })
  }
  const { result } = await terminal.run('term')
  expect(result).toMatchObject({ classes: [{ start: 4, end: 5, weeks: [1, 2, 3, 4, 5, 6] }] })
  for (let count = 0; count < 7; count += 1) expect((await terminal.run('undo')).code).toBe(0)
  expect(await shown()).toEqual(before)
})

test('[C4] what can not be is exit code 3 with what lies there, and odd words are exit code 2', async () => {
  const terminal = await open()
  for (const [words, sentence] of [
    [
      ['term', 'period', 'remove', '3'],
      'Period 3 can’t be removed: “Physics” and 5 more lie in it. Nothing was changed.',
    ],
    [
      ['term', 'set', '--weeks', '5'],
      'The term can’t end after week 5: “Physics” lies later. Nothing was changed.',
    ],
    [
      ['term', 'period', 'remove', '13'],
      'The periods of the term go from 1 to 12. Nothing was changed.',
    ],
    [
      ['add-class', 'Art', '--day', 'Monday', '--periods', '4', '--weeks', 'even'],
      '“Art” clashes with “Physics” (Mon 10:00–12:00, weeks 1-6) at 11:00–12:00 in weeks 2-6 even. Nothing was changed.',
    ],
    [
      ['add-class', 'Art', '--day', 'tue', '--periods', '4', '--weeks', '1-7'],
      '“1-7” is not within weeks 1 to 6.',
    ],
    [['term', 'new', '2026-11-02'], 'already holds a term'],
    [['term', 'set', '--name', ' '], 'A name is missing.'],
    [['term', 'set', '--name', '\u202E\u0007'], 'A name is missing.'],
    [['add-class', '\u202E\u0007', '--day', 'tue', '--periods', '9'], 'A name is missing.'],
  ] as const) {
    const { code, text } = await terminal.read(...words)
    expect(code, words.join(' ')).toBe(3)
    expect(text).toContain(sentence.replaceAll('can’t', "can't"))
  }
  for (const words of [
    ['term', 'now'],
    ['term', 'set'],
    ['term', 'new', 'today'],
    ['term', 'new', '2026-11-02', '--dry-run'],
    ['term', 'set', '--name', 'Mine', '--free'],
    ['term', 'off', '2026-11-09', '--weeks', '3'],
    ['term', '--dry-run'],
    ['term', 'off', '2026-11-09...2026-11-10'],
    ['term', 'follows', '2026-11-14', '2', 'moon'],
    ['term', 'period', 'add', '8-9'],
    ['term', 'period', '0', '08:00-09:00'],
    ['add-class'],
    ['add-class', 'Art', '--day', 'mon'],
    ['add-class', 'Art', '--periods', '1'],
    ['add-class', 'Art', '--day', 'mo', '--periods', '1'],
    ['add-class', 'Art', '--day', 'mon', '--periods', '4-3'],
    ['add-class', 'Art', '--day', 'mon', '--periods', '1', '--kind', 'party'],
  ])
    expect((await terminal.run(...words)).code, words.join(' ')).toBe(2)
  for (const words of [['--day', 'mon'], ['--periods', '1'], ['--study']])
    expect((await terminal.read('add-class', 'Art', ...words)).text).toMatch(/^Usage: add-class /)
})

test('[U6] a class is changed and removed by its number, a dry run changes nothing, undo takes each back', async () => {
  const terminal = await open()
  const classes = async () => (await terminal.run('term')).result['classes']
  const before = await classes()
  expect((await terminal.read('term')).text).toContain('  1. “Physics” (Mon 10:00–12:00')
  const moved = ['change-class', '1', '--day', 'tue', '--periods', '5-6', '--place', 'Hall 3']
  expect((await terminal.read(...moved, '--dry-run')).text).toContain(
    'Physics: Mon 10:00–12:00, weeks 1-6 → Tue 12:00–14:00, weeks 1-6; now in Hall 3',
  )
  expect(await classes()).toEqual(before)
  expect((await terminal.run(...moved)).code).toBe(0)
  expect(await classes()).toMatchObject([{ title: 'Physics', weekday: 2, start: 5, end: 6 }])
  expect((await terminal.run('change-class', '1', '--host', '--weeks', '1-4')).code).toBe(0)
  expect(await classes()).toMatchObject([{ hosts: true, weeks: [1, 2, 3, 4], location: 'Hall 3' }])
  expect((await terminal.run('change-class', '1', '--no-host', '--name', 'Optics')).code).toBe(0)
  expect(await classes()).toMatchObject([{ title: 'Optics', hosts: false }])
  expect((await terminal.run('remove-class', '1')).code).toBe(0)
  expect(await classes()).toEqual([])
  for (let count = 0; count < 4; count += 1) expect((await terminal.run('undo')).code).toBe(0)
  expect(await classes()).toEqual(before)
})

test('[U6] a class with clock times of its own keeps them on another weekday, not at other periods', async () => {
  const { run, folder } = openTerminal(monday)
  await run('init')
  const file = join(folder, '..', 'classes.txt')
  writeFileSync(file, 'Tuesday 10:05-11:35 Optics weeks 2-6\n')
  const term = ['--began', '2026-11-02', '--weeks', '6', '--table', 'hours-12']
  expect((await run('import', file, ...term)).code).toBe(0)
  const changed = async (...fields: string[]) => {
    expect((await run('change-class', '1', ...fields)).code).toBe(0)
    return (await run('term')).result['classes']
  }
  const clock = { start: '10:05', end: '11:35' }
  expect(await changed('--day', 'thu')).toMatchObject([{ weekday: 4, start: 3, clock }])
  expect(await changed('--periods', '5-6')).toMatchObject([{ weekday: 4, start: 5, clock: null }])
  const evening = { start: '22:15', end: '22:45' }
  const [late] = (await changed('--periods', '22:15-22:45')) as { start: number; end: number }[]
  expect(late).toMatchObject({ clock: evening, start: (late?.end ?? 0) + 1 })
  expect((await run('change-class', '1', '--periods', '23:00-22:00')).code).toBe(2)
})

test('[C4] a class that is not there is exit code 3, and half a wish is exit code 2', async () => {
  const terminal = await open()
  for (const words of [
    ['change-class', '2', '--day', 'tue'],
    ['remove-class', '2'],
    ['change-class', '1', '--weeks', '1-7'],
  ])
    expect((await terminal.run(...words)).code, words.join(' ')).toBe(3)
  for (const words of [
    ['change-class', '1'],
    ['change-class', 'Physics', '--day', 'tue'],
    ['change-class', '1', '--day', 'someday'],
    ['change-class', '1', '--periods', '6-5'],
    ['change-class', '1', '--name', ' '],
    ['change-class', '1', '--host', '--no-host'],
    ['remove-class'],
    ['remove-class', '1', '--day', 'tue'],
  ])
    expect((await terminal.run(...words)).code, words.join(' ')).toBe(2)
  expect((await terminal.read('remove-class', '7')).text).toContain('1 to 1; “term” lists them')
})

test('[C4] a dry run of a new term is refused before one is made', async () => {
  const terminal = openTerminal(monday)
  await terminal.run('init')
  expect((await terminal.run('term', 'new', '2026-11-02', '--dry-run')).code).toBe(2)
  expect((await terminal.run('term')).code).toBe(3)
})

test('[U6] the same in Chinese', async () => {
  const terminal = await open('zh')
  const added = await terminal.read(
    'add-class',
    '线性代数',
    '--day',
    '周二',
    '--periods',
    '1-2',
    '--weeks',
    '1-5单周',
  )
  expect(added.text).toContain('线性代数：新增，周二 08:00–10:00，第1-5单周')
  expect((await terminal.read('term', 'off', '2026-11-09')).text).toContain(
    '11月9日 周一放假，没有课。',
  )
})
