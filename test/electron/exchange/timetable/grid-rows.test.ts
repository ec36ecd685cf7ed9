// Tests of what the rows and columns of a weekly table show, and of what lines below a class say of it.
import { expect, it } from 'vitest'
import type { ImportInput } from '../../../../electron/timetable/import/import-proposal.ts'
import { readDrawn } from '../../../../electron/timetable/lessons/grid/read-drawn.ts'
import { readTable } from '../../../../electron/timetable/lessons/read-table.ts'
import { spellWeekLetters } from '../../../../electron/timetable/lessons/spell/week-letters.ts'
import { propose } from './import-builders.ts'

function read(text: string, fileName: string, changes: Partial<ImportInput> = {}): string[] {
  const given = { now: { date: '2026-09-10', minute: 600 }, fileName, ...changes }
  return propose(text, given).reading.lines.flatMap((line) =>
    line.kind === 'read' ? [line.understood] : [],
  )
}

const pasted = (text: string) => read(text, '', { isPasted: true })

it('[X7] columns made with spaces, and a row over several lines', () => {
  const text = [
    '        Monday             Tuesday            Wednesday',
    '1       Optics             -                  Algebra',
    '8:00-   Hall 3             -                  Room 12',
    '8:45',
    '2       Optics             -                  -',
    '8:50-   Hall 3             -                  -',
    '9:35',
    '3       -                  Logic              -',
    '9:50-   -                  Room 7             -',
    '10:35',
  ].join('\n')
  expect(read(text, '', { isPasted: true })).toEqual([
    'Mon 08:00–08:45 Optics, Hall 3, every week',
    'Wed 08:00–08:45 Algebra, Room 12, every week',
    'Mon 08:50–09:35 Optics, Hall 3, every week',
    'Tue 09:50–10:35 Logic, Room 7, every week',
  ])
})

it('[X7] in rows of half an hour a mark or more words go on with a class', () => {
  const text =
    '\tMon\tTue\tWed\n9:00 AM\tLOGI 20\t\tLOGI 20\n9:30 AM\tMs Ode / Hall 4\tART 1\tMs Ode / Hall 4\n10:00 AM\t"\t〃\t"\n10:30 AM\t\tFREE\t'
  expect(read(text, 'week.tsv')).toEqual([
    'Mon 09:00–10:30 LOGI 20, Hall 4, every week',
    'Wed 09:00–10:30 LOGI 20, Hall 4, every week',
    'Tue 09:30–10:30 ART 1, every week',
  ])
})

it('[X7] hours after noon begin anew, brackets hold room and teacher, weeks go by letters, lunch is no class', () => {
  const text =
    'Term starts Monday with an A week; then B weeks.\n\n| Time | Mon | Tue | Wed |\n|---|---|---|---|\n| 11.00–12.30 | Clay (Kiln room, MT) | Print [B] (Room 5, OL) | – |\n| 12.30–1.15 | lunch | lunch | lunch |\n| 1.15–3.45 | – | Print [A] (Room 5, OL) | Crit |\n'
  expect(read(text, 'week.md')).toEqual([
    'Mon 11:00–12:30 Clay, Kiln room, every week',
    'Tue 11:00–12:30 Print, Room 5, even weeks',
    'Tue 13:15–15:45 Print, Room 5, odd weeks',
    'Wed 13:15–15:45 Crit, every week',
  ])
})

it('[X7] labels below a class say its weeks and its room, and a list of periods says their times', () => {
  const text =
    '线性代数\n周一 第1-2节\n@理科楼107\n教师:韩立\n周数:1-12周\n\n法语 Ana 外语楼12(单周)\n周二 3-4节\n\n作息:1 08:00-08:45 / 2 08:50-09:35 / 3 10:00-10:45 / 4 10:50-11:35'
  const source = propose(text, {
    now: { date: '2026-09-10', minute: 600 },
    isPasted: true,
    fileName: '',
  })
  const said = source.reading.lines.flatMap((line) =>
    line.kind === 'read' ? [line.understood] : [],
  )
  expect(said[0]).toBe('Mon 1–2 线性代数, 理科楼107, weeks 1–12')
})

it('[X7] a weekday alone between the rows of a table heads those below it', () => {
  const head = 'Activity\tModule\tStart\tEnd\tWeeks\tRoom\tStaff'
  const text = [
    'My timetable',
    'Monday',
    head,
    'AA1/LEC\tOptics\t09:00\t10:00\t1-8\tHall 3\tKaur, S',
    'Tuesday',
    head,
    '(no activities)',
    'Thursday',
    head,
    'BB1/LEC\tLogic\t11:00\t12:00\t1-8\tRoom 7\tMoss, P',
  ].join('\n')
  expect(read(text, 'table.txt', { isPasted: true })).toEqual([
    'Mon 09:00–10:00 Optics, Hall 3, weeks 1–8',
    'Thu 11:00–12:00 Logic, Room 7, weeks 1–8',
  ])
})

