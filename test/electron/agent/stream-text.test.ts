// Streaming of a text that came whole (G12): sizes, breaks, and that nothing is lost or cut in half.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutIntoPieces, pieceDelayMs, streamText } from '../../../electron/agent/graph/runner.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function lengthOf(text: string): number {
  return Array.from(graphemes.segment(text)).length
}

const texts = fc.oneof(
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  fc.string({ maxLength: 300, unit: 'binary' }).map((text) => text.toWellFormed()),
  fc
    .array(fc.constantFrom('word ', '，', '学习', '👩‍🎓', '. ', 'e\u0301', '\n', 'long'), {
      maxLength: 90,
    })
    .map((parts) => parts.join('')),
)

describe('pieces', () => {
  it('[G12] together are the text, each of 8 to 24 characters but the last', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const pieces = cutIntoPieces(text)
        expect(pieces.join('')).toBe(text)
        expect(pieces.every((piece) => piece.isWellFormed())).toBe(true)
        const lengths = pieces.map(lengthOf)
        expect(lengths.every((length) => length <= 24)).toBe(true)
        expect(lengths.slice(0, -1).every((length) => length >= 8)).toBe(true)
      }),
    )
  })

  it('[G12] end at punctuation where there is some, else between words', () => {
    expect(cutIntoPieces('I looked at Monday, and it is free from the third period on.')).toEqual([
      'I looked at Monday,',
      ' and it is free from ',
      'the third period on.',
    ])
    expect(cutIntoPieces('周一上午第三节以后是空的，可以安排两次线代复习。你看这样好吗？')).toEqual(
      ['周一上午第三节以后是空的，', '可以安排两次线代复习。', '你看这样好吗？'],
    )
  })

  it('[G12] of no text there are none', () => {
    expect(cutIntoPieces('')).toEqual([])
  })
})

describe('streaming', () => {
  it('[G12] waits 40 ms between two pieces and ends when it is stopped', async () => {
    const pauses: number[] = []
    const pieces: string[] = []
    await streamText(
      'one two three four five six seven eight nine ten eleven twelve',
      (piece) => void pieces.push(piece),
      async (ms) => void pauses.push(ms),
      () => pieces.length === 2,
    )
    expect(pieces).toHaveLength(2)
    expect(pauses).toEqual([pieceDelayMs, pieceDelayMs])
  })
})
