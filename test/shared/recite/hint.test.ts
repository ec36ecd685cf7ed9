import { expect, it } from 'vitest'
import { asksForHint, makeHint } from '../../../shared/recite/hint.ts'

const membrane = 'The cell membrane controls what enters and leaves the cell. It is thin.'
const poem = '床前明月光，疑是地上霜。举头望明月，低头思故乡。'

it.each([
  'hint',
  'Hang on, give me a hint!',
  'can I have a clue please?',
  "I'm stuck",
  'What comes next?',
  '提示一下',
  '等等，给我个提示吧',
  '我想不起来了',
  '下一句是什么？',
])('[R2] “%s” asks for a hint', (words) => expect(asksForHint(words)).toBe(true))

it.each([
  membrane,
  'A hint of salt in the air',
  'The cell gives a hint to what enters',
  '提示符后面输入命令',
  poem,
])('[R2] “%s” is recited', (words) => expect(asksForHint(words)).toBe(false))

it('[R2] a hint is the first letters of what comes next, from where the last attempt left the text', () => {
  expect(makeHint(membrane, null)).toBe('T… c… m… c… w… e… a… l… t…')
  expect(makeHint(membrane, 'The cell membrane controls the water')).toBe('w… e… a… l… t… c….')
  expect(makeHint(membrane, 'The cell membrane controls what enters and leaves the cell')).toBe(
    'I… i… t….',
  )
  expect(makeHint(poem, null)).toBe('床＿＿＿＿，疑＿＿＿＿。')
  expect(makeHint(poem, '床前明月光，疑是地上霜')).toBe('举＿＿＿＿，低＿＿＿＿。')
})
