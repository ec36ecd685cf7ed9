// Tests that tables as students write and copy them are read: Markdown, rows that go on, hours in short, words of one's own.
import { describe, expect, it } from 'vitest'
import { findClockRange, findClocks } from '../../../../shared/time/clocks.ts'
import type { ImportInput } from '../../../../electron/timetable/import/import-proposal.ts'
import { readTable } from '../../../../electron/timetable/lessons/read-table.ts'
import { propose } from './import-builders.ts'

const read = (text: string, fileName: string, changes: Partial<ImportInput> = {}) =>
  propose(text, { now: { date: '2026-09-01', minute: 600 }, fileName, ...changes })

const linesOf = (text: string, fileName: string, changes: Partial<ImportInput> = {}) =>
  read(text, fileName, changes).reading.lines.flatMap((line) =>
    line.kind === 'read' ? [line.understood] : [],
  )

const range = (text: string) => findClockRange(text)?.range

const row = (label: string, cell: string) =>
  `<tr><th>${label}</th><td>${cell}</td><td></td><td></td></tr>`

const workOf = (text: string, fileName = 'mine.csv', changes: Partial<ImportInput> = {}) =>
  (read(text, fileName, changes).matter?.homework ?? []).map(
    ({ title, course, dueDate, dueTime }) => `${title} | ${course} | ${dueDate} ${dueTime ?? '-'}`,
  )

const said = (text: string) => workOf(text, '待办.txt', { isPasted: true })

describe('hours in short', () => {
  it('[X7] a letter behind hours and minutes says the half of the day', () => {
    expect(range('9-9:50a')).toEqual({ start: 540, end: 590 })
    expect(range('3:30-4:50p')).toEqual({ start: 930, end: 1010 })
    expect(range('11a-12:20p')).toEqual({ start: 660, end: 740 })
    expect(range('10a-2p')).toEqual({ start: 600, end: 840 })
  })

  it('[X7] a letter behind a bare number, and an article, do not', () => {
    expect(findClockRange('Exercises 2-4a')).toBeNull()
    expect(findClockRange('Problems 1a-3a, due October 9')).toBeNull()
    expect(findClockRange('Tue 9a-11a')?.range).toEqual({ start: 540, end: 660 })
    expect(findClockRange('10a-2p')?.range).toEqual({ start: 600, end: 840 })
    expect(findClocks('Solve 3a and 4p by then')).toEqual([])
    expect(findClocks('at 3:30 a quiz').map(({ start }) => start)).toEqual([210])
  })
})

describe('tables in Markdown', () => {
  it('[X7] a list is read by its columns, and what is struck through no longer counts', () => {
    const text = `# Autumn

| class | days | time | where |
|:--|:-:|---|---|
| Botany | MWF | 9-9:50a | Fern 1 |
| Botany lab | Tu | 1:15-3:45p | Fern 020 |
| ~~Dance~~ | ~~TTh~~ | ~~1-1:50p~~ | |
| ~~Drama~~ | | MW 3-4:20p | Fern 1 |`
    expect(linesOf(text, 'a.md')).toEqual([
      'Mon 09:00–09:50 Botany, Fern 1, every week; Wed 09:00–09:50 Botany, Fern 1, every week; Fri 09:00–09:50 Botany, Fern 1, every week',
      'Tue 13:15–15:45 Botany lab, Fern 020, every week',
    ])
  })

  it('[X7] [X6] a line of blanks and bars is read at once, and a star of a name stays', () => {
    expect(readTable(`| a | b |\n-|-${' '.repeat(200_000)}x`)).toBeNull()
    const stars = readTable(
      '| class | days |\n|---|---|\n| **Botany** | MWF |\n| A* proofs | TTh |',
    )
    expect(stars?.rows.map(({ cells }) => cells[0])).toEqual(['class', 'Botany', 'A* proofs'])
  })

  it('[X7] a week drawn with bars is a weekly table', () => {
    const text = `| 节 | 时间 | 一 | 二 | 三 |
|---|---|---|---|---|
| 1 | 08:10–09:00 | | 植物学 理101 | |
| 2 | 09:10–10:00 | | 植物学 理101 | |
| 3 | 10:20–11:10 | 古生物 | | |
| 4 | 11:20–12:10 | | | 古生物 |`
    const { term } = read(text, 'a.md')
    expect(linesOf(text, 'a.md')).toEqual([
      'Tue 1–2 植物学, 理101, every week',
      'Mon 3 古生物, every week',
      'Wed 4 古生物, every week',
    ])
    expect(term.periods.map(({ start }) => start)).toEqual(['08:10', '09:10', '10:20', '11:20'])
  })
})

