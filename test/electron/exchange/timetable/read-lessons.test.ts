import { describe, expect, it } from 'vitest'
import type { ImportInput } from '../../../../electron/timetable/import/import-proposal.ts'
import { proposeImport } from '../../../../electron/timetable/import/propose-import.ts'
import type { ImportReading } from '../../../../shared/timetable/import-reading.ts'
import { accept, importInput, next, propose, sayEvents } from './import-builders.ts'

const autumn: Partial<ImportInput> = { now: { date: '2026-09-10', minute: 600 } }

function read(text: string, fileName: string, changes: Partial<ImportInput> = {}) {
  return propose(text, { ...autumn, fileName, ...changes })
}

function linesOf({ lines }: ImportReading): string[] {
  return lines.map((line) =>
    line.kind === 'read' ? line.understood : line.kind === 'unread' ? `! ${line.problem}` : '-',
  )
}

function unreadOf({ lines }: ImportReading): string[] {
  return lines.flatMap((line) => (line.kind === 'unread' ? [line.sentence] : []))
}

const google = `Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private
Physics,10/12/2026,10:00 AM,10/12/2026,11:30 AM,False,x,"Room 5, North",True
Physics,10/19/2026,10:00 AM,10/19/2026,11:30 AM,False,x,"Room 5, North",True
Physics,10/26/2026,10:00 AM,10/26/2026,11:30 AM,False,x,"Room 5, North",True
Party,10/26/2026,10:00 PM,10/27/2026,1:30 AM,False,x,,True
Holiday,10/30/2026,,10/30/2026,,True,x,,True
Physics final exam,11/09/2026,10:00 AM,11/09/2026,12:30 PM,False,x,Hall,True`

