// Tests that what a stranger's timetable says is read by what stands in it, whatever its columns, parts and items are called.
import { describe, expect, it } from 'vitest'
import { propose } from './import-builders.ts'

const linesOf = (text: string, fileName = 'week.txt') =>
  propose(text, { now: { date: '2026-09-01', minute: 600 }, fileName }).reading.lines.flatMap(
    (line) => (line.kind === 'read' ? [line.understood] : []),
  )

describe('columns', () => {
  it('[X7] are known by what stands in them beside those that are named', () => {
    const text = `No.,课程,星期几,第几节,在哪儿上,哪些周要上
1,植物学,一,1~2,教A101,"1-8、10-16"
2,划船,三,3~4,教B202,9-16
3,合唱,五,5~6,教C303,"2、4、6"
,,,,,最后改动 8/29`
    expect(linesOf(text, 'week.csv')).toEqual([
      'Mon 1–2 植物学, 教A101, weeks 1–8, 10–16',
      'Wed 3–4 划船, 教B202, weeks 9–16',
      'Fri 5–6 合唱, 教C303, weeks 2–6 even',
    ])
  })

  it('[X7] of letters for days need no name, and one of dates may hold weeks', () => {
    const letters =
      'Name,Meets,From,To\nBotany,MTWThF,8:05 AM,8:55 AM\nRowing,TTh,1:10 PM,2:25 PM\nChoir,W,3:15 PM,5:00 PM'
    expect(linesOf(letters, 'week.csv').map((line) => line.split('; ').length)).toEqual([5, 2, 1])
    const dates =
      'Subject,Day,Time,Dates / weeks\nBotany,Tue,11:00-13:00,"1/9/2026, 8/9/2026"\nRowing,Mon,9:00-10:00,"Wks 1-6, 8-12"\nChoir,Fri,10:30-12:00,"Wks 1, 3, 5, 9"'
    expect(linesOf(dates, 'week.csv').slice(1)).toEqual([
      'Mon 09:00–10:00 Rowing, weeks 1–6, 8–12',
      'Fri 10:30–12:00 Choir, weeks 1, 3, 5, 9',
    ])
  })

  it('[X7] with which weeks and with which half of them belong together', () => {
    const text =
      '星期,节次,课程,周次,单双周\n星期一,1-2,植物学,1-18,单\n星期二,3-4,划船,1-9,\n星期三,3-4,合唱,1-18,双'
    expect(linesOf(text, 'week.csv')).toEqual([
      'Mon 1–2 植物学, weeks 1–17 odd',
      'Tue 3–4 划船, weeks 1–9',
      'Wed 3–4 合唱, weeks 2–18 even',
    ])
  })
})

describe('parts', () => {
  it('[X7] take their dates from below their name, and lines about them are no names', () => {
    const text = `Block 3: River Life
7 September 2026 to 2 October 2026
Led by: A. Reed     Marked: by a test
   Lecture    Mon, Thu   0900-1050   Hall 2

Block 4: Sea Life
5 October 2026 to 30 October 2026
   Lecture    Wed        1000-1150   Hall 1`
    expect(linesOf(text)).toEqual([
      'Mon 09:00–10:50 River Life (Lecture), Hall 2, 2026-09-07 – 2026-10-02; Thu 09:00–10:50 River Life (Lecture), Hall 2, 2026-09-07 – 2026-10-02',
      'Wed 10:00–11:50 Sea Life (Lecture), Hall 1, 2026-10-05 – 2026-10-30',
    ])
  })

  it('[X7] of weeks keep odd and even ones, also where a scanner took a dash for a figure', () => {
    const text =
      '第1一4周 ( 8.31一9.27 )\n植物学  周一 第1一4节\n划船  周二 第5一6节 (双)\n\n第5一9周\n合唱  周三 第1一3节'
    expect(linesOf(text)).toEqual([
      'Mon 1–4 植物学, weeks 1–4',
      'Tue 5–6 划船, weeks 2, 4',
      'Wed 1–3 合唱, weeks 5–9',
    ])
  })

  it('[X7] are weekly tables too, each below its weeks, or columns with weeks in their heads', () => {
    const days = 'Time,Mon,Tue,Wed'
    const tables = `Odd weeks\n${days}\n9:00-10:00,Botany,,\n10:00-11:00,,Choir,\nEven weeks\n${days}\n9:00-10:00,Rowing,,\n10:00-11:00,,,Ethics`
    expect(linesOf(tables, 'week.csv')).toEqual([
      'Mon 09:00–10:00 Botany, odd weeks',
      'Tue 10:00–11:00 Choir, odd weeks',
      'Mon 09:00–10:00 Rowing, even weeks',
      'Wed 10:00–11:00 Ethics, even weeks',
    ])
    const columns =
      'Week A starts Mon 7 Sept 2026, then B\nTime\tMonA\tTueA\tWedA\tMonB\tTueB\tWedB\n9:00-10:00\tBotany\t\t\t\tRowing\t\n10:00-11:00\t\tChoir\t\tBotany\t\t'
    expect(linesOf(columns, 'week.tsv')).toEqual([
      'Mon 09:00–10:00 Botany, odd weeks',
      'Tue 09:00–10:00 Rowing, even weeks',
      'Tue 10:00–11:00 Choir, odd weeks',
      'Mon 10:00–11:00 Botany, even weeks',
    ])
  })
})

