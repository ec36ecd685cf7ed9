// What the layout of a document says of its days: headings, merged cells, weekday columns, keys to signs, rules and labels.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeDraft } from '../../../electron/syllabus/draft/make-draft.ts'
import { planDraft } from '../../../electron/syllabus/draft/plan-draft.ts'
import { readSyllabus } from '../../../electron/syllabus/read-syllabus.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { DraftLine } from '../../../shared/syllabus/draft.ts'
import { fixtureTerm, hourlyWindow } from './fixtures.ts'

const window = hourlyWindow(12)

async function inputOf(text: string, fileName: string, state: ScheduleState) {
  const bytes = Buffer.from(text)
  const read = await readSyllabus({ fileName, bytes, term: fixtureTerm }, () => {})
  if (!read.ok) throw new Error(read.failure)
  return {
    reading: read.value,
    state,
    citations: [],
    today: fixtureTerm.firstMonday,
    now: { day: 1, period: 0 },
    course: 'Algebra',
    language: 'en' as const,
  }
}

const empty: ScheduleState = { window, tasks: [], taskClasses: [] }

async function draftOf(text: string, fileName = 'course.md'): Promise<DraftLine[]> {
  return makeDraft(await inputOf(text, fileName, empty)).map(({ line }) => line)
}

const brief = ({ kind, title, date, start, isTicked }: DraftLine) =>
  `${isTicked ? '* ' : ''}${kind}: ${title}, ${date}${start === null ? '' : ` ${start}`}`

/** Without what the weeks are about. */
const briefOf = async (text: string, fileName?: string) =>
  (await draftOf(text, fileName))
    .filter(({ kind }) => kind !== 'lecture' && kind !== 'reading')
    .map(brief)

test('[X9] a day in a heading carries to what stands under it, over headings without one', async () => {
  const text = `# Week 3

## Sep 22

### Markets

- Reading quiz

## Sep 24

## Trade

Essay 1 due today

## Sep 29

- Midterm exam
`
  expect(await briefOf(text)).toEqual([
    '* quiz: Reading quiz, 2026-09-22',
    '* exam: Midterm exam, 2026-09-29',
    '* deadline: Essay 1, 2026-09-24',
  ])
})

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

