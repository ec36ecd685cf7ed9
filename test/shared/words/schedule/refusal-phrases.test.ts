// The refusals of marks (P6): what a block that is closed out, or is to be, can't do.
import { expect, test } from 'vitest'
import type { RefusalReason } from '../../../../shared/schedule/refusal.ts'
import { sayRefusal } from '../../../../shared/words/schedule/say-refusal.ts'
import { at, event, item, schedule, taskClass } from '../../../builders.ts'

const state = schedule([
  taskClass(1, { title: 'Calculus' }),
  event(12, at(2, 7, 8), { title: 'Seminar', hosts: true }),
  event(13, at(4, 7, 8), { title: 'Test', eventKind: 'exam' }),
  item(1, { title: 'Review 1', place: at(1, 3, 4) }),
  item(3, { title: 'Review 3', place: at(2, 7), hostId: 12 }),
])

const cases: [name: string, task: number, reason: RefusalReason, en: string, zh: string][] = [
  [
    'worked',
    1,
    { kind: 'worked', rule: 'S6', place: at(1, 3, 4) },
    '“Review 1” (#1) is marked as worked on Mon 2 Nov 10:00–11:45: it stays there. Take its mark back to move it.',
    '“Review 1”（#1）已标记为在 11月2日 周一 10:00–11:45学过：它留在原处。要移动请先取消标记。',
  ],
  [
    'not-study',
    13,
    { kind: 'not-study', rule: 'P6' },
    '“Test” (#13) is a fixed event (exam): only study blocks can be marked.',
    '“Test”（#13）是固定日程（考试）：只有学习任务可以标记。',
  ],
  [
    'not-begun',
    1,
    { kind: 'not-begun', rule: 'P6', place: at(1, 3, 4) },
    '“Review 1” (#1) has not begun yet, it is set for Mon 2 Nov 10:00–11:45: until then it can only be marked done.',
    '“Review 1”（#1）排在 11月2日 周一 10:00–11:45，还没有开始：在那之前只能标记为已完成。',
  ],
  [
    'wrong-minutes of a partly done block',
    1,
    { kind: 'wrong-minutes', rule: 'P6', mark: 'partly' },
    'To mark “Review 1” (#1) as partly done, say how many minutes you worked, at least 1.',
    '要把“Review 1”（#1）标记为做了一部分，请写上学了几分钟（至少 1 分钟）。',
  ],
  [
    'wrong-minutes of a missed block',
    1,
    { kind: 'wrong-minutes', rule: 'P6', mark: 'missed' },
    'Minutes were given for “Review 1” (#1), so it is either done or partly done.',
    '“Review 1”（#1）写了用时，那就是已完成或做了一部分。',
  ],
  [
    'same-mark',
    1,
    { kind: 'same-mark', rule: 'P6', mark: 'done' },
    '“Review 1” (#1) is marked so already: nothing would change.',
    '“Review 1”（#1）已经是这样标记的：没有变化。',
  ],
  [
    'same-mark of an open block',
    1,
    { kind: 'same-mark', rule: 'P6', mark: 'open' },
    '“Review 1” (#1) has no mark: nothing would change.',
    '“Review 1”（#1）没有标记：没有变化。',
  ],
  [
    'rest-in-use',
    1,
    { kind: 'rest-in-use', rule: 'P6', rest: 3 },
    'The rest of “Review 1” (#1) went on in “Review 3” (#3, Tue 3 Nov 14:00–14:45), so this mark stays: mark the rest instead.',
    '“Review 1”（#1）剩下的部分已在“Review 3”（#3，11月3日 周二 14:00–14:45）继续，这个标记不再变动：请改为标记剩下的部分。',
  ],
]

test.for(cases)('[P6] [T3] %s has its own sentence', ([, task, reason, en, zh]) => {
  const refusal = { task, reason, nearest: [] }
  expect(sayRefusal(state, refusal, 'en')).toBe(en)
  expect(sayRefusal(state, refusal, 'zh')).toBe(zh)
})

test('[P6] to a person a refused mark names no ids', () => {
  const reason = { kind: 'rest-in-use', rule: 'P6', rest: 3 } as const
  expect(sayRefusal(state, { task: 1, reason, nearest: [] }, 'en', 'person')).toBe(
    'The rest of “Review 1” went on in “Review 3” (Tue 3 Nov 14:00–14:45), so this mark stays: mark the rest instead.',
  )
})
