// Two slips that local models make and that have only one meaning: raw line ends in strings, commas before a close.

/** The same text with control characters in strings escaped and trailing commas left out. */
export function relaxJson(text: string): string {
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
