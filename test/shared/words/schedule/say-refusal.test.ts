import { describe, expect, test } from 'vitest'
import type { Refusal, RefusalReason } from '../../../../shared/schedule/refusal.ts'
import { sayRefusal } from '../../../../shared/words/schedule/say-refusal.ts'
import { at, event, item, schedule, taskClass, week } from '../../../builders.ts'

const state = schedule(
  [
    taskClass(1, { title: 'Calculus' }),
    event(10, at(1, 1, 2), { title: 'Algebra' }),
    event(12, at(2, 7, 8), { title: 'Seminar', hosts: true }),
    event(13, at(4, 7, 8), { title: 'Test', eventKind: 'exam' }),
    item(1, { title: 'Review 1', place: at(1, 3, 4) }),
    item(2, { title: 'Review 2', duration: 2 }),
    item(3, { title: 'Review 3', place: at(2, 7), hostId: 12 }),
  ],
  week({ weeks: 2 }),
)

const target = at(1, 1, 2)

const cases: [name: string, task: number, reason: RefusalReason, en: string, zh: string][] = [
  [
    'unknown-task',
    99,
    { kind: 'unknown-task', rule: 'T1' },
    'There is no task with the id 99.',
    '没有编号为 99 的任务。',
  ],
  [
    'already-placed',
    1,
    { kind: 'already-placed', rule: 'T4', place: at(1, 3, 4) },
    '“Review 1” (#1) already has a place, Mon 2 Nov 10:00–11:45: move it instead of placing it.',
    '“Review 1”（#1）已经排在 11月2日 周一 10:00–11:45：请改为移动它。',
  ],
  [
    'still-pending',
    2,
    { kind: 'still-pending', rule: 'T4' },
    '“Review 2” (#2) is pending: place it first.',
    '“Review 2”（#2）还没有安排时间：请先安排它。',
  ],
  [
    'not-an-item',
    13,
    { kind: 'not-an-item', rule: 'T4' },
    '“Test” (#13) is a fixed event (exam), not a study block: it can be moved or swapped, but neither placed nor made pending.',
    '“Test”（#13）是固定日程（考试），不是学习任务：可以移动或交换，不能重新安排或退回待安排。',
  ],
  [
    'outside-window',
    1,
    { kind: 'outside-window', rule: 'T1', days: 14, periods: 12 },
    'That is outside the term: days run from 1 to 14, periods from 1 to 12.',
    '超出了学期范围：天数为 1 到 14，节次为 1 到 12。',
  ],
  [
    'past-end-of-day',
    2,
    { kind: 'past-end-of-day', rule: 'T1', target: at(1, 12, 13), periods: 12 },
    '“Review 2” (#2) needs 2 periods: starting at period 12 it would run past the end of the day, period 12.',
    '“Review 2”（#2）需要 2 节：从第12节开始会超出当天最后一节（第12节）。',
  ],
  [
    'occupied',
    2,
    { kind: 'occupied', rule: 'S3', target: at(1, 2, 3), occupants: [1, 10] },
    "“Review 2” (#2) can't take Mon 2 Nov 09:00–10:45: that time belongs to “Review 1” (#1, 10:00–11:45) and “Algebra” (#10, 08:00–09:45).",
    '“Review 2”（#2）不能排在 11月2日 周一 09:00–10:45：这段时间已有“Review 1”（#1，10:00–11:45）和“Algebra”（#10，08:00–09:45）。',
  ],
  [
    'astride-host',
    2,
    { kind: 'astride-host', rule: 'S3', target: at(2, 8, 9), occupants: [12] },
    "“Review 2” (#2) can't take Tue 3 Nov 15:00–16:45: it has to lie wholly inside one class or wholly outside, and would be only partly inside “Seminar” (#12, 14:00–15:45).",
    '“Review 2”（#2）不能排在 11月3日 周二 15:00–16:45：它要么完全在一节课内，要么完全在课外，而这里只有一部分在“Seminar”（#12，14:00–15:45）之内。',
  ],
  [
    'host-taken',
    2,
    { kind: 'host-taken', rule: 'S3', target: at(2, 7, 8), occupants: [3] },
    "“Review 2” (#2) can't take Tue 3 Nov 14:00–15:45: a period of a class holds one study block, and these are taken by “Review 3” (#3, 14:00–14:45).",
    '“Review 2”（#2）不能排在 11月3日 周二 14:00–15:45：课内每节只能放一个学习任务，这里已有“Review 3”（#3，14:00–14:45）。',
  ],
  [
    'embedding-not-allowed',
    2,
    { kind: 'embedding-not-allowed', rule: 'S5', target: at(2, 7, 8), occupants: [12] },
    "“Review 2” (#2) can't take Tue 3 Nov 14:00–15:45: that is during “Seminar” (#12, 14:00–15:45), and “Calculus” is not to be studied in class.",
    '“Review 2”（#2）不能排在 11月3日 周二 14:00–15:45：那时是“Seminar”（#12，14:00–15:45），而“Calculus”不允许在课上进行。',
  ],
  [
    'before-predecessor',
    2,
    { kind: 'before-predecessor', rule: 'S4', target, occupants: [1] },
    "“Review 2” (#2) can't take Mon 2 Nov 08:00–09:45: blocks of “Calculus” keep their order, so it has to start after “Review 1” (#1, Mon 2 Nov 10:00–11:45).",
    '“Review 2”（#2）不能排在 11月2日 周一 08:00–09:45：“Calculus”要按顺序进行，它必须在“Review 1”（#1，11月2日 周一 10:00–11:45）之后开始。',
  ],
  [
    'after-successor',
    2,
    { kind: 'after-successor', rule: 'S4', target: at(5, 1, 2), occupants: [3] },
    "“Review 2” (#2) can't take Fri 6 Nov 08:00–09:45: blocks of “Calculus” keep their order, so it has to end before “Review 3” (#3, Tue 3 Nov 14:00–14:45).",
    '“Review 2”（#2）不能排在 11月6日 周五 08:00–09:45：“Calculus”要按顺序进行，它必须在“Review 3”（#3，11月3日 周二 14:00–14:45）之前结束。',
  ],
  [
    'outside-range',
    2,
    { kind: 'outside-range', rule: 'S5', target, fromDay: 3, toDay: 99 },
    "“Review 2” (#2) can't take Mon 2 Nov 08:00–09:45: “Calculus” is set for Wed 4 Nov to Sun 15 Nov.",
    '“Review 2”（#2）不能排在 11月2日 周一 08:00–09:45：“Calculus”限定在 11月4日 周三 到 11月15日 周日。',
  ],
  [
    'outside-range without a day',
    2,
    { kind: 'outside-range', rule: 'S5', target, fromDay: 9, toDay: 0 },
    "“Review 2” (#2) can't take Mon 2 Nov 08:00–09:45: the dates of “Calculus” leave no day of this term.",
    '“Review 2”（#2）不能排在 11月2日 周一 08:00–09:45：“Calculus”的日期在本学期内没有可用的一天。',
  ],
  [
    'excluded-period',
    2,
    { kind: 'excluded-period', rule: 'S5', target: at(1, 11, 12), periods: [11, 12] },
    "“Review 2” (#2) can't take Mon 2 Nov 18:00–19:45: “Calculus” keeps 18:00–19:45 free.",
    '“Review 2”（#2）不能排在 11月2日 周一 18:00–19:45：“Calculus”不安排在18:00–19:45。',
  ],
  [
    'excluded-weekday',
    2,
    { kind: 'excluded-weekday', rule: 'S5', target, weekday: 1 },
    "“Review 2” (#2) can't take Mon 2 Nov 08:00–09:45: “Calculus” keeps every Monday free.",
    '“Review 2”（#2）不能排在 11月2日 周一 08:00–09:45：“Calculus”不安排在星期一。',
  ],
  [
    'over-budget',
    2,
    { kind: 'over-budget', rule: 'S5', budget: 4, wanted: 5 },
    "“Review 2” (#2) can't be placed: “Calculus” may take 4 periods in all, and this would make 5.",
    '“Review 2”（#2）放不下：“Calculus”最多 4 节，这样会变成 5 节。',
  ],
  [
    'locked',
    10,
    { kind: 'locked', rule: 'S6' },
    '“Algebra” (#10) is locked: it stays where it is.',
    '“Algebra”（#10）已锁定：它的时间不变。',
  ],
  [
    'begun',
    1,
    { kind: 'begun', rule: 'S6', place: at(1, 3, 4) },
    '“Review 1” (#1) already began on Mon 2 Nov 10:00–11:45: what has begun stays where it is.',
    '“Review 1”（#1）在 11月2日 周一 10:00–11:45已经开始：开始了的不再变动。',
  ],
  [
    'in-the-past',
    2,
    { kind: 'in-the-past', rule: 'S6', target },
    "“Review 2” (#2) can't take Mon 2 Nov 08:00–09:45: that time has already begun.",
    '“Review 2”（#2）不能排在 11月2日 周一 08:00–09:45：这段时间已经开始或过去了。',
  ],
  [
    'unequal-durations',
    1,
    { kind: 'unequal-durations', rule: 'T4', otherTask: 3, durations: [2, 1] },
    '“Review 1” (#1) takes 2 periods and “Review 3” (#3) takes 1 period: only tasks of equal length can be swapped.',
    '“Review 1”（#1）占 2 节，“Review 3”（#3）占 1 节：长度相同才能交换。',
  ],
  [
    'repeated-task',
    1,
    { kind: 'repeated-task', rule: 'T4' },
    '“Review 1” (#1) is named twice: name each task once.',
    '“Review 1”（#1）出现了两次：每个任务只写一次。',
  ],
  [
    'no-moves',
    0,
    { kind: 'no-moves', rule: 'T1' },
    'There is nothing to move: name at least one task.',
    '没有要移动的任务：请至少写一个。',
  ],
  [
    'no-change',
    1,
    { kind: 'no-change', rule: 'T4', place: at(1, 3, 4) },
    '“Review 1” (#1) already lies on Mon 2 Nov 10:00–11:45: nothing would change.',
    '“Review 1”（#1）本来就在 11月2日 周一 10:00–11:45：没有变化。',
  ],
]

