// A weekly table whose cells were run together by copying: nothing is put on a weekday that nobody can know.
import { describe, expect, it, test } from 'vitest'
import { proposeImport } from '../../../../electron/timetable/import/propose-import.ts'
import { importInput } from '../timetable/import-builders.ts'

const days = ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日']
const columns = `时间段\t节次\t${days.join('\t')}`

/** As the system's own page shows a class, without its weekday. */
const cell = (title: string, periods: string) =>
  `${title}★\n(${periods}节)1-16周\n南校区 教二${periods.length}05\n王老师\n考试`

const read = (text: string, language: 'en' | 'zh' = 'zh') =>
  proposeImport(
    importInput(text, {
      fileName: '',
      isPasted: true,
      language,
      answers: { began: '2026-09-07', weeks: 16 },
    }),
  )

const header = '2026-2027学年第1学期\n李同学的课表\n学号：20260001\n\n'
const rows = [
  `上午\t1\t${cell('高等数学', '1-2')}\t \t${cell('大学英语', '1-2')}\t \t \t \t `,
  '2\t \t \t \t \t ',
  `3\t${cell('大学物理', '3-4')}\t${cell('数据结构', '3-4')}\t \t \t \t \t `,
  '4\t \t \t \t \t ',
]

const runTogether = (cells: string) =>
  `节次\t${days.join('\t')}\n第1-2节\t${cells}\n第3-4节\t${cells}`

const lost: [string, string][] = [
  ['a row with a cell too few', `${columns}\n${rows.join('\n').replace('2\t \t \t', '2\t \t')}`],
  [
    'a class that says other periods than its row',
    `${columns}\n${rows.join('\n').replace('3-4', '5-6')}`,
  ],
  [
    'one cell a line',
    `${header}时间段\n节次\n${days.join('\n')}\n${rows.join('\n').replaceAll('\t', '\n')}`,
  ],
  [
    'one cell a line, titles and times together',
    `${days.join('\n')}\n高等数学 1-2节 1-16周\n大学英语 1-2节 1-16周\n大学物理 3-4节 1-16周`,
  ],
  [
    'cells parted by spaces',
    `节次  ${days.join('  ')}\n第1-2节  高等数学 1-16周  大学英语 1-16周\n第3-4节  大学物理 1-16周\n大学物理 3-4节 1-16周`,
  ],
  ...(
    [
      ['weeks', '高等数学 1-16周 A101 线性代数 1-16周 B202 大学物理'],
      ['periods', '高等数学 (1-2节) A101 线性代数 (1-2节) B202'],
      ['clock times', '高等数学 8:00-9:35 A101 线性代数 8:00-9:35 B202'],
      ['lines', '"高等数学\n1-16周\nA101\n线性代数\n1-8周\nB202"'],
      ['weeks of one another', '高等数学 1-16周(单) A101 线性代数 2-9周 B202'],
    ] as const
  ).flatMap(([name, cells]): [string, string][] => [
    [`cells that ran together in one column: ${name}`, runTogether(cells)],
    [`cells that ran together beside empty ones: ${name}`, runTogether(`${cells}\t\t\t\t\t\t`)],
  ]),
  ...[
    '高等数学 8:00-9:35 (1-2节) A101 线性代数 (1-2节) B202',
    '"高等数学\n8:00-9:35\n线性代数\n1-2节"',
  ].map((cells): [string, string] => [
    `cells that ran together, by clock and by periods: ${cells}`,
    `节次\t${days.join('\t')}\n第1-2节\t${cells}\t\t\t\t\t\t\n第3-4节\t大学物理\t\t\t\t\t\t`,
  ]),
  ['cells that ran together, with rooms only', runTogether('高等数学 A101 线性代数 B202')],
  [
    'cells that ran together, of different weeks',
    runTogether('高等数学 1-8周 A101 线性代数 9-16周 B202'),
  ],
  [
    'cells that name another weekday than their column',
    `节次\t${days.slice(0, 5).join('\t')}\n1\t周二 高等数学 1-2节\t周三 大学英语 1-2节\t\t\t`,
  ],
  [
    'cells that name other periods than their row',
    `节次\t${days.slice(0, 5).join('\t')}\n1\t高等数学 3-4节\t大学英语 3-4节\t\t\t`,
  ],
]

