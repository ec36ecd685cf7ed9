// What a paragraph, an item and a row say once of what stands in them: names, numbers, hours.
import { expect, test } from 'vitest'
import { makeDraft } from '../../../electron/syllabus/draft/make-draft.ts'
import { readSyllabus } from '../../../electron/syllabus/read-syllabus.ts'
import { fixtureTerm, hourlyWindow } from './fixtures.ts'

async function briefOf(text: string, fileName = 'course.md'): Promise<string[]> {
  const bytes = Buffer.from(text)
  const read = await readSyllabus({ fileName, bytes, term: fixtureTerm }, () => {})
  if (!read.ok) throw new Error(read.failure)
  const lines = makeDraft({
    reading: read.value,
    state: { window: hourlyWindow(12), tasks: [], taskClasses: [] },
    citations: [],
    today: fixtureTerm.firstMonday,
    now: { day: 1, period: 0 },
    course: 'Algebra',
    language: 'en',
  })
  return lines
    .filter(({ line }) => line.kind !== 'lecture')
    .map(
      ({ line: { kind, title, date, start, isTicked } }) =>
        `${isTicked ? '* ' : ''}${kind}: ${title}, ${date}${start === null ? '' : ` ${start}`}`,
    )
}

test('[X9] a paragraph names its work once, and "the second" of it is that', async () => {
  const text =
    '一、单元测试两次。第一次2026年10月21日随堂进行,第二次2026年12月2日随堂进行,每次占总评10%。\n\n二、作文两篇。第一篇在2026年10月28日22:00之前上传到批改网,第二篇在2026年11月25日22:00之前上传。\n\n三、期末考试。全校统一安排,时间为2026年12月9日上午9:00-11:00。'
  expect(await briefOf(text, 'a.txt')).toEqual([
    '* quiz: 第一次单元测试, 2026-10-21',
    '* quiz: 第二次单元测试, 2026-12-02',
    '* exam: 期末考试, 2026-12-09 09:00',
    '* deadline: 第一篇作文, 2026-10-28 22:00',
    'deadline: 第二篇作文, 2026-11-25 22:00',
  ])
})

test('[X9] an item is called by the name that it begins with, and what is given back is no work', async () => {
  const text =
    '## Assessment\n- Source commentary, 1,000 words, 20% – submit via Turnitin by 22 October 2026, 12:00\n- Sheet 1 (Recap): 20.10.2026 → 27.10.2026\n\nMarks are returned within 15 days: for the source commentary by 12 November 2026, for the essay by 15 November 2026.\n\nExam review (Klausureinsicht): 4 December 2026.'
  expect(await briefOf(text)).toEqual([
    '* deadline: Source commentary, 2026-10-22 12:00',
    'deadline: Sheet 1 (Recap), 2026-10-27',
  ])
})

test('[X9] hours beside an exam in its row, and a code before the name of work, belong to them', async () => {
  const text =
    '| # | Project | Out | Due |\n|---|---|---|---|\n| P0 | Warm-up | 5 October 2026 | 12 October 2026 |\n| P1 | Threads | 12 October 2026 | 26 October 2026 |\n\n| Week | Date | Topic | Notes |\n|---|---|---|---|\n| 8 | 2026/10/27 | Midterm | 09:10–12:00, Hall 1 |\n| 9 | 2026/11/3 | Maps | |\n| 10 | 2026/11/10 | Quiz (covers weeks 1-5) | |'
  expect((await briefOf(text)).filter((line) => !line.includes('lecture'))).toEqual([
    '* exam: Midterm, 2026-10-27 09:10',
    '* quiz: Quiz, 2026-11-10',
    '* deadline: P0 Warm-up, 2026-10-12',
    '* deadline: P1 Threads, 2026-10-26',
  ])
})

test('[X9] upkeep, examples, exam reviews and what is given back hide no work that is due', async () => {
  const due = [
    '数据库维护实验报告 2026年10月20日截止',
    'The server maintenance project is due 12 October 2026',
    'Exam review due 12 October 2026',
    'Feedback is returned in 2 weeks: the essay is to be submitted by 12 October 2026',
    '示例分析报告截止2026年10月20日',
    '案例举例作业:2026年10月20日前提交',
  ]
  const read = await Promise.all(due.map((text) => briefOf(text, 'a.txt')))
  expect(read.flat()).toEqual([
    '* deadline: 数据库维护实验报告, 2026-10-20',
    '* deadline: Server maintenance project, 2026-10-12',
    '* deadline: Exam review, 2026-10-12',
    'deadline: Feedback returned : the essay to be, 2026-10-12',
    '* deadline: 示例分析报告, 2026-10-20',
    '* deadline: 案例举例作业, 2026-10-20',
  ])
  const none = [
    '系统维护：2026年10月20日',
    'Server maintenance: 12 October 2026',
    '示例：2026年10月20日考试',
    'Sample calculation: the essay of 12 October 2026',
    'Exam review (Klausureinsicht): 4 December 2026',
    'Marks are returned in 2 weeks: for the essay by 15 November 2026',
  ]
  expect((await Promise.all(none.map((text) => briefOf(text, 'a.txt')))).flat()).toEqual([])
  expect(await briefOf('Blackboard 系统维护 2026年10月20日，请提前提交作业', 'a.txt')).toEqual([
    'deadline: Blackboard 系统维护, 2026-10-20',
  ])
})

test('[X9] a clock in a note of a row is not that of its quiz', async () => {
  const text =
    '| Week | Date | Topic | Notes |\n|---|---|---|---|\n| 8 | 2026/10/27 | Midterm | 09:10–12:00, Hall 1 |\n| 9 | 2026/11/3 | Quiz 1 | TA help 18:00-19:00 |\n| 10 | 2026/11/10 | Quiz 2 | 答疑18:00-19:00 |\n| 11 | 2026/11/17 | Quiz 3 | 教室 A101 18:00-19:00 |'
  expect(await briefOf(text)).toEqual([
    '* exam: Midterm, 2026-10-27 09:10',
    '* quiz: Quiz 1, 2026-11-03',
    'quiz: Quiz 2, 2026-11-10',
    '* quiz: Quiz 3, 2026-11-17 18:00',
  ])
})

test('[X9] the hour of one kind of reports is not that of another', async () => {
  const text =
    '实验报告在实验一周后18:00前提交。\n\n期末报告 2026年12月9日截止\n\n实验1 长度测量 报告 2026年10月20日截止'
  expect(await briefOf(text, 'a.txt')).toEqual([
    '* deadline: 实验1 长度测量 报告, 2026-10-20 18:00',
    '* deadline: 期末报告, 2026-12-09',
  ])
})

test('[X9] "the second" takes its name from a clause that begins with the work', async () => {
  const text =
    'There are two essays; each is 1,500 words; submit by 20 October 2026; the second by 3 November 2026.'
  expect(await briefOf(text)).toEqual([
    'deadline: Two essays, 2026-10-20',
    '* deadline: Essay 2, 2026-11-03',
  ])
})
