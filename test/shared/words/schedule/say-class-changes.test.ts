// What a change of a body of work says of its fields, in both languages.
import { expect, test } from 'vitest'
import type { Language } from '../../../../shared/language.ts'
import { diffStates } from '../../../../shared/schedule/diff.ts'
import { describeEffect } from '../../../../shared/schedule/effect.ts'
import { sayClassChanges } from '../../../../shared/words/schedule/say-class-changes.ts'
import { sayEffect } from '../../../../shared/words/schedule/say-effect.ts'
import type { TaskClass } from '../../../../shared/schedule/task-class.ts'
import { schedule, taskClass, week } from '../../../builders.ts'

const window = week({ weeks: 4 })

function changed(...pairs: [from: TaskClass, to: TaskClass][]) {
  const before = schedule(
    pairs.map(([from]) => from),
    window,
  )
  const after = schedule(
    pairs.map(([, to]) => to),
    window,
  )
  const diff = diffStates(before, after)
  return {
    lines: (language: Language) => sayClassChanges(window, diff, language),
    sentence: (language: Language) => sayEffect(before, describeEffect(before, diff), language),
  }
}

const midterm = taskClass(1, {
  title: 'Calculus: midterm preparation',
  course: 'Calculus',
  fromDay: 1,
  toDay: 22,
})

test('[B5] [U5] each limit that changes is told from what to what, and no other', () => {
  const { lines } = changed([
    midterm,
    {
      ...midterm,
      toDay: 19,
      difficulty: 5,
      excludedWeekdays: [7, 6],
      excludedPeriods: [11, 10],
      slotBudget: 12,
      mayEmbed: !midterm.mayEmbed,
      strategy: midterm.strategy === 'steady' ? 'rapid' : 'steady',
    },
  ])
  expect(lines('en')).toEqual([
    'How to spread it: steady → rapid',
    'Until: Mon 23 Nov → Fri 20 Nov',
    'Days to avoid: none → Saturday and Sunday',
    'Periods to avoid: none → 17:00–18:45',
    'At most: no limit → 12 periods',
    'May be done during classes that allow it: yes → no',
    'Difficulty: 3/5 → 5/5',
  ])
  expect(lines('zh').slice(1, 3)).toEqual([
    '结束日期：11月23日 周一 → 11月20日 周五',
    '不想安排的日子：没有 → 星期六和星期日',
  ])
})

test('[B5] work that is taken over for another course names both, in the sentence too', () => {
  const { lines, sentence } = changed([
    midterm,
    { ...midterm, title: 'Topology: exam preparation', course: 'Topology' },
  ])
  expect(lines('en')).toEqual([
    'Course: Calculus → Topology',
    'What: Calculus: midterm preparation → Topology: exam preparation',
  ])
  expect(sentence('en')).toBe(
    'Turns the course work Calculus: midterm preparation into Topology: exam preparation.',
  )
  expect(sentence('zh')).toBe(
    '把课业“Calculus: midterm preparation”改成“Topology: exam preparation”。',
  )
})

test('[U5] of several bodies of work each line names its own, and a range past the term ends with it', () => {
  const other = taskClass(2, { title: 'History', course: 'History', toDay: 29 })
  expect(
    changed([midterm, { ...midterm, priority: 1 }], [other, { ...other, toDay: 20 }]).lines('en'),
  ).toEqual([
    '“Calculus: midterm preparation” · Priority: 3/5 → 1/5',
    '“History” · Until: Sun 29 Nov → Sat 21 Nov',
  ])
})