describe('[T3] every refusal names the rule in plain words, the tasks in the way and the periods', () => {
  test.each(cases)('[T3] %s', (_, task, reason, en, zh) => {
    const refusal = { task, reason, nearest: [] }
    expect(sayRefusal(state, refusal, 'en')).toBe(en)
    expect(sayRefusal(state, refusal, 'zh')).toBe(zh)
  })
})

test('[S7] the nearest legal places end the sentence', () => {
  const refusal: Refusal = {
    task: 2,
    reason: { kind: 'occupied', rule: 'S3', target, occupants: [10] },
    nearest: [at(1, 5, 6), at(2, 1, 2)],
  }
  expect(sayRefusal(state, refusal, 'en', 'numbered')).toBe(
    "“Review 2” (#2) can't take day 1 (Mon 2 Nov), periods 1–2 (08:00–09:45): that time belongs to “Algebra” (#10, 08:00–09:45). Nearest that fits: day 1 (Mon 2 Nov), periods 5–6 (12:00–13:45); day 2 (Tue 3 Nov), periods 1–2 (08:00–09:45).",
  )
  expect(sayRefusal(state, refusal, 'zh', 'brief')).toBe(
    '“Review 2”（#2）不能排在 11月2日 周一 08:00–09:45：这段时间已有“Algebra”（#10，08:00–09:45）。最近的可用时间：11月2日 周一 12:00–13:45；11月3日 周二 08:00–09:45。',
  )
})

