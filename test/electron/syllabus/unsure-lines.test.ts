// Lines that say less than they seem to: words inside words, ranges of hours, free weeks, weeks with their first day.
import { expect, test } from 'vitest'
import { makeDraft } from '../../../electron/syllabus/draft/make-draft.ts'
import { readSyllabus } from '../../../electron/syllabus/read-syllabus.ts'
import type { DraftLine } from '../../../shared/syllabus/draft.ts'
import { fixtureTerm, hourlyWindow } from './fixtures.ts'

const window = hourlyWindow(12)

async function draftOf(text: string): Promise<DraftLine[]> {
  const bytes = Buffer.from(text)
  const read = await readSyllabus({ fileName: 'course.md', bytes, term: fixtureTerm }, () => {})
  if (!read.ok) throw new Error(read.failure)
  const entries = makeDraft({
    reading: read.value,
    state: { window, tasks: [], taskClasses: [] },
    citations: [],
    today: fixtureTerm.firstMonday,
    now: { day: 1, period: 0 },
    course: 'Algebra',
    language: 'en',
  })
  return entries.map(({ line }) => line)
}

const brief = ({ kind, title, date, start, end }: DraftLine) =>
  [kind, title, date, start, end].map((part) => part ?? '-').join(' | ')

const demandsOf = async (text: string) =>
  (await draftOf(text))
    .filter(({ kind }) => !['reading', 'problems', 'lecture', 'day-off', 'meeting'].includes(kind))
    .map(brief)

test.each([
  'On October 14 we examine the proof of Galois.',
  'October 14: examples of groups, for example S3',
  'We begin the examination-free part on October 14 with worked examples',
  'October 14: the examiner of last year visits',
  'October 14: testing hypotheses, a testament to Fisher',
])('[X9] a word that only begins like one for an exam is none: %s', async (text) => {
  expect(await demandsOf(text)).toEqual([])
})

test.each([
  ['Final exam: December 9, 10:30-12:30 PM', 'exam | Final exam | 2026-12-09 | 10:30 | 12:30'],
  ['Midterm on 10/14, 10:30 AM - 12:30 PM', 'exam | Midterm | 2026-10-14 | 10:30 | 12:30'],
  ['Midterm, Wed October 14 11-1 pm', 'exam | Midterm | 2026-10-14 | 11:00 | 13:00'],
  ['Final exam 12/9/2026 8:00-10:00', 'exam | Final exam | 2026-12-09 | 08:00 | 10:00'],
  ['期末考试：12月9日 10:30-12:30', 'exam | 期末考试 | 2026-12-09 | 10:30 | 12:30'],
])('[X9] hours from one to another are one day: %s', async (text, wanted) => {
  expect(await demandsOf(text)).toEqual([wanted])
})

test.each([
  ['Midterms: October 20, 22', ['2026-10-20', '2026-10-22']],
  ['Midterms on October 20 and 22', ['2026-10-20', '2026-10-22']],
  ['Midterms: Oct. 20, 22 & 27 in class', ['2026-10-20', '2026-10-22', '2026-10-27']],
  ['Midterms: 20 and 22 October', ['2026-10-20', '2026-10-22']],
  ['期中考试：10月20、22日', ['2026-10-20', '2026-10-22']],
  ['期中考试：10月20日、22日', ['2026-10-20', '2026-10-22']],
  ['Midterm: October 20, 2026', ['2026-10-20']],
  ['Midterm: October 20, 25 points', ['2026-10-20']],
  ['Midterm: October 20, 10 am', ['2026-10-20']],
])('[X9] days that share their month are each a day: %s', async (text, dates) => {
  const lines = await draftOf(text)
  expect(lines.map(({ date }) => date)).toEqual(dates)
})

const bothDays = [
  'exam | Midterm 1 | 2026-10-20 | 10:30 | 12:30',
  'exam | Midterm 2 | 2026-10-22 | 10:30 | 12:30',
]

test.each([
  'Midterm: October 20, 22, 10:30-12:30 PM',
  'Midterm: October 20 and 22 from 10:30 to 12:30',
  'Midterms: Tue Oct 20 & Thu Oct 22, 10:30-12:30',
  'Midterms: October 20, October 22, 10:30-12:30',
  'Midterms, 10:30-12:30 on October 20 and 22',
  'Midterms: October 20, 10:30-12:30, and October 22',
  'Midterms: 10/20/2026, 10/22/2026 10:30-12:30',
  'Midterms (20 and 22 October, 10:30-12:30)',
])('[X9] a time belongs to each of the days that it stands beside: %s', async (text) => {
  expect(await demandsOf(text)).toEqual(bothDays)
})

