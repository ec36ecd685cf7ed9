// What was taken back of a message, and what is only for a case.
import { expect, test } from 'vitest'
import { afterTakenBack } from '../../../../electron/language/frames/read-message.ts'

test.each([
  ['move it to Friday, if there is no room never mind'],
  ['is Thursday free? if so move it there, if not, never mind'],
  ['move it to Friday, otherwise forget it'],
  ['周四有空吗？有就帮我调，没有就算了'],
  ['挪到周五，放不下就算了'],
  ['如果周五满了，那就算了'],
  ['没空的话算了'],
])('[M3] %s takes back nothing: it is only for a case', (text) => {
  expect(afterTakenBack(text)).toBe(text)
})

test.each([
  ['move it to Friday, never mind', ''],
  ['if I have lectures on Friday move it. Never mind, plan Monday', ', plan Monday'],
  ['没有，那就算了', ''],
  ['挪到周五，不挪了，算了', ''],
  ['把它挪到周五，算了，周六吧', '，周六吧'],
])('[M3] %s takes back what stood before', (text, left) => {
  expect(afterTakenBack(text)).toBe(left)
})
