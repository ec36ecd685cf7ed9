// A paragraph that stands on one line of its file, cut between its sentences, so that what is cited fits a quote.

/** UTF-16 units of a piece: as many whole sentences as fit, and never more than a quote holds. */
const usual = 400
const most = 600

/** In order, without the spaces between; a line that fits a quote is one piece. */
export function splitLine(text: string): string[] {
  if (text.length <= most) return [text]
  const pieces: string[] = []
  let open = ''
  for (const sentence of sentencesOf(text)) {
    if (open !== '' && open.length + sentence.length > usual) {
      pieces.push(...cutWords(open))
      open = ''
    }
    open += sentence
  }
  pieces.push(...cutWords(open))
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

const sentenceEnd = /[.!?;](?=\s)|[。！？；]/gu

/** Together the whole text. */
function sentencesOf(text: string): string[] {
  const ends = Array.from(text.matchAll(sentenceEnd), ({ index, 0: mark }) => index + mark.length)
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end))
}

/** A sentence that is longer than a quote. */
function cutWords(sentence: string): string[] {
  const pieces: string[] = []
  for (let start = 0; start < sentence.length;) {
    const end = sentence.length - start <= most ? sentence.length : wordEnd(sentence, start)
    pieces.push(sentence.slice(start, end))
    start = end
  }
  return pieces
}

/** Between two words where there is a space, else between two characters. */
function wordEnd(text: string, start: number): number {
  const space = text.lastIndexOf(' ', start + most)
  if (space > start) return space
  const isPair = /^[\uD800-\uDBFF]/.test(text.charAt(start + most - 1))
  return start + most - (isPair ? 1 : 0)
}
