// Tests that what stands above classes is said of them: weekdays, weeks and dates of a heading, letters of a legend, numbers of a row.
import { expect, it } from 'vitest'
import { propose } from './import-builders.ts'

const linesOf = (text: string, fileName = '') =>
  propose(text, {
    now: { date: '2026-09-01', minute: 600 },
    fileName,
    isPasted: fileName === '',
  }).reading.lines.flatMap((line) => (line.kind === 'read' ? [line.understood] : []))

it('[X7] weekdays with a few words beside them are those of the lines below', () => {
  const text =
    'A days (every mon + wed)\n- blk 1 8:15-9:40 Botany, rm 21\nLUNES Y MIÉRCOLES\n17.00 a 18.00 Viola\nfri (no A/B)\n- 9:00-9:30 Choir'
  expect(linesOf(text)).toEqual([
    'Mon 08:15–09:40 Botany, rm 21, every week; Wed 08:15–09:40 Botany, rm 21, every week',
    'Mon 17:00–18:00 Viola, every week; Wed 17:00–18:00 Viola, every week',
    'Fri 09:00–09:30 Choir, every week',
  ])
})

it('[X7] weeks that begin a heading are those of the classes below it, and alone they are not', () => {
  const text =
    '## Weeks 1-4 Botany ward\n- Mon 8:00-11:30 Rounds\n\n## Weeks 5-8 Zoology ward\n- Tue 8:00-11:30 Visits'
  expect(linesOf(text)).toEqual([
    'Mon 08:00–11:30 Rounds, weeks 1–4',
    'Tue 08:00–11:30 Visits, weeks 5–8',
  ])
})

it('[X7] dates and months in the line of a course are those of its meetings', () => {
  const text =
    'BOTA 118-09  Mosses  second half: 10/19/2026 - 12/11/2026\n   T R  11:00-11:50 AM  Hill Hall 2\nZOOL 221-01  Frogs\n   M W  12:10-1:25 PM  Hill Hall 33'
  expect(linesOf(text)[0]).toContain('2026-10-19 – 2026-12-11')
  expect(
    linesOf('lunes 9:00-10:00 Física, a partir del 5 de octubre\nmartes 9:00-10:00 Arte')[0],
  ).toBe('Mon 09:00–10:00 Física, every week, from 2026-10-05 on')
})

it('[X7] letters stand for the weeks that a legend gives them, and a weekday for the rows below it', () => {
  const text =
    'Woche A = ungerade KW, Woche B = gerade KW\nTag\tZeit\tWoche\tFach\nMontag\t07:45-09:15\tA+B\tBotanik\n\t09:35-11:05\tA\tDeutsch\n\t09:35-11:05\tB\tKunst'
  expect(linesOf(text, 'a.tsv')).toEqual([
    'Mon 07:45–09:15 Botanik, every week',
    'Mon 09:35–11:05 Deutsch, odd calendar weeks',
    'Mon 09:35–11:05 Kunst, even calendar weeks',
  ])
})

it('[X7] a week with its days down may have two rows of labels and a note below; 月火水 are days too', () => {
  const text =
    ',第1节,第2节,课后\n,08:10-08:55,09:05-09:50,16:20-17:20\n星期一,植物学,,\n星期二,,,编程社\n星期三,,物理,\n注：其余在本班'
  expect(linesOf(text, 'a.csv')).toEqual([
    'Mon 08:10–08:55 植物学, every week',
    'Wed 09:05–09:50 物理, every week',
    'Tue 16:20–17:20 编程社, every week',
  ])
  const japan = '|時限|月|火|水|\n|---|---|---|---|\n|1限 9:00-10:30|Optics||Greek|'
  expect(linesOf(japan)).toEqual([
    'Mon 09:00–10:30 Optics, every week',
    'Wed 09:00–10:30 Greek, every week',
  ])
})

it('[X7] a rule parts the classes of a cell, and what goes across the whole week is a break', () => {
  const page =
    '<html><table><tr><td></td><td>Mon</td><td>Tue</td><td>Wed</td></tr><tr><td>9:00-10:00</td><td>Botany (odd weeks)<br>Lab 1<hr>Greek (even weeks)<br>Lab 2</td><td></td><td></td></tr><tr><td>12:00-13:00</td><td colspan="3">Canteen</td></tr></table></html>'
  expect(linesOf(page, 'w.html')).toEqual([
    'Mon 09:00–10:00 Botany, Lab 1, odd weeks',
    'Mon 09:00–10:00 Greek, Lab 2, even weeks',
  ])
})

it('[X7] columns without hours in their names are known by what they hold, and a time line may say two meetings', () => {
  expect(
    linesOf('日期,甲,乙,科目\n2026/9/12,14:00,15:30,声乐\n2026/9/13,9:00,11:00,乐理', 'a.csv'),
  ).toEqual(['Sat 12 Sep 2026 14:00–15:30 声乐', 'Sun 13 Sep 2026 09:00–11:00 乐理'])
  const cards =
    '植物学\n周次：2-9周\n时间：周一 第1-2节；周六 第3-4节\n教室：A304\n\n动物学\n周次：2-9周\n时间：周二 第1-2节\n教室：A305'
  expect(linesOf(cards)[0]).toBe('Mon 1–2 植物学, A304, weeks 2–9; Sat 3–4 植物学, A304, weeks 2–9')
})
