// Tests that what a table says is read alike in whatever it comes: commas, tabs, bars, a saved page.
import { describe, expect, it } from 'vitest'
import { propose } from './import-builders.ts'

type Rows = readonly (readonly string[])[]

const cut = (rows: Rows, mark: string) => rows.map((cells) => cells.join(mark)).join('\n')

const containers: Record<string, (above: string[], rows: Rows) => string> = {
  'week.csv': (above, rows) =>
    [
      ...above,
      cut(
        rows.map((cells) => cells.map((cell) => `"${cell}"`)),
        ',',
      ),
    ].join('\n'),
  'week.tsv': (above, rows) => [...above, cut(rows, '\t')].join('\n'),
  'week.md': (above, [head = [], ...rows]) =>
    [...above, cut([head, head.map(() => '---'), ...rows], ' | ')].join('\n'),
  'week.html': (above, rows) =>
    `<html>${above.map((line) => `<p>${line}</p>`).join('')}<table>${rows
      .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table></html>`,
}

const linesOf = (text: string, fileName: string) =>
  propose(text, { now: { date: '2026-09-01', minute: 600 }, fileName }).reading.lines.flatMap(
    (line) => (line.kind === 'read' ? [line.understood] : []),
  )

const above = ['Home', 'My account', 'Pond School', 'Printed for you']

describe.each(Object.entries(containers))('%s', (fileName, write) => {
  const read = (rows: Rows, lines: string[] = above) => linesOf(write(lines, rows), fileName)

  it('[X7] a list below any lines, with letters for days that a legend explains', () => {
    const rows = [
      ['Asignatura', 'Profesor', 'Días', 'De', 'A', 'Aula'],
      ['Botánica', 'M. Rey', 'L, X', '16:30', '17:30', 'Aula 6'],
      ['Remo', 'T. Sol', 'M', '18:00', '19:00', 'Aula 2'],
      ['Canto', 'I. Mar', 'J', '18:00', '19:00', 'Aula 3'],
    ]
    expect(read(rows, [...above, 'L = lunes, M = martes, X = miércoles, J = jueves'])).toEqual([
      'Mon 16:30–17:30 Botánica, Aula 6, every week; Wed 16:30–17:30 Botánica, Aula 6, every week',
      'Tue 18:00–19:00 Remo, Aula 2, every week',
      'Thu 18:00–19:00 Canto, Aula 3, every week',
    ])
  })

  it('[X7] weeks in the heads of the days, by letters that the text explains', () => {
    const rows = [
      ['Period', 'MonA', 'TueA', 'WedA', 'MonB', 'TueB', 'WedB'],
      ['9:00-10:00', 'Botany', '', '', '', 'Rowing', ''],
      ['10:00-11:00', '', 'Choir', '', 'Botany', '', ''],
      ['11:00-12:00', '', '', 'Ethics', '', '', 'Ethics'],
    ]
    expect(read(rows, ['Week A starts Mon 7 Sept 2026, then B', 'Pond School'])).toEqual([
      'Mon 09:00–10:00 Botany, odd weeks',
      'Tue 09:00–10:00 Rowing, even weeks',
      'Tue 10:00–11:00 Choir, odd weeks',
      'Mon 10:00–11:00 Botany, even weeks',
      'Wed 11:00–12:00 Ethics, odd weeks',
      'Wed 11:00–12:00 Ethics, even weeks',
    ])
  })

  it('[X7] which half of the weeks in a column of its own', () => {
    const rows = [
      ['星期', '节次', '课程', '教室', '周次', '单双周'],
      ['星期一', '1-2', '植物学', '教101', '1-18', '单'],
      ['星期二', '3-4', '划船', '教102', '1-9', ''],
      ['星期三', '3-4', '合唱', '教103', '1-18', '双'],
    ]
    expect(read(rows)).toEqual([
      'Mon 1–2 植物学, 教101, weeks 1–17 odd',
      'Tue 3–4 划船, 教102, weeks 1–9',
      'Wed 3–4 合唱, 教103, weeks 2–18 even',
    ])
  })
})

describe('lines', () => {
  it('[X7] marks before each line, quoted or listed, say nothing', () => {
    const lines = ['Mon 9:00-10:00 Botany, Room 4', 'Tue 11:00-12:00 Rowing, Room 5']
    const said = lines.flatMap((line) => linesOf(line, 'week.txt'))
    for (const sign of ['• ', '> ', '> > '])
      expect(linesOf(lines.map((line) => `${sign}${line}`).join('\n'), 'week.txt')).toEqual(said)
  })

  it('[X7] a list of alternating weeks tells which they are', () => {
    expect(linesOf('隔周周日 上午10:00-11:30 划船 第1、3、5周', 'week.txt')).toEqual([
      'Sun 10:00–11:30 划船, weeks 1–5 odd',
    ])
  })
})

describe('weekly tables below each other', () => {
  it('[X7] the weeks above each are those of its classes', () => {
    const days = 'Time,Mon,Tue,Wed'
    const text = `Odd weeks\n${days}\n9:00-10:00,Botany,,\n10:00-11:00,,Choir,\nEven weeks\n${days}\n9:00-10:00,Rowing,,\n10:00-11:00,,,Ethics`
    expect(linesOf(text, 'week.csv')).toEqual([
      'Mon 09:00–10:00 Botany, odd weeks',
      'Tue 10:00–11:00 Choir, odd weeks',
      'Mon 09:00–10:00 Rowing, even weeks',
      'Wed 10:00–11:00 Ethics, even weeks',
    ])
  })
})
