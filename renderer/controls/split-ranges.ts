// Where the runs of numbers are in a text.

export type TextPart = {
  /** Where in the text it begins. */
  at: number
  text: string
  isRange: boolean
}

const range = /(\d[\d:]*–\d[\d:]*)/

/** The parts make up the text; a range is two numbers or clock times with a dash between. */
export function splitRanges(text: string): TextPart[] {
  let at = 0
  const parts = text.split(range).map((part, index) => {
    const here = { at, text: part, isRange: index % 2 === 1 }
    at += part.length
    return here
  })
  return parts.filter((part) => part.text !== '')
}
