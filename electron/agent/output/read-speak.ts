// Reads what is said out of an answer that is still being written (G12): the string under `speak` of its first object.
import type { Stage } from '../../../shared/conversation/contracts.ts'

export type SpeakReader = {
  /** The next piece of the answer, cut anywhere; gives what it adds to the sentence, whole characters only. */
  take: (piece: string) => string
}

/** A string of the JSON that is being read. */
type OpenString = {
  isKey: boolean
  /** As far as it is compared with anything: names and short words only. */
  text: string
  /** What of an escape has come, without its backslash; null outside one. */
  escape: string | null
}

type Reading = {
  depth: number
  isOver: boolean
  /** The newest key of the object itself. */
  key: string
  mayBeKey: boolean
  inside: OpenString | null
  /** Before this nothing is said. */
  mayBeSaid: boolean
  hasBegun: boolean
  /** The first half of a character whose second is still to come. */
  half: string
}

const comparedLength = 20

/** In the chat stage nothing is said before the answer has called itself chat: a task is not answered there. */
export function readSpeak(stage: Stage): SpeakReader {
  const reading: Reading = {
    depth: 0,
    isOver: false,
    key: '',
    mayBeKey: false,
    inside: null,
    mayBeSaid: stage !== 'chat',
    hasBegun: false,
    half: '',
  }
  return {
    take(piece) {
      let said = ''
      for (let index = 0; index < piece.length && !reading.isOver; index += 1) {
        said += takeCharacter(reading, piece.charAt(index))
      }
      return said
    },
  }
}

function takeCharacter(reading: Reading, character: string): string {
  const { inside } = reading
  if (inside === null) {
    takeOutside(reading, character)
    return ''
  }
  const unit = decode(inside, character)
  if (unit === 'end') endString(reading, inside)
  return unit === null || unit === 'end' ? '' : takeUnit(reading, inside, unit.text)
}

function takeOutside(reading: Reading, character: string): void {
  const { depth } = reading
  if (character === '{' || (character === '[' && depth > 0)) {
    reading.depth += 1
    reading.mayBeKey = character === '{'
  } else if ((character === '}' || character === ']') && depth > 0) {
    reading.depth -= 1
    reading.isOver = reading.depth === 0
  } else if (character === ',' || character === ':') {
    reading.mayBeKey = character === ','
  } else if (character === '"' && depth > 0) {
    reading.inside = { isKey: reading.mayBeKey && depth === 1, text: '', escape: null }
  }
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/** The unit that the character completes; null while an escape goes on. */
function decode(string: OpenString, character: string): { text: string } | 'end' | null {
  if (string.escape === null) {
    if (character === '"') return 'end'
    if (character !== '\\') return { text: character }
    string.escape = ''
    return null
  }
  const written = string.escape + character
  const goesOn = written.startsWith('u') && written.length < 5
  string.escape = goesOn ? written : null
  if (goesOn) return null
  const isCode = /^u[\da-f]{4}$/i.test(written)
  if (isCode) return { text: String.fromCharCode(Number.parseInt(written.slice(1), 16)) }
  return { text: escapes[written] ?? written }
}

function endString(reading: Reading, { isKey, text }: OpenString): void {
  if (isKey) reading.key = text
  else if (reading.depth === 1 && reading.key === 'intent') reading.mayBeSaid ||= text === 'chat'
  reading.inside = null
}

function takeUnit(reading: Reading, string: OpenString, unit: string): string {
  const isSpoken = !string.isKey && reading.depth === 1 && reading.key === 'speak'
  if (!isSpoken) {
    if (string.text.length < comparedLength) string.text += unit
    return ''
  }
  if (!reading.mayBeSaid || (!reading.hasBegun && unit.trim() === '')) return ''
  reading.hasBegun = true
  const text = reading.half + unit
  reading.half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : ''
  return text.slice(0, text.length - reading.half.length).toWellFormed()
}
