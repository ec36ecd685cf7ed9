import { expect, test } from 'vitest'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayCount } from '../../../shared/text/say-count.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { sayRun, splitRuns } from '../../../shared/time/say/split-runs.ts'

test('[U3] counted nouns take their form from the number', () => {
  expect(sayCount(1, 'study-block', 'en')).toBe('1 study block')
  expect(sayCount(0, 'study-block', 'en')).toBe('0 study blocks')
  expect(sayCount(9, 'study-block', 'zh')).toBe('9 个学习任务')
})

test('[U3] durations are hours and minutes', () => {
  expect(sayDuration(95, 'en')).toBe('1 h 35 min')
  expect(sayDuration(120, 'zh')).toBe('2 小时')
  expect(sayDuration(0, 'en')).toBe('0 min')
})

test('[U3] lists are joined as each language does', () => {
  expect(joinWords(['a', 'b', 'c'], 'en')).toBe('a, b and c')
  expect(joinWords(['a', 'b', 'c'], 'zh')).toBe('a、b和c')
  expect([joinWords(['a'], 'en'), joinWords([], 'en')]).toEqual(['a', ''])
})

test('[U3] consecutive numbers become runs, whatever their order', () => {
  expect(splitRuns([7, 2, 1, 2, 3])).toEqual([
    { start: 1, end: 3 },
    { start: 7, end: 7 },
  ])
  expect(splitRuns([7, 2, 1, 2, 3]).map(sayRun)).toEqual(['1–3', '7'])
})
