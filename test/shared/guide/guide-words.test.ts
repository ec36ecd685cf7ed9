// Words that leave a guide, and words that only look like it (B3).
import { expect, test } from 'vitest'
import { leavesGuide } from '../../../shared/guide/guide-words.ts'

test.each([
  'leave',
  'ok, drop it',
  'never mind, let’s stop here',
  'Forget it. Some other time!',
  '算了，先不弄了',
  '算了吧，下次再说',
])('[B3] “%s” leaves a guide', (text) => {
  expect(leavesGuide(text)).toBe(true)
})

test.each([
  'never mind the exam, it is on Friday',
  'stop, the exam is oral',
  '算了三遍还是错',
  '不弄第三章',
])('[B3] “%s” is an answer to it', (text) => {
  expect(leavesGuide(text)).toBe(false)
})
