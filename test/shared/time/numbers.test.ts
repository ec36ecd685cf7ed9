import { expect, test } from 'vitest'
import { readChineseNumber, writeChineseNumber } from '../../../shared/time/numbers.ts'

test('[M3] [X9] a Chinese number from 1 to 99 is read as it is written, in digits too, and nothing else is one', () => {
  const numbers = Array.from({ length: 99 }, (_, index) => index + 1)
  const written = numbers.map(writeChineseNumber)
  expect([written[9], written[10], written[19], written[98]]).toEqual([
    '十',
    '十一',
    '二十',
    '九十九',
  ])
  expect(written.map(readChineseNumber)).toEqual(numbers)
  expect(['两', '两十', '１２', '0'].map(readChineseNumber)).toEqual([2, 20, 12, 0])
  for (const none of ['', '零', '二二', '百', '二〇', '100', '三个', 'x'])
    expect(readChineseNumber(none), none).toBeNull()
})
