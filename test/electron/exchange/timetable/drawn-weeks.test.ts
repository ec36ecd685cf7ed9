// Tests of tables as students have them: counted rows, German names, remarks, weeks drawn to scale.
import { expect, describe, it } from 'vitest'
import type { ImportInput } from '../../../../electron/timetable/import/import-proposal.ts'
import type { ImportReading } from '../../../../shared/timetable/import-reading.ts'
import { propose } from './import-builders.ts'

function read(text: string, fileName: string, changes: Partial<ImportInput> = {}) {
  return propose(text, { now: { date: '2026-09-10', minute: 600 }, fileName, ...changes })
}

function linesOf({ lines }: ImportReading): string[] {
  return lines.map((line) =>
    line.kind === 'read' ? line.understood : line.kind === 'unread' ? `! ${line.problem}` : '-',
  )
}
const weeksOf = (said: string) =>
  linesOf(read(`课程,星期,时间,周次\n物理,周一,8:00-9:30,"${said}"`, 'a.csv').reading)[0]
const remarked = (said: string) =>
  `class,days,time,room,notes\nPhysics,Tu,14:00-16:50,R 28,${said}\nLogic,MW,10:00-10:50,R 4,lec`
const table = (rows: string) => `<html><body><table>${rows}</table></body></html>`

describe('tables of students', () => {
  it('[X7] rows that are counted go on to the next number, however many cells they lack', () => {
    const text =
      '序号\t课程代码\t课程名称\t课程安排\t备注\n1\tMK2003\t市场学\t星期一 第3节-第4节 1~16周 文科楼 512\n星期三 第1节-第2节 单周 1~15周 文科楼 512\n2\tAC1002\t会计\t星期二 第1节-第2节 1~16周\n星期五 第3节-第4节 双周 2~12周\t双语\n3\tST2010\t统计\t星期四 第6节-第8节 2~13周 机房'
    expect(linesOf(read(text, '', { isPasted: true }).reading)).toEqual([
      'Mon 3–4 市场学, 文科楼 512, weeks 1–16; Wed 1–2 市场学, 文科楼 512, weeks 1–15 odd',
      'Tue 1–2 会计, weeks 1–16; Fri 3–4 会计, weeks 2–12 even',
      'Thu 6–8 统计, 机房, weeks 2–13',
    ])
  })

  it('[X7] columns with German names, and a remark that says from which week on', () => {
    const german =
      'Wochentag;von;bis;Was;Art;Wo;Rhythmus\nMo;08:15;09:45;Analysis;VL;HS 1;wöchentlich\nDi;10:15;11:45;Algebra;ÜB;SR 2;gerade KW'
    expect(linesOf(read(german, 'plan.csv').reading)).toEqual([
      'Mon 08:15–09:45 Analysis, HS 1, every week',
      'Tue 10:15–11:45 Algebra, SR 2, even calendar weeks',
    ])
    const list =
      'class,days,time,room,notes\nPhysics lab,Tu,14:00-16:50,R 28,starts wk 2\nLogic,MW,10:00-10:50,R 4,lec'
    expect(linesOf(read(list, 'a.csv').reading)[0]).toContain('from week 2 on')
  })

  it('[X7] weeks in a column that go on from one are open, and those that are only half understood are named', () => {
    expect(weeksOf('2周起')).toBe('Mon 08:00–09:30 物理, from week 2 on')
    expect(weeksOf('第3周起单周')).toBe('! “第3周起单周” are no weeks of a term')
    expect(weeksOf('1-4,6周起')).toBe('! “1-4,6周起” are no weeks of a term')
  })

  it('[X7] one week in a remark is not when a class is held, and a name beside a time is no room', () => {
    const weeks = ['Week 3!', 'week 7', 'weeks 3 and 7', 'weeks 2-8'].map(
      (said) => linesOf(read(remarked(said), 'a.csv').reading)[0],
    )
    expect(weeks).toEqual([
      ...Array.from({ length: 3 }, () => 'Tue 14:00–16:50 Physics, R 28, every week'),
      'Tue 14:00–16:50 Physics, R 28, weeks 2–8',
    ])
    const beside =
      'course;when\nPhysics;Mon 8:00-9:30, Prof. Li\nLogic;Tue 8:00-9:30 (lecture)\nLatin;Wed 8:00-9:30, B 12'
    expect(linesOf(read(beside, 'a.csv').reading)).toEqual([
      'Mon 08:00–09:30 Physics, every week',
      'Tue 08:00–09:30 Logic, every week',
      'Wed 08:00–09:30 Latin, B 12, every week',
    ])
  })

  it('[X7] a week whose rows are half hours, or with its times across, is drawn to scale', () => {
    const down = table(
      '<tr><th></th><th>Monday</th><th>Tuesday</th><th>Wednesday</th></tr><tr><th>9:00 AM</th><td rowspan="3">Anthropology</td><td></td><td></td></tr><tr><th>9:30 AM</th><td></td><td></td></tr><tr><th>10:00 AM</th><td></td><td>Chapel</td></tr>',
    )
    expect(linesOf(read(down, 'week.html').reading)).toEqual([
      'Mon 09:00–10:30 Anthropology, every week',
      'Wed 10:00–10:30 Chapel, every week',
    ])
    const across = table(
      '<tr><td></td><td>09:00</td><td>09:30</td><td>10:00</td><td>10:30</td></tr><tr><td>Mon</td><td></td><td colspan="2">HIS2047<br>Wks 1-5,7-11</td><td></td></tr><tr><td rowspan="2">Tue</td><td colspan="4">Palaeography<br>Wks 2-4</td></tr><tr><td></td><td></td><td>Latin<br>Wk 6</td><td></td></tr><tr><td>Wed</td><td></td><td></td><td></td><td></td></tr>',
    )
    expect(linesOf(read(across, 'week.html').reading).toSorted()).toEqual([
      'Mon 09:30–10:30 HIS2047, weeks 1–5, 7–11',
      'Tue 09:00–11:00 Palaeography, weeks 2–4',
      'Tue 10:00–10:30 Latin, week 6',
    ])
  })
})
