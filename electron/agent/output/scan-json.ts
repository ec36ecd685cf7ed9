// Finds where a JSON object that begins at a given place ends, in one pass that strings with braces do not fool.

/** Deeper nesting than any contract has; beyond it the text is not taken for an answer. */
const maxDepth = 64

export type ScannedObject =
  /** `end` is the index after the closing brace. */
  | { kind: 'whole'; end: number }
  /** The text ends inside the object; see `mendTail`. */
  | { kind: 'cut'; tail: OpenTail }
  /** A bracket closes what was not open, or the nesting is too deep. */
  | { kind: 'broken' }

/** How things stood where the text broke off. */
export type OpenTail = {
  /** The brackets that would close it, innermost first. */
  closers: string
  /** Up to here only whole values were read. */
  safeEnd: number
  /** Inside a string: where its last whole character ends. */
  stringEnd: number | null
  /** The key of the outermost object whose value is not whole; '' when a key itself is missing; null for none. */
  lostKey: string | null
}

export function scanObject(text: string, start: number): ScannedObject {
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
