// The difference of two versions of a field, by words of both languages.
import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTexts } from '../../../electron/pack/compare-texts.ts'

const written = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'removed' ? `[${text}]` : `{${text}}`,
    )
    .join('')

/** Lines that no other mark has. */
function linesOf(mark: string): string {
  return Array.from({ length: 2_500 }, (_, index) => `${mark}${index}`).join('\n')
}

describe('comparing two texts', () => {
  it.each([
    ['Pass the exam', 'Pass the exam', 'Pass the exam'],
    ['Pass the exam', 'Pass the oral exam well', 'Pass the {oral }exam{ well}'],
    ['Pass the exam', 'Fail a test', '[Pass the exam]{Fail a test}'],
    ['期末考试及格', '期末考试拿到优秀', '期末考试[及格]{拿到优秀}'],
    ['a\nb\n', 'a\nc\n', 'a\n[b]{c}\n'],
    ['', 'New', '{New}'],
    ['Old', '', '[Old]'],
  ])('[K7] %j to %j', (before, after, expected) => {
    expect(written(before, after)).toBe(expected)
  })

  it('[K7] the pieces put either text together again, and none is empty', () => {
    const text = array(constantFrom('Pass', ' ', '考试', '及格', '\n', '. ', 'the', '  '), {
      maxLength: 30,
    }).map((words) => words.join(''))
    assert(
      property(text, text, (before, after) => {
        const pieces = compareTexts(before, after)
        const without = (kind: string) =>
          pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('')
        expect(without('added')).toBe(before)
        expect(without('removed')).toBe(after)
        expect(pieces.every((piece) => piece.text !== '')).toBe(true)
      }),
    )
  })

  it('[K7] texts with nothing in common are compared as a whole, and at once', () => {
    expect(compareTexts(linesOf('a'), linesOf('b')).map(({ kind }) => kind)).toEqual([
      'removed',
      'added',
    ])
  })
})