test('[X9] a week that is called by a day of it, and a line that begins with a weekday of it', async () => {
  const text = `**Week of September 14**
Tue: Sets. Homework 1 due
Thu: Quiz 1
`
  expect(await briefOf(text)).toEqual([
    '* quiz: Quiz 1, 2026-09-17',
    '* deadline: Homework 1, 2026-09-15',
  ])
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

test.each([
  'Homework 1 released on September 15',
  'Sep 15: Essay 1 assigned',
  '9月15日：发布作业一',
  'Midterm 1 returned on September 22',
  'For example, an essay due on September 15 may be handed in on September 17.',
  '例如：9月15日截止的作业可于9月17日补交。',
  'September 15: review session for the midterm',
])('[X9] what is given out, given back or an example is no work: %s', async (text) => {
  expect(await briefOf(`# Plan\n\n${text}\n`)).toEqual([])
})

test.each([
  ['| Date | Work |\n| --- | --- |\n| 9/18 | HW1 due, HW2 assigned |', 'HW1, 2026-09-18'],
  ['Sheet 2: out Sep 14, due Sep 21 at noon', 'Sheet 2, 2026-09-21 12:00'],
  ['第一次作业：发布 09.21，截止 10.08 23:59', '第一次作业, 2026-10-08 23:59'],
  ['Discussion 1: first post by Thursday, September 17', 'Discussion 1: first post, 2026-09-17'],
  ['项目报告于10月9日前提交', '项目报告, 2026-10-09'],
])('[X9] of handing out and handing in the second is the deadline: %s', async (text, wanted) => {
  expect(await briefOf(`# Plan\n\n${text}\n`)).toEqual([`* deadline: ${wanted}`])
})

test('[X9] a rule that the document gives once is counted for each piece of work, and not ticked by itself', async () => {
  const text = `Problem sets are handed out on Fridays and due the following Tuesday evening.

| Week | Wednesday | Friday |
| --- | --- | --- |
| 2 (9/14) | Sets | Problem set 1: Sets |
`
  const line = (await draftOf(text)).find(({ kind }) => kind === 'deadline')
  expect(line).toMatchObject({
    title: 'Problem set 1: Sets',
    date: '2026-09-22',
    isPublished: false,
    isTicked: false,
  })
  expect(
    await briefOf(`收作业时间：每周三上课前

| 周次 | 日期 | 内容 | 作业 |
| --- | --- | --- | --- |
| 二 | 9月16日 | 集合 | 1.1, 1.3 |
`),
  ).toEqual(['deadline: 作业 1.1, 1.3, 2026-09-23'])
  expect(
    await briefOf(`Coursework is submitted by 16:00 on the date shown.

## Deadlines

- Sheet 1: Mon 28 Sep
`),
  ).toEqual(['* deadline: Sheet 1, 2026-09-28 16:00'])
})

test('[X9] the key to a table’s signs is read in their place', async () => {
  const text = `| Week | Topic | Work (R: released Tue, D: due Wed) |
| --- | --- | --- |
| 2 | Sets | R:HW1 |
| 3 | Maps | R:HW2 - D:HW1 |
`
  expect(await briefOf(text)).toEqual(['* deadline: HW1, 2026-09-23'])
})

async function weightsOf(text: string): Promise<string[]> {
  const { reading } = await inputOf(text, 'course.md', empty)
  return reading.facts.map(({ title, weight }) => `${title} ${weight}`)
}

test('[X9] what several things count for together is shared out among them', async () => {
  expect(
    await weightsOf(
      'Problem sets (2): 10 %, final exam 60 %\n\n- Problem set 1 due October 5\n- Final exam: December 9',
    ),
  ).toEqual(['Problem set 1 5', 'Final exam 60'])
  expect(await weightsOf('Essays count 20% each.\n\n- Essay 1 due October 5')).toEqual([
    'Essay 1 20',
  ])
  expect(await weightsOf('实验 30%\n\n- 实验一截止：10月8日\n- 实验二截止：10月15日')).toEqual([
    '实验一 15',
    '实验二 15',
  ])
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

test('[X9] what a site keeps ahead of its page, comments and what is struck through are not read', async () => {
  const text = `---
title: Algebra
date: 2026-09-30
---

<!-- - Quiz 1: September 15 -->

~~Quiz 2: September 22~~ {% include box.html title='Essay 1 due September 23' %}
`
  expect(await briefOf(text)).toEqual(['* deadline: Essay 1, 2026-09-23'])
})

const timetable = `# Algebra

Lectures Monday and Wednesday, 10:00–11:45, Hall B. Office hours: Tuesdays 14:00–14:45.

No class on October 12 (break).
`

test('[X9] meetings, office hours and days off are offered and never taken by themselves', async () => {
  const lines = await draftOf(timetable)
  expect(lines.map(brief)).toEqual([
    'meeting: Lectures, Hall B, 2026-09-07 10:00',
    'office-hours: Office hours, 2026-09-08 14:00',
    'meeting: Lectures, Hall B, 2026-09-09 10:00',
    'day-off: No class (break), 2026-10-12',
  ])
  expect(lines.map(({ standing }) => standing)).toEqual(['new', 'new', 'new', 'outside'])
})

test('[X9] a meeting that is taken is held each week, and a day off then takes its lesson out', async () => {
  const first = await inputOf(timetable, 'course.md', empty)
  const entries = makeDraft(first)
  const ids = { task: 1, class: 1, series: 1 }
  const met = planDraft(entries, [{ number: 1 }], first, ids)
  if (met === null) throw new Error('not planned')
  const applied = applyDiff(empty, met.diff)
  if (!applied.ok) throw new Error('not applied')
  const lessons = applied.value.tasks.filter((task) => task.kind === 'event')
  expect(lessons.length).toBe(fixtureTerm.weeks)
  expect(lessons[0]).toMatchObject({
    title: 'Algebra',
    location: 'Hall B',
    eventKind: 'class',
    place: { day: 1, start: 3, end: 4 },
  })
  const second = { ...first, state: applied.value }
  const again = makeDraft(second)
  expect(again.map(({ line }) => line.standing)).toEqual(['known', 'new', 'new', 'new'])
  const off = planDraft(again, [{ number: 4 }], second, { task: 100, class: 1, series: 9 })
  if (off === null) throw new Error('not planned')
  const left = applyDiff(applied.value, off.diff)
  expect(left.ok && left.value.tasks.length).toBe(fixtureTerm.weeks - 1)
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

test('[X9] of news, newest first, the days are those on which they were written', async () => {
  const text = `## Announcements

- Oct 14, 2026: Lab 3 is out, hand in by October 30
- Oct 9, 2026: the grades of lab 1 were submitted to your folders
- Oct 2, 2026: the deadline of the report was changed
- Sep 25, 2026: presentation slots are on the wall
`
  expect((await briefOf(text)).filter((line) => !line.includes('10-30'))).toEqual([])
  expect((await briefOf(text)).join()).toContain('2026-10-30')
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