it('[X7] weeks alone on a line are not said of the class above them, and those above each class are its own', () => {
  expect(pasted('单周\n周一 1-2节 高数\n双周\n周一 3-4节 物理')).toEqual([
    'Mon 1–2 高数, odd weeks',
    'Mon 3–4 物理, even weeks',
  ])
  expect(pasted('第1-8周\n周一 1-2节 高数\n第9-16周\n周二 1-2节 物理')[0]).toBe(
    'Mon 1–2 高数, weeks 1–8',
  )
  expect(pasted('Week 1\nMon 1-2 Optics\nWeek 2\nTue 1-2 Logic')[0]).toBe('Mon 1–2 Optics, week 1')
})

it('[X7] a table made with spaces is read whole or not at all', () => {
  const head = '        Monday             Tuesday            Wednesday'
  const rows = ['8:00-9:00   Optics', '9:00-10:00  Logic']
  const table = [head, ...rows].join('\n')
  expect(readDrawn(table)).toHaveLength(3)
  const wide = '10:00-11:00  A seminar whose name runs through several columns'
  expect(readDrawn(`${table}\n${wide}\n${rows.join('\n')}`)).toBeNull()
  expect(readDrawn(`Fri 8:00-9:00 Latin\n${table}`)).toBeNull()
})

it('[X7] weeks by letters come first only where a statement says so', () => {
  const classes = 'Mon 9:00-10:00 Maths (week A)\nTue 9:00-10:00 First Aid (week B)'
  expect(spellWeekLetters(classes)).toBe(
    'Mon 9:00-10:00 Maths (every other week)\nTue 9:00-10:00 First Aid (every other week)',
  )
  expect(spellWeekLetters(`${classes}\nWeek B starts on 7 September`)).toContain(
    'Maths (even weeks)',
  )
  expect(spellWeekLetters(`${classes}\nWe start with week A`)).toContain('Maths (odd weeks)')
  const sections = 'Seminars begin a week after lectures.\nMon 9:00-10:00 Maths (A)\nLogic (B)'
  expect(spellWeekLetters(sections)).toBe(sections)
})

it('[X7] a quote that closes a cell on a line of its own is no mark for "as above"', () => {
  const text = 'course,note,day\nOptics,"bring calculator\n",Mon\nLogic,"x\n"\nArt,"",Tue'
  expect(readTable(text)?.rows.map(({ cells }) => cells.join('|'))).toEqual([
    'course|note|day',
    'Optics|bring calculator|Mon',
    'Logic|x',
    'Art||Tue',
  ])
})

it('[X7] early hours stay in the morning where the line or the count to 24 says so', () => {
  expect(pasted('周一 6:50-7:30 早读')).toEqual(['Mon 06:50–07:30 早读, every week'])
  expect(pasted('Mon 6:30-7:20 Rowing\nTue 14:00-15:00 Logic')).toEqual([
    'Mon 06:30–07:20 Rowing, every week',
    'Tue 14:00–15:00 Logic, every week',
  ])
  expect(pasted('Mon 1:15-3:45 Crit\nTue 9:00-10:00 Logic')[0]).toContain('13:15–15:45')
  const starts = Array.from({ length: 16 }, (_, at) => {
    const hour = 6 + Math.floor(at / 2)
    return `${hour > 12 ? hour - 12 : hour}:${at % 2 === 0 ? '00' : '30'}`
  })
  const grid = starts.map(
    (start) =>
      `${start}\t${start === '6:30' ? 'Rowing' : ''}\t\t${start === '1:00' ? 'Logic' : ''}`,
  )
  expect(read(`\tMon\tTue\tWed\n${grid.join('\n')}`, 'week.tsv')).toEqual([
    'Mon 06:30–07:00 Rowing, every week',
    'Wed 13:00–13:30 Logic, every week',
  ])
})

it('[X7] "IT" begins a name', () => {
  expect(read('Mon 9:00-10:00 IT Fundamentals', '', { isPasted: true })).toEqual([
    'Mon 09:00–10:00 IT Fundamentals, every week',
  ])
})

it('[X7] between Chinese words a space parts rooms and persons, and no name of a course', () => {
  expect(pasted('周一 1-2节 大学物理 实验 理学楼201')[0]).toBe(
    'Mon 1–2 大学物理 实验, 理学楼201, every week',
  )
  expect(pasted('周一 1-2节 高等数学 张三 教三201')[0]).toBe(
    'Mon 1–2 高等数学, 教三201, every week',
  )
  expect(pasted('周一 1-2节 大学英语 Lucy 外语楼212')[0]).toBe(
    'Mon 1–2 大学英语, 外语楼212, every week',
  )
})
