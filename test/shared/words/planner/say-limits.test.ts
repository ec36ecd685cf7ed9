import { expect, test } from 'vitest'
import type { Limit } from '../../../../shared/planner/explanation.ts'
import { makeSpeaker } from '../../../../shared/planner/say/explanation-speaker.ts'
import { sayLimits } from '../../../../shared/planner/say/say-limits.ts'
import { at, event, item, schedule, week } from '../../../builders.ts'

const state = schedule(
  [
    event(12, at(2, 7, 8), { title: 'Seminar', hosts: true }),
    item(1, { title: 'Set 1', place: at(2, 3, 4) }),
    item(3, { title: 'Set 3', place: at(5, 5, 6) }),
  ],
  week({ weeks: 2 }),
)

const limits: [limit: Limit, en: string, zh: string][] = [
  [
    { kind: 'from', day: 3, blocks: 2, gain: 0 },
    'it may start on Wed 4 Nov at the earliest',
    '最早 11月4日 周三 开始',
  ],
  [
    { kind: 'until', day: 6, blocks: 2, gain: 7 },
    'it must be done by Sat 7 Nov (without that, a time would be a little better)',
    '最晚 11月7日 周六 完成（否则有时间稍好一点）',
  ],
  [
    { kind: 'excluded-periods', periods: [10, 11], blocks: 2, gain: 0 },
    'it stays off 17:00–18:45',
    '不安排在17:00–18:45',
  ],
  [
    { kind: 'excluded-weekdays', weekdays: [6, 7], blocks: 2, gain: 0 },
    'it stays off Saturday and Sunday',
    '不安排在星期六和星期日',
  ],
  [
    { kind: 'not-in-class', blocks: 2, gain: 3 },
    'it is not to be studied in class (without that, a time would be a little better)',
    '不在课上进行（否则有时间稍好一点）',
  ],
  [
    { kind: 'beside', task: 12, side: 'before' },
    '“Seminar” ends right before it',
    '前面紧挨着“Seminar”',
  ],
  [
    { kind: 'beside', task: 12, side: 'after' },
    '“Seminar” begins right after it',
    '后面紧挨着“Seminar”',
  ],
  [{ kind: 'inside', host: 12 }, 'it is done during “Seminar”', '在“Seminar”课上进行'],
  [{ kind: 'locked' }, 'it is locked', '它已锁定'],
  [{ kind: 'begun' }, 'it has already begun', '它已经开始'],
  [{ kind: 'worked' }, 'you have worked on it there', '你已经在那里做过它'],
  [
    { kind: 'before', task: 3, place: at(5, 5, 6), blocks: 0 },
    'it must come before “Set 3” (Fri 6 Nov)',
    '必须在“Set 3”（11月6日 周五）之前',
  ],
]

test.each(limits)('[P2] limit %j', (limit, en, zh) => {
  expect(sayLimits(makeSpeaker(state, 'en', 'person'), [limit])).toEqual([en])
  expect(sayLimits(makeSpeaker(state, 'zh', 'person'), [limit])).toEqual([zh])
})

test('[P2] both neighbours are one clause, and come first', () => {
  const both: Limit[] = [
    { kind: 'locked' },
    { kind: 'before', task: 3, place: at(5, 5, 6), blocks: 0 },
    { kind: 'after', task: 1, place: at(2, 3, 4), blocks: 3 },
  ]
  expect(sayLimits(makeSpeaker(state, 'en', 'person'), both)).toEqual([
    'it must come after “Set 1” (Tue 3 Nov) and before “Set 3” (Fri 6 Nov)',
    'it is locked',
  ])
})

test('[P2] that work is not for class is only told where a place in class would be better', () => {
  const limit: Limit = { kind: 'not-in-class', blocks: 4, gain: 0 }
  expect(sayLimits(makeSpeaker(state, 'en', 'person'), [limit])).toEqual([])
})
