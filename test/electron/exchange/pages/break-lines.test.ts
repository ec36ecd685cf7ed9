import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakLines, fitLines, shorten } from '../../../../electron/export/pages/set-text.ts'

/** Chinese is two wide, all else one. */
function measure(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + (/[\p{sc=Han}\u3000-\u303F\uFF00-\uFFEF]/u.test(letter) ? 2 : 1),
    0,
  )
}

const words = fc
  .array(
    fc.constantFrom(
      'Calculus',
      'thermodynamics',
      'a',
      '线性代数',
      '复习',
      '（第二章）',
      '，',
      '。',
      '“引文”',
      '10-12',
      '阅读与写作：',
      '……',
    ),
    { minLength: 1, maxLength: 12 },
  )
  .chain((parts) => fc.constantFrom(' ', '').map((joint) => parts.join(joint)))

describe('lines', () => {
  test('[X8] each is no wider than it may be, and together they are the text', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 12, max: 60 }), (text, width) => {
        const lines = breakLines(text, width, measure)
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
        expect(lines.join('').replaceAll(/[-\s]/g, '')).toBe(text.replaceAll(/[-\s]/g, ''))
      }),
    )
  })

  test('[X8] no closing mark begins a line, and no opening one ends it', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 12, max: 60 }), (text, width) => {
        // Rows of marks without a word between them have to break somewhere.
        fc.pre(!/[，。……）”：]{3}/.test(text))
        const lines = breakLines(text, width, measure)
        for (const line of lines.slice(1)) expect(line).not.toMatch(/^[，。）”：…]/)
        for (const line of lines) expect(line).not.toMatch(/[（“]$/)
      }),
    )
  })

  test('[X8] Chinese breaks between words, Latin at spaces, a long word at a syllable', () => {
    expect(breakLines('线性代数期末复习', 10, measure)).toEqual(['线性代数', '期末复习'])
    expect(breakLines('Problem set three', 11, measure)).toEqual(['Problem set', 'three'])
    expect(breakLines('Thermodynamics', 10, measure)).toEqual(['Thermody-', 'namics'])
    expect(breakLines('aaaaaaa', 3, measure)).toEqual(['aaa', 'aaa', 'a'])
  })

  test('[X8] what has no room ends in an ellipsis', () => {
    expect(fitLines('Problem set three and four', { width: 11, lines: 2 }, measure)).toEqual([
      'Problem set',
      'three and…',
    ])
    expect(fitLines('Problem', { width: 11, lines: 0 }, measure)).toEqual([])
    expect(shorten('线性代数期末复习', 9, measure)).toBe('线性代数…')
  })

  test('[X8] a shortened line is as wide as it may be and keeps characters whole', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.integer({ min: 1, max: 50 }),
        (text, width) => {
          expect(measure(shorten(text, width, measure))).toBeLessThanOrEqual(width)
        },
      ),
    )
  })
})
