// Tolerant parsing (G4): finds the JSON objects in whatever a model wrote; whether one is an answer zod decides.
import { scanObject, type OpenTail } from './scan-json.ts'

/** Far more than the largest answer asked for; the rest of a longer text is not looked at. */
const maxLength = 200_000

/** Places where an object seems to begin that are tried before giving up. */
const maxStarts = 24

export type ParsedObject = {
  value: Record<string, unknown>
  /**
   * Null for an object that is whole, or lacks only its last brackets. Otherwise the text broke off: in the value
   * of this key, or ('') where the next key should have been.
   */
  lostKey: string | null
}

/** Whole objects first, in the order in which they stand, then those that the end of the text cut off. */
export function parseModelOutput(output: string): ParsedObject[] {
  const text = skipThoughts(output.slice(0, maxLength).toWellFormed())
  const whole: ParsedObject[] = []
  const mended: ParsedObject[] = []
  let start = findStart(text, 0)
  for (let tried = 0; start !== -1 && tried < maxStarts; tried += 1) {
    const scanned = scanObject(text, start)
    let from = start + 1
    if (scanned.kind === 'whole') {
      const value = readObject(text.slice(start, scanned.end))
      if (value !== null) {
        whole.push({ value, lostKey: null })
        from = scanned.end
      }
    } else if (scanned.kind === 'cut') {
      const value = mendTail(text, start, scanned.tail)
      if (value !== null) mended.push(value)
    }
    start = findStart(text, from)
  }
  return [...whole, ...mended]
}

/** Models that think aloud close their thoughts with a tag; drafts inside are not the answer. */
function skipThoughts(text: string): string {
  const end = text.lastIndexOf('</think>')
  return end === -1 || !text.includes('{', end) ? text : text.slice(end)
}

/** The next brace that is followed by a key or closed at once; -1 when there is none. */
function findStart(text: string, from: number): number {
  const opening = /\{\s*["}]/g
  opening.lastIndex = from
  return opening.exec(text)?.index ?? -1
}

function mendTail(text: string, start: number, tail: OpenTail): ParsedObject | null {
  const { closers, safeEnd, stringEnd, lostKey } = tail
  if (stringEnd !== null) {
    const value = readObject(`${text.slice(start, stringEnd)}"${closers}`)
    if (value !== null) return { value, lostKey }
  } else if (lostKey === null) {
    const value = readObject(text.slice(start) + closers)
    if (value !== null) return { value, lostKey }
  }
  const value = readObject(text.slice(start, safeEnd) + closers)
  return value === null ? null : { value, lostKey: lostKey ?? '' }
}

function readObject(text: string): Record<string, unknown> | null {
  return readJson(text) ?? readJson(relaxJson(text))
}

function readJson(text: string): Record<string, unknown> | null {
  // Only escapes can hide the one key that is not harmless, or halves of a character.
  const isPlain = !text.includes('__proto__') && !text.includes('\\u')
  try {
    const value: unknown = isPlain ? JSON.parse(text) : JSON.parse(text, keepHarmless)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function keepHarmless(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined
  return typeof value === 'string' ? value.toWellFormed() : value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same text with control characters in strings escaped and trailing commas left out. */
function relaxJson(text: string): string {
  let relaxed = ''
  let kept = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? ''
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
      else if (character < ' ') {
        relaxed += text.slice(kept, index) + escapeControl(character)
        kept = index + 1
      }
    } else if (character === '"') {
      isInString = true
    } else if (character === ',' && closesNext(text, index + 1)) {
      relaxed += text.slice(kept, index)
      kept = index + 1
    }
  }
  return relaxed + text.slice(kept)
}

function escapeControl(character: string): string {
  return JSON.stringify(character).slice(1, -1)
}

function closesNext(text: string, from: number): boolean {
  let index = from
  while (isBlank(text[index])) index += 1
  return text[index] === '}' || text[index] === ']'
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t'
}