test.each([
  ['Midterms: October 20, 22, 10:30-12:30, October 27, 14:00-16:00', ['10:30', '10:30', '14:00']],
  ['期中考试：10月20日、22日 14:00-16:00', ['14:00', '14:00']],
  ['Quiz on October 20, midterm on October 22, 10:30-12:30', [null, '10:30']],
])('[X9] and to no day of anything else: %s', async (text, starts) => {
  const lines = await draftOf(text)
  expect(lines.map(({ start }) => start)).toEqual(starts)
})

test.each([
  'Spring Break: October 12-16, no assignment due',
  'October 14: Fall recess',
  'Finals week: December 14-18',
  'October 14: No homework due this week',
  'October 14: nothing due',
  'October 14 - reading days, no exam',
  '10月14日：考试周',
  '10月14日：本周没有作业',
  '10月14日：复习周，不交作业',
  '10月14日：国庆放假',
])('[X9] free days and weeks are no work: %s', async (text) => {
  const lines = await draftOf(`## Important dates\n\n${text}\n`)
  expect(lines.filter(({ kind }) => kind !== 'day-off').map(brief)).toEqual([])
  const table = `| Date | Topic | Due |\n| --- | --- | --- |\n| 10/14 | Groups | ${text.replace(/^[^:：-]*[:：-]\s*/u, '')} |\n`
  const rows = await draftOf(table)
  expect(rows.filter(({ kind }) => kind !== 'lecture' && kind !== 'day-off').map(brief)).toEqual([])
})

test.each([
  'Week 7: Oct 20',
  'Week 7 (10/20)',
  'Week 7 – October 20',
  'Week 7: Oct 20-24',
  '第7周：10月20日',
])('[X9] the day in the heading of a week is no day of an exam: %s', async (heading) => {
  for (const text of [
    `## ${heading}\n\nMidterm exam\n`,
    `${heading}\nMidterm exam\n`,
    `${heading} Midterm exam\n`,
  ]) {
    const exams = (await draftOf(text)).filter(({ kind }) => kind === 'exam')
    expect(exams.map(({ title, isPublished, isTicked }) => [title, isPublished, isTicked])).toEqual(
      [['Midterm exam', false, false]],
    )
  }
})

test('[X9] what has no sure kind, title and day is shown and not ticked', async () => {
  const lines = await draftOf(
    [
      'The midterm exam is held in week 8.',
      'Essay 1 is due on October 14.',
      'Essay 2 is due in week 9.',
      'Quiz 1: Friday of week 7',
      'Project report due 10/12',
      'On November 3, if the weather allows, we may go over all of the exercises that nobody had solved before',
    ].join('\n\n'),
  )
  expect(lines.map(({ title, isTicked }) => [title, isTicked])).toEqual([
    ['Quiz 1', true],
    ['Midterm exam', false],
    ['Project report', false],
    ['Essay 1', true],
    ['Essay 2', false],
    [expect.stringContaining('the weather allows'), false],
  ])
})

test('[X9] the day in a column for what is due belongs to what its row names', async () => {
  const lines = await draftOf(
    [
      '## Homework',
      '',
      '| Assignment | Due Date | Hand in |',
      '| --- | --- | --- |',
      '| Groups and rings | Oct 14 | Canvas |',
      '| Fields | Oct 21, 5 pm | Canvas |',
    ].join('\n'),
  )
  expect(lines.map(brief)).toEqual([
    'deadline | Groups and rings | 2026-10-14 | - | -',
    'deadline | Fields | 2026-10-21 | 17:00 | -',
  ])
})

test.each([
  ['- 2026-09-22: homework 1 is out, deadline: October 5, 11:30 pm', '2026-10-05 23:30'],
  ['- 2026-09-22：作业一已发布，截止：10月5日 23:30', '2026-10-05 23:30'],
])(
  '[X9] of several days the one that a word for handing in leads up to is the deadline: %s',
  async (text, wanted) => {
    const lines = await draftOf(text)
    expect(lines.map(({ date, start }) => `${date} ${start}`)).toEqual([wanted])
  },
)

