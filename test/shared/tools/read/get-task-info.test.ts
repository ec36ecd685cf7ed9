import { expect, test } from 'vitest'
import { findTask, findTaskClass } from '../../../../shared/schedule/state.ts'
import { at } from '../../../builders.ts'
import { factsOf, run, sampleWeeks, textOf } from '../sample-weeks.ts'

test('[T2] a study block: place, class and order, neighbours and host', () => {
  expect(textOf('get_task_info', { task_id: 2 })).toEqual([
    '“Review 2” #2, study; day 2 (Tue 3 Nov), period 7 (14:00–14:45), 1 period; not locked; not begun',
    'Class 1 “Calculus”, number 2 of 4; course “Maths”',
    'Previous: “Review 1” #1, day 1 (Mon 2 Nov), periods 3–4 (10:00–11:45)',
    'Next: “Review 3” #3, pending',
    'Has to end before: “Review 4” #4, day 4 (Thu 5 Nov), periods 1–2 (08:00–09:45)',
    'Inside host: “Seminar” #12, day 2 (Tue 3 Nov), periods 7–8 (14:00–15:45)',
  ])
  expect(factsOf('get_task_info', { task_id: 2 })).toEqual({
    tool: 'get_task_info',
    info: {
      kind: 'item',
      task: findTask(sampleWeeks, 2),
      hasBegun: false,
      taskClass: findTaskClass(sampleWeeks, 1),
      rank: 2,
      ofItems: 4,
      previous: { id: 1, title: 'Review 1', place: at(1, 3, 4) },
      next: { id: 3, title: 'Review 3', place: null },
      after: { id: 1, title: 'Review 1', place: at(1, 3, 4) },
      before: { id: 4, title: 'Review 4', place: at(4, 1, 2) },
      host: { id: 12, title: 'Seminar', place: at(2, 7, 8) },
    },
  })
})

test('[T2] a pending and a suggested block say so', () => {
  expect(textOf('get_task_info', { task_id: 3 })[0]).toBe(
    '“Review 3” #3, study; pending, 2 periods; not locked',
  )
  expect(textOf('get_task_info', { task_id: 4 })[0]).toBe(
    '“Review 4” #4, study; day 4 (Thu 5 Nov), periods 1–2 (08:00–09:45), 2 periods; suggested; not locked; not begun',
  )
  expect(textOf('get_task_info', { task_id: 3 }, 'zh')).toEqual([
    '“Review 3” #3，学习；待安排，2 节；未锁定',
    '课业 1 “Calculus”，第 3 个，共 4 个；课程“Maths”',
    '上一个：“Review 2” #2，第2天（11月3日 周二）第7节（14:00–14:45）',
    '下一个：“Review 4” #4，第4天（11月5日 周四）第1–2节（08:00–09:45）',
  ])
})

test('[T2] an event: lock, whether begun, guests and its other occurrences', () => {
  expect(textOf('get_task_info', { task_id: 10 })).toEqual([
    '“Algebra” #10, class; day 1 (Mon 2 Nov), periods 1–2 (08:00–09:45), 2 periods; course “Maths”; at “B201”; locked; already begun',
    'Other occurrences: #11 day 8 periods 1–2',
  ])
  expect(textOf('get_task_info', { task_id: 12 }, 'zh')).toEqual([
    '“Seminar” #12，课；第2天（11月3日 周二）第7–8节（14:00–15:45），2 节；课程“Writing”；未锁定；未开始',
    '课上可学：“Review 2” #2，第2天（11月3日 周二）第7节（14:00–14:45）',
    '其他各次：#13 第9天 第7–8节',
  ])
  expect(textOf('get_task_info', { task_id: 13 })[1]).toBe('Hosts other work: no guests')
  expect(factsOf('get_task_info', { task_id: 12 })).toEqual({
    tool: 'get_task_info',
    info: {
      kind: 'event',
      task: findTask(sampleWeeks, 12),
      hasBegun: false,
      otherOccurrences: [{ id: 13, place: at(9, 7, 8) }],
      guests: [{ id: 2, title: 'Review 2', place: at(2, 7) }],
    },
  })
})

test('[T2] an event with clock times of its own tells those', () => {
  expect(textOf('get_task_info', { task_id: 14 })).toEqual([
    '“Dentist” #14, appointment; day 3 (Wed 4 Nov), periods 5–6 (12:10–13:40), 2 periods; not locked; not begun',
  ])
})

test('[T1] an id that no task has is refused', () => {
  expect(run('get_task_info', { task_id: 99 })).toEqual({
    kind: 'refused',
    refusal: { task: 99, reason: { kind: 'unknown-task', rule: 'T1' }, nearest: [] },
    text: 'There is no task with the id 99.',
  })
})
