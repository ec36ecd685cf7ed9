// Fits the words on a block to its height: a line that would be cut ends at a word with an ellipsis, or stays away.

/** Where a text may be shortened: at spaces, and between Chinese words. */
const wordEnd = /(?<=[\s\u200B])/u

/** Pixels by which sizes rounded one by one may differ from the whole; far less than a line. */
const rounding = 3

/** `whole` are the full texts of the element's children, by position. */
export function fitWords(face: HTMLElement, whole: readonly string[]): void {
  const lines = [...face.children].filter((child) => child instanceof HTMLElement)
  for (const [index, line] of lines.entries()) {
    const text = whole[index] ?? ''
    if (line.textContent !== text) line.textContent = text
    line.style.visibility = ''
  }
  const room = face.clientHeight + rounding
  if (face.scrollHeight <= room) return
  for (const [index, line] of lines.entries()) {
    if (bottomOf(line) <= room) continue
    // A line that doesn't fit at all is left out whole, and so is all after it.
    if (!shorten(line, whole[index] ?? '', room) && index > 0) line.style.visibility = 'hidden'
  }
}

function shorten(line: HTMLElement, text: string, room: number): boolean {
  const words = text.split(wordEnd)
  for (let count = words.length - 1; count > 0; count -= 1) {
    line.textContent = `${words
      .slice(0, count)
      .join('')
      .trimEnd()
      .replace(/[\u200B:：,，、]+$/u, '')}…`
    if (bottomOf(line) <= room) return true
  }
  line.textContent = text
  return false
}

function bottomOf(line: HTMLElement): number {
  return line.offsetTop + line.offsetHeight
}
