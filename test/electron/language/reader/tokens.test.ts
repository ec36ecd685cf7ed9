// Tokens of a message: in a Chinese sentence the words of another language end where its characters begin.
import { expect, it } from 'vitest'
import { cutTokens } from '../../../../electron/language/reader/tokens.ts'
import { wordsIn } from '../../../../shared/text/words-in.ts'

it.each([
  ['把DS project挪到周六', ['把', 'ds', 'project', '挪', '到', '周', '六']],
  ['LA的习题', ['la', '的', '习', '题']],
  ["don't 挪calc3", ["don't", '挪', 'calc', '3']],
  ['move it to 10:30', ['move', 'it', 'to', '10:30']],
])('[M6] %s', (text, forms) => {
  expect(cutTokens(text).map(({ form }) => form)).toEqual(forms)
})

it('[M6] words end where characters begin', () => {
  expect(wordsIn('用LA复习 ch3')).toEqual(['用', 'LA', '复习', 'ch3'])
})
