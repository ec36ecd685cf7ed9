import { describe, expect, test } from 'vitest'
import { applyDiff } from '../../../../shared/schedule/diff.ts'
import { findTask } from '../../../../shared/schedule/state.ts'
import type { ScheduleToolName } from '../../../../shared/tools/catalogue.ts'
import type { ToolOutcome } from '../../../../shared/tools/tool-outcome.ts'
import { at, event, item, schedule } from '../../../builders.ts'
import { run, sampleWeeks, textOf } from '../sample-weeks.ts'

function changeOf(outcome: ToolOutcome) {
  if (outcome.kind !== 'change') throw new Error(`${outcome.kind}: ${outcome.text}`)
  return outcome
}

test('[T2] place gives a pending block a place and tells the day after it', () => {
  const outcome = changeOf(run('place', { task_id: 3, day: 3, slot_start: 3 }))
  const before = findTask(sampleWeeks, 3)
  const after = { ...before, place: at(3, 3, 4), status: 'existing' }
  expect(outcome.diff).toEqual({ added: {}, updated: { 'task:3': [before, after] }, removed: {} })
  expect(findTask(outcome.state, 3)).toEqual(after)
  expect(outcome.data).toEqual({
    tool: 'place',
    effect: {
      changes: [
        {
          kind: 'placed',
          taskKind: 'item',
          taskId: 3,
          title: 'Review 3',
          from: null,
          to: at(3, 3, 4),
          hostTitle: null,
        },
      ],
      classes: [],
      addedEvents: 0,
      removedEvents: 0,
      dayLoads: [{ day: 3, from: 0, to: 90 }],
      pending: { from: 2, to: 1 },
      switches: { from: 0, to: 0 },
      gaps: [],
    },
    days: [
      {
        day: 3,
        week: 1,
        weekday: 3,
        date: '2026-11-04',
        blocks: [
          {
            taskId: 3,
            kind: 'study',
            title: 'Review 3',
            place: at(3, 3, 4),
            clock: null,
            isSuggested: false,
            isLocked: false,
            isHost: false,
            hostId: null,
          },
          {
            taskId: 14,
            kind: 'personal',
            title: 'Dentist',
            place: at(3, 5, 6),
            clock: { start: '12:10', end: '13:40' },
            isSuggested: false,
            isLocked: false,
            isHost: false,
            hostId: null,
          },
        ],
        free: [at(3, 1, 2), at(3, 7, 8)],
        hostRoom: [],
      },
    ],
  })
  expect(outcome.text.split('\n')).toEqual([
    '“Review 3” #3: day 3 (Wed 4 Nov), periods 3–4 (10:00–11:45)',
    'Days after the change:',
    'day 3 (Wed 4 Nov): periods 3–4 “Review 3” #3 study; periods 5–6 “Dentist” #14 appointment (12:10–13:40); free periods 1–2, 7–8',
    'Pending study blocks: 1.',
  ])
})

test('[T2] move tells both days, and a host takes its guests along', () => {
  const args = { task_id: 12, new_day: 3, new_slot_start: 7 }
  expect(textOf('move', args)).toEqual([
    '“Review 2” #2: day 2 (Tue 3 Nov), period 7 (14:00–14:45) → day 3 (Wed 4 Nov), period 7 (14:00–14:45), during “Seminar”',
    '“Seminar” #12: day 2 (Tue 3 Nov), periods 7–8 (14:00–15:45) → day 3 (Wed 4 Nov), periods 7–8 (14:00–15:45)',
    'Days after the change:',
    'day 2 (Tue 3 Nov): free periods 4–8',
    'day 3 (Wed 4 Nov): periods 5–6 “Dentist” #14 appointment (12:10–13:40); periods 7–8 “Seminar” #12 class (hosts); period 7 “Review 2” #2 study (in #12); free periods 1–4; room in hosts #12 period 8',
    'Pending study blocks: 2.',
  ])
  expect(textOf('move', args, 'zh')).toEqual([
    '“Review 2” #2：第2天（11月3日 周二）第7节（14:00–14:45） → 第3天（11月4日 周三）第7节（14:00–14:45），在“Seminar”课上',
    '“Seminar” #12：第2天（11月3日 周二）第7–8节（14:00–15:45） → 第3天（11月4日 周三）第7–8节（14:00–15:45）',
    '改动后的当天：',
    '第2天（11月3日 周二）：空闲 第4–8节',
    '第3天（11月4日 周三）：第5–6节 “Dentist” #14 个人安排（12:10–13:40）；第7–8节 “Seminar” #12 课（课上可学）；第7节 “Review 2” #2 学习（在 #12 课上）；空闲 第1–4节；课上空位 #12 第8节',
    '待安排的学习任务：2 个。',
  ])
})

test('[T2] swap and a batch that comes to the same tell the same', () => {
  const swapped = [
    '“Draft” #5: day 5 (Fri 6 Nov), periods 1–2 (08:00–09:45) → day 4 (Thu 5 Nov), periods 1–2 (08:00–09:45)',
    '“Review 4” #4: day 4 (Thu 5 Nov), periods 1–2 (08:00–09:45) → day 5 (Fri 6 Nov), periods 1–2 (08:00–09:45)',
    'Days after the change:',
    'day 4 (Thu 5 Nov): periods 1–2 “Draft” #5 study; free periods 3–8',
    'day 5 (Fri 6 Nov): periods 1–2 “Review 4” #4 study (suggested); free periods 3–8',
    'Pending study blocks: 2.',
  ]
  expect(textOf('swap', { task_a: 4, task_b: 5 })).toEqual(swapped)
  const moves = [
    { task_id: 4, new_day: 5, new_slot_start: 1 },
    { task_id: 5, new_day: 4, new_slot_start: 1 },
  ]
  expect(textOf('batch_move', { moves })).toEqual(swapped)
})

