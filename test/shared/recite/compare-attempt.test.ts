// Alignment of attempts: what a person would say of forty of them, and what holds for all.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareAttempt, type Segment } from '../../../shared/recite/compare-attempt.ts'
import { readTokens } from '../../../shared/recite/tokens.ts'
import { chinese, english, type Recalled } from './recalled-texts.ts'

function wanted({ same, omitted = 0, added = 0, substituted = 0, moved = 0, score }: Recalled) {
  return { same, omitted, added, substituted, moved, score }
}

function found({ text, attempt }: Recalled) {
  const { counts, score } = compareAttempt(text, attempt)
  const { same, omitted, added, substituted, moved } = counts
  return { same, omitted, added, substituted, moved, score }
}

describe('what a person who compares by eye would say', () => {
  it.each(english)('[R1] of “$attempt”', (recalled) => {
    expect(found(recalled)).toEqual(wanted(recalled))
  })

  it.each(chinese)('[R1] of “$attempt”', (recalled) => {
    expect(found(recalled)).toEqual(wanted(recalled))
  })

  it('[R1] an attempt in another language, or at another text, is told as such', () => {
    const text = '床前明月光，疑是地上霜。'
    expect(compareAttempt(text, 'The moon before my bed is like frost').doubt).toBe(
      'other-language',
    )
    const theorem =
      'The remainder term of the theorem bounds the error of a polynomial of degree k.'
    const spanish = 'El resto del teorema es una cota del error para un polinomio de grado k'
    const german = 'Das Restglied des Satzes ist eine Schranke für den Fehler des Polynoms'
    for (const said of [spanish, german]) {
      expect(compareAttempt(theorem, said).doubt).toBe('other-language')
      expect(compareAttempt(said, said).doubt).toBeNull()
    }
    expect(compareAttempt(text, '春眠不觉晓，处处闻啼鸟').doubt).toBe('unrelated')
    expect(compareAttempt(text, '床前明月光，不记得了').doubt).toBeNull()
  })
})

const words = fc.array(
  fc.constantFrom('a', 'b', 'cell', 'wall', '光', '能', '合', '作', 'x²', '3.5'),
  {
    maxLength: 40,
  },
)
const texts = words.map((units) => units.join(' '))

/** Words between marks, blanks and capitals that are all forgiven. */
const dressed = fc
  .array(
    fc.tuple(
      fc.constantFrom('cell', 'wall', '光', '能'),
      fc.constantFrom(', ', ' ', '。', '\n', ' — '),
    ),
    {
      minLength: 1,
      maxLength: 30,
    },
  )
  .chain((units) =>
    fc.record({
      plain: fc.constant(units.map(([unit]) => unit).join(' ')),
      dressed: fc.constantFrom(
        units.map(([unit, mark]) => `${unit.toUpperCase()}${mark}`).join(''),
        units.map(([unit, mark]) => `${unit.replace('cell', 'ｃｅｌｌ')}${mark}`).join(''),
      ),
    }),
  )

const keysOf = (text: string) => readTokens(text).map(({ key }) => key)

function partsOf(segments: Segment[], side: 'expected' | 'said'): string {
  return segments.map((segment) => (side in segment ? Reflect.get(segment, side) : '')).join('')
}

function character(index: number): string {
  return String.fromCharCode(0x4e00 + ((index * 7919) % 3000))
}

describe('what holds for every pair of texts', () => {
  it('[R1] 100 is for the same text after forgiving, and for no other', () => {
    fc.assert(
      fc.property(texts, texts, (text, attempt) => {
        fc.pre(keysOf(text).length > 0)
        const isSame = keysOf(text).join(' ') === keysOf(attempt).join(' ')
        expect(compareAttempt(text, attempt).score === 100).toBe(isSame)
      }),
    )
    fc.assert(
      fc.property(dressed, ({ plain, dressed: written }) => {
        expect(compareAttempt(plain, written).score).toBe(100)
      }),
    )
  })

  it('[R1] the facts are the same from either side: what one leaves out the other adds', () => {
    fc.assert(
      fc.property(texts, texts, (text, attempt) => {
        const { counts } = compareAttempt(text, attempt)
        const back = compareAttempt(attempt, text).counts
        expect(back).toEqual({
          ...counts,
          expected: counts.said,
          said: counts.expected,
          omitted: counts.added,
          added: counts.omitted,
        })
      }),
    )
  })

  it('[R1] every unit is counted once, the segments are the two texts, and the numbers stay in bounds', () => {
    fc.assert(
      fc.property(texts, texts, (text, attempt) => {
        const { counts, segments, score, coverage } = compareAttempt(text, attempt)
        const { expected, said, same, omitted, added, substituted, moved, moves } = counts
        expect(same + omitted + substituted + moved).toBe(expected)
        expect(same + added + substituted + moved).toBe(said)
        expect(moves).toBeLessThanOrEqual(moved)
        for (const number of [score, coverage]) {
          expect(number).toBeGreaterThanOrEqual(0)
          expect(number).toBeLessThanOrEqual(100)
        }
        expect(sorted(partsOf(segments, 'expected'))).toBe(
          sorted(keysOf(text).length > 0 ? text : ''),
        )
        expect(sorted(partsOf(segments, 'said'))).toBe(
          sorted(keysOf(attempt).length > 0 ? attempt : ''),
        )
      }),
    )
  })

  it('[R1] a text without a passage scores less, and less the longer the passage', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        (length, cut) => {
          const units = Array.from({ length }, (_, index) => `w${index}`)
          const kept = Math.min(cut, length)
          const { score } = compareAttempt(units.join(' '), units.slice(0, kept).join(' '))
          expect(score).toBe(Math.floor((100 * kept) / length))
        },
      ),
    )
  })

  it('[R1] ten thousand characters are compared, also where they have nothing in common', () => {
    const long = Array.from({ length: 10_000 }, (_, index) => character(index)).join('')
    const halves = `${long.slice(5000)}${long.slice(0, 5000)}`
    expect(compareAttempt(long, long).score).toBe(100)
    expect(compareAttempt(long, halves).counts.same).toBeGreaterThan(3000)
    expect(compareAttempt('一二二'.repeat(3000), '一二'.repeat(4000)).score).toBeGreaterThan(0)
    expect(compareAttempt('光'.repeat(9000), '能'.repeat(9000)).score).toBe(0)
  })
})

/** The same characters, in whatever order: a moved passage is told at two places. */
function sorted(text: string): string {
  return text.split('').toSorted().join('')
}
