// Tests that a list whose classes take several lines each is read by what all of them hold in the same place.
import { describe, expect, it } from 'vitest'
import { propose } from './import-builders.ts'

const read = (text: string, fileName: string) =>
  propose(text, { now: { date: '2026-09-01', minute: 600 }, fileName }).reading

const linesOf = (text: string) =>
  read(text, 'shared.txt').lines.flatMap((line) => (line.kind === 'read' ? [line.understood] : []))

describe('classes of several lines', () => {
  it('[X7] the time may stand above the name, and signs part what follows', () => {
    const text = `我的课表

周一
第1-2节 08:00-09:35
植物学
📍 逸夫楼502  👤 方明远  第1-16周

第5-6节 14:00-15:35
动物学
📍 化学楼201  👤 阮玲  第4-14周 双周

周二
第3-4节 09:55-11:30
古生物
📍 线上  👤 佟教授  第6、8、10周

周末没课🎉`
    expect(linesOf(text)).toEqual([
      'Mon 08:00–09:35 植物学, 逸夫楼502, weeks 1–16',
      'Mon 14:00–15:35 动物学, 化学楼201, weeks 4–14 even',
      'Tue 09:55–11:30 古生物, 线上, weeks 6–10 even',
    ])
  })

  it('[X7] rooms and weeks on lines of their own are those of the class above, and a teacher is no name', () => {
    const text = `Dr. Reed
Botany
Mon 9:00-10:30
Room 204
Weeks 1-8

Dr. Hay
Zoology
Tue 11:00-12:30
Lab 3
Weeks 9-16

Dr. Ivy
Geology
Fri 14:00-15:30
Main Hall
Weeks 1-16`
    expect(linesOf(text)).toEqual([
      'Mon 09:00–10:30 Botany, Room 204, weeks 1–8',
      'Tue 11:00–12:30 Zoology, Lab 3, weeks 9–16',
      'Fri 14:00–15:30 Geology, Main Hall, weeks 1–16',
    ])
  })

  it('[X7] a letter with times in it has no such classes', () => {
    const text = `Dear all,
on Monday from 9:00-10:00 there is cake.
Bring a fork.

On Tuesday 10:00-11:00 there is tea.
Please be on time.

On Wednesday 12:00-13:00 there is none.
Thank you, Ann`
    for (const name of ['Bring a fork', 'Please be on time', 'Dear all'])
      expect(linesOf(text).join('\n')).not.toContain(name)
  })
})

const list = (when: string) =>
  ['Botany', 'Zoology', 'Geology'].map((name) => `${name}\nReed\n${when}\nHall 201`).join('\n\n')

describe('classes of several lines that say more with their time', () => {
  it('[X7] weeks are those of the class', () => {
    const chinese = ['植物学', '动物学', '地质学'].map(
      (name, at) => `${name}\n王伟\n周${'一二三'[at]} 1-2节 1-8周\n教三201`,
    )
    expect(linesOf(chinese.join('\n\n'))).toEqual([
      'Mon 1–2 植物学, 教三201, weeks 1–8',
      'Tue 1–2 动物学, 教三201, weeks 1–8',
      'Wed 1–2 地质学, 教三201, weeks 1–8',
    ])
    expect(linesOf(list('Mon 9:00-10:30, weeks 1-8'))[0]).toBe(
      'Mon 09:00–10:30 Botany, Hall 201, weeks 1–8',
    )
  })

  it.each([
    'Mon 12 Oct 2026 9:00-10:30',
    '12 Oct 2026\nMon 9:00-10:30',
    'Mon 9:00-10:30, every other week',
  ])('[X7] a date and every other week are never lost: %s', (when) => {
    const { lines } = propose(list(when), { isPasted: true, fileName: '' }).reading
    expect(lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(lines)).not.toContain('every week')
  })

  it('[X7] the time may stand above the name, and a page may end between two of them', () => {
    const text = [
      'Report',
      'Monday',
      '09:00 - 10:50',
      'Botany',
      'LEC',
      'Weeks 1-7',
      'Hennessy, D',
      '14:00 - 16:50',
      'Zoology',
      'LAB',
      'Weeks 3, 5',
      'Hennessy, D',
      'Tuesday',
      '11:00 - 11:50',
      'Geology',
      'LEC',
      'Weeks 1-7',
      'Mulcahy, F',
      'Page 1 of 2',
    ]
    expect(linesOf(text.join('\n'))).toEqual([
      'Mon 09:00–10:50 Botany, weeks 1–7',
      'Mon 14:00–16:50 Zoology, weeks 3, 5',
      'Tue 11:00–11:50 Geology, weeks 1–7',
    ])
  })

  it('[X7] dates from which to which, every second week and one date stand on a line of their own', () => {
    const text = `MON
🔵 Botany
⏰ 10:00 – 11:50
📍 Hall 3
🔁 Fortnightly · 7 Sep – 5 Oct

🟢 Zoology
⏰ 15:00 – 15:50
📍 Hall 4
🔁 Once · 14 Sep

🟢 Geology
⏰ 16:00 – 16:50
📍 Hall 4
🔁 Weekly · 7 Sep – 5 Oct`
    expect(linesOf(text)).toEqual([
      'Mon 10:00–11:50 Botany, Hall 3, every second week, 2026-09-07 – 2026-10-05',
      'Mon 14 Sep 2026 15:00–15:50 Zoology, Hall 4',
      'Mon 16:00–16:50 Geology, Hall 4, 2026-09-07 – 2026-10-05',
    ])
  })

  it('[X7] what stands between them without a time is named', () => {
    const { lines, counts } = read(
      `My plan\n\nMon\n\n${list('9:00-10:30')}\n\nChess\nin the club`,
      'shared.txt',
    )
    expect(counts).toEqual({ lines: 6, unread: 3 })
    expect(lines.map(({ kind }) => kind).join(' ')).toBe(
      'unread aside read read read unread unread',
    )
    expect(lines.map(({ line }) => line)).toEqual([1, 3, 5, 10, 15, 20, 21])
  })
})

