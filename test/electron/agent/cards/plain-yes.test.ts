// A yes and nothing else (G6): with courtesies around it, and never where more is said.
import { expect, it } from 'vitest'
import { isPlainYes } from '../../../../electron/agent/cards/plain-yes.ts'

it.each([
  'Yes, please.',
  'please do!',
  'Please do it',
  'ok, thanks',
  'sure',
  '好的，谢谢',
  '就这样吧',
  '对',
])('[G6] %j is a yes', (text) => {
  expect(isPlainYes(text)).toBe(true)
})

it.each(['yes, but on Friday', 'thanks', 'not ok', 'do it later', '好，但是不要周五', '不对', ''])(
  '[G6] %j is more than a yes, or none',
  (text) => {
    expect(isPlainYes(text)).toBe(false)
  },
)
