import { expect, test } from 'vitest'
import type { WorkEntry } from '../../../../shared/schedule/work-log.ts'
import { sayMark, sayMarked, sayMarkResult } from '../../../../shared/words/schedule/say-mark.ts'
import { at } from '../../../builders.ts'

const done: WorkEntry = {
  outcome: 'done',
  place: at(1, 1, 2),
  planned: 90,
  minutes: 100,
  restId: null,
}

function both(mark: WorkEntry): string[] {
  return [sayMark(mark, 'en'), sayMark(mark, 'zh')]
}

test('[P6] a mark says what became of the block, and how long it took', () => {
  expect(both(done)).toEqual([
    'done (1 h 40 min, planned 1 h 30 min)',
    '已完成（1 小时 40 分钟，原计划 1 小时 30 分钟）',
  ])
  expect(both({ ...done, minutes: 90 })).toEqual([
    'done (1 h 30 min, as planned)',
    '已完成（1 小时 30 分钟，和计划一样）',
  ])
  expect(both({ ...done, outcome: 'partly', minutes: 20, restId: 7 })).toEqual([
    'partly done (20 min, planned 1 h 30 min)',
    '做了一部分（20 分钟，原计划 1 小时 30 分钟）',
  ])
  expect(both({ ...done, outcome: 'missed', minutes: 0 })).toEqual(['missed', '没做'])
})

test('[P6] the result says what comes of the mark', () => {
  expect(sayMarkResult('Lab', done, 'en')).toBe(
    'Marked “Lab” as done (1 h 40 min, planned 1 h 30 min).',
  )
  const missed: WorkEntry = { ...done, outcome: 'missed', minutes: 0 }
  expect(sayMarkResult('Lab', missed, 'en')).toBe(
    'Marked “Lab” as missed. It waits to be planned again.',
  )
  expect(sayMarkResult('实验', missed, 'zh')).toBe('把“实验”标记为没做。它会重新等待安排。')
  expect([sayMarked('Lab', null, 'en'), sayMarked('实验', null, 'zh')]).toEqual([
    'Took the mark of “Lab” back',
    '取消“实验”的标记',
  ])
})
