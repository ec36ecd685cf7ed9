import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportCsv } from '../../../../electron/export/formats/export-csv.ts'
import { exportMarkdown } from '../../../../electron/export/formats/export-markdown.ts'
import { tasksInRange, type ExportRange } from '../../../../electron/export/formats/export-range.ts'
import { at, event, item, schedule, taskClass, term, week } from '../../../builders.ts'

const done = {
  outcome: 'done',
  place: at(2, 3, 4),
  planned: 90,
  minutes: 80,
  restId: null,
} as const

function range(title = 'Problem set', changes: Partial<ExportRange> = {}): ExportRange {
  const state = schedule(
    [
      taskClass(1, { title: 'Sets', course: 'Calculus', toDay: 6 }),
      event(10, at(1, 1, 2), { title: 'Lecture', course: 'Calculus', location: 'Hall 3' }),
      event(11, at(2, 6), { title: 'Seminar', hosts: true }),
      item(1, { title, place: at(2, 3, 4), log: [done] }),
      item(2, { title: 'In the seminar', order: 2, place: at(2, 6), hostId: 11 }),
      item(3, { title: 'Waits', order: 3 }),
    ],
    week(),
  )
  const all = { from: '2026-11-02', to: '2026-11-08', withEvents: true, language: 'en' as const }
  return { state, ...all, ...changes }
}

/** RFC 4180, as strict as it is written. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy
  for (const [whole, quoted, plain = '', end] of text.matchAll(pattern)) {
    if (whole === '') break
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}

describe('tasksInRange', () => {
  it('[X10] a lesson stands before the study inside it, even where that is over sooner', () => {
    const state = schedule(
      [event(10, at(1, 1, 4), { hosts: true }), item(1, { place: at(1, 1), hostId: 10 })],
      week(),
    )
    expect(tasksInRange(range('', { state })).map(({ id }) => id)).toEqual([10, 1])
  })
})

describe('exportCsv', () => {
  it('[X3] a row for each block and event in the order of time, as Google Calendar reads it', () => {
    const { text, blocks } = exportCsv(range())
    expect(blocks).toBe(2)
    expect(text.startsWith('\u{FEFF}Subject,')).toBe(true)
    expect(readCsv(text.slice(1))).toEqual([
      'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location'.split(
        ',',
      ),
      ['Lecture', '11/02/2026', '08:00 AM', '11/02/2026', '09:45 AM', 'False', '', 'Hall 3'],
      ['Problem set', '11/03/2026', '10:00 AM', '11/03/2026', '11:45 AM', 'False', 'Calculus', ''],
      ['Seminar', '11/03/2026', '01:00 PM', '11/03/2026', '01:45 PM', 'False', '', ''],
      [
        'In the seminar',
        '11/03/2026',
        '01:00 PM',
        '11/03/2026',
        '01:45 PM',
        'False',
        'Calculus\nDuring “Seminar”.',
        '',
      ],
    ])
  })

  it('[X3] only the chosen days and kinds', () => {
    const first = exportCsv(range('x', { to: '2026-11-02' })).text
    expect(readCsv(first.slice(1)).map(([subject]) => subject)).toEqual(['Subject', 'Lecture'])
    const study = exportCsv(range('x', { withEvents: false })).text
    expect(readCsv(study.slice(1))).toHaveLength(3)
  })

  it('[X4] no title breaks a row or is run as a formula', () => {
    const titles = fc.oneof(
      fc.string(),
      fc.constantFrom('=1+1', '+x', '@a', '-2', '"', 'a,"b"', '\t='),
    )
    fc.assert(
      fc.property(titles, (title) => {
        const rows = readCsv(exportCsv(range(title)).text.slice(1))
        expect(rows.map(({ length }) => length)).toEqual([8, 8, 8, 8, 8])
        expect(rows.flat().filter((field) => /^[=+\-@]/.test(field))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})

describe('exportMarkdown', () => {
  it('[X3] times, boxes and dates as Day Planner and Tasks read them, and what still waits', () => {
    const { text, blocks } = exportMarkdown({ ...range(), term: term() })
    expect(blocks).toBe(2)
    expect(text.split('\n')).toEqual([
      '# Study plan: Autumn',
      '',
      '## Mon 2 Nov',
      '',
      '- 08:00 - 09:45 Lecture (Hall 3)',
      '',
      '## Tue 3 Nov',
      '',
      '- [x] 10:00 - 11:45 Problem set (Calculus) ⏳ 2026-11-03',
      '- 13:00 - 13:45 Seminar',
      '- [ ] 13:00 - 13:45 In the seminar (Calculus) ⏳ 2026-11-03',
      '',
      '## Still to place',
      '',
      '- [ ] Waits (Calculus) 📅 2026-11-07',
      '',
    ])
  })

  it('[X3] in Chinese', () => {
    const { text } = exportMarkdown({ ...range('习题', { language: 'zh' }), term: term() })
    expect(text).toContain('# 学习计划：Autumn')
    expect(text).toContain('## 11月3日 周二')
    expect(text).toContain('## 还没安排')
  })

  it('[X4] a title is text: one line, no links, tags or HTML', () => {
    const nasty = '[[x]] <img src=a> #tag *b* `c`\n# head'
    const { text } = exportMarkdown({ ...range(nasty), term: term() })
    expect(text).toContain(
      String.raw`\[\[x\]\] \<img src\=a\> \#tag \*b\* \`c\` \# head (Calculus)`,
    )
    fc.assert(
      fc.property(fc.string(), (title) => {
        const lines = exportMarkdown({ ...range(title), term: term() }).text.split('\n')
        expect(lines).toHaveLength(16)
      }),
      { numRuns: 100 },
    )
  })
})
