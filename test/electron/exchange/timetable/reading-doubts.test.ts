import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportReading } from '../../../../shared/timetable/import-reading.ts'
import { propose } from './import-builders.ts'

const answers = { began: '2026-09-07', weeks: 16 }

function read(text: string, fileName = ''): ImportReading {
  const isPasted = fileName === ''
  return propose(text, { fileName, isPasted, answers, now: { date: '2026-08-20', minute: 0 } })
    .reading
}

function understood({ lines }: ImportReading): string[] {
  return lines.flatMap((line) =>
    line.kind === 'read' ? [line.understood] : line.kind === 'unread' ? [`! ${line.problem}`] : [],
  )
}

describe('what a reading is checked for', () => {
  it('[X7] a weekly table whose cells say no weeks takes them from the list beside it', () => {
    const page = `<html><body>
      <table><tr><td>课程名称</td><td>学分</td><td>起讫周序</td></tr>
      <tr><td>&nbsp;植物学 (1)班</td><td>3</td><td>01～06</td></tr>
      <tr><td>&nbsp;植物学实习 (1)班</td><td>1</td><td>07～15</td></tr></table>
      <table><tr><td>节次</td><td>一</td><td>二</td><td>三</td></tr>
      <tr><td>1</td><td></td><td rowspan="2">植物学(1)班<br>[温室]<br>植物学实习(1)班<br>[温室]<br>植物学实习(1)班<br>[温室]<br>[1~1节]<br>(16-16周)</td><td></td></tr>
      <tr><td>2</td><td></td><td></td></tr></table></body></html>`
    const reading = read(page, 'week.html')
    expect(understood(reading)).toEqual([
      'Tue 1–2 植物学(1)班, weeks 1–6',
      'Tue 1–2 植物学实习(1)班, weeks 7–15',
      'Tue 1 植物学实习(1)班, 温室, week 16',
    ])
    expect(reading.doubts).toEqual([])
    // Without the list nobody can say which of them is held when.
    const alone = read(page.replace(/<table>.*?<\/table>/s, ''), 'week.html')
    expect(alone.doubts).toEqual([
      'Two classes are read for the same time; one of them may have another weekday, other weeks or another time in the timetable: “植物学(1)班” with “植物学实习(1)班”.',
      'Other classes name their weeks and these do not, so they were taken for every week of the term: “植物学(1)班” and “植物学实习(1)班”.',
    ])
  })

  it('[X7] a list that says other weeks of the same course tells none', () => {
    const page = `<html><body><table><tr><td>植物学</td><td>1-6</td></tr><tr><td>植物学</td><td>9-12</td></tr></table>
      <table><tr><td>节次</td><td>一</td><td>二</td><td>三</td></tr><tr><td>1</td><td>植物学</td><td></td><td></td></tr></table></body></html>`
    expect(understood(read(page, 'w.html'))).toEqual(['Mon 1 植物学, every week'])
  })

  it('[X7] rows that lost the cells which span into them go on with their course', () => {
    const text = [
      '学生选课结果',
      '课程号\t课程名\t学分\t教师\t周次\t星期\t节次\t节数\t教室',
      '31\t植物学\t4.0\t温\t1-16周上\t1\t3\t2\tA305',
      '1-16周上\t3\t1\t2\tA305',
      '32\t园艺\t2.0\t高\t2-14双周上\t2\t5\t2\tB1',
      '单周上\t4\t5\t2\tB1',
      '33\t创业\t1.0\t何\t\t\t\t\t',
    ].join('\n')
    expect(understood(read(text))).toEqual([
      'Mon 3–4 植物学, A305, weeks 1–16',
      'Wed 1–2 植物学, A305, weeks 1–16',
      'Tue 5–6 园艺, B1, weeks 2–14 even',
      'Thu 5–6 园艺, B1, odd weeks',
    ])
  })

  it('[X7] a line with several meetings gives them all, or none of them', () => {
    const text = [
      'Mon 3-4, Thu 5-6 Physics, room 201, weeks 1-8',
      'Linear Algebra: Tue 1-2 (B12), Fri 3-4 (B14)',
      '高等数学 周一1-2节 1-8周 教三201 周三3-4节 9-16周 教三202',
      'CS 101-001 MWF 9:00-9:50 am Room 12; Lab T 1:00-3:50 pm Room 14',
      'Mon 7-8 Botany 1-8周, Tue 7-8',
      'Wed 7-8 Botany, Thu 7-8 Chemistry',
    ].join('\n')
    const several =
      '! it gives weeks or times more than once; write each class on a line with its weekday'
    expect(understood(read(text))).toEqual([
      'Mon 3–4 Physics, weeks 1–8; Thu 5–6 Physics, room 201, weeks 1–8',
      'Tue 1–2 Linear Algebra, B12, every week; Fri 3–4 Linear Algebra, B14, every week',
      'Mon 1–2 高等数学, 教三201, weeks 1–8; Wed 3–4 高等数学, 教三202, weeks 9–16',
      'Mon 09:00–09:50 CS 101-001, Room 12, every week; Wed 09:00–09:50 CS 101-001, Room 12, every week; Fri 09:00–09:50 CS 101-001, Room 12, every week; Tue 13:00–15:50 CS 101-001 Lab, Room 14, every week',
      several,
      several,
    ])
  })

  it('[X7] a time, a day or weeks of a line that no class was given are said', () => {
    const text = 'Mon 1-2 Botany, weeks 1-8 (week 9 on Friday)\nTue 3-4 Geology, weeks 1-9'
    expect(read(text).doubts).toEqual([
      'A day, time or weeks in the text are in none of the classes that were read from there: “week 9” and “Friday”.',
    ])
  })

  it.each([
    ['Mon 9:00-10:00 Botany except the labs', 'except'],
    ['Mon 9:00-10:00 Botany monthly', 'monthly'],
    ['Mon 9:00-10:00 Botany, second half', 'second half'],
    ['Mon 9:00-10:00 Botany, moved on 12 October 2026, weeks 1-8', 'weeks 1-8'],
    ['周一 1-2节 植物学 前半学期', '前半学期'],
  ])('[X7] what limits a class and was not read is said: %s', (text, said) => {
    expect(read(`${text}\nTue 9:00-10:00 Greek`).doubts.join()).toContain(`“${said}”`)
  })

  it('[X7] what limits a class and was read leaves no doubt', () => {
    const lines = [
      'Mon 9:00-10:00 Botany, weeks 1-12, not in week 7',
      'Tue 9:00-10:00 Greek, fortnightly from 8 September 2026',
      'Wed 9:00-10:00 Latin, odd weeks',
      'Thu 9:00-10:00 Music, second half: 19 October 2026 - 11 December 2026',
    ]
    for (const line of lines)
      expect(read(`${line}\nFri 9:00-10:00 Art, weeks 1-9`).doubts).toEqual([])
  })

  it('[X7] another way to read the text that is nearly as good is said, and the text is there to be corrected', () => {
    const text =
      'BOTA210 Mosses\nMon 9:00-10:00 Seminar group 3 LT2\nTue 14:00-16:00 Practical group 1 Lab 4\nZOOL221 Frogs\nWed 9:00-10:00 Seminar group 2 LT1'
    const reading = read(text, 'list.txt')
    expect(reading.doubts).toEqual([
      'The text can be read in another way that fits it nearly as well: “Mon 09:00–10:00 BOTA210 Mosses, Seminar group 3, every week”, “Tue 14:00–16:00 BOTA210 Mosses, Practical group 1, every week” and “Wed 09:00–10:00 ZOOL221 Frogs, Seminar group 2, every week”.',
    ])
    expect(reading.text).toBe(text)
    // Parts of the courses are the same classes.
    const parts = text.replaceAll(/(?:Seminar|Practical) group \d/g, 'Lecture')
    expect(read(parts, 'list.txt').doubts).toEqual([])
  })

  it('[X7] of a file that leaves no doubt there is no text to correct, nor of a table', () => {
    expect(read('Mon 9:00-10:00 Botany\nTue 9:00-10:00 Greek', 'a.txt').text).toBeNull()
    const table = read('Course,Day,Start,End\nRowing,Mon,9:00,\n', 'a.csv')
    expect([table.counts.unread, table.text]).toEqual([1, null])
  })

  it('[X7] what a course counts as is no name of one', () => {
    const table = '课程性质代码\t名称\t星期\t节次\n1\t必修\t一\t1-2\n2\t选修\t二\t3-4'
    expect(read(table).doubts).toEqual(['This is hardly the name of a course: “必修” and “选修”.'])
  })

  it('[X7] lines of one class each, none at the time of another, leave no doubt', () => {
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
    const line = fc.record({
      day: fc.constantFrom(...days),
      slot: fc.integer({ min: 1, max: 5 }),
      title: fc.constantFrom('Botany', 'Geology', 'Greek', '植物学', '古代汉语'),
    })
    const lines = fc.uniqueArray(line, { selector: ({ day, slot }) => `${day} ${slot}` })
    fc.assert(
      fc.property(lines, fc.boolean(), (given, hasWeeks) => {
        const text = given
          .map(
            ({ day, slot, title }) =>
              `${day} ${slot * 2 - 1}-${slot * 2} ${title}${hasWeeks ? ', weeks 1-8' : ''}`,
          )
          .join('\n')
        expect(given.length === 0 ? [] : read(text).doubts).toEqual([])
      }),
    )
  })

  it('[X7] two classes read for the same time are said, whatever the layout', () => {
    const grid = '\tMon\tTue\tWed\n1-2\tBotany\tGreek\tBotany\n3-4\tGeology\t\t'
    const rows = 'course,day,period\nBotany,Mon,1-2\nGeology,Mon,2-3'
    const lines = 'Mon 1-2 Botany\nMon 9:00-9:50 Geology\nMon 2-3 Greek'
    expect(read(grid).doubts).toEqual([])
    for (const text of [rows, lines])
      expect(read(text).doubts.join()).toMatch(/Two classes are read for the same time/)
  })
})