describe('tables', () => {
  it('[X7] below a title, with columns that are known by what they hold; cells that broke over lines are whole again', () => {
    const text =
      '选课结果\n课程名\t教师\t班号\t上课信息\t选课结果\n高等代数\t田霞\t1\t1~16周 每周周一3~4节 二教105\n1~15周 单周周五3~4节 二教105\n考试时间：20260622上午；\t已选上\n植物学\t白露\t2\t1~16周 每周周五7~9节\t未选上\n概率论\t任晴\t3\t1~16周 周二7~8节\t已选上'
    expect(linesOf(read(text, '', { isPasted: true }).reading)).toEqual([
      'Mon 3–4 高等代数, 二教105, weeks 1–16; Fri 3–4 高等代数, 二教105, weeks 1–15 odd',
      '! no time and no periods',
      '“植物学”: marked as dropped, or not got',
      'Tue 7–8 概率论, weeks 1–16',
    ])
    const list =
      '课表\n课程名称,班号,上课时间,上课地点,上课教师\n复变函数,1,"1-4,6-9周星期一1-2节",D1125,李涛'
    expect(linesOf(read(list, 'a.csv').reading)).toEqual([
      'Mon 1–2 复变函数, D1125, weeks 1–4, 6–9',
    ])
  })

  it('[X7] Google’s is read without the mapper: lessons, exam, and what takes no periods', () => {
    const { events, problems, reading } = read(google, 'calendar.csv')
    expect(events.map(({ title, kind, weekly }) => `${kind} ${title} ${weekly}`)).toEqual([
      'exam Physics final exam Mon 9 Nov 10:00–12:30',
      'class Physics Mon 10:00–11:30, weeks 1–3',
    ])
    expect(reading.questions).toEqual([])
    expect(problems).toEqual([
      '1 all-day event was left out, as it takes no periods: “Holiday”.',
      '1 event that runs past midnight was left out: “Party”.',
    ])
  })

  it('[X7] Outlook’s Chinese columns are known, and its dates decide their order', () => {
    const text =
      '主题,开始日期,开始时间,结束日期,结束时间,全天事件,地点\n物理,2026/9/14,8:00:00,2026/9/14,9:40:00,FALSE,教三201\n物理,2026/9/21,8:00:00,2026/9/21,9:40:00,FALSE,教三201'
    expect(linesOf(read(text, 'o.csv').reading)).toEqual([
      'Mon 14 Sep 2026 08:00–09:40 物理, 教三201',
      'Mon 21 Sep 2026 08:00–09:40 物理, 教三201',
    ])
  })

  it('[X7] a cell may hold several meetings, with as many rooms: all of them, or the row is named', () => {
    const head = '课程名称,上课时间,上课地点'
    const two = '星期二第1-2节{1-16周};星期四第3-4节{1-8周}'
    const all = read(`${head}\n代数,${two},东楼201;西楼5`, 'z.csv').reading
    expect(linesOf(all)).toEqual([
      'Tue 1–2 代数, 东楼201, weeks 1–16; Thu 3–4 代数, 西楼5, weeks 1–8',
    ])
    const half = read(`${head}\n代数,星期二第1-2节;星期四,东楼201`, 'z.csv').reading
    expect(half.counts.unread).toBe(1)
  })

  it('[X7] “Day(s)”, “Wks” and “Rm” are columns, and 0930 in one of times is a time', () => {
    const text =
      'Unit,Module,Day(s),From,To,Wks,Rm\nG1,Rocks,Tue & Thu,0930,1100,"1-3,5",B.2\nG2,Maps,"M, F",2pm,3.15pm,4,C1'
    expect(linesOf(read(text, 'odd.csv').reading)).toEqual([
      'Tue 09:30–11:00 Rocks, B.2, weeks 1–3, 5; Thu 09:30–11:00 Rocks, B.2, weeks 1–3, 5',
      'Mon 14:00–15:15 Maps, C1, week 4; Fri 14:00–15:15 Maps, C1, week 4',
    ])
  })

  it('[X7] a remark in brackets and the number of a section are no titles', () => {
    const text = [
      'GEO210H1 F (Fall) Rocks and Maps',
      'LEC 0101',
      '(In Person)',
      'Tuesday 9:00AM - 10:00AM',
      'TUT 0203',
      '(Online)',
      'Friday 1:00PM - 3:00PM',
      'HIS110Y1 Y (Year) Old Cities',
      'LEC 0101',
      '(In Person)',
      'Monday 9:00AM - 11:00AM',
    ].join('\n')
    const { events } = read(text, '', { isPasted: true })
    expect(new Set(events.map(({ title }) => title))).toEqual(
      new Set(['GEO210H1 F (Fall) Rocks and Maps', 'HIS110Y1 Y (Year) Old Cities']),
    )
  })

  it('[X7] asks for the order of dates that could be read both ways, and takes the answer', () => {
    const text = 'title,date,start,end\nMaths,03/09/2026,10:00,11:00\nMaths,10/09/2026,10:00,11:00'
    const first = read(text, 'd.csv').reading
    expect(first.questions).toEqual([
      { kind: 'date-order', value: 'day-first', isGuess: true, example: '03/09/2026' },
    ])
    const told = read(text, 'd.csv', { answers: { dateOrder: 'month-first' } }).reading
    expect(linesOf(told)[0]).toBe('Mon 9 Mar 2026 10:00–11:00 Maths')
    const decided = read(text.replace('10/09', '17/09'), 'd.csv').reading
    expect(decided.questions).toEqual([])
  })

  it('[X7] a row that can’t be read is named by its line, with why, even behind a cell of several lines', () => {
    const text =
      'sep=;\nCourse;Day;Time;Room\nMaths;Monday;10:00-11:30;"A1\nNorth"\nArt;Someday;9:00-10:00;B\nArt;Fri;9:00;B\n;Fri;9:00-10:00;B'
    expect(unreadOf(read(text, 's.csv').reading)).toEqual([
      'Line 5 “Art · Someday · 9:00-10:00 · B” was left out: “Someday” is no weekday.',
      'Line 6 “Art · Fri · 9:00 · B” was left out: no end time.',
      'Line 7 “Fri · 9:00-10:00 · B” was left out: no course name.',
    ])
  })

  it('[X7] columns without names are told by their values, and as they are mapped', () => {
    const text = 'Maths;Monday;10:00;11:30;A1\nMaths;Wed;10:00;11:30;A1'
    const guessed = read(text, 'n.csv').reading
    expect(guessed.table).toMatchObject({
      hasHeader: false,
      roles: ['title', 'weekday', 'start', 'end', 'room'],
    })
    const odd = 'Dr. Lee|x\n1,Maths,3\n2,Art,5'.replace('Dr. Lee|x\n', '')
    const columns = { roles: ['weekday', 'title', 'period'] as const, hasHeader: false }
    const mapped = read(odd, 'm.csv', {
      answers: { columns: { ...columns, roles: [...columns.roles] } },
    })
    expect(linesOf(mapped.reading)).toEqual(['Mon 3 Maths, every week', 'Tue 5 Art, every week'])
  })

  it('[X7] a room before the course and a weekday before the date mislead nobody', () => {
    const pasted = '教三201\t高等数学\t周一\t3-4节\t1-16周\nB12\t线性代数\t周二\t1-2节\t1-16周'
    expect(linesOf(read(pasted, '', { isPasted: true }).reading)).toEqual([
      'Mon 3–4 高等数学, 教三201, weeks 1–16',
      'Tue 1–2 线性代数, B12, weeks 1–16',
    ])
    const dated = 'Course,Date,Time\nExam Maths,"Mon, 12 Oct 2026",9:00-11:00'
    expect(linesOf(read(dated, 'exams.csv').reading)).toEqual([
      'Mon 12 Oct 2026 09:00–11:00 Exam Maths',
    ])
  })

  it('[X7] a table that nothing can be read from is shown with its columns, and changes nothing', () => {
    const { events, reading, diff } = read('a,b\nc,d\ne,f', 'x.csv')
    expect(events).toEqual([])
    expect(reading.table?.roles).toHaveLength(2)
    expect(reading.counts).toMatchObject({ unread: reading.counts.lines })
    expect(diff.added).toEqual({})
  })
})

