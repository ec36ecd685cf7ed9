// Whatever a document says, what is cited stands in it: over the fixtures, over mutated ones, and over a model's claims.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkItems } from '../../../electron/syllabus/find/check-items.ts'
import { findFacts } from '../../../electron/syllabus/find/find-facts.ts'
import type { Fact } from '../../../electron/syllabus/find/fact.ts'
import { readText } from '../../../electron/text/document/read-text.ts'
import type { TextLine } from '../../../electron/text/document/text-line.ts'
import { askedKinds } from '../../../shared/syllabus/draft.ts'
import { fixtureTerm, listFixtures, readFixture } from './fixtures.ts'

const texts = listFixtures().filter((name) => /^[^.]+\.(?:md|txt|html)$/.test(name))

async function linesOf(fileName: string, bytes: Uint8Array): Promise<TextLine[]> {
  const read = await readText(bytes, fileName, () => {})
  return read.ok ? read.value.lines : []
}

/** What of the facts names no line of the document, or none in order; empty when all is well. */
function uncited(facts: readonly Fact[], lines: readonly TextLine[]): Fact[] {
  return facts.filter(({ lines: numbers, when }) => {
    const inOrder = [...new Set(numbers)].toSorted((a, b) => a - b)
    const isThere = numbers.every((number) => lines[number - 1]?.number === number)
    const isDated = when.kind !== 'day' || /^\d{4}-\d{2}-\d{2}$/.test(when.date)
    return numbers.length === 0 || numbers.join() !== inOrder.join() || !isThere || !isDated
  })
}

/** Words of a line that are not in the file where the line says it stands. */
function strayWords(lines: readonly TextLine[], source: readonly string[]): string[] {
  return lines.flatMap(({ line, cells, text }) =>
    (cells ?? [text])
      .flatMap((cell) => cell.split(/[\s*_`#|[\]()\\]+/u))
      .filter((word) => source[line - 1]?.includes(word) !== true),
  )
}

/** A day that is published stands in figures in a line that is cited for it. */
function isUnsaid({ lines: numbers, when }: Fact, lines: readonly TextLine[]): boolean {
  if (when.kind !== 'day' || when.derived !== null) return false
  const said = numbers.map((number) => lines[number - 1]?.text ?? '').join(' ')
  const day = Number(when.date.slice(-2))
  return !new RegExp(String.raw`(?<!\d)0?${day}(?!\d)`).test(said)
}

test('[X9] every line that is cited stands in its document at its place, word for word', async () => {
  for (const name of listFixtures()) {
    const { fileName, bytes } = await readFixture(name)
    const lines = await linesOf(fileName, bytes)
    const { facts } = findFacts(lines, fixtureTerm, () => {})
    expect([name, uncited(facts, lines)]).toEqual([name, []])
    const source = /\.(?:md|txt)$/.test(fileName) ? bytes.toString().split('\n') : null
    const stray = source === null ? [] : strayWords(lines, source)
    expect([name, stray]).toEqual([name, []])
  }
})

const mutation = fc.record({
  name: fc.constantFrom(...texts),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 60 }),
  put: fc.oneof(
    fc.string({ maxLength: 20, unit: 'grapheme' }),
    fc.constantFrom(
      '\n',
      '|',
      '; due ',
      '10/12',
      '12月32日',
      'week 99',
      '\u202e',
      '</td>',
      '%',
      '第',
    ),
  ),
})

test('[X9] a mutated document never breaks the reading, and cites only what it holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
      const [first] = mutations
      const { fileName, bytes } = await readFixture(first?.name ?? texts[0] ?? '')
      let text = bytes.toString()
      for (const { at, cut, put } of mutations) {
        const index = Math.floor(at * text.length)
        text = text.slice(0, index) + put + text.slice(index + cut)
      }
      const lines = await linesOf(fileName, Buffer.from(text))
      expect(uncited(findFacts(lines, fixtureTerm, () => {}).facts, lines)).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test('[X9] of what a model claims only what its line says word for word stays, and no date is published that it does not say', async () => {
  const { fileName, bytes } = await readFixture('en-history.txt')
  const lines = await linesOf(fileName, bytes)
  const { facts, calendar } = findFacts(lines, fixtureTerm, () => {})
  const claim = fc.record({
    kind: fc.constantFrom(...askedKinds),
    title: fc.constantFrom('Map quiz', 'Seminar paper', 'Field trip', '<img>', '读书报告'),
    line: fc.integer({ min: 1, max: lines.length + 2 }),
    from: fc.nat({ max: 40 }),
    length: fc.integer({ min: 1, max: 80 }),
    isTrue: fc.boolean(),
    date: fc.constantFrom(null, '2026-10-08', '2026-11-31', 'soon', '2026-12-01'),
    start: fc.constantFrom(null, '10:00', '25:00'),
  })
  fc.assert(
    fc.property(fc.array(claim, { maxLength: 8 }), (claims) => {
      const items = claims.map(({ from, length, isTrue, ...rest }) => {
        const own = lines[rest.line - 1]?.text.slice(from, from + length) ?? ''
        return { ...rest, quote: isTrue && own !== '' ? own : `${own} not in it`, end: null }
      })
      const all = checkItems({ items, lines, calendar, facts }, () => {})
      expect(all.filter((fact) => facts.includes(fact))).toEqual(facts)
      const more = all.filter((fact) => !facts.includes(fact))
      expect(uncited(more, lines)).toEqual([])
      const isQuoted = ({ lines: numbers }: Fact) =>
        items.some(
          ({ line, quote }) =>
            numbers.includes(line) && lines[line - 1]?.text.includes(quote.trim()) === true,
        )
      expect(more.filter((fact) => !isQuoted(fact) || isUnsaid(fact, lines))).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test('[X9] a quote that breaks off within a date gives no other day', () => {
  const text = 'Field notebook, October 15'
  const lines = [{ number: 1, page: null, line: 1, text, cells: null, heading: null }]
  const { calendar } = findFacts(lines, fixtureTerm, () => {})
  const quote = 'Field notebook, October 1'
  const item = { kind: 'deadline', title: 'Field notebook', line: 1, quote, date: null } as const
  expect(checkItems({ items: [item], lines, calendar, facts: [] }, () => {})).toEqual([])
})
