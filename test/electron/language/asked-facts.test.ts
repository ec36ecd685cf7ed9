// Questions for one fact by their frames: free evenings, work that is planned already, what was changed, how something is done.
import { expect, it } from 'vitest'
import { sayWithoutChange } from '../../../electron/language/answer/answer-chat.ts'
import { draftOf } from '../../../electron/language/frames/drafts-of-frames.ts'
import { reading } from '../../../electron/language/frames/reading.ts'
import type { Draft } from '../../../electron/language/read/draft.ts'
import { resolveDrafts } from '../../../electron/language/resolve/resolve-draft.ts'
import { speechOf } from '../../../electron/language/say/speech.ts'
import type { TurnFacts } from '../../../electron/model/model.ts'
import { framesOf } from './given/frames.ts'
import { at, event, schedule } from '../../builders.ts'
import { chinese, english, factsOf, planned } from './states.ts'

/** What is answered to an annotated message. */
function answer(line: string, changes: Partial<TurnFacts> = {}): string {
  const { text, frames } = framesOf(line)
  const isChinese = /\p{Script=Han}/u.test(text)
  const facts = factsOf(text, { state: isChinese ? chinese : english, ...changes })
  const drafts = frames.flatMap((frame): Draft[] => {
    const draft = draftOf(reading(frame, text, facts))
    return draft === null ? [] : [draft]
  })
  expect(drafts).toHaveLength(frames.length)
  return sayWithoutChange(resolveDrafts(drafts, facts), facts, speechOf(facts)) ?? 'a change'
}

it.each([
  [
    'ask_free | any afternoon completely free [this week](when)?',
    'Wholly free in the afternoon: Wed 25 Nov, Sat 28 Nov and Sun 29 Nov.\nTaken: Thu 26 Nov by “Matrices 1” and 1 more and Fri 27 Nov by “Calculus review 2” and 1 more.',
  ],
  [
    'ask_free | 哪几个下午是空的',
    '下午全空的有：11月25日 周三、11月28日 周六和11月29日 周日。\n其他几天有安排：11月26日 周四“矩阵练习1”等 2 项和11月27日 周五“高数复习2”等 2 项。',
  ],
  ['ask_free | is there a free day [this week](when)?', 'Wholly free: Wed 25 Nov and Sun 29 Nov.'],
  [
    'ask_free | is [friday morning](when) free?',
    'Fri 27 Nov: “Calculus” 08:00–09:35 stands there; 10:00–11:35 is left free.',
  ],
  ['ask_free | when am i free?', 'Wed 25 Nov:'],
  ['ask_free | is [friday evening](when) free?', 'Fri 27 Nov: 19:00–20:35 free.'],
  ['ask_day | what is on [tomorrow afternoon and evening](when)?', 'Thu 26 Nov: “Matrices 1”'],
  ['ask_exam | when is the [linear algebra](course) exam and which room?', 'has no room for'],
  // Of a week that has begun what is left is what has not, and study alone where only that is asked for.
  ['ask_remaining | what is left [this week](when)', 'Wed 25 Nov – Sun 29 Nov: 6 h 45 min'],
  ['ask_day | [这周](when)要学什么', '11月23日 周一 – 11月29日 周日：学习'],
  ['ask_day | anything to study on [sunday](when)?', 'Sun 29 Nov: no study'],
  // Asked for lessons, that there are none comes first.
  ['ask_day | do i actually have lectures on [saturday](when)', 'Sat 28 Nov: no lectures.'],
  ['ask_day | [周六](when)有课吗', '11月28日 周六：没有课。'],
  ['ask_day | [明天下午和晚上](when)有什么', '11月26日 周四：13:30–15:05 “矩阵练习1”，15:20'],
])('[M6] %s', (line, said) => {
  expect(answer(line)).toContain(said)
})

it.each([
  [
    'feasible | can i get through [calculus](course) [by friday](by)?',
    'Not as it lies: 1 of 3 planned sessions comes after Fri 27 Nov: “Calculus review 3” (Mon 30 Nov 10:00–11:35).',
  ],
  [
    'feasible | will i be through [calculus](course) [by next friday](by)?',
    'Yes: what is left is planned before that, the last is “Calculus review 3”',
  ],
  ['feasible | is [calculus](course) doable?', 'All that is left has its place; the last is'],
])('[M6] of work that is all planned: %s', (line, said) => {
  expect(answer(line, { state: planned })).toContain(said)
})

it('[M6] what was changed last names nothing of the schedule, and is told', () => {
  const history = { undo: 'Moves Matrices 1 to Fri 27 Nov.', redo: null }
  expect(answer('ask_change | what was [the last thing](task) i changed', { history })).toBe(
    'The last change: Moves Matrices 1 to Fri 27 Nov. Say “undo” to take it back.',
  )
})

it.each([
  ['ask_help | how do i [sync to my phone calendar](topic)', '“Push to a calendar”'],
  ['ask_help | 怎么[导入课表](topic)', '“导入课表”可以读日历文件'],
  ['ask_help | how do i [swap two blocks](topic)', '“swap” with two sessions'],
  ['ask_help | what can you do', 'I can plan your open study work'],
])('[M6] how something is done: %s', (line, said) => {
  expect(answer(line)).toContain(said)
})

it('[M6] of courtesies one is answered, and none beside a question', () => {
  expect(answer('thank + thank | thank you // , cheers')).toBe("You're welcome.")
  expect(answer('thank + ask_next | thanks // , what is next')).toMatch(/^Next is/)
})

const weekly = schedule(
  [1, 8, 15, 22].map((day, index) =>
    event(10 + index, at(day, 3, 4), {
      title: 'Microeconomics',
      course: 'Microeconomics',
      series: 1,
    }),
  ),
  english.window,
)

it.each([
  [
    'ask_date | what is the date [next friday](when)',
    'That is Fri 4 Dec, in week 4 of the term.',
    {},
  ],
  ['ask_date | [下周五](when)是几号', '那天是12月4日 周五，第 4 周。', {}],
  [
    'ask_when | when is [micro](title)',
    '“Microeconomics”: Mon 10:00–11:35, 4 times from Mon 9 Nov to Mon 30 Nov',
    { state: weekly, now: { day: 1, period: 0 } },
  ],
] as const)('[M3] %s: the fact in one line', (line, said, changes) => {
  expect(answer(line, changes)).toBe(said)
})

it('[U9] an exam with times of its own is told by them, and not by the rows that it takes', () => {
  const exam = event(90, at(17, 1, 3), {
    title: 'Midterm',
    eventKind: 'exam',
    clock: { start: '08:30', end: '10:30' },
  })
  const state = { ...english, tasks: [exam] }
  const told = (line: string) => answer(line, { state })
  expect(told('ask_day | what is on [wednesday](when)?')).toContain('“Midterm” 08:30–10:30')
  expect(told('ask_free | is [wednesday morning](when) free?')).toContain('“Midterm” 08:30–10:30')
})