test('[T2] unplace frees the host', () => {
  expect(textOf('unplace', { task_id: 2 })).toEqual([
    '“Review 2” #2: day 2 (Tue 3 Nov), period 7 (14:00–14:45) → pending',
    'Days after the change:',
    'day 2 (Tue 3 Nov): periods 7–8 “Seminar” #12 class (hosts); free periods 4–6; room in hosts #12 periods 7–8',
    'Pending study blocks: 3.',
  ])
})

const refusals: [
  what: string,
  name: ScheduleToolName,
  args: Record<string, unknown>,
  en: string,
  zh: string,
][] = [
  [
    'move of a pending block',
    'move',
    { task_id: 3, new_day: 3, new_slot_start: 1 },
    '“Review 3” (#3) is pending: place it first.',
    '“Review 3”（#3）还没有安排时间：请先安排它。',
  ],
  [
    'unplace of a pending block',
    'unplace',
    { task_id: 6 },
    '“Revision” (#6) is pending: place it first.',
    '“Revision”（#6）还没有安排时间：请先安排它。',
  ],
  [
    'place of a placed block',
    'place',
    { task_id: 4, day: 3, slot_start: 1 },
    '“Review 4” (#4) already has a place, day 4 (Thu 5 Nov), periods 1–2 (08:00–09:45): move it instead of placing it.',
    '“Review 4”（#4）已经排在 第4天（11月5日 周四）第1–2节（08:00–09:45）：请改为移动它。',
  ],
  [
    'unplace of an event',
    'unplace',
    { task_id: 14 },
    '“Dentist” (#14) is a fixed event (appointment), not a study block: it can be moved or swapped, but neither placed nor made pending.',
    '“Dentist”（#14）是固定日程（个人安排），不是学习任务：可以移动或交换，不能重新安排或退回待安排。',
  ],
  [
    'swap of unequal lengths',
    'swap',
    { task_a: 2, task_b: 5 },
    '“Review 2” (#2) takes 1 period and “Draft” (#5) takes 2 periods: only tasks of equal length can be swapped.',
    '“Review 2”（#2）占 1 节，“Draft”（#5）占 2 节：长度相同才能交换。',
  ],
  [
    'a task with itself',
    'swap',
    { task_a: 4, task_b: 4 },
    '“Review 4” (#4) is named twice: name each task once.',
    '“Review 4”（#4）出现了两次：每个任务只写一次。',
  ],
  [
    'a move that changes nothing',
    'move',
    { task_id: 4, new_day: 4, new_slot_start: 1 },
    '“Review 4” (#4) already lies on day 4 (Thu 5 Nov), periods 1–2 (08:00–09:45): nothing would change.',
    '“Review 4”（#4）本来就在 第4天（11月5日 周四）第1–2节（08:00–09:45）：没有变化。',
  ],
]

describe('[T4] each wrong use has its own sentence', () => {
  test.each(refusals)('[T4] %s', (_, name, args, en, zh) => {
    expect(run(name, args)).toMatchObject({ kind: 'refused', text: en })
    expect(run(name, args, 'zh')).toMatchObject({ kind: 'refused', text: zh })
  })
})

test('[T3] a taken period is refused with the occupant, its periods and the nearest places', () => {
  expect(run('place', { task_id: 3, day: 3, slot_start: 4 })).toEqual({
    kind: 'refused',
    refusal: {
      task: 3,
      reason: { kind: 'occupied', rule: 'S3', target: at(3, 4, 5), occupants: [14] },
      nearest: [at(3, 3, 4), at(3, 2, 3), at(3, 1, 2)],
    },
    text: "“Review 3” (#3) can't take day 3 (Wed 4 Nov), periods 4–5 (11:00–12:45): that time belongs to “Dentist” (#14, 12:10–13:40). Nearest that fits: day 3 (Wed 4 Nov), periods 3–4 (10:00–11:45); day 3 (Wed 4 Nov), periods 2–3 (09:00–10:45); day 3 (Wed 4 Nov), periods 1–2 (08:00–09:45).",
  })
})

test('[T3] a refused batch speaks of the tasks where the batch would put them', () => {
  const state = schedule([
    item(1, { title: 'First', place: at(2, 1) }),
    item(2, { title: 'Second', place: at(4, 1) }),
    event(9, at(5, 1)),
  ])
  const moves = [
    { task_id: 1, new_day: 6, new_slot_start: 1 },
    { task_id: 2, new_day: 3, new_slot_start: 1 },
  ]
  const outcome = run('batch_move', { moves }, 'en', state, { day: 0, period: 0 })
  expect(outcome.kind).toBe('refused')
  expect(outcome.text).toMatch(
    /has to end before “Second” \(#2, day 3 \(Wed 4 Nov\), period 1 \(08:00–08:45\)\)/,
  )
})

test('[D1] the returned diff leads from the old state to the returned one', () => {
  const outcome = changeOf(run('move', { task_id: 12, new_day: 3, new_slot_start: 7 }))
  expect(applyDiff(sampleWeeks, outcome.diff)).toEqual({ ok: true, value: outcome.state })
})
