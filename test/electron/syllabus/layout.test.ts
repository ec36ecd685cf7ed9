// What the layout of a document says of its days: headings, rules, labels, news, meetings and days off.
import { expect, test } from 'vitest'
import { makeDraft } from '../../../electron/syllabus/draft/make-draft.ts'
import { planDraft } from '../../../electron/syllabus/draft/plan-draft.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import { brief, briefOf, draftOf, empty, inputOf } from './drafts.ts'
import { fixtureTerm } from './fixtures.ts'

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

test('[X9] lines that end with a share of the grade are not one text: each keeps its own day', async () => {
  const text = `Assessment
Problem sheet 1   due Friday 18 September 2026, 17:00   10%
Problem sheet 2   due Friday 2 October 2026, 17:00   10%
Class test   Tuesday 29 September 2026 10:00-11:00   20%
Final exam   date to be announced   60%
Reading
`
  expect((await briefOf(text)).slice(0, 3)).toEqual([
    '* quiz: Class test, 2026-09-29 10:00',
    '* deadline: Problem sheet 1, 2026-09-18 17:00',
    '* deadline: Problem sheet 2, 2026-10-02 17:00',
  ])
})