test('[S7] the refused place itself is never offered', () => {
  const refusal: Refusal = {
    task: 2,
    reason: { kind: 'occupied', rule: 'S3', target, occupants: [10] },
    nearest: [target],
  }
  expect(sayRefusal(state, refusal, 'en')).not.toContain('Nearest')
})

test('[T3] an occupant that lies elsewhere now is named without periods that would mislead', () => {
  const reason: RefusalReason = {
    kind: 'occupied',
    rule: 'S3',
    target: at(9, 1, 2),
    occupants: [10, 77],
  }
  expect(sayRefusal(state, { task: 2, reason, nearest: [] }, 'en', 'brief')).toBe(
    "“Review 2” (#2) can't take Tue 10 Nov 08:00–09:45: that time belongs to “Algebra” (#10) and task #77.",
  )
})

describe('for a person', () => {
  const refusal: Refusal = {
    task: 2,
    reason: { kind: 'occupied', rule: 'S3', target: at(1, 2, 3), occupants: [1, 10] },
    nearest: [],
  }

  test('[M3] tasks go without their ids', () => {
    expect(sayRefusal(state, refusal, 'en', 'person')).toBe(
      "“Review 2” can't take Mon 2 Nov 09:00–10:45: that time belongs to “Review 1” (10:00–11:45) and “Algebra” (08:00–09:45).",
    )
    expect(sayRefusal(state, refusal, 'zh', 'person')).toBe(
      '“Review 2”不能排在 11月2日 周一 09:00–10:45：这段时间已有“Review 1”（10:00–11:45）和“Algebra”（08:00–09:45）。',
    )
  })

  test('[M3] a task that is gone has no number', () => {
    const gone: Refusal = { task: 99, reason: { kind: 'unknown-task', rule: 'T1' }, nearest: [] }
    expect(sayRefusal(state, gone, 'en', 'person')).not.toContain('99')
    expect(sayRefusal(state, gone, 'zh', 'person')).not.toContain('99')
  })

  test('[M3] places across a long break are offered only when there are no others', () => {
    const periods = [
      { start: '08:00', end: '08:45' },
      { start: '08:50', end: '09:35' },
      { start: '13:30', end: '14:15' },
    ]
    const broken = { ...state, window: { ...state.window, periods } }
    const offer = (...nearest: Refusal['nearest']) =>
      sayRefusal(broken, { ...refusal, nearest }, 'en', 'person').split('Nearest')[1]
    expect(offer(at(2, 2, 3), at(2, 1, 2))).not.toContain('08:50–14:15')
    expect(offer(at(2, 2, 3))).toContain('08:50–14:15')
  })
})
