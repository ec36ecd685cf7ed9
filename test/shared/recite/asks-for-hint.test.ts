// Words that ask for a hint, and words that are recited although a hint is named in them.
import { expect, it } from 'vitest'
import { asksForHint } from '../../../shared/recite/hints.ts'

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
  'The cell membrane controls what enters and leaves the cell. It is thin.',
  'A hint of salt in the air',
  'The cell gives a hint to what enters',
  '提示符后面输入命令',
  '床前明月光，疑是地上霜。举头望明月，低头思故乡。',
])('[R2] “%s” is recited', (words) => expect(asksForHint(words)).toBe(false))
