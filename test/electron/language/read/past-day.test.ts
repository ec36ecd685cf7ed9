// A move to a day that is over is never offered.
import { expect, test } from 'vitest'
import { understand } from '../../../../electron/language/understand.ts'
import { chinese, english, factsOf } from '../states.ts'

test.each([
  ['move calculus review 2 to yesterday', english],
  ['put calculus on last Friday', english],
  ['move matrices 1 to 20 November', english],
  ['schedule history for last Monday', english],
  ['move it to the day before yesterday', english],
  ['把高数复习2挪到昨天', chinese],
  ['把高数放到上周五', chinese],
  ['矩阵练习1改到11月20日', chinese],
  ['把高數複習2挪到昨天', chinese],
  ['高数安排到前天', chinese],
  ['把矩阵练习1挪到上周一', chinese],
])('[M3] %s', (text, state) => {
  expect(understand(factsOf(text, { state }))).toEqual({
    kind: 'say',
    statement: { kind: 'days-over' },
  })
})