const grid = `节次\t星期一\t星期二\t星期三\t星期四\t星期五
第1-2节\t"高等数学
1-16周(单)
教三201"\t\t大学英语 1-8周 J7107;听力 9-16周 J7108\t\t
3\t\t线性代数 1-16周\t\t\t
4\t\t线性代数 1-16周\t\t\t`

describe('a week drawn as a table', () => {
  it('[X7] is read cell by cell, and rows that follow each other are one class', () => {
    const { reading } = read(grid, '', { isPasted: true })
    expect(reading.format).toBe('grid')
    expect(linesOf(reading)).toEqual([
      'Mon 1–2 高等数学, 教三201, weeks 1–15 odd',
      'Wed 1–2 大学英语, J7107, weeks 1–8',
      'Wed 1–2 听力, J7108, weeks 9–16',
      'Tue 3–4 线性代数, weeks 1–16',
    ])
  })
})

const lines = 'Mon 3-4 Physics, room 201, weeks 1-8\nTue P1 Art weeks 1-8\nnonsense'

describe('what a timetable does not say', () => {
  it('[X7] is asked with a guess that is said to be one, and no longer once it is answered', () => {
    const asked = read(lines, '', { isPasted: true })
    const open = asked.reading.questions.filter(({ isGuess }) => isGuess)
    expect(open.map(({ kind }) => kind)).toEqual(['began', 'weeks', 'periods'])
    const periods = [1, 2, 3, 4].map((hour) => ({ start: `0${hour}:00`, end: `0${hour}:45` }))
    const answers = { began: '2026-09-16', weeks: 10, periods }
    const told = read(lines, '', { isPasted: true, answers })
    expect(told.reading.questions.filter(({ isGuess }) => isGuess)).toEqual([])
    expect(told.term).toMatchObject({ firstMonday: '2026-09-14', weeks: 10, periods })
    expect(sayEvents(accept(told))[0]).toBe('2026-09-14 03:00–04:45 Physics')
  })

  it('[X7] a Chinese timetable with a late lesson keeps its lessons of 45 minutes, and says odd weeks as one says them', () => {
    const text = '周一 3-4节 高等数学 1-16周(单) 教三201\n周四 13-14节 电影欣赏 2-9周 艺术楼 203'
    const { events, reading } = read(text, '', { isPasted: true, language: 'zh' })
    expect(linesOf(reading)).toEqual([
      '周一 第3–4节 高等数学，教三201，第1–15周（单周）',
      '周四 第13–14节 电影欣赏，艺术楼 203，第2–9周',
    ])
    expect(events.map(({ weekly }) => weekly)).toEqual([
      '周一 09:55–11:30，第1–15周（单周）',
      '周四 21:30–23:05，第2–9周',
    ])
  })

  it('[X7] make-up days follow the day that the person says, and nothing is assumed of holidays', () => {
    const text = 'Fri 3-4 Physics weeks 1-8'
    const zone = 'Asia/Shanghai'
    const answers = { began: '2026-09-07', weeks: 8 }
    const plain = read(text, '', { isPasted: true, zone, answers })
    expect(plain.term.overrides).toEqual([])
    const days = plain.reading.questions.find(({ kind }) => kind === 'days')
    expect(days).toMatchObject({
      offers: [
        { date: '2026-09-25', holiday: 'mid-autumn' },
        { date: '2026-10-01', holiday: 'national-day' },
        { date: '2026-10-02', holiday: 'national-day' },
        { date: '2026-10-03', holiday: 'national-day' },
      ],
    })
    const overrides = [
      { kind: 'off' as const, date: '2026-10-02' },
      { kind: 'follows' as const, date: '2026-10-10', week: 4, weekday: 5 },
      // Beyond the term: left aside.
      { kind: 'off' as const, date: '2027-01-01' },
    ]
    const told = read(text, '', { isPasted: true, zone, answers: { ...answers, overrides } })
    expect(told.term.overrides).toHaveLength(2)
    const dates = sayEvents(accept(told)).map((said) => said.slice(0, 10))
    expect(dates).not.toContain('2026-10-02')
    expect(dates).toContain('2026-10-10')
    expect(dates).toHaveLength(8)
  })

  it('[X7] is what the present term says, and another first week is named', () => {
    const other = read(lines, '', { isPasted: true, answers: { began: '2026-08-31', weeks: 18 } })
    const there = next(other.term, accept(other))
    const { problems } = read(wakeUp, 'x.wakeup_schedule', there)
    expect(problems[0]).toBe(
      'Week 1 of the file begins Mon 7 Sep 2026, that of your term Mon 31 Aug 2026; weeks were counted by your term.',
    )
    const first = read(lines, '', { isPasted: true, answers: { began: '2026-09-07', weeks: 12 } })
    const into = next(first.term, accept(first))
    const more = read('Thu 1-2 Music weeks 11-14', '', { isPasted: true, ...into })
    expect(more.reading.questions).toEqual([])
    expect(more.createsTerm).toBe(false)
    expect(more.problems.join(' ')).toContain('outside the term')
    const same = read(lines, '', { isPasted: true, ...into })
    expect(same.events).toEqual([])
    expect(same.alreadyThere).toBe(16)
  })

  it('[X7] a file of words is refused, pasted words are shown as not understood', () => {
    expect(() => read('hello\nworld', 'notes.txt')).toThrow('not a calendar file or a timetable')
    const { reading, events } = read('hello', '', { isPasted: true })
    expect(linesOf(reading)).toEqual(['! no weekday and no date'])
    expect(events).toEqual([])
  })
})

