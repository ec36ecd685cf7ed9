// Runs of numbers in a text.
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { splitRanges } from '../../../renderer/kit/held-ranges.tsx'

function runs(text: string): string[] {
  return splitRanges(text).flatMap(({ text: part, isRange }) => (isRange ? [part] : []))
}

test('[U3] periods and clock times are each one run', () => {
  expect(runs('to Fri, periods 9–10 (15:20–16:55).')).toEqual(['9–10', '15:20–16:55'])
  expect(runs('11月23日 周一 第8–9节（15:20–16:55）')).toEqual([
    '11月23日 周一',
    '8–9',
    '15:20–16:55',
  ])
  expect(runs('from Mon 9 Nov 10:00–11:45')).toEqual(['Mon 9 Nov', '10:00–11:45'])
  expect(runs('Mon 23 – Sun 29 Nov; −4–')).toEqual(['Sun 29 Nov'])
})

test('[U3] a length of time is one run', () => {
  expect(runs('6 h to do, 108 h 30 min free; 45 min')).toEqual(['6 h', '108 h 30 min', '45 min'])
  expect(runs('还要 7 小时 30 分钟，空着 204 小时')).toEqual(['7 小时 30 分钟', '204 小时'])
  expect(runs('2 hosts, 3 halls')).toEqual([])
})

test('[U3] the parts are the whole text, in order', () => {
  assert(
    property(string({ unit: 'grapheme' }), string(), (a, b) => {
      const text = `${a}1–2${b}`
      const parts = splitRanges(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const part of parts) expect(text.startsWith(part.text, part.at)).toBe(true)
    }),
  )
})
