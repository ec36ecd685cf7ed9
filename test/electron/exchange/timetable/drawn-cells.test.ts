// Tests that weekly tables whose cells are tables themselves are read: each field is known by what all of its kind hold.
import { describe, expect, it } from 'vitest'
import { propose } from './import-builders.ts'

const read = (text: string, fileName = 'week.html') =>
  propose(text, { now: { date: '2026-09-01', minute: 600 }, fileName }).reading

const linesOf = (text: string, fileName?: string) =>
  read(text, fileName).lines.flatMap((line) => (line.kind === 'read' ? [line.understood] : []))

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr><td>${cells.join('</td><td>')}</td></tr>`).join('')}</table>`

const days = '<tr><td></td><td>Mon</td><td>Tue</td><td>Wed</td></tr>'

const week = (rows: string) => `<html><table>${days}${rows}</table></html>`

const hour = (from: string, ...cells: string[]) =>
  `<tr><td>${from}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

const part = (code: string, weeks: string, name: string, room: string, person: string) =>
  table([code, weeks]) + table([name]) + table([room, '', person])

const half = (label: string, cell: string) =>
  `<tr><td rowspan=2>${label}</td>${['', '', '', '', cell].map((said) => `<td colspan=12 rowspan=2>${said}</td>`).join('')}</tr><tr></tr>`

describe('cells that are tables', () => {
  it('[X7] bare lists of numbers in one place of each cell are weeks, and a code beside a name is no room', () => {
    const page = week(
      hour('9:00', part('BOT101', '1-5, 7-11', 'Mosses', 'Fern LT2', 'Reed A'), '', '') +
        hour('10:00', '', part('BOT102', '2, 4, 5', 'Ferns', 'Moss Room', 'Hay B'), '') +
        hour('11:00', '', '', part('BOT103', '1-11', 'Trees', 'Fern 1', 'Ivy C')),
    )
    expect(linesOf(page)).toEqual([
      'Mon 09:00–10:00 Mosses, Fern LT2, weeks 1–5, 7–11',
      'Tue 10:00–11:00 Ferns, Moss Room, weeks 2, 4–5',
      'Wed 11:00–12:00 Trees, Fern 1, weeks 1–11',
    ])
  })

  it('[X7] rows of one width are a class each, and weeks by letters stay unread where nobody says which is first', () => {
    const page = week(
      hour('8:00 8:45', table(['Botany', 'REE', '204']), '', '') +
        hour(
          '8:50 9:35',
          '',
          table(['A: Rowing', 'HAY', 'Boat 1'], ['B: Choir', 'IVY', '015']),
          '',
        ) +
        hour('9:50 10:35', '', '', table(['Zoology', 'REE', '112'])) +
        '<tr><td>A week and B week take turns</td></tr>',
    )
    const { lines } = read(page)
    expect(linesOf(page)).toEqual([
      'Mon 08:00–08:45 Botany, 204, every week',
      'Wed 09:50–10:35 Zoology, 112, every week',
    ])
    expect(lines.filter(({ kind }) => kind === 'unread')).toHaveLength(2)
  })

  it('[X7] a day drawn with a dozen columns and a row of halves is one column and one row', () => {
    const head = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => `<td colspan=12>${day}</td>`)
    const page = `<table><tr><td></td>${head.join('')}</tr>${half('9:00-9:45', 'Botany')}${half('10:00-10:45', 'Zoology')}</table>`
    expect(linesOf(`<html>${page}</html>`)).toEqual([
      'Fri 09:00–09:45 Botany, every week',
      'Fri 10:00–10:45 Zoology, every week',
    ])
  })

  it('[X7] a page drawn with tables keeps its lists: an inner table is read once', () => {
    const list = table(['Course', 'Days', 'Time'], ['Botany', 'Mon', '9:00-10:00'])
    const page = `<html><table><tr><td>Menu</td><td>${list}</td></tr></table></html>`
    expect(linesOf(page)).toEqual(['Mon 09:00–10:00 Botany, every week'])
  })
})

describe('columns without names that say anything', () => {
  it('[X7] an address is no name of a course, nor where its names have numbers', () => {
    const rows = [
      'Botany 1,Mon 10:00-11:00,ann@uni.example',
      'Botany 2,Tue 9:00-10:00,ben@uni.example',
    ]
    expect(linesOf(rows.join('\n'), 'a.csv')).toEqual([
      'Mon 10:00–11:00 Botany 1, every week',
      'Tue 09:00–10:00 Botany 2, every week',
    ])
  })
})

describe('weeks beside a name', () => {
  it('[X7] weeks in brackets behind the name of a course are its weeks', () => {
    const text =
      'Course,Day,Start,End\nRowing (odd weeks),Mon,9:00,10:00\nChoir (Year 2),Tue,9:00,10:00\n'
    expect(linesOf(text, 'a.csv')).toEqual([
      'Mon 09:00–10:00 Rowing, odd weeks',
      'Tue 09:00–10:00 Choir (Year 2), every week',
    ])
  })
})
