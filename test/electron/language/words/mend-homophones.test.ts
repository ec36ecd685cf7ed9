// Names of the schedule that are written with other characters of the same sound.
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { mendHomophones } from '../../../../electron/language/words/mend-homophones.ts'
import { soundOf } from '../../../../shared/text/homophones.ts'
import { chinese } from '../states.ts'

test.for(['数树', '代带', '希西', '链连', '球求', '极级', '书樹'])(
  '[M3] the characters of %s are said alike, whatever their tone',
  (pair) => {
    const [one = '', other = ''] = pair
    expect(soundOf(one)).toBe(soundOf(other))
  },
)

test.for(['高考', '数学', '线性'])('[M3] those of %s are not', (pair) => {
  const [one = '', other = ''] = pair
  expect(soundOf(one)).not.toBe(soundOf(other))
})

test.for([
  ['把高树挪到周五', '把高数挪到周五'],
  ['线带复习和高書', '线代复习和高数'],
  ['现代文学排一下', '现代文学排一下'],
  ['高数', '高数'],
  ['高數', '高數'],
])('[M3] %s is read as %s', ([written = '', read]) => {
  expect(mendHomophones(written, chinese)).toBe(read)
})

test('[M3] the length stays, whatever is written', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(mendHomophones(text, chinese)).toHaveLength(text.length)
    }),
  )
})