const wakeUp = [
  '{"id":1,"name":"默认"}',
  '[{"node":1,"startTime":"08:00","endTime":"08:45"},{"node":2,"startTime":"08:55","endTime":"09:40"},{"node":3,"startTime":"00:00","endTime":"00:45"}]',
  '{"nodes":2,"startDate":"2026-9-9","maxWeek":18,"tableName":"大二上","sundayFirst":true}',
  '[{"id":0,"courseName":"羽毛球"},{"id":1,"courseName":"高等数学","note":"x"}]',
  '[{"id":1,"day":1,"startNode":1,"step":2,"startWeek":1,"endWeek":16,"type":1,"room":"教三201","teacher":"张"},{"id":0,"day":2,"startNode":1,"step":2,"startWeek":2,"endWeek":16,"type":2,"ownTime":true,"startTime":"19:00","endTime":"20:30"},{"id":9,"day":1,"startNode":1,"step":1,"startWeek":1,"endWeek":1,"type":0},{"day":8}]',
].join('\n')

describe('text without end', () => {
  it.each([
    ['a long line', 'Mon 3-4 '.repeat(200_000)],
    ['a long cell', `Course,Day,Time,Weeks\n${'1,'.repeat(3)}"${'1-1、'.repeat(300_000)}"`],
    ['many weeks', `周一 3-4节 ${'1,'.repeat(290)} 高等数学`],
    ['many lines', 'Mon 3-4 Physics\n'.repeat(21_000)],
    ['many rows', `Course,Day,Period\n${'Maths,Mon,3\n'.repeat(21_000)}`],
  ])('[X4] %s ends in a sentence or in lines', (_, text) => {
    const proposal = proposeImport(importInput(text, { fileName: 'x.csv', isPasted: true }))
    const said = proposal.ok ? proposal.value.reading.counts : proposal.failure
    expect(typeof said === 'string' ? said : 'read').toMatch(/20,000|read/)
  })
})

describe('a WakeUp backup', () => {
  it('[X7] keeps own times, calls every weekly thing a class, and names what it can’t read', () => {
    const proposal = read(wakeUp, '大二上.wakeup_schedule', { zone: 'Asia/Shanghai' })
    expect(proposal.term).toMatchObject({ firstMonday: '2026-09-07', weeks: 18, name: '大二上' })
    // The evening class lies after the last node and has a row of its own.
    expect(proposal.term.periods.map(({ start }) => start)).toEqual(['08:00', '08:55', '19:00'])
    expect(proposal.events.map(({ title, kind, weekly }) => `${kind} ${title} ${weekly}`)).toEqual([
      'class 高等数学 Mon 08:00–09:40, weeks 1–15 (odd)',
      'class 羽毛球 Tue 19:00–20:30, weeks 2–16 (even)',
    ])
    expect(unreadOf(proposal.reading)).toEqual([
      'Meeting 3 was left out: no course name.',
      'Meeting 4 was left out: fields are missing.',
    ])
  })

  it('[X7] cut short it is refused whole', () => {
    const cut = wakeUp.split('\n').slice(0, 4).join('\n')
    expect(() => read(cut, 'x.wakeup_schedule')).toThrow('damaged or cut short')
  })
})
