import { describe, expect, it } from 'vitest'
import { readText } from '../../../../electron/timetable/lessons/read-text.ts'
import { assertNever } from '../../../../shared/assert-never.ts'
import { sayLesson, sayLineProblem } from '../../../../electron/timetable/import/say-lesson.ts'

/** What each line was understood as, `!` before why it was not, `-` for a line that belongs to another. */
function said(text: string): string[] {
  return readText(text, 'day-first').lines.map(({ outcome }) => {
    switch (outcome.kind) {
      case 'lessons':
        return outcome.lessons.map((lesson) => sayLesson(lesson, 'en')).join('; ')
      case 'aside':
        return `${outcome.aside.reason}: ${outcome.aside.title}`
      case 'problem':
        return `! ${sayLineProblem(outcome.problem, 'en')}`
      case 'blank':
        return '-'
      default:
        return assertNever(outcome)
    }
  })
}

describe('readText', () => {
  it.each([
    ['Mon 3-4 Physics, room 201, weeks 1-8', 'Mon 3–4 Physics, room 201, weeks 1–8'],
    [
      'Tuesday 10:00-11:35 Linear Algebra (B12) odd weeks',
      'Tue 10:00–11:35 Linear Algebra, B12, odd weeks',
    ],
    [
      'Mon 11:00-12:00 Quantum Mechanics, Blackett LT1',
      'Mon 11:00–12:00 Quantum Mechanics, Blackett LT1, every week',
    ],
    ['周一 3-4节 高等数学 1-16周(单) 教三201', 'Mon 3–4 高等数学, 教三201, weeks 1–15 odd'],
    ['星期三第5、6节大学英语 第1-16周 张三 J7107', 'Wed 5–6 大学英语, J7107, weeks 1–16'],
    ['周五 第一、二节 概率论 {第1-16周|双周} 主楼305', 'Fri 1–2 概率论, 主楼305, weeks 2–16 even'],
    ['周二 1-2 概率论 1-8,10-16周 A201', 'Tue 1–2 概率论, A201, weeks 1–8, 10–16'],
    ['周四 下午2点-4点 体育', 'Thu 14:00–16:00 体育, every week'],
    ['周四 14：00－15：40 制图（实验） 每周', 'Thu 14:00–15:40 制图(实验), every week'],
    ['Mon 3-4 Physics, from week 3', 'Mon 3–4 Physics, from week 3 on'],
    ['Mon 3-4 Physics, from week 3, A201', 'Mon 3–4 Physics, A201, from week 3 on'],
    ['Mon 3-4 Physics, from week 2 through week 8', 'Mon 3–4 Physics, weeks 2–8'],
    ['Mon 3-4 Physics, from week 2 till 8', 'Mon 3–4 Physics, weeks 2–8'],
    ['Mon 3-4 Physics, from week 3 odd weeks', '! “from week 3 odd weeks” are no weeks of a term'],
    ['周一 3-4节 物理 第2周起单周', '! “第2周起单周” are no weeks of a term'],
    ['周一 3-4节 物理 第2周起第9周止', '! “第2周起第9周止” are no weeks of a term'],
    ['Fri 9-11am Studio @ Hall 3', 'Fri 09:00–11:00 Studio, Hall 3, every week'],
    ['Fri 11-1pm Studio', 'Fri 11:00–13:00 Studio, every week'],
    [
      'Mon/Wed 2:00 PM - 2:50 PM MATH 101, Room 204',
      'Mon 14:00–14:50 MATH 101, Room 204, every week; Wed 14:00–14:50 MATH 101, Room 204, every week',
    ],
    ['Sun 1-2 The Sun and Stars weeks 2,4,6', 'Sun 1–2 The Sun and Stars, weeks 2–6 even'],
    ['2026-12-18 9:00-11:00 Final exam, Hall 3', 'Fri 18 Dec 2026 09:00–11:00 Final exam, Hall 3'],
    ['18 December 2026, 9:00-11:00 Final exam', 'Fri 18 Dec 2026 09:00–11:00 Final exam'],
    ['Essay due 2026-11-03 23:59', 'no-length: Essay due'],
  ])('[X7] %s', (text, understood) => {
    expect(said(text)).toEqual([understood])
  })

  it('[X7] says of each line that holds no class why, and guesses nothing', () => {
    const lines = {
      'My timetable': '! no weekday and no date',
      'Physics with Dr. Lee on Monday': '! no time and no periods',
      'Mon 10:15 Biology': '! no end time',
      'Mon 10:00-9:00 Biology': '! “10:00-9:00” is no time, or ends before it begins',
      'every other week Tue 8-9 Seminar': '! it does not say whether odd or even weeks',
      'Tue 8-9 Seminar weeks 40-50': '! “weeks 40-50” are no weeks of a term',
      'Tue 3-4, weeks 1-8': '! no course name',
      '周一 第1、3节 高等数学': '! “第1、3节” are no periods of the day',
    }
    for (const [line, why] of Object.entries(lines)) expect(said(line)).toEqual([why])
  })

  it('[X7] takes a weekday from the heading above, and a course from the line above', () => {
    const text =
      'Monday\n3-4 Chemistry\n10:00-11:00 Art\n\nTuesday:\nP5 Music\n线性代数\n周四 3-4节 教二101'
    expect(said(text)).toEqual([
      '-',
      'Mon 3–4 Chemistry, every week',
      'Mon 10:00–11:00 Art, every week',
      '-',
      'Tue 5 Music, every week',
      '-',
      'Thu 3–4 线性代数, 教二101, every week',
    ])
  })
})
