// A paragraph on one line of its file: cut between sentences, nothing lost, each piece within a quote.
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { readSource } from '../../../../electron/research/source/read-source.ts'
import { splitLine } from '../../../../electron/research/source/read-source.ts'
import { maxQuote } from '../../../../shared/syllabus/citation.ts'

test('[K3] a long line is cut between its sentences, and a short one stays whole', () => {
  const sentence = 'The essay is due on a day that the department tells in the second week of term.'
  const pieces = splitLine(Array.from({ length: 20 }, () => sentence).join(' '))
  expect(pieces.length).toBeGreaterThan(3)
  for (const piece of pieces) expect(piece.endsWith('term.')).toBe(true)
  expect(splitLine(sentence)).toEqual([sentence])
  const chinese = '期中考试在第九周的星期二举行，范围到第四章为止。'.repeat(40)
  for (const piece of splitLine(chinese)) expect(piece.endsWith('。')).toBe(true)
})

test('[K3] whatever the line, nothing of it is lost, no character is broken, and each piece fits a quote', () => {
  const parts = ['. ', 'word', '。', ' ', '😀', '字', 'x'.repeat(900)]
  assert(
    property(string({ unit: 'grapheme', minLength: 1, maxLength: 3_000 }), (said) => {
      expectWhole(said.toWellFormed())
      expectWhole(
        parts
          .map((part) => part + said.slice(0, 400))
          .join('')
          .toWellFormed(),
      )
    }),
    { numRuns: 40 },
  )
  expectWhole('😀'.repeat(2_000))
})

const bare = (text: string) => text.replaceAll(/\s/gu, '')

function expectWhole(text: string): void {
  const pieces = splitLine(text)
  expect(bare(pieces.join(''))).toBe(bare(text))
  for (const piece of pieces) {
    expect(piece.length).toBeLessThanOrEqual(maxQuote)
    expect(piece.isWellFormed()).toBe(true)
  }
}

test('[K3] the pieces of a line are cited by its number, and the end of a very long one is there', async () => {
  const text = `First.\n${'Filler sentence of the second line. '.repeat(400)}The zeugma is at its end.\nThird.`
  const read = await readSource({ fileName: 'notes.txt', bytes: Buffer.from(text) }, () => {})
  if (!read.ok) throw new Error(read.failure)
  const { lines, cutAfter } = read.value
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1))
  expect(lines.find((line) => line.text.includes('zeugma'))?.line).toBe(2)
  expect(lines.at(-1)).toMatchObject({ line: 3, text: 'Third.' })
  expect(cutAfter).toBeNull()
})
