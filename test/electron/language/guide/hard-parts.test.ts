// Which parts of a course are said to be hard or known, and what only looks so.
import { expect, it } from 'vitest'
import { findHardParts } from '../../../../electron/language/guide/hard-parts.ts'

const found = (text: string) => findHardParts(text, () => false)

it.each([
  ['graphs are hard, and I know supply already', ['graphs are hard', 'I know supply already']],
  ['how much is it? recursion is hard', ['recursion is hard']],
  ['图像题很难', ['图像题很难']],
  ['不会求导', ['不会求导']],
])('[B3] %s tells of parts', (text, parts) => {
  expect(found(text)).toEqual(parts)
})

it.each([
  'Which part is hard?',
  'what is hard for me is a secret',
  '哪部分最难？',
  '不会迟到',
  '不会有太多作业',
])('[B3] %s tells of none', (text) => {
  expect(found(text)).toEqual([])
})

it('[B3] a message of any length is read', () => {
  const hostile = [`${'1'.repeat(6_000)}${' and'.repeat(3_000)}9`, '很'.repeat(20_000)]
  for (const text of hostile) expect(found(text)).toEqual([])
})