describe('a table without its cells', () => {
  it.each(lost)('[X7] is refused with the ways that work: %s', (_name, text) => {
    const proposed = read(text)
    expect(proposed).toEqual({
      ok: false,
      failure:
        '这是一张周课表，但复制后各格已经混在一起，无法确定哪门课在星期几。请从教务系统导出 Excel，打开后复制整张表再粘贴；或把网页另存为 .html 再选择；或选择 .ics、.csv 或 .wakeup_schedule 文件；也可以每行写一门课并写上星期几。没有导入任何内容。',
    })
  })

  it('[X7] says so in English too', () => {
    const text = [
      'Monday\tTuesday\tWednesday\tThursday\tFriday',
      'Calculus\nperiods 1-2, weeks 1-16\nRoom 201\tPhysics\nperiods 1-2, weeks 1-16\nRoom 5',
    ].join('\n')
    expect(read(text, 'en')).toEqual({
      ok: false,
      failure:
        'This is a weekly table whose cells ran together in copying, so nobody can tell which class is on which weekday. Export it as Excel from your school’s site, open it, copy the whole table and paste that; or save the page itself (.html) and choose that file; or choose an .ics, .csv or .wakeup_schedule file; or write each class on a line with its weekday. Nothing was imported.',
    })
  })
})

const understood = (text: string) => {
  const proposed = read(text)
  if (!proposed.ok) throw new Error(proposed.failure)
  return proposed.value.reading.lines.flatMap((line) =>
    line.kind === 'read' ? [line.understood] : [],
  )
}

const quoted = (title: string, periods: string) => `"${cell(title, periods)}"`

test.each([
  ['alone', ''],
  ['below a heading of the page', header],
])(
  '[X7] its cells are told apart where their number and their periods leave one way: %s',
  (_name, above) => {
    expect(understood(`${above}${columns}\n${rows.join('\n')}`)).toEqual([
      expect.stringMatching(/^周一 第1–2节 高等数学/),
      expect.stringMatching(/^周三 第1–2节 大学英语/),
      expect.stringMatching(/^周一 第3–4节 大学物理/),
      expect.stringMatching(/^周二 第3–4节 数据结构/),
    ])
  },
)

test('[X7] a row without the cell that spans into it from above begins on the day after', () => {
  const text = `节次\t${days.slice(0, 5).join('\t')}\n1\t高等数学 1-2节\t大学英语 1-1节\t\t\t\n2\t数据结构 2节\t\t\t`
  expect(understood(text)[2]).toMatch(/^周二 第2节 数据结构/)
})

test('[X7] the same table out of a spreadsheet is read: its cells are in quotes', () => {
  const text = [
    columns,
    `上午\t1\t${quoted('高等数学', '1-2')}\t\t${quoted('大学英语', '1-2')}\t\t\t\t`,
    '\t2\t\t\t\t\t\t\t',
    `\t3\t${quoted('大学物理', '3-4')}\t\t\t\t\t\t`,
  ].join('\n')
  expect(understood(text)).toEqual([
    expect.stringMatching(/^周一 第1–2节 高等数学/),
    expect.stringMatching(/^周三 第1–2节 大学英语/),
    expect.stringMatching(/^周一 第3–4节 大学物理/),
  ])
})

test.each([
  '高等数学 1-8周 A101 线性代数 9-16周 B202',
  '高等数学 1-15单周 A101 线性代数 2-16双周 B202',
])('[X7] a cell that holds two classes is named, and the others are read: %s', (cell) => {
  const proposed = read(`节次\t${days.slice(0, 3).join('\t')}\n第1-2节\t${cell}\t大学物理 1-16周\t`)
  if (!proposed.ok) throw new Error(proposed.failure)
  expect(proposed.value.reading.lines).toMatchObject([
    { kind: 'unread', text: cell, problem: '给出了不止一组周次或时间；请每行写一门课并写上星期几' },
    { kind: 'read', understood: expect.stringMatching(/^周二 第1–2节 大学物理/) },
  ])
})

test.each([
  ['高等数学 1-8周,10-16周 A101', 1],
  ['Calculus, weeks 1-8 and 10-16, A101', 1],
  ['CS101 Algorithms B202', 1],
  ['高等数学 1-8周 A101;线性代数 9-16周 B202', 2],
])('[X7] a cell of one class, and classes that are parted, are read: %s', (cell, count) => {
  const proposed = understood(`节次\t${days.slice(0, 3).join('\t')}\n第1-2节\t${cell}\t\t`)
  expect(proposed).toEqual(Array.from({ length: count }, () => expect.stringMatching(/^周一/)))
})

test('[X7] classes that name their own weekday need no columns', () => {
  const text = `${days.join('\t')}\n周一 1-2节 高等数学 1-16周\n周三 3-4节 大学英语 1-16周`
  expect(understood(text)).toEqual([
    expect.stringMatching(/^周一 第1–2节 高等数学/),
    expect.stringMatching(/^周三 第3–4节 大学英语/),
  ])
})

test('[X7] a weekday alone on its line, and a few of them, still head the classes below', () => {
  const text = '周一\n1-2节 高等数学 1-16周\n周三 周五\n3-4节 大学英语 1-16周'
  expect(understood(text)).toEqual([
    expect.stringMatching(/^周一 第1–2节 高等数学/),
    expect.stringMatching(/^周三 第3–4节 大学英语.*周五 第3–4节 大学英语/),
  ])
})
