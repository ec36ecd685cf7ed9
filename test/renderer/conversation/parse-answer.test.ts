// The little markup of an answer.
import { expect, test } from 'vitest'
import { parseAnswer, parseSpans } from '../../../renderer/pack/parse-marks.ts'

test('[U4] paragraphs and lists are told apart, with or without an empty line between', () => {
  expect(parseAnswer('Two blocks:\n- Calculus\n- Physics\n\nThat is all.\nGood luck.')).toEqual([
    { kind: 'paragraph', lines: ['Two blocks:'] },
    { kind: 'list', lines: ['Calculus', 'Physics'] },
    { kind: 'paragraph', lines: ['That is all.', 'Good luck.'] },
  ])
})

test('[U4] a number with a point is a list, a clock time is not', () => {
  expect(parseAnswer('1. first\n2) second')).toEqual([{ kind: 'list', lines: ['first', 'second'] }])
  expect(parseAnswer('10:00–11:35 is free')[0]?.kind).toBe('paragraph')
})

test('[U4] a name in quotation marks is told apart from its sentence', () => {
  expect(parseSpans('Open “Export” or ”.')).toEqual([
    { kind: 'plain', text: 'Open ' },
    { kind: 'quoted', text: 'Export' },
    { kind: 'plain', text: ' or ”.' },
  ])
})

test('[U4] bold and code are marked, and a lone star stays a star', () => {
  expect(parseSpans('a **b** `c` * d')).toEqual([
    { kind: 'plain', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'plain', text: ' ' },
    { kind: 'code', text: 'c' },
    { kind: 'plain', text: ' * d' },
  ])
})
