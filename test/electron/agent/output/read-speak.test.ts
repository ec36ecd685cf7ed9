// What is said comes out of an answer that is still being written, wherever it is cut, and nothing else does (G12).
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSpeak } from '../../../../electron/agent/output/read-speak.ts'
import type { Stage } from '../../../../shared/conversation/contracts.ts'

function readAll(stage: Stage, pieces: readonly string[]): string {
  const reader = readSpeak(stage)
  return pieces.map((piece) => reader.take(piece)).join('')
}

/** Cut at odd places, in the middle of characters and escapes too. */
function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = []
  let start = 0
  for (let index = 0; start < text.length; index += 1) {
    const size = sizes[index % sizes.length] ?? 1
    pieces.push(text.slice(start, start + size))
    start += size
  }
  return pieces
}

/** Every character by its number, as some models write Chinese. */
function escaped(json: string): string {
  return json.replaceAll(
    /[\u007F-\uFFFF]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })
const said = fc.string({ unit: 'grapheme', maxLength: 60 })

it('[G12] the sentence is what the whole answer says, whatever stands around it', () => {
  const around = fc.record({
    speak: said,
    reason: said,
    tool_call: fc.record({
      name: said,
      arguments: fc.record({ speak: said, list: fc.array(said) }),
    }),
  })
  fc.assert(
    fc.property(around, sizes, fc.boolean(), fc.boolean(), (output, each, isEscaped, isLast) => {
      const { speak, ...rest } = output
      const json = JSON.stringify(isLast ? { ...rest, speak } : { speak, ...rest })
      const text = '```json\n' + (isEscaped ? escaped(json) : json) + '\n``` {"speak":"more"}'
      const heard = readAll('execute', cut(text, each))
      expect(heard).toBe(speak.trimStart())
    }),
    { numRuns: 300 },
  )
})

it('[G12] each piece is whole characters', () => {
  const reader = readSpeak('deliver')
  const pieces = cut(escaped('{"speak":"好的😀。"}'), [1])
  for (const piece of pieces) expect(reader.take(piece).isWellFormed()).toBe(true)
})

it('[G12] nothing is said before a chat has called itself one', () => {
  expect(readAll('chat', ['{"intent":"chat","speak":"Hi"}'])).toBe('Hi')
  expect(readAll('chat', ['{"intent":"task","speak":"Hi"}'])).toBe('')
  expect(readAll('chat', ['{"speak":"Hi","intent":"chat"}'])).toBe('')
})

it('[G12] no text makes it throw or say what stands elsewhere', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), sizes, (text, each) => {
      expect(readAll('deliver', cut(text, each)).isWellFormed()).toBe(true)
    }),
    { numRuns: 300 },
  )
  expect(readAll('deliver', ['["speak","x",{"speak":["no"]}]'])).toBe('')
  expect(readAll('deliver', ['{"a":{"speak":"no"},"b":"speak"}'])).toBe('')
})