describe('rows that go on', () => {
  it('[X7] a row without a course is a meeting of the one above it', () => {
    const text = [
      '课程号\t课程名\t选课状态\t周次\t星期\t节次\t节数\t教室',
      '301\t岩石学\t选中\t1-16周\t1\t1\t2\tA106',
      '\t\t\t1-16周\t3\t3\t2\tA106',
      '302\t古生物学\t未选中\t1-16周\t2\t3\t2\tA201',
      '\t\t\t1-16周\t4\t3\t2\tA201',
    ].join('\n')
    expect(linesOf(text, '', { isPasted: true })).toEqual([
      'Mon 1–2 岩石学, A106, weeks 1–16',
      'Wed 3–4 岩石学, A106, weeks 1–16',
      '“古生物学”: marked as dropped, or not got',
      '“古生物学”: marked as dropped, or not got',
    ])
  })

  it('[X7] the first course below the title of a page is not taken for a part of that title', () => {
    const text = [
      'My Class Schedule',
      'Spring 2027',
      'BOT 202 - Mosses',
      'Status\tUnits\tGrade',
      'Enrolled\t3.00\t ',
      'Class Nbr\tComponent\tDays & Times\tRoom\tInstructor\tStart/End Date',
      '1048\tLecture\tMoWe 10:00AM - 11:15AM\tFern 1\tG. Holm\t01/25/2027 - 05/14/2027',
      'BOT 310 - Ferns',
      'Status\tUnits\tGrade',
      'Enrolled\t3.00\t ',
      'Class Nbr\tComponent\tDays & Times\tRoom\tInstructor\tStart/End Date',
      '1221\tLecture\tTu 12:30PM - 1:45PM\tFern 3\tB. Salgado\t01/25/2027 - 05/14/2027',
    ].join('\n')
    const { events } = read(text, '', { isPasted: true, now: { date: '2027-01-10', minute: 0 } })
    expect(events.map(({ title }) => title)).toEqual(['BOT 202 - Mosses', 'BOT 310 - Ferns'])
  })

  it('[X7] a list under headings of its own keeps its courses, and leaves out the one that waits for a place', () => {
    const head =
      'Course Listing\tCredits\tSection\tFormat\tMeeting Patterns\tRegistration Status\tStart Date\tEnd Date'
    const text = [
      'My Enrolled Courses\t2 items',
      head,
      'NUR 240 - Wounds\t3\tNUR 240-02\tLecture\tTuesday | 9:30 AM - 10:45 AM | HALL 2\tRegistered\t08/31/2026\t12/11/2026',
      ' \t \tNUR 240-02C\tClinical\tFriday | 6:45 AM - 2:45 PM | WARD 4\tRegistered\t08/31/2026\t12/11/2026',
      'My Waitlisted Courses\t1 item',
      'Course Listing\tCredits\tSection\tMeeting Patterns\tRegistration Status',
      'MUS 130 - Choir\t1\tMUS 130-01\tTuesday | 4:00 PM - 5:15 PM | HALL 1\tWaitlisted',
    ].join('\n')
    const { events } = read(text, '', { isPasted: true })
    expect(events.map(({ title, weekly }) => `${title}: ${weekly}`)).toEqual([
      'NUR 240 - Wounds: Tue 09:30–10:45, weeks 1–15; Fri 06:45–14:45, weeks 1–15',
    ])
  })
})

