// Tests that a cell of a weekly table comes apart into its classes, and each into name, weeks, time and room.
import { describe, expect, it } from 'vitest'
import { readEntry, splitCell } from '../../../../electron/timetable/lessons/grid/read-cell.ts'

const read = (cell: string) =>
  splitCell(cell).flatMap((lines) => {
    const outcome = readEntry(lines, 1, {
      weekday: 2,
      time: { kind: 'periods', start: 3, end: 4 },
    })?.outcome
    return outcome?.kind === 'lessons'
      ? outcome.lessons.map(({ title, location, day, time }) => {
          const weeks = day.kind === 'weekly' ? day.weeks.weeks.join(',') : ''
          return `${title} | ${weeks} | ${time.start}-${time.end} | ${location}`
        })
      : [`unread: ${lines.join('/')}`]
  })

describe('a cell', () => {
  it.each([
    [
      '机械原理★\n(3-4节)2-4周,6周\n东校区 东三-204\n钱老师\n机械原理-0003\n考试',
      ['机械原理 | 2,3,4,6 | 3-4 | 东校区 东三-204'],
    ],
    ['制图\n{第2-5周|2节/单周}\n郑老师\n西楼101(南)', ['制图 | 3,5 | 3-4 | 西楼101(南)']],
    ['光学\n孔老师\n2-3(周)[05-06-07节]\n实验楼9', ['光学 | 2,3 | 5-7 | 实验楼9']],
    [
      '声学(9100123.02) (施老师)\n\n(1-2 单5-8 双10-12,南区 音乐楼 3)',
      ['声学 | 1,2,5,7,10,12 | 3-4 | 南区 音乐楼 3'],
    ],
    [
      '甲课\n1-2周\nA101\n-----\n乙课\n3-4周\nA102',
      ['甲课 | 1,2 | 3-4 | A101', '乙课 | 3,4 | 3-4 | A102'],
    ],
    [
      '甲课\n王老师\n1周\nA101\n乙课\n李老师\n2周\nA102',
      ['甲课 | 1 | 3-4 | A101', '乙课 | 2 | 3-4 | A102'],
    ],
    ['甲课\n1-2周\nA101\n5-6周\nA102', ['甲课 | 1,2 | 3-4 | A101', '甲课 | 5,6 | 3-4 | A102']],
  ])('[X7] is read: %s', (cell, lessons) => {
    expect(read(cell)).toEqual(lessons)
  })
})
