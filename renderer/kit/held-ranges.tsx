// Text in which a run of numbers stays on one line: "periods 9–10", "15:20–16:55".
import { Fragment } from 'react'

type TextPart = {
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

export function HeldRanges({ text }: { text: string }) {
  return splitRanges(text).map(({ at, text: part, isRange }) =>
    isRange ? (
      <span key={at} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
