import { expect, test } from 'vitest'
import { diffStates } from '../../../../shared/schedule/diff.ts'
import { describeEffect } from '../../../../shared/schedule/effect.ts'
import {
  isWithinWeek,
  sayCountsBriefly,
  sayWhereBriefly,
} from '../../../../shared/words/schedule/say-change.ts'
import { at, event, item, schedule, week } from '../../../builders.ts'

const before = schedule(
  [item(1, { place: at(4, 3, 4) }), item(2, { duration: 2 }), item(3, { place: at(1, 1) })],
  week({ weeks: 2 }),
)
const after = schedule(
  [item(1, { place: at(5, 1, 2) }), item(2, { place: at(1, 10, 11) }), item(3)],
  week({ weeks: 2 }),
)
const effect = describeEffect(before, diffStates(before, after))

const say = (language: 'en' | 'zh', isDated: boolean) =>
  effect.changes.map((change) => sayWhereBriefly(before.window, change, language, isDated))

test('[U9] a change says weekday, or date, and clock times', () => {
  expect(say('en', false)).toEqual([
    'Mon 17:00–18:45',
    'Thu 10:00–11:45 → Fri 08:00–09:45',
    'Mon 08:00–08:45 → to place',
  ])
  expect(say('zh', false)).toEqual([
    '周一 17:00–18:45',
    '周四 10:00–11:45 → 周五 08:00–09:45',
    '周一 08:00–08:45 → 待安排',
  ])
  expect(say('en', true)[0]).toBe('Mon 2 Nov 17:00–18:45')
})

test('[U3] a weekday is enough only within one week', () => {
  expect(isWithinWeek(effect.changes)).toBe(true)
  const later = schedule([item(1, { place: at(8, 1, 2) })], week({ weeks: 2 }))
  const moved = schedule([item(1, { place: at(7, 1, 2) })], week({ weeks: 2 }))
  expect(isWithinWeek(describeEffect(moved, diffStates(moved, later)).changes)).toBe(false)
})

test('[U3] many changes are counted by what becomes of them', () => {
  expect(sayCountsBriefly(effect, 'en')).toBe('Place 1 study block, move 1, take off 1')
  expect(sayCountsBriefly(effect, 'zh')).toBe(
    '排入 1 个学习任务，移动 1 个学习任务，退回待安排 1 个学习任务',
  )
  const seminar = schedule([event(9, at(2, 1))])
  const elsewhere = schedule([event(9, at(3, 1))])
  const moved = describeEffect(seminar, diffStates(seminar, elsewhere))
  expect(sayCountsBriefly(moved, 'en')).toBe('Move 1 task')
})
