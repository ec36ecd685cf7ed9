// What the tables of a document say of its days: merged cells, weekday columns, keys to signs, and in what shapes tables come.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { briefOf } from './drafts.ts'

test('[X9] a row under merged cells keeps its columns, its week and its day', async () => {
  const text = `<table><tr><th>Week<th>Date<th>Topic<th>Homework
<tr><td rowspan="2">2<td>9/15<td>Sets<td rowspan="2">HW1 due 9/18<br>HW2 released
<tr><td>9/17<td>Quiz 1
<tr><td>3<td>9/22<td colspan="2">No class</table>`
  expect(await briefOf(text, 'course.html')).toEqual([
    '* quiz: Quiz 1, 2026-09-17',
    '* deadline: HW1, 2026-09-18',
    'day-off: No class, 2026-09-22',
  ])
})

test('[X9] a column for one weekday gives its cells the day in the week of the row', async () => {
  const week = `| Week | Monday | Wednesday |
| --- | --- | --- |
| 2 (9/14) | Sets | Response 1 due |
| 3 (9/21) | Quiz 1 | Maps |
`
  expect(await briefOf(week)).toEqual([
    '* quiz: Quiz 1, 2026-09-21',
    '* deadline: Response 1, 2026-09-16',
  ])
  const days = `| Dates | Monday | Friday |
| --- | --- | --- |
| Sep 14, Sep 18 | Sets | Quiz 1 |
| Sep 21, Sep 25 | Rings | Fields (translation 2 due) |
`
  expect(await briefOf(days)).toEqual([
    '* quiz: Quiz 1, 2026-09-18',
    '* deadline: Translation 2, 2026-09-25',
  ])
})

test('[X9] the columns of a table are known by what they hold, in any order', async () => {
  const head = ['#', 'Subject matter', 'Hand in', 'Held on']
  const rows = [
    ['1', 'Sets', '', 'Tue Sep 15'],
    ['2', 'Maps', 'Problem set 1', 'Tue Sep 22'],
    ['3', 'Midterm exam', '', 'Tue Sep 29'],
  ]
  const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(order, async (columns) => {
      const table = [head, head.map(() => '---'), ...rows].map(
        (cells) => `| ${columns.map((at) => cells[at]).join(' | ')} |`,
      )
      expect(await briefOf(table.join('\n'))).toEqual([
        '* exam: Midterm exam, 2026-09-29',
        '* deadline: Problem set 1, 2026-09-22',
      ])
    }),
    { numRuns: 12 },
  )
})

test('[X9] columns that are made with spaces are columns', async () => {
  const text = `Date      Experiment          Pre-lab due   Report due
Sep 17    1 Measurement       Sep 16        Sep 24
Sep 24    2 Free fall         Sep 23        Oct 1
`
  expect(await briefOf(text, 'lab.txt')).toEqual([
    '* deadline: 1 Measurement Pre-lab, 2026-09-16',
    '* deadline: 2 Free fall Pre-lab, 2026-09-23',
    '* deadline: 1 Measurement Report, 2026-09-24',
    '* deadline: 2 Free fall Report, 2026-10-01',
  ])
})

test('[X9] the key to a table’s signs is read in their place', async () => {
  const text = `| Week | Topic | Work (R: released Tue, D: due Wed) |
| --- | --- | --- |
| 2 | Sets | R:HW1 |
| 3 | Maps | R:HW2 - D:HW1 |
`
  expect(await briefOf(text)).toEqual(['* deadline: HW1, 2026-09-23'])
})

test('[X9] the exams of several courses in one document stay apart', async () => {
  const text = `| Course | Exam | Date |
| --- | --- | --- |
| Calculus | Midterm | 2 November 2026 |
| Physics | Midterm | 4 November 2026 |
`
  expect(await briefOf(text)).toEqual([
    '* exam: Calculus: Midterm, 2026-11-02',
    '* exam: Physics: Midterm, 2026-11-04',
  ])
})

const row = (day: string, work: string) => `<tr><td>${day}<br>Talk</td><td>${work}</td></tr>`

test('[X9] a day on the first line of a cell is that of its row, and links side by side are two things', async () => {
  const page = `<table><thead><th>Lecture Materials</th><th>Due</th></thead>${row('Mo Sep 21', '')}${row('We Sep 23', '<a href="1">Lab 1</a>\n<a href="2">Homework 1</a>')}${row('Fr Sep 25', 'Lab 2')}</table>`
  expect(await briefOf(page, 'course.html')).toEqual([
    '* deadline: Lab 1, 2026-09-23',
    '* deadline: Homework 1, 2026-09-23',
    '* deadline: Lab 2, 2026-09-25',
  ])
})

test('[X9] a list of terms is a table, whatever else its heading names', async () => {
  const page = `<h2>Exam or Other Due Dates</h2><dl><dt>21-Sep</dt><dd>First Report</dd><dt>25-Sep</dt><dd>Project Proposal</dd><dt>2-Oct</dt><dd>First Exam</dd></dl>`
  expect(await briefOf(page, 'course.html')).toEqual([
    '* exam: First Exam, 2026-10-02',
    '* deadline: First Report, 2026-09-21',
    '* deadline: Project Proposal, 2026-09-25',
  ])
})

test('[X9] a table drawn with rules of dashes keeps its rows of several lines', async () => {
  const text = `-----------------------------------------------
Date           Reading      Topics
-------------  -----------  -------------------
September 21   2.1          Slopes. <br />
                            [Sheet 1][s] is due.

September 23   2.2, 2.7     Quiz 1

-----------------------------------------------
`
  expect(await briefOf(text)).toEqual([
    '* quiz: Quiz 1, 2026-09-23',
    '* deadline: Sheet 1, 2026-09-21',
  ])
})

test('[X9] a column for what is due that holds an hour alone is about what its row names', async () => {
  const text = `Course Summary:
Date\tDetails\tDue
Thu Sep 10, 2026\tCalendar Event First day\t1:30pm to 3:20pm
Fri Sep 18, 2026\tAssignment Leaf drawing\tdue by 5pm
\tDiscussion Topic Moss or fern\tdue by 11:59pm
Tue Oct 6, 2026\tCalendar Event Garden visit\t5pm to 6pm`
  const read = await briefOf(text, 'course.txt')
  expect(read.filter((line) => line.startsWith('* '))).toEqual([
    '* deadline: Leaf drawing, 2026-09-18 17:00',
    '* deadline: Moss or fern, 2026-09-18 23:59',
  ])
})

test('[X9] a laboratory is a place, and the day by which a report is handed in is that of its experiment', async () => {
  const page = `<table><tr><th>周次</th><th>上课日期</th><th>实验项目</th><th>实验室</th><th>报告上交时间</th></tr>
<tr><td>2</td><td>9月15日</td><td>长度测量</td><td>D203</td><td>9月22日</td></tr>
<tr><td>3</td><td>9月22日</td><td>霍尔效应</td><td>D303</td><td>9月29日</td></tr>
<tr><td>4</td><td>9月29日</td><td>分光计</td><td>D305</td><td>10月13日</td></tr></table>`
  const read = (await briefOf(page, 'lab.html')).join('\n')
  expect(read).not.toContain('D203')
  expect(read).toContain('2026-10-13')
})