describe('weeks on a line of their own', () => {
  it('[X7] stand above the classes that they are for, or below the one', () => {
    const above =
      'My week\nWeeks: 1-8\nMon 3-4 Botany\n\nWeeks: 9-16\nTue 5-6 Zoology\nWed 1-2 Geology'
    expect(linesOf(above)).toEqual([
      'Mon 3–4 Botany, weeks 1–8',
      'Tue 5–6 Zoology, weeks 9–16',
      'Wed 1–2 Geology, weeks 9–16',
    ])
    const below = 'Mon 3-4 Botany\nWeeks: 1-8\nTue 5-6 Zoology\nWeeks: 9-16'
    expect(linesOf(below)).toEqual(['Mon 3–4 Botany, weeks 1–8', 'Tue 5–6 Zoology, weeks 9–16'])
  })

  it('[X7] below a class are its own, whatever stands above the list, and those of no class are named', () => {
    const text = 'Weeks: 1-16\nMon 3-4 Botany\nWeeks: 1-8\nTue 5-6 Zoology\nWeeks: 9-16'
    expect(linesOf(text)).toEqual(['Mon 3–4 Botany, weeks 1–8', 'Tue 5–6 Zoology, weeks 9–16'])
    expect(linesOf('Weeks: 1-16\nMon 3-4 Botany\nTue 5-6 Zoology\nWeeks: 9-16')).toEqual([
      'Mon 3–4 Botany, weeks 1–16',
      'Tue 5–6 Zoology, weeks 9–16',
    ])
    const idle = read('Weeks: 1-4\nWeeks: 1-8\nMon 3-4 Botany', 'shared.txt')
    expect(idle.lines.map(({ kind }) => kind)).toEqual(['unread', 'aside', 'read'])
  })

  it('[X7] odd and even weeks of the calendar are those of the year', () => {
    const text = 'Mo 10:00-11:30 Statik ungerade KW\nDi 10:00-11:30 Botanik gerade KW'
    const { events } = propose(text, {
      now: { date: '2026-09-01', minute: 600 },
      answers: { began: '2026-09-14', weeks: 6 },
      fileName: 'a.txt',
    })
    // The term begins in week 38.
    expect(events.map(({ title, weekly }) => `${title} ${weekly}`)).toEqual([
      'Botanik Tue 10:00–11:30, weeks 1–5 (odd)',
      'Statik Mon 10:00–11:30, weeks 2–6 (even)',
    ])
  })
})

describe('a file that no reader knows', () => {
  it('[X7] is shown line by line where it names weekdays and hours, and nothing is called read', () => {
    const page =
      '<html><p>Monday: swim at 9:00, then nothing.</p><p>Tuesday from 10:00 Botany</p></html>'
    const { lines, counts } = read(page, 'week.html')
    expect(counts).toEqual({ lines: 2, unread: 2 })
    expect(lines.map(({ text }) => text)).toEqual([
      'Monday: swim at 9:00, then nothing.',
      'Tuesday from 10:00 Botany',
    ])
  })

  it('[X4] a page of opening hours holds no class', () => {
    const rows = ['Monday</td><td>06:30-08:00', 'Friday</td><td>10:00-21:00</td><td>Families']
    const page = `<html><h1>Pool</h1><table><tr><td>${rows.join('</td></tr><tr><td>')}</td></tr></table></html>`
    expect(read(page, 'pool.html').counts).toEqual({ lines: 2, unread: 2 })
  })

  it('[X4] is refused where it names none', () => {
    expect(() => read('<html><p>Please log in.</p></html>', 'week.html')).toThrow(/no weekly table/)
  })
})