test.each([
  'The mechanics test is not on 8 December 2026, as was first announced, but on 15 December 2026.',
  'Consultation before the test: 14 December 2026, 16:00, voluntary.',
  'Please do not submit lab report 3 before 4 January 2027; it is due on 8 January 2027.',
  '期中测验原定2026年12月8日，现改为12月15日。',
  '期中測驗改到2026年12月15日。',
])('[X9] a day that is taken back or moved is not ticked by itself: %s', async (line) => {
  const lines = await draftOf(`# Algebra\n\n${line}`)
  expect(lines.filter(({ isTicked }) => isTicked)).toEqual([])
})

test('[X9] what another sentence denies leaves a line as sure as it is', async () => {
  const [line] = await draftOf(
    '# Algebra\n\nMidterm exam: 8 December 2026. Calculators are not allowed.',
  )
  expect(line).toMatchObject({ date: '2026-12-08', isTicked: true })
})

test.each([
  'Before 2025 there were eight reports, with Report 8 due April 30',
  'Last spring two essays due on October 14 were the same.',
  '2025年的课程设计截止是 10/14',
  '去年期末考试在12月12日',
  'Census date: October 31',
  'Semester starts: Monday, September 7',
])('[X9] what was so in years before, and a date of the school, is no work: %s', async (text) => {
  expect(await demandsOf(text)).toEqual([])
})

test('[X9] a work that bears a year is one', async () => {
  expect(await demandsOf('Response to Miller (2019) due October 14')).toEqual([
    'deadline | Response to Miller (2019) | 2026-10-14 | - | -',
  ])
})

test('[X9] a time in the head of a column is that of what is due below it, and “always until” that of all sheets', async () => {
  const text = `| Date | Experiment | Report due (by start of lab, 1:10 PM) |
|---|---|---|
| Sep 18 | Melting points | Report 1 |
| Sep 25 | Distillation | Report 2 |
| Oct 2 | Extraction | Report 3 |`
  expect(await demandsOf(text)).toEqual([
    'deadline | Report 1 | 2026-09-18 | 13:10 | -',
    'deadline | Report 2 | 2026-09-25 | 13:10 | -',
    'deadline | Report 3 | 2026-10-02 | 13:10 | -',
  ])
  const rule = `Sheets must be submitted always until 10:00.

- Sheet 1 due October 13
- Sheet 2 due October 20`
  expect(await demandsOf(rule)).toEqual([
    'deadline | Sheet 1 | 2026-10-13 | 10:00 | -',
    'deadline | Sheet 2 | 2026-10-20 | 10:00 | -',
  ])
})

test('[X9] labels in a cell for what is due are no names', async () => {
  const text = `| Task | Value | Due |
|---|---|---|
| 1. Field report | 20% | Week: 7<br>Day: Monday 19/10/2026<br>Time: 23:59 |
| 2. Mid-semester test | 15% | Week: 8<br>Day: Thursday 29/10/2026<br>Time: 13:00 |`
  expect(await demandsOf(text)).toEqual([
    'quiz | Mid-semester test | 2026-10-29 | 13:00 | -',
    'deadline | Field report | 2026-10-19 | 23:59 | -',
  ])
})

test.each([
  ['Essay on Europe before 1914, due October 9', '2026-10-09'],
  ['Response paper to the argument in Rawls 1971, due October 14', '2026-10-14'],
  ['1984 response paper due October 9', '2026-10-09'],
  ['Portfolio due when the semester ends, December 11', '2026-12-11'],
])('[X9] a year that the work is about, or the end of the term, takes no work away: %s', async (text, date) => {
  expect((await draftOf(text)).map((line) => line.date)).toContain(date)
}) // prettier-ignore

test.each(['In 2025 the project was due October 20', '2025年的考试在10月20日'])(
  '[X9] what was so in a year before is none: %s',
  async (text) => {
    expect(await demandsOf(text)).toEqual([])
  },
)

test('[X9] what one has to do when away is not ticked by itself', async () => {
  const lines = await draftOf(
    '补选截止10月12日12:00，登录选课系统办理。因病请假须在实验前提交假条，补做统一安排在10月27日。',
  )
  expect(lines.filter(({ isTicked }) => isTicked).map(brief)).toEqual([])
})
