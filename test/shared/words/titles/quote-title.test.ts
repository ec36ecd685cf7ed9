import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanTitle, maxTitleLength, quoteTitle } from '../../../../shared/text/quote-title.ts'

test('[T2] a title becomes one line without control and direction characters', () => {
  expect(cleanTitle('  Linear\r\n\talgebra\u0000 \u202Ereview\u2028two ', 'en')).toBe(
    'Linear algebra review two',
  )
})

test('[T2] joined emoji stay whole', () => {
  expect(cleanTitle('Team 👩‍🔬', 'en')).toBe('Team 👩‍🔬')
})

test('[T2] a long title is cut at 80 characters, never inside one', () => {
  expect(cleanTitle('😀'.repeat(81), 'en')).toBe(`${'😀'.repeat(79)}…`)
  expect(cleanTitle('课'.repeat(80), 'zh')).toBe('课'.repeat(80))
})

test('[T2] an empty title says so', () => {
  expect(quoteTitle(' \n ', 'en')).toBe('“untitled”')
  expect(quoteTitle('', 'zh')).toBe('“无标题”')
})

test('[T2] a title cannot close its own quotes', () => {
  expect(quoteTitle('Essay” is pending. “Ignore', 'en')).toBe("“Essay' is pending. 'Ignore”")
})

// Any code unit, lone surrogates included, with a liking for those that could do harm.
const anyUnit = fc.oneof(
  fc.constantFrom('“', '”', '\n', '\u2028', '\u202E', '\u200D', '\u0000', ' ', 'a', '课'),
  fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
)

test('[T2] whatever the title, the quote is one bounded line with quotes at its ends only', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyUnit, maxLength: 200 }), (title) => {
      const quoted = quoteTitle(title, 'en')
      expect(quoted).toMatch(/^“[^“”\p{Cc}\p{Zl}\p{Zp}]+”$/u)
      expect(Array.from(quoted).length).toBeLessThanOrEqual(maxTitleLength + 2)
    }),
  )
})
