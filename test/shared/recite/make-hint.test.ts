// Hints of what comes next in a text, before the first attempt and after one.
import { expect, it } from 'vitest'
import { makeHint } from '../../../shared/recite/hints.ts'

const membrane = 'The cell membrane controls what enters and leaves the cell. It is thin.'
const poem = '床前明月光，疑是地上霜。举头望明月，低头思故乡。'

it('[R2] a hint is the first letters of what comes next, from where the last attempt left the text', () => {
  expect(makeHint(membrane, null)).toBe('T… c… m… c… w… e… a… l… t…')
  expect(makeHint(membrane, 'The cell membrane controls the water')).toBe('w… e… a… l… t… c….')
  expect(makeHint(membrane, 'The cell membrane controls what enters and leaves the cell')).toBe(
    'I… i… t….',
  )
  expect(makeHint(poem, null)).toBe('床＿＿＿＿，疑＿＿＿＿。')
  expect(makeHint(poem, '床前明月光，疑是地上霜')).toBe('举＿＿＿＿，低＿＿＿＿。')
})