it('[X7] rows of two periods say when the first begins and the last ends', () => {
  const page = `<table><tr><th></th><th>星期一</th><th>星期二</th><th>星期三</th></tr>${row('第一大节 (01,02小节) 08:00-09:40', '岩石学<br>1-16(周)[01-02节]<br>理101')}${row('第二大节 (03,04小节) 10:00-11:40', '')}</table>`
  expect(read(page, 'a.html').term.periods).toEqual([
    { start: '08:00', end: '08:45' },
    { start: '08:55', end: '09:40' },
    { start: '10:00', end: '10:45' },
    { start: '10:55', end: '11:40' },
  ])
})

describe('tasks in words of one’s own', () => {
  it('[X2] a task, the day by which it is due and what is ticked off are known by their words and cells', () => {
    expect(
      workOf(
        'Subject;What I must do;By when;O’clock;Finished?\nMosses;Sheet 5;21.10.2026;10:00;yes\nMosses;Sheet 6;28.10.2026;10:00;\n;pay the fee;15.11.2026;;no',
      ),
    ).toEqual(['Sheet 6 | Mosses | 2026-10-28 10:00', 'pay the fee |  | 2026-11-15 -'])
    expect(
      workOf(
        '课程名称,作业内容,布置日期,提交截止,完成情况\n岩石学,薄片报告,2026/10/1,2026/10/18 18:00,已完成\n岩石学,习题三,2026/10/2,2026/10/29,未完成',
      ),
    ).toEqual(['习题三 | 岩石学 | 2026-10-29 -'])
  })

  it('[X2] columns that are called anything are known by days and by what is ticked off', () => {
    const odd =
      'Thing,Wann?,✓,Created\nMosses,5 Nov 2026,No,1 Oct 2026\nFerns,9 Nov 2026,No,2 Oct 2026\nMoss beds,1 Oct 2026,Yes,1 Sep 2026'
    expect(workOf(odd)).toEqual(['Mosses |  | 2026-11-05 -', 'Ferns |  | 2026-11-09 -'])
    expect(workOf('Module,Exam date,Online\nMosses,5 Nov 2026,Yes\nFerns,9 Nov 2026,No')).toEqual(
      [],
    )
  })

  it('[X2] notes of one thing a line are tasks, with a few signs or none; sentences and classes are not', () => {
    expect(
      said('待办\n高数：习题五 11月9日前交\n物理报告 11.12\n- 背单词\n大作业 11月20日 23:59 截止'),
    ).toEqual([
      '高数：习题五 |  | 2026-11-09 -',
      '物理报告 |  | 2026-11-12 -',
      '大作业 |  | 2026-11-20 23:59',
    ])
    expect(
      said('to do\nPlan for Ms Roe - Thu 5 Nov\nsheet 6 due 9 Nov 5pm\nhash tables Fri 13 Nov'),
    ).toEqual([
      'Plan for Ms Roe |  | 2026-11-05 -',
      'sheet 6 |  | 2026-11-09 17:00',
      'hash tables |  | 2026-11-13 -',
    ])
    expect(said('We met on 5 November.\nSee you on 9 November.\nBack on 12 November.')).toEqual([])
    expect(said('周一 高数 3-4节 教1-201\n周三 物理 5-6节 教2-102\n11月9日 交作业')).toEqual([])
  })

  it('[X7] a list of classes with a column that is ticked off is none', () => {
    const text =
      'Course,Lecture room,Until,Done,Day,Time\nMosses,F1,2026-12-18,no,Mon,10:00-11:30\nFerns,F2,2026-12-18,no,Tue,10:00-11:30'
    expect(read(text, 'mine.csv').matter?.homework ?? []).toEqual([])
  })
})
