// Tolerant parsing (G4): finds the JSON objects in whatever a model wrote; whether one is an answer zod decides.
import { isRecord } from './fit-to-schema.ts'
/** Far more than the largest answer asked for; the rest of a longer text is not looked at. */
const maxLength = 200_000

/** Places where an object seems to begin that are tried before giving up. */
const maxStarts = 24

type ParsedObject = {
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

// Finds where a JSON object that begins at a given place ends, in one pass that strings with braces do not fool.

/** Deeper nesting than any contract has; beyond it the text is not taken for an answer. */
const maxDepth = 64

type ScannedObject =
  /** `end` is the index after the closing brace. */
  | { kind: 'whole'; end: number }
  /** The text ends inside the object; see `mendTail`. */
  | { kind: 'cut'; tail: OpenTail }
  /** A bracket closes what was not open, or the nesting is too deep. */
  | { kind: 'broken' }

/** How things stood where the text broke off. */
type OpenTail = {
  /** The brackets that would close it, innermost first. */
  closers: string
  /** Up to here only whole values were read. */
  safeEnd: number
  /** Inside a string: where its last whole character ends. */
  stringEnd: number | null
  /** The key of the outermost object whose value is not whole; '' when a key itself is missing; null for none. */
  lostKey: string | null
}

function scanObject(text: string, start: number): ScannedObject {
  const closers: string[] = []
  const outer = trackOuterKeys()
  let safeEnd = start
  let index = start
  while (index < text.length) {
    const character = text[index]
    if (character === '"') {
      const string = scanString(text, index)
      if (!string.isClosed) {
        if (closers.length === 1) outer.openString()
        return cut(closers, safeEnd, string.end, outer.lostKey())
      }
      if (closers.length === 1) outer.readString(text.slice(index + 1, string.end - 1))
      index = string.end
      continue
    }
    if (character === '{' || character === '[') {
      if (closers.length === maxDepth) return { kind: 'broken' }
      closers.push(character === '{' ? '}' : ']')
      safeEnd = index + 1
    } else if (character === '}' || character === ']') {
      if (closers.pop() !== character) return { kind: 'broken' }
      if (closers.length === 0) return { kind: 'whole', end: index + 1 }
      if (closers.length === 1) outer.endValue()
      safeEnd = index + 1
    } else if (character === ',') {
      safeEnd = index
      if (closers.length === 1) outer.readComma()
    } else if (character === ':' && closers.length === 1) {
      outer.readColon()
    }
    index += 1
  }
  return cut(closers, safeEnd, null, outer.lostKey())
}

function cut(
  closers: string[],
  safeEnd: number,
  stringEnd: number | null,
  lostKey: string | null,
): ScannedObject {
  return {
    kind: 'cut',
    tail: { closers: closers.toReversed().join(''), safeEnd, stringEnd, lostKey },
  }
}

/** From the opening quote to after the closing one; unclosed, to after its last whole character. */
function scanString(text: string, start: number): { isClosed: boolean; end: number } {
  let index = start + 1
  while (index < text.length) {
    const character = text[index]
    if (character === '"') return { isClosed: true, end: index + 1 }
    const length = character === '\\' ? (text[index + 1] === 'u' ? 6 : 2) : 1
    if (index + length > text.length) return { isClosed: false, end: index }
    index += length
  }
  return { isClosed: false, end: text.length }
}

/** Follows the keys of the outermost object, to know what is lost when the text breaks off. */
function trackOuterKeys() {
  let key: string | null = null
  let place: 'start' | 'key' | 'value' | 'after' | 'comma' = 'start'
  return {
    readString(content: string): void {
      if (place === 'value') place = 'after'
      else {
        key = content
        place = 'key'
      }
    },
    openString(): void {
      if (place !== 'value') place = 'comma'
    },
    readColon(): void {
      place = 'value'
    },
    endValue(): void {
      place = 'after'
    },
    readComma(): void {
      place = 'comma'
    },
    lostKey(): string | null {
      if (place === 'after') return null
      return place === 'value' ? key : ''
    },
  }
}