const item = (at: number, name: string, when: string) =>
  `${at}. ${name}（必修，3学分）\n教学班：BOT10${at}-01\n主讲教师：谭毅\n时间：${when}\n地点：北楼61${at}\n人数：38/40　　[退课]\n`

describe('items of a list', () => {
  it('[X7] say their dates on one line and their time on another, and a house its hours', () => {
    const text = `① 钢琴（一对一）
   日期：2026年9月5日、12日、26日（均为周六）
   时间：上午9:30-10:30
   地点：琴房207　老师：苏老师

② 视唱（小班）
   日期：2026年9月6日、20日（均为周日）
   时间：下午2:00-3:30
   地点：小教室B　老师：丁老师

前台服务时间：周二至周日 10:00-20:30`
    expect(linesOf(text)).toEqual([
      'Sat 5 Sep 2026 09:30–10:30 钢琴(一对一), 琴房207; Sat 12 Sep 2026 09:30–10:30 钢琴(一对一), 琴房207; Sat 26 Sep 2026 09:30–10:30 钢琴(一对一), 琴房207',
      'Sun 6 Sep 2026 14:00–15:30 视唱(小班), 小教室B; Sun 20 Sep 2026 14:00–15:30 视唱(小班), 小教室B',
    ])
  })

  it('[X7] are called by what stands behind their number, and by no button', () => {
    const text = [
      item(1, '植物学', '2-12周 星期三 第9-11节'),
      item(2, '划船', '1-8周 星期一 第3-4节'),
      item(3, '合唱', '5-16周 星期四 第9-10节'),
    ].join('\n')
    expect(linesOf(text)).toEqual([
      'Wed 9–11 植物学, 北楼611, weeks 2–12',
      'Mon 3–4 划船, 北楼612, weeks 1–8',
      'Thu 9–10 合唱, 北楼613, weeks 5–16',
    ])
  })
})

it('[X7] weeks and hours in words: in brackets, in Chinese figures, from a week on, each second one', () => {
  expect(
    linesOf(
      '高数：周一上午三四节、周三上午一二节，孔老师，1到16周\n体育：周五下午七八节，1-16周单周',
    ),
  ).toEqual(['Mon 3–4 高数, weeks 1–16; Wed 1–2 高数, weeks 1–16', 'Fri 7–8 体育, weeks 1–15 odd'])
  expect(
    linesOf(
      'Mo 10:00-12:00 Botanik, beginnt erst in der 2. Woche\nDi 10:00-12:00 Rudern, 14-tägig, ab der 1. Woche',
    ),
  ).toEqual(['Mon 10:00–12:00 Botanik, from week 2 on', 'Tue 10:00–12:00 Rudern, odd weeks'])
  expect(linesOf('隔周周日 上午10:00-11:30 划船 第1、3、5周')).toEqual([
    'Sun 10:00–11:30 划船, weeks 1–5 odd',
  ])
})
