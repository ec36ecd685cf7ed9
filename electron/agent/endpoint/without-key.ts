// Blots a key out of text that came from its server, which may quote it (M4).

/** What is given for servers that need no key, such as "none", is no secret and may be a word of the text. */
const shortestSecret = 6

const blot = '•••'

export function withoutKey(text: string, key: string | null): string {
  if (key === null || key.length < shortestSecret) return text
  const plain = text.replaceAll(key, blot)
  return plain.includes('\\') ? plain.replaceAll(escapedForms(key), blot) : plain
}

/** As JSON may write it: an answer is read as JSON later, and the key would stand in it then. */
function escapedForms(key: string): RegExp {
  const forms = Array.from(key, (character) => {
    // A usable key is of ASCII alone.
    const code = character.charCodeAt(0).toString(16).padStart(2, '0')
    const slash = character === '/' ? '|\\\\/' : ''
    return `(?:\\x${code}|\\\\u00${eitherCase(code)}${slash})`
  })
  return new RegExp(forms.join(''), 'g')
}

function eitherCase(hexadecimal: string): string {
  return hexadecimal.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
}

export type BlottedPieces = {
  take: (piece: string) => void
  /** Tells what was held back. */
  end: () => void
}

/** The same for text that comes in pieces: an end that may be the beginning of the key is held until the next. */
export function blotPieces(key: string | null, tell: (text: string) => void): BlottedPieces {
  let held = ''
  const say = (text: string) => {
    if (text !== '') tell(text)
  }
  return {
    take(piece) {
      const text = withoutKey(held + piece, key)
      const kept = key === null ? text.length : startOfKey(text, key)
      held = text.slice(kept)
      say(text.slice(0, kept))
    },
    end() {
      say(held)
      held = ''
    },
  }
}

/** Where the text ends in a beginning of the key; its length when it does not. */
function startOfKey(text: string, key: string): number {
  const first = key.charAt(0)
  let at = text.indexOf(first, Math.max(0, text.length - key.length + 1))
  while (at !== -1 && !key.startsWith(text.slice(at))) at = text.indexOf(first, at + 1)
  return at === -1 ? text.length : at
}
