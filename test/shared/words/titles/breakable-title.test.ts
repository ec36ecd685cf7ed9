// Where titles may break.
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { breakableTitle } from '../../../../shared/text/drawn-title.ts'

const shown = (title: string, isTooLong?: (word: string) => boolean) =>
  breakableTitle(title, isTooLong).replaceAll('\u00AD', '-').replaceAll('\u200B', '|')

test('[U1] a long word gets soft hyphens and a short one none', () => {
  expect(shown('Calculus review')).toBe('Calculus review')
  expect(shown('Thermodynamics')).toMatch(/^Ther-.*-?mics$/)
  expect(shown('Microeconomics')).toContain('-')
})

test('[U1] in a narrow column shorter words get them too, and in a wide one none does', () => {
  expect(shown('Calculus problem set', (word) => word.length > 6)).toBe('Cal-cu-lus prob-lem set')
  expect(shown('Microeconomics', () => false)).toBe('Microeconomics')
})

test('[U1] Chinese breaks between words and keeps marks with the word before them', () => {
  expect(shown('线性代数习题')).toMatch(/\|/)
  expect(shown('链表：编写与测试')).toContain('：|')
  expect(shown('链表：编写与测试')).not.toContain('|：')
  expect(shown('（补课）高等数学')).not.toContain('（|')
})

test('[U1] the number of a session stays with the word before it', () => {
  expect(breakableTitle('Review 12')).toBe('Review\u00A012')
  expect(shown('程序设计基础复习 1')).toMatch(/\|复习\u00A01$/)
})

test('[U1] break points are all that is added', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 60 }), (title) => {
      const plain = title.replaceAll(/[\u00AD\u200B]/g, '')
      const spaced = breakableTitle(plain)
        .replaceAll(/[\u00AD\u200B]/g, '')
        .replace('\u00A0', ' ')
      expect(spaced).toBe(plain.replace('\u00A0', ' '))
    }),
  )
})
